package nqueens.report.page;

import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Comparison;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;

/**
 * The reports that are templates. A page needs no network; its policy allows its one script, if it has one, and no
 * other.
 */
public final class Pages {

    /** The page of a single run, or of a class. */
    public static final String FILE = "index.html";
    /** {@code live.js} after judging has ended without a verdict. */
    public static final String ENDED = "nQueens({\"ended\": true});\n";

    private static final PageTemplate FEEDBACK = PageTemplate.html("feedback.html.mustache");
    private static final PageTemplate MARKDOWN = PageTemplate.markdown("feedback.md.mustache");
    private static final PageTemplate RUN = PageTemplate.html("run.html.mustache");
    private static final String RUN_SCRIPT = Stream.of("recording.js", "search.js", "play.js", "run.js")
            .map(PageTemplate::source).collect(Collectors.joining("\n", "\"use strict\";\n", ""));
    private static final PageTemplate APPEAL = PageTemplate.html("appeal.html.mustache");
    private static final PageTemplate CLASS = PageTemplate.html("index.html.mustache");
    private static final String CLASS_SCRIPT = PageTemplate.source("index.js");

    private Pages() {
    }

    /** What the template of a page with a script fills in. */
    private record View(String script, Object content) {

        String hash() {
            return PageTemplate.hash(script);
        }
    }

    /** {@code feedback.html}: what a learner got, why, and what to look at next; its policy allows no script. */
    public static String feedback(Results results) {
        return FEEDBACK.fill(new Feedback(results, Path.of("")));
    }

    /**
     * {@code feedback.md}: the same in Markdown as forges show it. What a submission wrote stands in code fences and
     * code spans that it can't end.
     */
    public static String feedbackInMarkdown(Results results) {
        return MARKDOWN.fill(new Feedback(results, Path.of("")));
    }

    /**
     * {@code index.html} of a single run: of each exercise its verdict, its recorded search and its statement, what
     * comes next, and a board to play on. Once open it asks {@link #live} each second whether it is still the newest.
     *
     * @param folder where the page is going to lie, relative to the kata: from {@code target/judge} it leads to the
     *     kata's own documents
     */
    public static String run(ShownRun run, Path folder) {
        return RUN.fill(new View(RUN_SCRIPT, new RunPage(run, folder)));
    }

    /** {@code live.js} while an exercise is judged, or all are: another content is on its way. */
    public static String judging(Optional<Problem> exercise) {
        return "nQueens({\"judging\": " + exercise.map(problem -> "\"" + problem.id() + "\"").orElse("true") + "});\n";
    }

    /**
     * {@code live.js}: tells an open page which content is the newest. A page that a browser has read from a file may
     * load scripts that lie beside it, and nothing else.
     */
    public static String live(ShownRun run, Path folder) {
        return "nQueens({\"page\": \"" + new RunPage(run, folder).stamp() + "\"});\n";
    }

    /** {@code appeal.html}: what a submission came to that was judged again, and what differs; without a script. */
    public static String appeal(Appeal appeal) {
        return APPEAL.fill(appeal);
    }

    /**
     * {@code index.html} of a class: for the instructor, the class at a glance, and the way to each learner's feedback.
     * The script sorts and filters the table; without it the table stands in the order of the names.
     *
     * @param similar what came of comparing the submissions, where that was asked for
     */
    public static String ofClass(ClassResults results, Optional<Comparison> similar) {
        return CLASS.fill(new View(CLASS_SCRIPT, new ClassFigures(results, similar)));
    }
}
