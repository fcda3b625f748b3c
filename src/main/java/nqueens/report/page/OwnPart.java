package nqueens.report.page;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

import nqueens.judge.Judgement.JudgedWork;
import nqueens.judge.Judgement;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.recording.Recording;
import nqueens.report.format.JsonReport;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Ladder;

/**
 * The part of a page for the author of a submission only. It has recorded searches with the code, a board to play on,
 * statements, and the next step.
 *
 * @param lastSaved the exercise that the learner saved last, to show first; empty if unknown
 * @param data the searches for the script: an object for each exercise with a search, by number
 */
record OwnPart(Results results, Optional<Problem> lastSaved, String data) {

    /** Escapes {@code <}, so that the text can be embedded in an HTML element. */
    private static final Gson GSON = new Gson();
    private static final String SCRIPT = Stream.of("recording.js", "search.js", "play.js", "run.js")
            .map(PageTemplate::source).collect(Collectors.joining("\n",
                    "\"use strict\";\nconst CODES = " + Recording.codes() + ";\n", ""));

    OwnPart(Judgement judgement, Optional<Problem> lastSaved) {
        this(judgement.results(), lastSaved, data(judgement));
    }

    /** A recorded search, with the files of its code; {@code same} identifies it. */
    private record SearchData(boolean accepted, Map<String, String> files, JsonElement recording, String same) {
    }

    String script() {
        return SCRIPT;
    }

    String hash() {
        return PageTemplate.hash(SCRIPT);
    }

    Ladder ladder() {
        return Ladder.of(results);
    }

    /** Returns whether all graded exercises are accepted or skipped, in a run of several exercises. */
    boolean isDone() {
        return results.exercises().size() > 1 && results.counted().stream()
                .allMatch(each -> Catalogue.find(each.id()).filter(ladder()::isOpen).isEmpty());
    }

    /** Returns whether nothing is left to do on the whole ladder. */
    boolean isWhole() {
        return isDone() && ladder().exercises().stream().noneMatch(ladder()::isOpen);
    }

    private static String data(Judgement judgement) {
        Map<Integer, SearchData> data = new TreeMap<>();
        List<ProblemResult> exercises = judgement.results().exercises();
        for (int i = 0; i < exercises.size(); i++) {
            ProblemResult result = exercises.get(i);
            JudgedWork work = Catalogue.find(result.id()).map(judgement.works()::get).orElse(null);
            if (work != null && work.recording().isPresent()) {
                String recording = work.recording().get().json();
                Map<String, String> files = new TreeMap<>(work.sources().orElseThrow().files());
                files.keySet().retainAll(work.recording().get().names().files());
                files.replaceAll((name, text) -> ForeignText.onPage(text).legible());
                data.put(i + 1, new SearchData(result.verdict() == Verdict.ACCEPTED, files,
                        JsonParser.parseString(recording), PageTemplate.hash(recording + files)));
            }
        }
        return ForeignText.onPage(GSON.toJson(data)).legible();
    }

    String saved() {
        return lastSaved.map(Problem::id).orElse("");
    }

    String stamp() {
        return PageTemplate.hash(JsonReport.text(results) + data + saved());
    }
}
