package nqueens.report;

import java.util.Locale;
import java.util.stream.Collectors;

import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;

/**
 * What a learner is told beside a grade: one line, with nothing in it that the submission wrote.
 *
 * @param results what the submission came to
 */
record GradeComment(Results results) {

    /**
     * Gives the line.
     *
     * @return such as {@code board2d 100/100 accepted; array1d 85/100 wrong answer in valid-placements}
     */
    String line() {
        return NotGraded.applies(results) ? NotGraded.WORDS
                : results.exercises().stream().map(GradeComment::phrase).collect(Collectors.joining("; "));
    }

    private static String phrase(ExerciseResult exercise) {
        return exercise.id() + " " + exercise.points() + "/" + exercise.maxPoints() + " "
                + exercise.verdict().words().toLowerCase(Locale.ROOT)
                + DecidingCheck.of(exercise).flatMap(DecidingCheck::place).map(id -> " in " + id).orElse("");
    }
}
