package nqueens.report;

import java.util.Optional;

import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Verdict;

/**
 * What a learner does next about an exercise that is not accepted.
 *
 * @param advice what the verdict asks for, a sentence in plain words
 * @param verdict the exercise's verdict
 * @param exercise the exercise, or empty if it is not in our catalogue
 * @param hint the hint that fits, or empty if there is none
 */
record NextStep(String advice, Verdict verdict, Optional<Exercise> exercise, Optional<HintPlace> hint) {

    static NextStep after(ExerciseResult result) {
        return new NextStep(advice(result.verdict()), result.verdict(), Exercise.of(result.id()),
                HintPlace.of(result));
    }

    boolean runAgain() {
        return verdict == Verdict.JUDGE_ERROR;
    }

    /** Gives one sentence for a verdict. */
    static String advice(Verdict verdict) {
        return switch (verdict) {
            case ACCEPTED -> "Nothing is left to do here.";
            case WRONG_ANSWER -> "An answer breaks a rule: follow your code by hand on a small board, row after row,"
                    + " and find the first step that you did not expect.";
            case TIME_LIMIT_EXCEEDED -> "No answer came in time: first look for a loop that never ends, then for"
                    + " work that goes on below a queen that is already attacked.";
            case MEMORY_LIMIT_EXCEEDED -> "The memory was full: keep no more than the position that you are at, and"
                    + " count solutions without storing them.";
            case OUTPUT_LIMIT_EXCEEDED -> "Far too much was printed or answered: take out what prints, and look for"
                    + " a loop that adds solutions without end.";
            case RUNTIME_ERROR -> "The program threw an exception or ended itself: begin at the first line of your"
                    + " own code that is named.";
            case COMPILE_ERROR -> "The code does not compile, so none of it was run: mend the first error that the"
                    + " compiler names, then try again.";
            case NOT_STARTED -> "Code is missing here, or is still the stub: write solve(n) first, and try it on"
                    + " boards that you can draw.";
            case WRONG_APPROACH -> "The answers are right, but the exercise is about one way to keep a position:"
                    + " read which one it asks for, and use that.";
            case SECURITY_VIOLATION -> "The code uses something that no solution has a use for, such as files or"
                    + " reflection: take it out, plain arrays are enough.";
            case REJECTED -> "The folder can't be judged as it is: hand in plain Java files, under the names that"
                    + " the exercise gives.";
            case JUDGE_ERROR -> "The judge failed, not your code: this says nothing about your work, and it is not"
                    + " a grade.";
        };
    }
}
