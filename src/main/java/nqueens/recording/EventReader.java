package nqueens.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads events from the numbers that a worker sends: of each event how many numbers it has, its kind, its line, and
 * what belongs to it. They come from the submission's side and may be anything: what is read holds together.
 */
final class EventReader {

    /** There are more numbers than a worker sends. */
    private static final int MOST = 1 << 18;

    private final int[] numbers;
    private final Names names;
    /** The lengths of the arrays that were met. */
    private final List<Integer> lengths = new ArrayList<>();
    private int depth;
    /** Where the next number is, and where the event ends; the first number is none of an event's. */
    private int next = 1;
    private int end;

    /** Begins to read; {@code names} is what the numbers stand for. */
    EventReader(int[] numbers, Names names) {
        this.numbers = numbers;
        this.names = names;
    }

    /**
     * Reads all events.
     *
     * @throws IOException if the numbers are none
     */
    List<Event> all() throws IOException {
        if (numbers.length > MOST) {
            throw new IOException("no such recording: " + numbers.length + " numbers");
        }
        List<Event> events = new ArrayList<>();
        while (next < numbers.length) {
            int length = numbers[next];
            next++;
            if (length < 0 || length > numbers.length - next) {
                throw new IOException("no such event: " + length + " numbers");
            }
            end = next + length;
            events.add(event());
            if (next != end) {
                throw new IOException("more of an event than belongs to it");
            }
        }
        return events;
    }

    private Event event() throws IOException {
        int kind = number();
        int line = below(Integer.MAX_VALUE);
        return switch (kind) {
            case Event.ENTER -> enter(line);
            case Event.RETURN -> {
                leave();
                yield new Event.Return(line, value());
            }
            case Event.THROW -> {
                leave();
                yield new Event.Thrown(line);
            }
            case Event.WRITE -> {
                int array = array();
                yield new Event.Write(line, array, below(lengths.get(array)), value());
            }
            case Event.ASSIGN -> new Event.Assign(line, below(names.variables().size()), value());
            case Event.ADD -> new Event.Add(line, array());
            case Event.MEET -> meet(line);
            case Event.REACH -> new Event.Reach(line);
            default -> throw new IOException("no such kind of event: " + kind);
        };
    }

    private Event enter(int line) throws IOException {
        int method = below(names.methods().size());
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < names.parameters().get(method).size(); i++) {
            arguments.add(value());
        }
        depth++;
        return new Event.Enter(line, method, List.copyOf(arguments));
    }

    private void leave() throws IOException {
        if (depth == 0) {
            throw new IOException("an end without a beginning");
        }
        depth--;
    }

    private Event meet(int line) throws IOException {
        if (number() != lengths.size()) {
            throw new IOException("no such array");
        }
        ArrayType type = ArrayType.values()[below(ArrayType.values().length)];
        List<Integer> contents = Arrays.stream(numbers, next, end).boxed().toList();
        next = end;
        if (type.hasRows() && contents.stream().anyMatch(row -> row < -1 || row >= lengths.size())) {
            throw new IOException("no such row");
        }
        lengths.add(contents.size());
        return new Event.Meet(line, lengths.size() - 1, type, contents);
    }

    private Value value() throws IOException {
        int tag = below(Value.NULL + 1);
        return new Value(tag, tag == Value.ARRAY ? array() : number());
    }

    private int array() throws IOException {
        return below(lengths.size());
    }

    private int below(int bound) throws IOException {
        int number = number();
        if (number < 0 || number >= bound) {
            throw new IOException("no such number: " + number);
        }
        return number;
    }

    private int number() throws IOException {
        if (next == end) {
            throw new IOException("less of an event than belongs to it");
        }
        int number = numbers[next];
        next++;
        return number;
    }
}
