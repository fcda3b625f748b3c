package nqueens.watch;

import nqueens.judge.Exercise;
import nqueens.judge.Results;

/** Judges one exercise of the submission that is watched. */
@FunctionalInterface
public interface ExerciseJudge {

    /**
     * Judges an exercise.
     *
     * @param exercise the exercise
     * @return what the submission came to in this exercise alone
     * @throws IllegalStateException if nothing can be judged; the message says why
     */
    Results judge(Exercise exercise);
}
