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
import java.util.Locale;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonObject;

import nqueens.recording.Event.MethodCall;

/**
 * One call of a submission's solver, event by event.
 *
 * @param answer the answer, of a type of the contract; null if there is no answer
 * @param notes the unrecorded parts of the call, one phrase each
 * @param numbers the kind, line and parts of each event, read and mask, as the worker sent them
 */
public record Recording(String call, int n, End end, Object answer, Names names, List<Array> arrays,
        List<String> notes, List<Event> events, List<int[]> numbers, Optional<Finding> finding) {

    /** Bits of the first number that a worker sends, which identify the missing parts of the call. */
    public static final int FULL = 1;
    public static final int THREADS = 2;

    private static final Gson GSON = new Gson();

    /** How a recorded call ended. STOPPED: after too many steps. FULL: still running when the recording was full. */
    public enum End { RETURNED, THREW, STOPPED, FULL }

    /**
     * An array of the recorded call.
     *
     * @param name the name of the first variable or parameter that held this array; empty if none did
     * @param contents the initial contents: ints, 0 or 1 for truth values, or the numbers of rows (-1 for null)
     */
    public record Array(String name, Event.ArrayType type, List<Integer> contents) {

        boolean isOfColumns(int n) {
            return type == Event.ArrayType.INTS && contents.size() == n && !name.isEmpty();
        }
    }

    /**
     * Reads a recording from the numbers that the worker sent, which may be invalid. The recording's end is {@code
     * end}, or {@link End#FULL} if the recording was full; {@code answer} may be null.
     */
    public static Recording of(String call, int n, End end, Object answer, Names names, int... numbers)
            throws IOException {
        if (numbers.length == 0) {
            throw new IOException("nothing was recorded");
        }
        EventReader read = new EventReader(names, numbers);
        List<String> notes = (numbers[0] & THREADS) == 0 ? List.of() : List.of("what other threads do");
        return new Recording(call, n, (numbers[0] & FULL) == 0 ? end : End.FULL, answer, names, read.arrays, notes,
                read.events, read.parts, Optional.empty());
    }

    /** {@return the same recording with a finding for the learner} */
    public Recording withFinding(Finding told) {
        return new Recording(call, n, end, answer, names, arrays, notes, events, numbers, Optional.of(told));
    }

    /** {@return whether the recording contains the call up to its end} */
    public boolean isComplete() {
        return end == End.RETURNED || end == End.THREW;
    }

    <T extends Event> Stream<T> all(Class<T> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast);
    }

    Map<Integer, List<MethodCall>> callsByMethod() {
        return all(MethodCall.class)
                .collect(Collectors.groupingBy(MethodCall::method, TreeMap::new, Collectors.toList()));
    }

    List<Event.Add> added() {
        return all(Event.Add.class).filter(add -> arrays.get(add.array()).contents().size() == n).toList();
    }

    /** Returns whether the call has arguments beside n, such as queens that are given. */
    boolean hasOtherArguments() {
        return all(MethodCall.class).anyMatch(call -> call.caller().isEmpty() && call.arguments().size() > 1);
    }

    boolean hasMasks() {
        return numbers.stream().anyMatch(event -> event[0] == Event.MASK);
    }

    /** {@return the codes of events and the tags of values by their names, for the page's script: JSON in one line} */
    public static String codes() {
        return GSON.toJson(new TreeMap<>(Map.of(
                "event", new TreeMap<>(Map.of("ENTER", Event.ENTER, "RETURN", Event.RETURN, "THROW", Event.THROW,
                        "WRITE", Event.WRITE, "ASSIGN", Event.ASSIGN, "ADD", Event.ADD, "MEET", Event.MEET,
                        "READ", Event.READ, "MASK", Event.MASK)),
                "value", new TreeMap<>(Map.of("INT", Event.Value.INT, "BOOLEAN", Event.Value.BOOLEAN,
                        "ARRAY", Event.Value.ARRAY, "NULL", Event.Value.NULL, "OTHER", Event.Value.OTHER)),
                "linesOfAFile", Event.LINES_OF_A_FILE, "mostReads", Event.MOST_READS,
                "leastOfASet", Event.LEAST_OF_A_SET)));
    }

    /** {@return the recording for the page's script: JSON in one line} */
    public String json() {
        JsonObject json = GSON.toJsonTree(names).getAsJsonObject();
        json.addProperty("call", call);
        json.addProperty("n", n);
        json.addProperty("end", end.name().toLowerCase(Locale.ROOT));
        json.add("arrays", GSON.toJsonTree(arrays));
        json.add("notes", GSON.toJsonTree(notes));
        json.add("numbers", GSON.toJsonTree(numbers));
        json.add("search", GSON.toJsonTree(Backtracking.in(this).map(ShownSearch::of).orElse(null)));
        json.add("finding", GSON.toJsonTree(finding.orElse(null)));
        return GSON.toJson(json);
    }

    /** A search for the page's script; {@code choices} has, for each call, its outer call's column, or -1. */
    private record ShownSearch(int method, Integer row, List<Integer> choices) {

        static ShownSearch of(Backtracking search) {
            Map<MethodCall, Integer> queens = search.queens().orElse(Map.of());
            return new ShownSearch(search.method(), search.row().orElse(null),
                    search.rounds().stream().map(round -> queens.getOrDefault(round, -1)).toList());
        }
    }

    /**
     * The names to which the numbers in events refer; {@code fields} are indices of variables that are fields.
     *
     * @param methods the methods, such as {@code fillFrom}, {@code new Search} or {@code lambda in solve}
     */
    public record Names(List<String> methods, List<List<String>> parameters, List<String> variables,
            List<Integer> fields, List<String> files) {
    }

    /**
     * Reads events from the numbers that a worker sends. Each event has a length, kind, line and parts. The numbers
     * come from the submission's side, so only consistent events are accepted.
     */
    private static final class EventReader {

        /** Maximum number of accepted numbers; a worker itself sends fewer. */
        private static final int MOST = 1 << 18;

        private final Names names;
        private final List<Event> events = new ArrayList<>();
        private final List<int[]> parts = new ArrayList<>();
        private final List<Array> arrays = new ArrayList<>();
        private final Deque<MethodCall> open = new ArrayDeque<>();
        private final Map<Integer, MethodCall> innermost = new HashMap<>();
        private IntBuffer numbers;

        EventReader(Names names, int... sent) throws IOException {
            if (sent.length > MOST) {
                throw new IOException("no such recording: " + sent.length + " numbers");
            }
            this.names = names;
            try {
                for (int next = 1; next < sent.length; next = numbers.limit()) {
                    numbers = IntBuffer.wrap(sent, next + 1, sent[next]);
                    read();
                    parts.add(Arrays.copyOfRange(sent, next + 1, numbers.limit()));
                }
            } catch (IndexOutOfBoundsException | BufferUnderflowException | NoSuchElementException e) {
                throw new IOException("no such event: number " + (events.size() + 1), e);
            }
        }

        private void read() throws IOException {
            int kind = numbers.get();
            int line = below(Integer.MAX_VALUE);
            if (kind == Event.READ) {
                index(array());
            } else if (kind == Event.MASK) {
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
            arrays.add(new Array("", type, List.copyOf(contents)));
            return new Event.Meet(at, line, caller, array);
        }

        /** Reads a value. An array is named after the first variable that holds it. */
        private Event.Value value(String name) {
            int tag = below(Event.Value.NULL + 1);
            Event.Value value = new Event.Value(tag, tag == Event.Value.ARRAY ? array() : numbers.get());
            if (tag == Event.Value.ARRAY && arrays.get(value.number()).name().isEmpty()) {
                Array array = arrays.get(value.number());
                arrays.set(value.number(), new Array(name, array.type(), array.contents()));
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
}
