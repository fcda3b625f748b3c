package nqueens.problem;

import java.util.Set;

/** A part of a solver's code that a call can do without, unless this part decides. */
public enum Ablation {
    /** Each read of a row of a two-dimensional array yields a new, empty row. */
    BOARDS("its two-dimensional array stays empty", Operation.READ_BOARD),
    /** Arrays of numbers read as zeros, except at a constant index; so do int fields of nested classes. */
    NUMBERS("its int[] stays 0", Operation.READ_NUMBER, Operation.READ_MARK, Operation.COMPARE,
            Operation.LIST),
    /** Boolean arrays read as false, except at a constant index. */
    BOOLEANS("its boolean[] stays false", Operation.READ_BOOLEAN),
    /** Methods that loop or call themselves return 1, true or null, except public ones of the solver. */
    SEARCHES("its methods return at once");

    private final String instead;
    private final Set<Operation> operations;

    Ablation(String instead, Operation... operations) {
        this.instead = instead;
        this.operations = Set.of(operations);
    }

    /** {@return how many operations ran that may decide in place of this part} */
    long others(Executed executed) {
        return executed.operations().keySet().stream()
                .filter(operation -> !operations.contains(operation) && operation != Operation.WRITE_NUMBER)
                .mapToLong(executed::times).sum();
    }

    /** {@return the effect of its absence, such as {@code its boolean[] stays false}} */
    @Override
    public String toString() {
        return instead;
    }
}
