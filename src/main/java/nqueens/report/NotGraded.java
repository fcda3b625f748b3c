package nqueens.report;

import nqueens.judge.Results;
import nqueens.judge.Verdict;

/** What reports say where the judge failed: there is no grade, and so none is given. */
final class NotGraded {

    /** A phrase for people, without a full stop. */
    static final String WORDS = "not graded: the judge failed, not the submission; run it again";

    private NotGraded() {
    }

    /** Whether the judge failed on a submission, so that its points mean nothing. */
    static boolean applies(Results results) {
        return results.verdict() == Verdict.JUDGE_ERROR;
    }
}
