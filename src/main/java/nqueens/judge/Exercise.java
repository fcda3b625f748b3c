package nqueens.judge;

import java.util.Arrays;
import java.util.Optional;

/**
 * The catalogue of exercises, in the order of the ladder. A new exercise is one constant here, beside
 * its folder in {@code exercises/}, its folder in {@code solutions/} and its class in the suite.
 */
public enum Exercise {
    /** A board as a two-dimensional array. */
    BOARD2D("board2d", "Board2dQueens", "Board2dTest",
            new SpeedTest(12, 3, "place one row after the other, and leave a square at once if a queen above attacks"
                    + " it"),
            Approach.free()
                    .asking(Feature.TWO_DIMENSIONAL_ARRAY,
                            "board2d keeps the board as a two-dimensional array, such as boolean[][]: declare one")),
    /** A column for each row in one array. */
    ARRAY1D("array1d", "Array1dQueens", "Array1dTest",
            new SpeedTest(12, 3, "compare a queen with those in the rows above before you go on to the next row"),
            Approach.free()
                    .without(Feature.TWO_DIMENSIONAL_ARRAY,
                            "array1d keeps a position as one int[], row -> column: no two-dimensional array")
                    .without(Feature.BOOLEAN_ARRAY,
                            "array1d compares columns and differences: no boolean[] of what is taken")
                    .without(Feature.SET,
                            "array1d compares columns and differences: no sets of what is taken")
                    .without(Feature.BIT_SET,
                            "array1d compares columns and differences: no BitSet of what is taken")
                    .without(Feature.SHIFT,
                            "array1d compares columns and differences: no shifted bits")),
    /** What is taken, in three boolean arrays. */
    BOOLEAN_ARRAYS("booleanarrays", "BooleanArraysQueens", "BooleanArraysTest",
            new SpeedTest(12, 3, "ask three booleans whether a square is safe, instead of looking at the queens above"),
            Approach.free()
                    .asking(Feature.BOOLEAN_ARRAY,
                            "booleanarrays marks columns and diagonals in boolean[]: declare them")
                    .without(Feature.TWO_DIMENSIONAL_ARRAY,
                            "booleanarrays needs one boolean for each column and diagonal: no two-dimensional array")
                    .without(Feature.SHIFT,
                            "booleanarrays marks columns and diagonals in boolean[]: no shifted bits")),
    /** What is taken, in the bits of three ints. */
    BITMASK("bitmask", "BitmaskQueens", "BitmaskTest",
            new SpeedTest(15, 7, "take the free squares of a row at once: one expression gives a bit set of"
                    + " them all, and its lowest bit is the next square to try; a loop over every column asks"
                    + " each square again"),
            Approach.free()
                    .asking(Feature.SHIFT,
                            "bitmask moves its diagonals by shifts: use << and >>> on int bit sets")
                    .asking(Feature.MASK,
                            "bitmask finds free squares by masks: use &, | and ~ on int bit sets")
                    .without(Feature.BOOLEAN_ARRAY,
                            "bitmask keeps what is taken in the bits of an int: no boolean[]")
                    .without(Feature.TWO_DIMENSIONAL_ARRAY,
                            "bitmask keeps what is taken in the bits of an int: no two-dimensional array")
                    .without(Feature.BIT_SET,
                            "bitmask keeps what is taken in the bits of an int: no BitSet"));

    private final String id;
    private final String solverName;
    private final String suiteName;
    private final SpeedTest speedTest;
    private final Approach approach;

    /**
     * The call that the check {@link Check#SPEED} makes.
     *
     * @param n the number of queens to count the solutions for
     * @param cpuSeconds the limit of CPU time, in seconds of the reference machine
     * @param advice what makes it fast enough, a sentence without a full stop
     */
    public record SpeedTest(int n, int cpuSeconds, String advice) {
    }

    Exercise(String id, String solverName, String suiteName, SpeedTest speedTest, Approach approach) {
        this.id = id;
        this.solverName = solverName;
        this.suiteName = suiteName;
        this.speedTest = speedTest;
        this.approach = approach;
    }

    /**
     * Finds an exercise.
     *
     * @param id its {@link #id()}
     * @return the exercise, or empty if there is none
     */
    public static Optional<Exercise> of(String id) {
        return Arrays.stream(values()).filter(exercise -> exercise.id.equals(id)).findFirst();
    }

    /**
     * Gives the name of the exercise's folder and of its Java package.
     *
     * @return lower-case letters and digits
     */
    public String id() {
        return id;
    }

    /**
     * Gives the class that solves the exercise.
     *
     * @return its name without the package
     */
    public String solverName() {
        return solverName;
    }

    /**
     * Gives the class that solves the exercise, with its package.
     *
     * @return the class
     */
    public SolverClass solverClass() {
        return new SolverClass(id, solverName);
    }

    /**
     * Gives the suite's class for the exercise: what {@code mvn test -Dtest=} takes.
     *
     * @return its name without the package
     */
    public String suiteName() {
        return suiteName;
    }

    /**
     * Gives the exercise's own n and limit.
     *
     * @return the call that has to be fast enough
     */
    public SpeedTest speedTest() {
        return speedTest;
    }

    /**
     * Gives the largest n that the representation holds.
     *
     * @return the largest n, or empty if only time and memory bound it
     */
    public Optional<Integer> largestN() {
        return this == BITMASK ? Optional.of(Integer.SIZE - 1) : Optional.empty();
    }

    /**
     * Gives the representation that the exercise asks for.
     *
     * @return the rules
     */
    public Approach approach() {
        return approach;
    }
}
