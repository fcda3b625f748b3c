package nqueens.recording;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
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
 * @param numbers the kind, line and parts of each event, and of each read, as the worker sent them
 * @param finding the finding for the learner, if any
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
     * @param name the name of the first variable or parameter with this array; empty if there is no such variable
     * @param contents the initial contents: ints, 0 or 1 for truth values, or the numbers of rows (-1 for null)
     */
    public record Array(String name, Event.ArrayType type, List<Integer> contents) {
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
        EventReader read = EventReader.of(names, numbers);
        List<String> notes = (numbers[0] & THREADS) == 0 ? List.of() : List.of("what other threads do");
        return new Recording(call, n, (numbers[0] & FULL) == 0 ? end : End.FULL, answer, names, read.arrays(), notes,
                read.events(), read.parts(), Optional.empty());
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

    /** Returns the events that add an array of a solution's length to a list. */
    List<Event.Add> added() {
        return all(Event.Add.class).filter(add -> arrays.get(add.array()).contents().size() == n).toList();
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

    /** A search for the page's script: its method, its row parameter, and the column of the queen above each call. */
    private record ShownSearch(int method, Integer row, List<Integer> choices) {

        static ShownSearch of(Backtracking search) {
            Map<MethodCall, Integer> queens = search.queens().orElse(Map.of());
            return new ShownSearch(search.method(), search.row().orElse(null),
                    search.rounds().stream().map(round -> queens.getOrDefault(round, -1)).toList());
        }
    }

    /**
     * The meaning of the numbers in events.
     *
     * @param methods the methods, such as {@code fillFrom}, {@code new Search} or {@code lambda in solve}
     */
    public record Names(List<String> methods, List<List<String>> parameters, List<String> variables,
            List<Integer> fields, List<String> files) {
    }
}
