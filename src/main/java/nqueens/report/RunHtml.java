package nqueens.report;

import java.nio.file.Path;

import nqueens.judge.Results;

/**
 * {@code index.html} of a single run: the scoreboard, what failed with its board and its hint, how long
 * {@code count(n)} took, and a board to play on. One page that needs no network; its policy allows its one script
 * and no other.
 *
 * @param folder where the page is going to lie, relative to the kata: from {@code target/judge} it leads to the
 *     kata's own documents
 */
record RunHtml(Path folder) implements SubmissionReport {

    static final String FILE = "index.html";

    private static final PageTemplate TEMPLATE = PageTemplate.html("run.html.mustache");
    private static final String SCRIPT = PageTemplate.source("run.js");

    /** What the template fills in. */
    private record View(String script, String hash, String queen, Feedback feedback) {
    }

    @Override
    public String file() {
        return FILE;
    }

    @Override
    public String text(Results results) {
        return TEMPLATE.fill(
                new View(SCRIPT, PageTemplate.hash(SCRIPT), BoardSvg.QUEEN, new Feedback(results, folder)));
    }
}
