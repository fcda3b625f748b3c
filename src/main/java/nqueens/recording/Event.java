package nqueens.recording;

import java.util.List;
import java.util.OptionalInt;

/** Something that happened in a recorded call. */
public sealed interface Event {

    /** The codes of events; the worker and the page's script have them from here. */
    int ENTER = 0;
    int RETURN = 1;
    int THROW = 2;
    int WRITE = 3;
    int ASSIGN = 4;
    int ADD = 5;
    int MEET = 6;
    int REACH = 7;
    /** Stands between events: an element of an array is read, by its number and index. Only the page shows it. */
    int READ = 8;
    /** Stands between events, too: two ints are combined, of which one may tell the bits that are read of the other. */
    int MASK = 9;
    int MOST_READS = 20_000;
    /** The number for which the first element of a set stands. */
    int LEAST_OF_A_SET = -16;

    /** The factor of a file's number, which stands before a line's number; line numbers are smaller. */
    int LINES_OF_A_FILE = 100_000;

    /** {@return its own number, from 0} */
    int at();

    /** {@return the line on which it happened, and {@link #LINES_OF_A_FILE} times the number of its file} */
    int line();

    /** A method, by its number, is entered on its first line, with its arguments in order. */
    record Enter(int at, int line, int method, List<Value> arguments) implements Event {
    }

    /** The method that was entered last ends. */
    sealed interface Exit extends Event {

        /** {@return the event that began the method} */
        Enter enter();
    }

    /** A method returns. */
    record Return(int at, int line, Enter enter, Value value) implements Exit {
    }

    /** An exception ends a method; the line is the last that it reached. */
    record Thrown(int at, int line, Enter enter) implements Exit {
    }

    /** An element of an array, by the array's number, is written; the value is what it is now. */
    record Write(int at, int line, int array, int index, Value value) implements Event {
    }

    /** A variable or a field gets a value; {@code name} is the number of its name. */
    record Assign(int at, int line, int name, Value value) implements Event {
    }

    /** An array, by its number, is added to a list. */
    record Add(int at, int line, int array) implements Event {
    }

    /** An array is met for the first time, with its elements: ints, 0 or 1, or the numbers of its rows, -1 for none. */
    record Meet(int at, int line, int array, ArrayType type, List<Integer> contents) implements Event {
    }

    /** A line is reached on which nothing else is recorded. */
    record Reach(int at, int line) implements Event {
    }

    /**
     * A value as a recording has it.
     *
     * @param number the int; of a boolean 0 or 1; of an array its number; else 0
     */
    record Value(int tag, int number) {

        /** The tags, which the worker and the page's script use, too. */
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

    /**
     * The types of arrays whose elements are recorded, in the order of the worker's numbers. An element that no int can
     * hold is recorded as the nearest int. A set of ints, or the keys of a map, are recorded as truth values.
     */
    enum ArrayType {
        INTS, BOOLEANS, CHARS, BYTES, SHORTS, LONGS,
        ROWS_OF_INTS, ROWS_OF_BOOLEANS, ROWS_OF_CHARS, ROWS_OF_BYTES, ROWS_OF_SHORTS, ROWS_OF_LONGS, SET;

        /** {@return whether its elements are arrays} */
        boolean hasRows() {
            return name().startsWith("ROWS");
        }
    }
}
