package nqueens.report;

import java.nio.file.Path;

import nqueens.judge.Results;

/**
 * {@code feedback.html}: what a learner got, why, and what to look at next, as one page that needs no
 * network and no script, and whose policy allows neither.
 */
public final class FeedbackHtml implements SubmissionReport {

    private static final PageTemplate TEMPLATE = PageTemplate.html("feedback.html.mustache");

    @Override
    public String file() {
        return "feedback.html";
    }

    @Override
    public String text(Results results) {
        return TEMPLATE.fill(new Feedback(results, Path.of("")));
    }
}
