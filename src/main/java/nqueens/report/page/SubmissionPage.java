package nqueens.report.page;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;

import nqueens.judge.Judgement;
import nqueens.judge.Judgement.JudgedProblem;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.recording.Recording;
import nqueens.report.format.JsonReport;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Ladder;
import nqueens.report.text.Phrases;

/**
 * The results of a submission and the reasons for them: the content of the submission's page and of the summary
 * {@code feedback.md}. The author's page has an additional part, and a script. Without this part, the page is
 * {@code feedback.html}, which is safe to send to anyone: its policy allows no script. None of these files contains
 * hidden details.
 *
 * @param own the part for the author; empty in feedback
 */
public record SubmissionPage(Results results, Optional<OwnPart> own) {

    private static final PageTemplate PAGE = PageTemplate.html("submission.html.mustache");
    private static final PageTemplate MARKDOWN = PageTemplate.markdown("feedback.md.mustache");

    /** {@return the page without the part for the author} */
    public static SubmissionPage feedback(Results results) {
        return new SubmissionPage(results, Optional.empty());
    }

    /** {@return the author's page, which opens at the exercise saved last, if known} */
    public static SubmissionPage own(Judgement judgement, Optional<Problem> saved) {
        return new SubmissionPage(judgement.results(), Optional.of(new OwnPart(judgement, saved)));
    }

    /** {@return a fingerprint of the content of an author's page} */
    public String stamp() {
        return own.orElseThrow().stamp();
    }

    /** {@return the page} */
    public String html() {
        return PAGE.fill(this);
    }

    /** {@return a summary in Markdown; text from a submission is escaped, or in a block of code} */
    public String markdown() {
        return MARKDOWN.fill(this);
    }

    String reason() {
        return Phrases.reason(results);
    }

    String verdict() {
        return results.verdict().isGraded() ? accepted() + " of " + results.graded().size() + " accepted"
                : results.verdict().words();
    }

    long accepted() {
        return Phrases.accepted(results);
    }

    String conditions() {
        return Phrases.conditions(results);
    }

    List<String> provenance() {
        return ForeignText.shortLines(Stream.concat(
                Stream.ofNullable(results.judgedBy()).map(by -> "Judged at " + by.at() + " by version " + by.version()
                        + ", commit " + by.commit() + ", Java " + by.java() + ", seed " + results.seed() + "."),
                Stream.ofNullable(results.sources()).map(sources -> "What was judged: sources " + sources
                        + (results.commit() == null ? "" : ", commit " + results.commit()) + ".")).toList());
    }

    List<String> notes() {
        return Objects.requireNonNullElse(results.notes(), List.of());
    }

    List<ExerciseSection> exercises() {
        return IntStream.range(0, results.exercises().size())
                .mapToObj(i -> new ExerciseSection(this, results.exercises().get(i), i + 1)).toList();
    }

    /**
     * The part of a page that only a submission's author sees. This part contains recorded searches with the code, a
     * board to play on, statements, and the next step.
     *
     * @param lastSaved the exercise that the learner saved last, which is shown first; empty if unknown
     * @param data the recorded searches, as JSON for the script: a search by the number of its exercise on the page
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

        /**
         * A recorded search, with the files of its code. By {@code same}, a hash of both, a reloaded page recognises
         * the search that it showed before.
         */
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

        /** Returns whether the run has several exercises, and all graded ones are accepted or skipped. */
        boolean isDone() {
            return results.exercises().size() > 1 && results.graded().stream()
                    .allMatch(each -> Catalogue.find(each.id()).filter(ladder()::isOpen).isEmpty());
        }

        boolean isWhole() {
            return isDone() && ladder().exercises().stream().noneMatch(ladder()::isOpen);
        }

        private static String data(Judgement judgement) {
            Map<Integer, SearchData> data = new TreeMap<>();
            List<ProblemResult> exercises = judgement.results().exercises();
            for (int i = 0; i < exercises.size(); i++) {
                ProblemResult result = exercises.get(i);
                JudgedProblem problem = Catalogue.find(result.id()).map(judgement.judged()::get).orElse(null);
                if (problem != null && problem.recording().isPresent()) {
                    String recording = problem.recording().get().json();
                    Map<String, String> files = new TreeMap<>(problem.sources().orElseThrow().files());
                    files.keySet().retainAll(problem.recording().get().names().files());
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
}
