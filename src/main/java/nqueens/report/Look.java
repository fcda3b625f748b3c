package nqueens.report;

import nqueens.problem.Verdict;

/** How a verdict looks on a page, beside its words: a class of style and a sign. */
record Look(String style, String sign) {

    static Look of(Verdict verdict) {
        return switch (verdict) {
            case ACCEPTED -> new Look("good", "\u2713");
            case NOT_STARTED -> new Look("open", "\u25cb");
            case JUDGE_ERROR -> new Look("fault", "!");
            default -> new Look("bad", "\u2717");
        };
    }
}
