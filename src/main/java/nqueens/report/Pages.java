package nqueens.report;

import java.nio.file.Path;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/**
 * The reports that are templates. A page needs no network; its policy allows its one script, if it has one, and no
 * other.
 */
final class Pages {

    private static final PageTemplate FEEDBACK = PageTemplate.html("feedback.html.mustache");
    private static final PageTemplate MARKDOWN = PageTemplate.markdown("feedback.md.mustache");
    private static final PageTemplate RUN = PageTemplate.html("run.html.mustache");
    private static final String RUN_SCRIPT = PageTemplate.source("run.js");
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
    static String feedback(Results results) {
        return FEEDBACK.fill(new Feedback(results, Path.of("")));
    }

    /**
     * {@code feedback.md}: the same in Markdown as forges show it. What a submission wrote stands in code fences and
     * code spans that it can't end.
     */
    static String feedbackInMarkdown(Results results) {
        return MARKDOWN.fill(new Feedback(results, Path.of("")));
    }

    /**
     * {@code index.html} of a single run: the scoreboard, what failed with its board and its hint, how long
     * {@code count(n)} took, and a board to play on.
     *
     * @param folder where the page is going to lie, relative to the kata: from {@code target/judge} it leads to the
     *     kata's own documents
     */
    static String run(Results results, Path folder) {
        return RUN.fill(new View(RUN_SCRIPT, new Feedback(results, folder)));
    }

    /**
     * {@code index.html} of a class: for the instructor, the class at a glance, and the way to each learner's feedback.
     * The script sorts and filters the table; without it the table stands in the order of the names.
     */
    static String ofClass(ClassResults results) {
        return CLASS.fill(new View(CLASS_SCRIPT, new ClassFigures(results)));
    }
}
