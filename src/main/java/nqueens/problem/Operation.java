package nqueens.problem;

import java.util.Locale;

/** A counted operation, which reveals the representation of a search. */
public enum Operation {
    READ_BOARD("read %,d elements of a two-dimensional array"),
    /** An element of a {@code boolean[]} is read; the array may be one of several in another array. */
    READ_BOOLEAN("read %,d elements of a boolean[]"),
    /** An element of an array of numbers or letters is read. */
    READ_NUMBER("read %,d elements of an int[]"),
    WRITE_NUMBER("wrote %,d elements of an int[]"),
    /** A number from an array, an object or a list is compared with another number. */
    COMPARE("compared stored numbers %,d times"),
    /** An element of an array of numbers or objects is compared with a constant or null, as a mark would be. */
    READ_MARK("asked %,d elements of other arrays whether they are 0, 1 or null, as marks are"),
    UNBOX_BOOLEAN("asked %,d Booleans for their values"),
    LIST("called methods of lists %,d times"),
    SET("called methods of sets and maps %,d times"),
    BIT_SET("called methods of a BitSet %,d times"),
    BIG_INTEGER("called methods of big numbers %,d times"),
    ATOMIC("called methods of atomic objects %,d times"),
    EXCEPTION("caught %,d exceptions"),
    /** A method of a {@code String} or {@code StringBuilder} is called, or strings are concatenated. */
    STRING("called methods of strings %,d times"),
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
