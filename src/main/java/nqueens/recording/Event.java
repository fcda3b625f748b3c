package nqueens.recording;

import java.util.List;
import java.util.stream.Stream;

/** Something that happened in a recorded call. */
public sealed interface Event {

    /** A line's number is less; in front of it stands the number of its file. */
    int LINES_OF_A_FILE = 100_000;

    /** {@return the line on which it happened, and {@link #LINES_OF_A_FILE} times the number of its file} */
    int line();

    /** {@return the event as the page's data has it: its kind, its line, and what belongs to it} */
    List<Integer> numbers();

    /** A method, by its number, is entered on its first line, with its arguments in order. */
    record Enter(int line, int method, List<Value> arguments) implements Event {

        @Override
        public List<Integer> numbers() {
            return Stream.concat(Stream.of(0, line, method), arguments.stream()
                    .flatMap(argument -> Stream.of(argument.kind().ordinal(), argument.number()))).toList();
        }
    }

    /** The method that was entered last returns. */
    record Return(int line, Value value) implements Event {
        @Override
        public List<Integer> numbers() {
            return List.of(1, line, value.kind().ordinal(), value.number());
        }
    }

    /** The method that was entered last ends by an exception; the line is the last that it reached. */
    record Thrown(int line) implements Event {
        @Override
        public List<Integer> numbers() {
            return List.of(2, line);
        }
    }

    /** An element of an array, by the array's number, is written; the value is what it is now. */
    record Write(int line, int array, int index, Value value) implements Event {
        @Override
        public List<Integer> numbers() {
            return List.of(3, line, array, index, value.kind().ordinal(), value.number());
        }
    }

    /** A variable or a field gets a value; {@code name} is the number of its name. */
    record Assign(int line, int name, Value value) implements Event {
        @Override
        public List<Integer> numbers() {
            return List.of(4, line, name, value.kind().ordinal(), value.number());
        }
    }

    /** An array, by its number, is added to a list. */
    record Add(int line, int array) implements Event {
        @Override
        public List<Integer> numbers() {
            return List.of(5, line, array);
        }
    }

    /**
     * An array is met for the first time.
     *
     * @param array its number: as many were met before
     * @param contents its elements, in order: ints, 0 or 1, or the numbers of its rows, -1 for none
     */
    record Meet(int line, int array, ArrayType type, List<Integer> contents) implements Event {

        @Override
        public List<Integer> numbers() {
            return Stream.concat(Stream.of(6, line, array), contents.stream()).toList();
        }
    }

    /** A line is reached on which nothing else is recorded. */
    record Reach(int line) implements Event {
        @Override
        public List<Integer> numbers() {
            return List.of(7, line);
        }
    }
}
