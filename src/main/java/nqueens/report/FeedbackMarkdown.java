package nqueens.report;

import java.nio.file.Path;

import nqueens.judge.Results;

/**
 * {@code feedback.md}: what a learner got, why, and what to look at next, in Markdown as forges show it.
 * What a submission wrote stands in code fences and code spans that it can't end.
 */
public final class FeedbackMarkdown implements SubmissionReport {

    private static final PageTemplate TEMPLATE = PageTemplate.markdown("feedback.md.mustache");

    @Override
    public String file() {
        return "feedback.md";
    }

    @Override
    public String text(Results results) {
        return TEMPLATE.fill(new Feedback(results, Path.of("")));
    }
}
