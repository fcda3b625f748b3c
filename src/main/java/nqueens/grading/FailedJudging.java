package nqueens.grading;

import java.util.Arrays;
import java.util.List;

import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Points;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

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
        List<ExerciseResult> exercises = Arrays.stream(Exercise.values()).filter(points::isJudged)
                .map(exercise -> failed(exercise, message)).toList();
        return new Results(SCHEMA_VERSION, KATA, name, "unknown", null, List.of(), 1, Verdict.JUDGE_ERROR, 0,
                exercises.stream().mapToInt(ExerciseResult::maxPoints).sum(), exercises);
    }

    private ExerciseResult failed(Exercise exercise, String message) {
        return new ExerciseResult(exercise.id(), Verdict.JUDGE_ERROR, 0, points.of(exercise), 0,
                Arrays.stream(Check.values()).map(check -> new CheckResult(check.id(), check.title(),
                        Verdict.JUDGE_ERROR, 0, points.of(exercise, check), message, null, null,
                        points.isHidden(check))).toList());
    }
}
