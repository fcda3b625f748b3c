package nqueens.report;

import nqueens.judge.Results;

/**
 * {@code feedback.html}: what a learner got, why, and what to look at next, as one page that needs no
 * network and no script, and whose policy allows neither.
 */
public final class FeedbackHtml implements SubmissionReport {

    private final PageTemplate template = PageTemplate.html("feedback.html.mustache");
    private final String style = PageTemplate.source("page.css") + BoardSvg.style();

    /** What the template fills in. */
    private record View(String style, Feedback feedback) {
    }

    /** Creates a report. */
    public FeedbackHtml() {
        // the template and the style are all there is
    }

    @Override
    public String file() {
        return "feedback.html";
    }

    @Override
    public String text(Results results) {
        return template.fill(new View(style, Feedback.of(results)));
    }
}
