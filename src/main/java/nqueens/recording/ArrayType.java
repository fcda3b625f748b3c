package nqueens.recording;

/** The arrays of which a recording has the elements. */
public enum ArrayType {
    /** Ints. */
    INTS("int[]"),
    /** Truth values. */
    BOOLEANS("boolean[]"),
    /** Letters, as their numbers. */
    CHARS("char[]"),
    /** Bytes. */
    BYTES("byte[]"),
    /** Shorts. */
    SHORTS("short[]"),
    /** Longs; one that no int can hold is told as the int that is next to it. */
    LONGS("long[]"),
    /** Arrays of ints. */
    ROWS_OF_INTS("int[][]"),
    /** Arrays of truth values. */
    ROWS_OF_BOOLEANS("boolean[][]"),
    /** Arrays of letters. */
    ROWS_OF_CHARS("char[][]"),
    /** Arrays of bytes. */
    ROWS_OF_BYTES("byte[][]"),
    /** Arrays of shorts. */
    ROWS_OF_SHORTS("short[][]"),
    /** Arrays of longs. */
    ROWS_OF_LONGS("long[][]");

    private final String text;

    ArrayType(String text) {
        this.text = text;
    }

    /** {@return the kind of its elements} */
    public Value.Kind elements() {
        if (ordinal() >= ROWS_OF_INTS.ordinal()) {
            return Value.Kind.ARRAY;
        }
        return this == BOOLEANS ? Value.Kind.BOOLEAN : Value.Kind.INT;
    }

    /** Gives the type as Java has it, such as {@code int[]}. */
    @Override
    public String toString() {
        return text;
    }
}
