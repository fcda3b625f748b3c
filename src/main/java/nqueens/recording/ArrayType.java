package nqueens.recording;

/**
 * The types of arrays whose elements are recorded, in the order of the worker's numbers. Elements that no int can hold
 * are recorded as the nearest int.
 */
public enum ArrayType {
    INTS("int[]"), BOOLEANS("boolean[]"), CHARS("char[]"), BYTES("byte[]"), SHORTS("short[]"), LONGS("long[]"),
    ROWS_OF_INTS("int[][]"), ROWS_OF_BOOLEANS("boolean[][]"), ROWS_OF_CHARS("char[][]"), ROWS_OF_BYTES("byte[][]"),
    ROWS_OF_SHORTS("short[][]"), ROWS_OF_LONGS("long[][]");

    private final String text;

    ArrayType(String text) {
        this.text = text;
    }

    /** {@return whether its elements are arrays} */
    boolean hasRows() {
        return ordinal() >= ROWS_OF_INTS.ordinal();
    }

    /** {@return whether its elements are whole numbers} */
    boolean hasNumbers() {
        return !hasRows() && this != BOOLEANS && this != CHARS;
    }

    /** Gives the type as Java has it, such as {@code int[]}. */
    @Override
    public String toString() {
        return text;
    }
}
