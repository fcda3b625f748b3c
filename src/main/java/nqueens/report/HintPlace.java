package nqueens.report;

import java.util.Optional;

import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Hint;

/**
 * Where the hint stands that fits a failing case. It is named and not linked, since a report may be read where the
 * repository is not; the hints are the kata's own, wherever the submission comes from.
 *
 * @param exercise the exercise
 * @param hint its hint
 */
record HintPlace(Exercise exercise, Hint hint) {

    /** Finds the place for the case that gave an exercise its verdict, or nothing: it is hidden, say. */
    static Optional<HintPlace> of(ExerciseResult result) {
        return Exercise.of(result.id()).flatMap(exercise -> DecidingCheck.of(result)
                .flatMap(deciding -> Hint.of(exercise, deciding.check()))
                .map(hint -> new HintPlace(exercise, hint)));
    }

    /** Gives the file, as a learner would find it in the kata. */
    String file() {
        return "exercises/" + exercise.id() + "/README.md";
    }

    /** Gives the hint as its heading there calls it, such as {@code hint 1 of 3}. */
    String number() {
        return "hint " + hint.number() + " of " + Hint.values().length;
    }
}
