package nqueens.recording;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.IntBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;

import nqueens.recording.Event.MethodCall;

/**
 * Reads events from the numbers that a worker sends. Each event has a length, kind, line and parts. The numbers come
 * from the submission's side, so only consistent events are accepted.
 */
final class EventReader {

    /** The most numbers that are accepted; a worker itself sends fewer. */
    private static final int MOST = 1 << 18;

    private final Recording.Names names;
    private final List<Event> events = new ArrayList<>();
    /** The kind, line and parts of each event, and of each read. */
    private final List<int[]> parts = new ArrayList<>();
    private final List<Recording.Array> arrays = new ArrayList<>();
    private final Deque<MethodCall> open = new ArrayDeque<>();
    /** The innermost open call of each method. */
    private final Map<Integer, MethodCall> innermost = new HashMap<>();
    private IntBuffer numbers = IntBuffer.allocate(0);

    private EventReader(Recording.Names names) {
        this.names = names;
    }

    /** Reads all events; the first number belongs to no event. */
    static EventReader of(Recording.Names names, int... sent) throws IOException {
        if (sent.length > MOST) {
            throw new IOException("no such recording: " + sent.length + " numbers");
        }
        EventReader reader = new EventReader(names);
        try {
            for (int next = 1; next < sent.length; next = reader.numbers.limit()) {
                reader.numbers = IntBuffer.wrap(sent, next + 1, sent[next]);
                reader.read();
                reader.parts.add(Arrays.copyOfRange(sent, next + 1, reader.numbers.limit()));
            }
        } catch (IndexOutOfBoundsException | BufferUnderflowException | NoSuchElementException e) {
            throw new IOException("no such event: number " + (reader.events.size() + 1), e);
        }
        return reader;
    }

    List<Event> events() {
        return events;
    }

    List<int[]> parts() {
        return parts;
    }

    List<Recording.Array> arrays() {
        return arrays;
    }

    private void read() throws IOException {
        int kind = numbers.get();
        int line = below(Integer.MAX_VALUE);
        if (kind == Event.READ) {
            index(array());
        } else if (kind == Event.MASK) {
            // any two ints
            numbers.get();
            numbers.get();
        } else {
            Event event = event(kind, events.size(), line, Optional.ofNullable(open.peek()));
            events.add(event);
            event.caller().ifPresent(call -> call.own().add(event));
        }
        if (numbers.hasRemaining()) {
            throw new IOException("more of an event than belongs to it");
        }
    }

    private Event event(int kind, int at, int line, Optional<MethodCall> caller) {
        return switch (kind) {
            case Event.ENTER -> enter(at, line, caller);
            case Event.RETURN, Event.THROW -> {
                MethodCall ended = open.pop();
                innermost.put(ended.method(), ended.outer().orElse(null));
                yield new Event.Exit(at, line, caller,
                        kind == Event.RETURN ? Optional.of(value("")) : Optional.empty());
            }
            case Event.WRITE -> {
                int array = array();
                yield new Event.Write(at, line, caller, array, index(array), value(""));
            }
            case Event.ASSIGN -> {
                int name = below(names.variables().size());
                yield new Event.Assign(at, line, caller, name, value(names.variables().get(name)));
            }
            case Event.ADD -> new Event.Add(at, line, caller, array());
            case Event.MEET -> meet(at, line, caller);
            case Event.REACH -> new Event.Reach(at, line, caller);
            default -> throw new NoSuchElementException("kind " + kind);
        };
    }

    private Event enter(int at, int line, Optional<MethodCall> caller) {
        int method = below(names.methods().size());
        List<Event.Value> arguments = names.parameters().get(method).stream().map(this::value).toList();
        open.push(new MethodCall(at, line, caller, Optional.ofNullable(innermost.get(method)), method, arguments,
                new ArrayList<>()));
        innermost.put(method, open.peek());
        return open.peek();
    }

    private Event meet(int at, int line, Optional<MethodCall> caller) {
        int array = Objects.checkIndex(numbers.get() - arrays.size(), 1) + arrays.size();
        Event.ArrayType type = Event.ArrayType.values()[numbers.get()];
        List<Integer> contents = new ArrayList<>();
        while (numbers.hasRemaining()) {
            int element = numbers.get();
            // a row must have occurred earlier; -1 stands for null
            contents.add(type.hasRows() ? Objects.checkIndex(element + 1, array + 1) - 1 : element);
        }
        arrays.add(new Recording.Array("", type, List.copyOf(contents)));
        return new Event.Meet(at, line, caller, array);
    }

    /** Reads a value. An array is called like the first variable that holds it. */
    private Event.Value value(String name) {
        int tag = below(Event.Value.NULL + 1);
        Event.Value value = new Event.Value(tag, tag == Event.Value.ARRAY ? array() : numbers.get());
        if (tag == Event.Value.ARRAY && arrays.get(value.number()).name().isEmpty()) {
            Recording.Array array = arrays.get(value.number());
            arrays.set(value.number(), new Recording.Array(name, array.type(), array.contents()));
        }
        return value;
    }

    private int array() {
        return below(arrays.size());
    }

    private int index(int array) {
        return below(arrays.get(array).contents().size());
    }

    private int below(int bound) {
        return Objects.checkIndex(numbers.get(), bound);
    }
}
