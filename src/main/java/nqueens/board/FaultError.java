package nqueens.board;

/** An assertion that failed because a list of placements has a fault. */
public final class FaultError extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final transient Fault fault;

    /**
     * Creates an error.
     *
     * @param n the number of queens for which the list was given
     * @param fault what is wrong with it
     */
    public FaultError(int n, Fault fault) {
        super("n = " + n + ": " + fault);
        this.fault = fault;
    }

    /**
     * Gives what is wrong.
     *
     * @return the fault
     */
    public Fault fault() {
        return fault;
    }
}
