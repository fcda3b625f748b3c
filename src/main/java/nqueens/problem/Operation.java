package nqueens.problem;

import java.util.Locale;

/** What a search can be seen to do, by which its representation is told. */
public enum Operation {
    /** An element of a row of a two-dimensional array is read. */
    READ_BOARD("read %,d elements of a two-dimensional array"),
    /** An element of a {@code boolean[]} is read, or of one of a handful of them in an array. */
    READ_BOOLEAN("read %,d elements of a boolean[]"),
    /** An element of an array of numbers or letters is read. */
    READ_NUMBER("read %,d elements of an int[]"),
    /** An element of an array of numbers or letters is written. */
    WRITE_NUMBER("wrote %,d elements of an int[]"),
    /** A {@code Boolean} object is asked for its value. */
    UNBOX_BOOLEAN("asked %,d Booleans for their values"),
    /** A list, queue or stack is called. */
    LIST("called lists %,d times"),
    /** A set or a map is called. */
    SET("called sets and maps %,d times"),
    /** A {@code BitSet} is called. */
    BIT_SET("called a BitSet %,d times"),
    /** A {@code BigInteger} or {@code BigDecimal} is called. */
    BIG_INTEGER("called big numbers %,d times"),
    /** A {@code String} or {@code StringBuilder} is called, or texts are joined. */
    STRING("called strings %,d times"),
    /** An int or a long is shifted. */
    SHIFT("shifted bits %,d times"),
    /** Two ints or two longs are joined by a bitwise and, or, or exclusive or. */
    MASK("masked bits %,d times");

    private final String phrase;

    Operation(String phrase) {
        this.phrase = phrase;
    }

    /**
     * Says how often it was done.
     *
     * @param times how often
     * @return a phrase such as {@code read 46,752 elements of an int[]}
     */
    public String times(long times) {
        return String.format(Locale.ROOT, phrase, times);
    }
}
