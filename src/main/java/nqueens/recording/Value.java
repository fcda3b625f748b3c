package nqueens.recording;

import java.util.OptionalInt;

/**
 * A value as a recording has it.
 *
 * @param number the int; of a boolean 0 or 1; of an array its number; else 0
 */
public record Value(int tag, int number) {

    /** The tags; the worker and the page's script have them from here. An int may be any number that an int holds. */
    public static final int OTHER = 0;
    public static final int INT = 1;
    public static final int BOOLEAN = 2;
    public static final int ARRAY = 3;
    public static final int NULL = 4;

    /** {@return the number of an int; empty if it is something else} */
    OptionalInt asInt() {
        return tag == INT ? OptionalInt.of(number) : OptionalInt.empty();
    }
}
