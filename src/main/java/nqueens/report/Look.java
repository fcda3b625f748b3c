package nqueens.report;

import nqueens.judge.Verdict;

/** How a verdict looks on a page, beside its words: a class of style and a sign. */
enum Look {
    /** All that was asked for. */
    GOOD("good", "\u2713"),
    /** Something is wrong. */
    BAD("bad", "\u2717"),
    /** Nothing is there yet. */
    OPEN("open", "\u25cb"),
    /** The judge failed. */
    FAULT("fault", "!");

    private final String style;
    private final String sign;

    Look(String style, String sign) {
        this.style = style;
        this.sign = sign;
    }

    static Look of(Verdict verdict) {
        return switch (verdict) {
            case ACCEPTED -> GOOD;
            case NOT_STARTED -> OPEN;
            case JUDGE_ERROR -> FAULT;
            default -> BAD;
        };
    }

    String style() {
        return style;
    }

    String sign() {
        return sign;
    }
}
