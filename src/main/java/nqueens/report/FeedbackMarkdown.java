package nqueens.report;

import nqueens.judge.Results;

/**
 * {@code feedback.md}: what a learner got, why, and what to look at next, in Markdown as forges show it.
 * What a submission wrote stands in code fences and code spans that it can't end; see the
 * <a href="https://spec.commonmark.org/0.31.2/#fenced-code-blocks">CommonMark specification</a>.
 */
public final class FeedbackMarkdown implements SubmissionReport {

    private final PageTemplate template = PageTemplate.markdown("feedback.md.mustache");

    /** Creates a report. */
    public FeedbackMarkdown() {
        // the template is all there is
    }

    @Override
    public String file() {
        return "feedback.md";
    }

    @Override
    public String text(Results results) {
        return template.fill(Feedback.of(results));
    }
}
