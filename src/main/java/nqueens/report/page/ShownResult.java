package nqueens.report.page;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;
import nqueens.report.text.Wording;

/** The result of a check, an exercise or a submission as pages show it, with its CPU time in seconds. */
record ShownResult(String id, String title, Verdict found, int points, int maxPoints, double cpu) {

    static ShownResult of(CheckResult check) {
        return new ShownResult(check.id(), check.title(), check.verdict(), check.points(), check.maxPoints(), 0);
    }

    static ShownResult of(ProblemResult exercise) {
        return new ShownResult(exercise.id(), "", exercise.verdict(), exercise.points(), exercise.maxPoints(),
                exercise.cpuSeconds());
    }

    static ShownResult of(Results submission) {
        return new ShownResult("", "", submission.verdict(), submission.points(), submission.maxPoints(),
                Wording.cpuSeconds(submission));
    }

    String verdict() {
        return found.words();
    }

    String style() {
        return switch (found) {
            case ACCEPTED -> "good";
            case NOT_STARTED -> "open";
            case NOTHING_TO_JUDGE, JUDGE_ERROR -> "fault";
            default -> "bad";
        };
    }

    /** The sign that shows its verdict without colour. */
    String sign() {
        return switch (found) {
            case ACCEPTED -> "\u2713";
            case NOT_STARTED -> "\u25cb";
            case NOTHING_TO_JUDGE -> "?";
            case JUDGE_ERROR -> "!";
            default -> "\u2717";
        };
    }

    boolean graded() {
        return found.isGraded();
    }

    boolean failed() {
        return found == Verdict.JUDGE_ERROR;
    }

    String earned() {
        return graded() ? points + " of " + maxPoints : "not graded";
    }

    /** The full part of the points' bar, in percent. */
    int percent() {
        return maxPoints == 0 ? 0 : Math.max(0, Math.min(100, points * 100 / maxPoints));
    }

    /** The key for the script's sorting: ungraded ones come below zero points. */
    int rank() {
        return graded() ? points : -1;
    }

    String cpuSeconds() {
        return Wording.oneDecimal(cpu);
    }
}
