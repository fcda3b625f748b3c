package nqueens.problem;

/** Ends a case that has no answer. */
public final class NotAcceptedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Fault fault;
    private final Scope scope;

    /** The part of the problem whose verdict the exception decides. */
    public enum Scope {
        CHECK,
        /** All checks of the problem: for example, because the sources don't compile. */
        PROBLEM
    }

    /** Creates an exception; the message is for the learner, with lines separated by {@code \n}. */
    public NotAcceptedException(Fault.Kind kind, Scope scope, String message) {
        this(new Fault(kind, message, ""), scope);
    }

    /** Creates an exception with the fault of the case. */
    public NotAcceptedException(Fault fault, Scope scope) {
        super(fault.toString());
        this.fault = fault;
        this.scope = scope;
    }

    /** {@return the part of the problem whose verdict this exception decides} */
    public Scope scope() {
        return scope;
    }

    /** {@return the fault of the case} */
    public Fault fault() {
        return fault;
    }
}
