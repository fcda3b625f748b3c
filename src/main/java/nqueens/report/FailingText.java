package nqueens.report;

import nqueens.judge.CheckResult;

/**
 * What failed in a check, for whoever may see it.
 *
 * @param check a check that isn't hidden
 */
record FailingText(CheckResult check) {

    /** Gives the message, and below it what the program had printed, if it had; lines parted by {@code \n}. */
    String text() {
        String message = ForeignText.plain(check.message()).block();
        return check.output() == null ? message
                : message + "\nyour program printed:\n" + ForeignText.plain(check.output()).block();
    }
}
