package nqueens.problem;

/** Ends a case for which there is no answer. */
public final class NotAcceptedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Fault fault;
    private final Scope scope;

    /** The cases that it decides. */
    public enum Scope {
        /** Only the check whose case this is. */
        CHECK,
        /** All checks of the problem: there is no solver to ask. */
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

    /** {@return why there is no answer} */
    public Fault.Kind kind() {
        return fault.kind();
    }

    /** {@return the cases that it decides} */
    public Scope scope() {
        return scope;
    }

    /** {@return the same as a fault of a case} */
    public Fault fault() {
        return fault;
    }
}
