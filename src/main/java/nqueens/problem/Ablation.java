package nqueens.problem;

import java.util.List;
import java.util.Set;

/**
 * A part of a solver's code that the judge cuts out, to learn whether this part decides which squares are safe. If it
 * does, the answer changes.
 */
public enum Ablation {
    /** Reading a row of a two-dimensional array yields a new, empty row. */
    BOARDS("its two-dimensional array stays empty", Operation.READ_BOARD),
    /** Reading a row of a two-dimensional array of numbers or truth values yields a new row of ones. */
    FULL_BOARDS("its two-dimensional array stays full", Operation.READ_BOARD),
    /** Reading a number from an array, a list or another class's int field, except at a constant index, yields 0. */
    NUMBERS("its int[] stays 0", Operation.READ_NUMBER, Operation.READ_MARK, Operation.COMPARE, Operation.LIST),
    /** Comparing stored numbers finds them neither equal, nor less, nor greater; their signs and products are 1. */
    COMPARISONS("its comparisons with rows have no effect", Operation.COMPARE),
    /** Reading a {@code boolean[]} yields false, except at a constant index. */
    BOOLEANS("its boolean[] stays false", Operation.READ_BOOLEAN),
    /** Reading a {@code boolean[]} yields true, except at a constant index. */
    SET_BOOLEANS("its boolean[] stays true", Operation.READ_BOOLEAN),
    SHIFTS("its shifts have no effect", Operation.SHIFT, Operation.MASK),
    /**
     * A method that runs more than {@link Cut#most} times returns a power of two, true, 0 or null, depending on its
     * return type. A branch that leads to code that runs more than {@link Cut#most} times isn't taken.
     */
    SEARCHES("its busy methods return 1,073,741,824 at once, and its busy loops end"),
    /** The same as {@link #SEARCHES}, but methods return false instead of true. */
    FAILED_SEARCHES(SEARCHES.instead),
    /** Constants change: numbers from 128 to {@link Cut#most}, fractions and strings, but no masks or powers of 2. */
    CONSTANTS("its large constants are changed");

    /**
     * A part of the code to cut out in a call.
     *
     * @param runs how often each block ran when nothing was cut out. A branch that always went one way then goes the
     *     same way again. If the list is empty, each branch may go either way
     * @param most the number of runs above which code is cut out or, for constants, the largest one to change
     * @param blocks the numbers of the blocks whose comparisons have no effect
     */
    public record Cut(Ablation part, List<Long> runs, long most, List<Integer> blocks) {
    }

    private final String instead;
    private final Set<Operation> operations;

    Ablation(String instead, Operation... operations) {
        this.instead = instead;
        this.operations = Set.of(operations);
    }

    long own(Profile profile) {
        return operations.stream().mapToLong(profile::times).sum();
    }

    /** {@return how many operations were executed that may decide, in place of this part, whether a square is safe} */
    long others(Profile profile) {
        return profile.operations().keySet().stream()
                .filter(operation -> !operations.contains(operation) && operation != Operation.WRITE_NUMBER)
                .mapToLong(profile::times).sum();
    }

    /** {@return the effect of cutting out this part, such as {@code its boolean[] stays false}} */
    @Override
    public String toString() {
        return instead;
    }
}
