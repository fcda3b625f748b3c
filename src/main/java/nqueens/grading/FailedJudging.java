package nqueens.grading;

import java.util.List;

import nqueens.judge.CheckResult;
import nqueens.judge.FoundFault;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * What stands in a class for a submission on which the judge failed: a {@code JUDGE_ERROR} for each check, of the same
 * exercises and checks as all others have.
 *
 * @param points what is judged, and what it is worth
 */
record FailedJudging(Points points) {

    private static final int SCHEMA_VERSION = 1;
    private static final String KATA = "n-queens";

    /**
     * Gives the results of a submission.
     *
     * @param name the submission's name
     * @param message what is the matter
     * @return results without a grade
     */
    Results of(String name, String message) {
        List<ProblemResult> exercises = points.graded().stream()
                .map(exercise -> failed(exercise, message)).toList();
        return new Results(SCHEMA_VERSION, KATA, name, "unknown", null, List.of(), 1, Verdict.JUDGE_ERROR, 0,
                exercises.stream().mapToInt(ProblemResult::maxPoints).sum(), exercises);
    }

    private ProblemResult failed(Problem exercise, String message) {
        return new ProblemResult(exercise.id(), Verdict.JUDGE_ERROR, 0, points.of(exercise), 0,
                exercise.checks().stream().map(check -> new CheckResult(check.id(), check.title(),
                        Verdict.JUDGE_ERROR, 0, points.of(exercise, check), message,
                        new FoundFault(Fault.Kind.JUDGE, message, ""), null, null, points.isHidden(check))).toList());
    }
}
