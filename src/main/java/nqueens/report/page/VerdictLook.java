package nqueens.report.page;

import nqueens.problem.Verdict;

/** The style of a verdict on pages, and the sign that shows it without colour; templates call it {@code look}. */
record VerdictLook(String style, String sign, boolean failed) {

    static VerdictLook of(Verdict verdict) {
        return switch (verdict) {
            case ACCEPTED -> new VerdictLook("good", "\u2713", false);
            case NOT_STARTED -> new VerdictLook("open", "\u25cb", false);
            case NOTHING_TO_JUDGE -> new VerdictLook("fault", "?", false);
            case JUDGE_ERROR -> new VerdictLook("fault", "!", true);
            default -> new VerdictLook("bad", "\u2717", false);
        };
    }
}
