package nqueens.recording;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Reads events from the numbers that a worker sends. Each event has its length, kind, line and parts. The numbers come
 * from the submission's side and may be anything: only consistent events are accepted.
 */
final class EventReader {

    /** There are more numbers than a worker sends. */
    private static final int MOST = 1 << 18;

    private final Names names;
    /** The lengths of the arrays that were met. */
    private final List<Integer> lengths = new ArrayList<>();
    private int depth;
    /** The rest of the current event. */
    private IntBuffer numbers = IntBuffer.allocate(0);

    /** Begins to read; {@code names} says what the numbers stand for. */
    EventReader(Names names) {
        this.names = names;
    }

    /** Reads all events; the first number belongs to none. */
    List<Event> all(int... sent) throws IOException {
        if (sent.length > MOST) {
            throw new IOException("no such recording: " + sent.length + " numbers");
        }
        List<Event> events = new ArrayList<>();
        try {
            int next = 1;
            while (next < sent.length) {
                numbers = IntBuffer.wrap(sent, next + 1, sent[next]);
                next = numbers.limit();
                if (numbers.get(numbers.position()) == Event.READ) {
                    read();
                } else {
                    events.add(event());
                }
                if (numbers.hasRemaining()) {
                    throw new IOException("more of an event than belongs to it");
                }
            }
        } catch (IndexOutOfBoundsException | BufferUnderflowException e) {
            throw new IOException("no such event: number " + (events.size() + 1), e);
        }
        return events;
    }

    private void read() {
        numbers.get();
        below(Integer.MAX_VALUE);
        below(lengths.get(array()));
    }

    private Event event() throws IOException {
        int kind = numbers.get();
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

    private Event enter(int line) {
        int method = below(names.methods().size());
        List<Value> arguments = new ArrayList<>();
        for (int i = 0; i < names.parameters().get(method).size(); i++) {
            arguments.add(value());
        }
        depth++;
        return new Event.Enter(line, method, List.copyOf(arguments));
    }

    private void leave() {
        depth = Objects.checkIndex(depth - 1, depth);
    }

    private Event meet(int line) throws IOException {
        if (numbers.get() != lengths.size()) {
            throw new IOException("no such array");
        }
        ArrayType type = ArrayType.values()[numbers.get()];
        List<Integer> contents = new ArrayList<>();
        while (numbers.hasRemaining()) {
            int element = numbers.get();
            // a row was met before, and is -1 where there is none
            contents.add(type.hasRows() ? Objects.checkIndex(element + 1, lengths.size() + 1) - 1 : element);
        }
        lengths.add(contents.size());
        return new Event.Meet(line, lengths.size() - 1, type, List.copyOf(contents));
    }

    private Value value() {
        int tag = below(Value.NULL + 1);
        return new Value(tag, tag == Value.ARRAY ? array() : numbers.get());
    }

    private int array() {
        return below(lengths.size());
    }

    private int below(int bound) {
        return Objects.checkIndex(numbers.get(), bound);
    }
}
