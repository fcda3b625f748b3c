package nqueens.problem;

import java.util.Comparator;
import java.util.List;

/** The outcome of a case, a check or a problem. */
public enum Verdict {
    /** All answers were right and within the limits. */
    ACCEPTED,
    /** An answer was returned in time, but is wrong. */
    WRONG_ANSWER,
    /** The solver took too many steps, too many steps per position, or too much CPU time, or waited too long. */
    TIME_LIMIT_EXCEEDED,
    /** The worker's heap was full. */
    MEMORY_LIMIT_EXCEEDED,
    /** The solver printed or returned far more than any solution needs. */
    OUTPUT_LIMIT_EXCEEDED,
    /** The solver threw an exception that the contract does not ask for, or ended its worker. */
    RUNTIME_ERROR,
    /** The sources of the exercise do not compile. */
    COMPILE_ERROR,
    /** The stub is untouched. */
    NOT_STARTED,
    /** The answers are right, but were not found with the required representation, or come from a table. */
    WRONG_APPROACH,
    /** The solver uses types or members that no solution needs. */
    SECURITY_VIOLATION,
    /** The files can't be judged: for example, a symbolic link, a file that is too large, or a missing class. */
    REJECTED,
    /** The files contain no exercise, one exercise twice, or unreadable work: a person must look before grading. */
    NOTHING_TO_JUDGE,
    /** The judge failed, not the submission: judge the submission again. */
    JUDGE_ERROR;

    /**
     * {@return the verdict that sums up several verdicts} This is {@link #JUDGE_ERROR} if it occurs, else {@link
     * #NOTHING_TO_JUDGE} if that occurs, else the first verdict other than {@link #ACCEPTED}.
     */
    public static Verdict of(List<Verdict> verdicts) {
        return verdicts.stream().filter(verdict -> !verdict.isGraded()).max(Comparator.naturalOrder())
                .or(() -> verdicts.stream().filter(verdict -> verdict != ACCEPTED).findFirst()).orElse(ACCEPTED);
    }

    /**
     * {@return whether the verdict counts as a wrong try: a judged solver wasn't accepted} Verdicts without a grade,
     * untouched stubs and compile errors don't count: people often save half-written lines.
     */
    public boolean isWrongTry() {
        return switch (this) {
            case ACCEPTED, NOT_STARTED, COMPILE_ERROR -> false;
            default -> isGraded();
        };
    }

    /** {@return whether points with this verdict are a grade, even 0 points} */
    public boolean isGraded() {
        return this != NOTHING_TO_JUDGE && this != JUDGE_ERROR;
    }

    /** {@return the name shown to people, with blanks, such as {@code WRONG ANSWER}} */
    public String words() {
        return name().replace('_', ' ');
    }
}
