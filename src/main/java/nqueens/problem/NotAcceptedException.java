package nqueens.problem;

/** Ends a case for which there is no answer. */
public final class NotAcceptedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final Fault.Kind kind;
    private final Scope scope;

    /** How much of a problem is settled by it. */
    public enum Scope {
        /** Only the check whose case this is. */
        CHECK,
        /** Every check of the problem: there is no solver to ask. */
        PROBLEM
    }

    /**
     * Creates the end of a case.
     *
     * @param kind why there is no answer
     * @param scope how much is settled by it
     * @param message what the learner is told; lines separated by {@code \n}
     */
    public NotAcceptedException(Fault.Kind kind, Scope scope, String message) {
        super(message);
        this.kind = kind;
        this.scope = scope;
    }

    /** {@return why there is no answer} */
    public Fault.Kind kind() {
        return kind;
    }

    /** {@return how much of the problem is settled by it} */
    public Scope scope() {
        return scope;
    }

    /** {@return the same as a fault of a case} */
    public Fault fault() {
        return new Fault(kind, getMessage(), "");
    }
}
