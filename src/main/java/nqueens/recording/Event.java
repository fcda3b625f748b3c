package nqueens.recording;

import java.util.List;

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
    int MOST_READS = 20_000;

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
}
