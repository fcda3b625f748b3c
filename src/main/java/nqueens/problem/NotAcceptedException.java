package nqueens.problem;

/** Ends a case without an answer. */
public final class NotAcceptedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Fault fault;
    private final Scope scope;

    /** The part of the problem that it decides. */
    public enum Scope {
        CHECK,
        /** All checks of the problem, since it has no solver. */
        PROBLEM
    }

    /** Creates the end of a case; the message is for the learner, its lines separated by {@code \n}. */
    public NotAcceptedException(Fault.Kind kind, Scope scope, String message) {
        this(new Fault(kind, message, ""), scope);
    }

    /** Creates the end of a case by a fault. */
    public NotAcceptedException(Fault fault, Scope scope) {
        super(fault.toString());
        this.fault = fault;
        this.scope = scope;
    }

    /** {@return the reason for the missing answer} */
    public Fault.Kind kind() {
        return fault.kind();
    }

    /** {@return the part of the problem that it decides} */
    public Scope scope() {
        return scope;
    }

    /** {@return the fault of the case} */
    public Fault fault() {
        return fault;
    }
}
