package nqueens.recording;

import java.util.List;
import java.util.Optional;

/** An event of a recorded call. */
public sealed interface Event {

    /** The codes of the kinds of events, which the worker and the page's script use, too. */
    int ENTER = 0;
    int RETURN = 1;
    int THROW = 2;
    int WRITE = 3;
    int ASSIGN = 4;
    int ADD = 5;
    int MEET = 6;
    int REACH = 7;
    /** The code of a read of an array element, by array number and index; only the page shows reads. */
    int READ = 8;
    /** The code of {@code &} on two ints. */
    int MASK = 9;
    int MOST_READS = 20_000;
    /** A set is recorded as truth values, the first of which says whether this number is in the set. */
    int LEAST_OF_A_SET = -16;

    int LINES_OF_A_FILE = 100_000;

    /** {@return the number of the event, from 0} */
    int at();

    /** {@return the line of the event, plus {@link #LINES_OF_A_FILE} times the number of its file} */
    int line();

    /** {@return the innermost call in which the event happens} */
    Optional<MethodCall> caller();

    /**
     * A call of one of the submission's methods begins, on the method's first line. Two calls are never equal.
     *
     * @param outer the innermost call of the same method around this call
     * @param own the events in this call, without the events in inner calls
     */
    record MethodCall(int at, int line, Optional<MethodCall> caller, Optional<MethodCall> outer, int method,
            List<Value> arguments, List<Event> own) implements Event {

        Optional<Exit> exit() {
            return own.isEmpty() || !(own.get(own.size() - 1) instanceof Exit exit) ? Optional.empty()
                    : Optional.of(exit);
        }

        int end() {
            return exit().map(Event::at).orElse(Integer.MAX_VALUE);
        }

        boolean isThrown() {
            return exit().filter(exit -> exit.value().isEmpty()).isPresent();
        }

        Optional<Boolean> truth() {
            return exit().flatMap(Exit::value).filter(value -> value.tag() == Value.BOOLEAN)
                    .map(value -> value.number() == 1);
        }

        List<Assign> assigned() {
            return own.stream().filter(Assign.class::isInstance).map(Assign.class::cast)
                    .filter(each -> each.value().tag() == Value.INT).toList();
        }

        Optional<Integer> number(int parameter) {
            return arguments.get(parameter).asInt();
        }

        boolean isIn(MethodCall other) {
            return outer.equals(Optional.of(other));
        }

        @Override
        public boolean equals(Object other) {
            return this == other;
        }

        @Override
        public int hashCode() {
            return at;
        }
    }

    /** A call ends, on the last line that it reached; {@code value} is empty if an exception ended the call. */
    record Exit(int at, int line, Optional<MethodCall> caller, Optional<Value> value) implements Event {
    }

    /** An array element gets a new value. */
    record Write(int at, int line, Optional<MethodCall> caller, int array, int index, Value value) implements Event {
    }

    /** A variable or field gets a value; {@code name} is the number of the name. */
    record Assign(int at, int line, Optional<MethodCall> caller, int name, Value value) implements Event {
    }

    /** An array is added to a list. */
    record Add(int at, int line, Optional<MethodCall> caller, int array) implements Event {
    }

    /** An array occurs for the first time, with its initial contents. */
    record Meet(int at, int line, Optional<MethodCall> caller, int array) implements Event {
    }

    /** The call reaches a line on which nothing else is recorded. */
    record Reach(int at, int line, Optional<MethodCall> caller) implements Event {
    }

    /**
     * A recorded value: an argument, a result, or the new value of an array element, variable or field.
     *
     * @param number the int itself; for a boolean 0 or 1; for an array its number; otherwise 0
     */
    record Value(int tag, int number) {

        /** The tags of values, which the worker and the page's script use, too. */
        public static final int OTHER = 0;
        public static final int INT = 1;
        public static final int BOOLEAN = 2;
        public static final int ARRAY = 3;
        public static final int NULL = 4;

        Optional<Integer> asInt() {
            return tag == INT ? Optional.of(number) : Optional.empty();
        }
    }

    /**
     * The types of recorded arrays, in the order of the worker's numbers. A number too large for an int is recorded as
     * the nearest int. Sets of ints, and the keys of maps, are recorded as truth values.
     */
    enum ArrayType {
        INTS, BOOLEANS, CHARS, BYTES, SHORTS, LONGS,
        ROWS_OF_INTS, ROWS_OF_BOOLEANS, ROWS_OF_CHARS, ROWS_OF_BYTES, ROWS_OF_SHORTS, ROWS_OF_LONGS, SET;

        boolean hasRows() {
            return name().startsWith("ROWS");
        }

        String text(int element) {
            return this == BOOLEANS ? String.valueOf(element != 0)
                    : this == CHARS && element > ' ' && element <= '~' ? "'" + (char) element + "'"
                    : String.valueOf(element);
        }
    }
}
