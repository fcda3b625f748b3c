package nqueens.problem;

/** The outcome of a case, a check or a problem. */
public enum Verdict {
    /** All answers were right, and within the limits. */
    ACCEPTED,
    /** An answer came in time and is wrong. */
    WRONG_ANSWER,
    /** It took too many steps, more for each position than its idea should, too much CPU time, or it waited. */
    TIME_LIMIT_EXCEEDED,
    /** The worker's heap was full. */
    MEMORY_LIMIT_EXCEEDED,
    /** More was printed, or answered, than any solution has a use for. */
    OUTPUT_LIMIT_EXCEEDED,
    /** The solver threw an exception that the contract does not ask for, or ended its worker. */
    RUNTIME_ERROR,
    /** The sources of the exercise do not compile. */
    COMPILE_ERROR,
    /** The stub is untouched. */
    NOT_STARTED,
    /** The answers are right, but not in the representation asked for, or out of a table. */
    WRONG_APPROACH,
    /** The solver reaches for what a solution has no use for. */
    SECURITY_VIOLATION,
    /** Not a submission: a symbolic link, a file too large, no such class. */
    REJECTED,
    /** No exercise was found in the files handed in, or one several times: no grade until somebody has looked. */
    NOTHING_TO_JUDGE,
    /** The judge failed, not the submission: run it again. */
    JUDGE_ERROR;

    /**
     * {@return whether it counts as a wrong try: a solver was judged, and isn't accepted} A verdict without a grade
     * doesn't, nor does an untouched stub, nor sources that don't compile: people often save half-written lines.
     */
    public boolean isWrongTry() {
        return switch (this) {
            case ACCEPTED, NOT_STARTED, COMPILE_ERROR -> false;
            default -> isGraded();
        };
    }

    /** {@return whether its points mean something: some of the learner's code was judged} */
    public boolean isGraded() {
        return this != NOTHING_TO_JUDGE && this != JUDGE_ERROR;
    }

    /** {@return the verdict as it is shown to people: its name with blanks, such as {@code WRONG ANSWER}} */
    public String words() {
        return name().replace('_', ' ');
    }
}
