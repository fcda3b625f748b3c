package nqueens.report.page;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
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
import nqueens.judge.result.Cost;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.recording.Recording;
import nqueens.report.format.JsonReport;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Statement;
import nqueens.report.text.Wording;

/**
 * The part of a page that only the author of a submission sees. It has recorded searches with the code, a board to play
 * on, statements, and the next step.
 *
 * @param lastSaved the exercise that the learner saved last, which is shown first; empty if that is not known
 * @param data the searches for the script: an object for each exercise that has one, by the exercise's number
 */
record OwnPart(Judgement judgement, Optional<Problem> lastSaved, String data) {

    /** Escapes {@code <}, so that the text can stand in an element of a page. */
    private static final Gson GSON = new Gson();
    private static final String SCRIPT = Stream.of("recording.js", "search.js", "play.js", "run.js")
            .map(PageTemplate::source).collect(Collectors.joining("\n",
                    "\"use strict\";\nconst CODES = " + Recording.codes() + ";\n", ""));
    private static final Path KATA = ProjectFolder.own().path();
    /** The most sizes side by side. */
    private static final int MOST_SIZES = 4;

    OwnPart(Judgement judgement, Optional<Problem> lastSaved) {
        this(judgement, lastSaved, data(judgement));
    }

    /** A table of steps: the heads of its columns, and a row for each exercise. */
    record StepsTable(List<String> calls, List<StepsRow> rows) {
    }

    /** The steps of an exercise, a cell for each call. */
    record StepsRow(String id, List<String> cells) {
    }

    /** A recorded search, with the files of its code; {@code same} identifies it. */
    private record SearchData(boolean accepted, Map<String, String> files, JsonElement recording, String same) {

        static SearchData of(boolean accepted, Recording recorded, Map<String, String> sources) {
            Map<String, String> files = new TreeMap<>(sources);
            files.keySet().retainAll(recorded.names().files());
            files.replaceAll((name, text) -> ForeignText.onPage(text).legible());
            String recording = recorded.json();
            return new SearchData(accepted, files, JsonParser.parseString(recording),
                    PageTemplate.hash(recording + files));
        }
    }

    String script() {
        return SCRIPT;
    }

    String hash() {
        return PageTemplate.hash(SCRIPT);
    }

    private Results results() {
        return judgement.results();
    }

    Optional<Statement> statement(Problem exercise) {
        return Statement.of(KATA, exercise);
    }

    /** Whether all graded exercises are accepted, in a run of more than one exercise. */
    boolean isDone() {
        return results().verdict() == Verdict.ACCEPTED && results().exercises().size() > 1;
    }

    List<ProblemResult> editorials() {
        return results().counted().stream().filter(result -> Catalogue.find(result.id())
                .filter(ProjectFolder.own()::hasEditorial).isPresent()).toList();
    }

    List<Problem> upperLadder() {
        return Catalogue.of(Problem.Place.UPPER).stream().filter(problem -> results().exercises().stream()
                .noneMatch(result -> result.id().equals(problem.id()))).toList();
    }

    /** The steps of all exercises side by side, for the largest boards that they have in common. */
    Optional<StepsTable> steps() {
        List<ProblemResult> counted = results().counted();
        Map<Integer, Map<String, Cost>> bySize = new TreeMap<>();
        counted.forEach(result -> result.cost().forEach(cost ->
                bySize.computeIfAbsent(cost.n(), n -> new HashMap<>()).put(result.id(), cost)));
        List<Integer> common = bySize.keySet().stream().filter(n -> bySize.get(n).size() == counted.size()).toList();
        List<Integer> sizes = common.subList(Math.max(0, common.size() - MOST_SIZES), common.size());
        return sizes.isEmpty() ? Optional.empty() : Optional.of(new StepsTable(
                sizes.stream().map(n -> asked(n, bySize.get(n).values())).toList(),
                counted.stream().map(result -> new StepsRow(result.id(), sizes.stream()
                        .map(n -> Wording.rounded(bySize.get(n).get(result.id()).steps())).toList())).toList()));
    }

    /** The call, if it was the same for all. */
    private static String asked(int n, Collection<Cost> costs) {
        List<String> calls = costs.stream().map(Cost::call).distinct().toList();
        return calls.size() == 1 ? calls.get(0) : "n = " + n;
    }

    private static String data(Judgement judgement) {
        Map<Integer, SearchData> data = new TreeMap<>();
        List<ProblemResult> exercises = judgement.results().exercises();
        for (int i = 0; i < exercises.size(); i++) {
            ProblemResult result = exercises.get(i);
            JudgedWork work = Catalogue.find(result.id()).map(judgement.works()::get).orElse(null);
            if (work != null && work.recording().isPresent()) {
                data.put(i + 1, SearchData.of(result.verdict() == Verdict.ACCEPTED, work.recording().get(),
                        work.sources().orElseThrow().files()));
            }
        }
        return ForeignText.onPage(GSON.toJson(data)).legible();
    }

    String saved() {
        return lastSaved.map(Problem::id).orElse("");
    }

    String stamp() {
        return PageTemplate.hash(JsonReport.text(results()) + data() + saved());
    }
}
