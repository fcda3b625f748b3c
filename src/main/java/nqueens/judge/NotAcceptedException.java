package nqueens.judge;

import java.util.Objects;

/** Ends a case that is not accepted, with the verdict that it comes to and what its author is told. */
public final class NotAcceptedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Verdict verdict;
    private final Scope scope;

    /** How much of an exercise the verdict settles. */
    public enum Scope {
        /** Only the check whose case this is. */
        CHECK,
        /** Every check of the exercise: there is no solver to ask. */
        EXERCISE
    }

    /**
     * Creates the end of a case.
     *
     * @param verdict any verdict but {@link Verdict#ACCEPTED}
     * @param scope how much the verdict settles
     * @param message what the author of the submission is told; lines parted by {@code \n}
     * @throws IllegalArgumentException if the verdict is {@link Verdict#ACCEPTED}
     */
    public NotAcceptedException(Verdict verdict, Scope scope, String message) {
        super(Objects.requireNonNull(message, "message"));
        if (verdict == Verdict.ACCEPTED) {
            throw new IllegalArgumentException("not a reason to refuse: " + verdict);
        }
        this.verdict = Objects.requireNonNull(verdict, "verdict");
        this.scope = Objects.requireNonNull(scope, "scope");
    }

    /**
     * Gives the verdict.
     *
     * @return any but {@link Verdict#ACCEPTED}
     */
    public Verdict verdict() {
        return verdict;
    }

    /**
     * Tells how much of the exercise the verdict settles.
     *
     * @return the scope
     */
    public Scope scope() {
        return scope;
    }
}
