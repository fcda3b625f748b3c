package nqueens.problem;

import java.util.Locale;

/** A counted operation, which reveals the representation of a search. */
public enum Operation {
    /** An element of a row of a two-dimensional array is read. */
    READ_BOARD("read %,d elements of a two-dimensional array"),
    /** An element of a {@code boolean[]} is read; the array may be one of several in another array. */
    READ_BOOLEAN("read %,d elements of a boolean[]"),
    /** An element of an array of numbers or letters is read. */
    READ_NUMBER("read %,d elements of an int[]"),
    /** An element of an array of numbers or letters is written. */
    WRITE_NUMBER("wrote %,d elements of an int[]"),
    /** A number from an array, an object or a list is compared with another variable. */
    COMPARE("compared stored numbers %,d times"),
    /** An element of an array of numbers or objects is compared with 0, 1 or null, like a mark. */
    READ_MARK("asked %,d elements of other arrays whether they are 0, 1 or null, as marks are"),
    /** The value of a {@code Boolean} object is read. */
    UNBOX_BOOLEAN("asked %,d Booleans for their values"),
    /** A method of a list, queue or stack is called. */
    LIST("called methods of lists %,d times"),
    /** A method of a set or a map is called. */
    SET("called methods of sets and maps %,d times"),
    /** A method of a {@code BitSet} is called. */
    BIT_SET("called methods of a BitSet %,d times"),
    /** A method of a {@code BigInteger} or {@code BigDecimal} is called. */
    BIG_INTEGER("called methods of big numbers %,d times"),
    /** An exception or an error is created. */
    EXCEPTION("made %,d exceptions"),
    /** A method of a {@code String} or {@code StringBuilder} is called, or strings are concatenated. */
    STRING("called methods of strings %,d times"),
    /** An int or a long is shifted. */
    SHIFT("shifted bits %,d times"),
    /** Two ints or two longs are combined by a bitwise AND, OR or exclusive OR. */
    MASK("masked bits %,d times");

    private final String phrase;

    Operation(String phrase) {
        this.phrase = phrase;
    }

    /** {@return a phrase with a number of executions, such as {@code read 46,752 elements of an int[]}} */
    public String times(long times) {
        String text = String.format(Locale.ROOT, phrase, times);
        return times == 1 ? text.replace("1 times", "once").replace("1 elements", "1 element")
                .replace("1 Booleans for their values", "1 Boolean for its value") : text;
    }
}
