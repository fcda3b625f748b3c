package nqueens.recording;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonObject;

/**
 * One call of a submission's solver, as it went.
 *
 * @param call the call, such as {@code solve(4)}
 * @param n the number of queens
 * @param answer what came back, of the types of the contract; null if nothing did
 * @param names what the numbers in the events stand for
 * @param arrays the arrays that were met, by their numbers
 * @param notes what of it is not recorded, a phrase each; empty if all is
 * @param events what happened, in its order
 */
public record Recording(String call, int n, End end, Object answer, Names names, List<Array> arrays,
        List<String> notes, List<Event> events) {

    /** The first number that a worker sends tells by these bits what of the call is missing. */
    private static final int FULL = 1;
    private static final int THREADS = 2;

    /** How a recorded call ended. */
    public enum End {
        /** It returned. */
        RETURNED,
        /** It threw something. */
        THREW,
        /** It was stopped, since it took too many steps. */
        STOPPED,
        /** It went on when no more events were recorded. */
        FULL;

        /** Gives the constant as the page's data has it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /**
     * An array that was met.
     *
     * @param name the name of the first variable or parameter that held it; empty if none did
     * @param contents what was in it when it was met: ints, 0 or 1, or the numbers of its rows, -1 for none
     */
    public record Array(String name, ArrayType type, List<Integer> contents) {
    }

    /** Creates a recording, from copies of the lists. */
    public Recording {
        arrays = List.copyOf(arrays);
        notes = List.copyOf(notes);
        events = List.copyOf(events);
    }

    /**
     * Reads a recording from the numbers that the worker sent, which may be anything. The end is known as far as the
     * call's reply tells it; the answer is null if nothing came back.
     *
     * @throws IOException if the numbers are none
     */
    public static Recording of(String call, int n, End end, Object answer, Names names, int... numbers)
            throws IOException {
        if (numbers.length == 0) {
            throw new IOException("nothing was recorded");
        }
        List<Event> events = EventReader.read(numbers, 1, names);
        Stream<String> threads = Stream.of("what other threads do").filter(note -> (numbers[0] & THREADS) != 0);
        return new Recording(call, n, (numbers[0] & FULL) == 0 ? end : End.FULL, answer, names,
                arrays(names, events), Stream.concat(names.unseen().stream(), threads).toList(), events);
    }

    private static List<Array> arrays(Names names, List<Event> events) {
        List<Array> arrays = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.Meet meet) {
                arrays.add(new Array("", meet.type(), meet.contents()));
            } else if (event instanceof Event.Assign assign) {
                name(arrays, assign.value(), names.variables().get(assign.name()));
            } else if (event instanceof Event.Enter enter) {
                List<String> parameters = names.parameters().get(enter.method());
                for (int i = 0; i < parameters.size(); i++) {
                    name(arrays, enter.arguments().get(i), parameters.get(i));
                }
            }
        }
        return arrays;
    }

    private static void name(List<Array> arrays, Value value, String name) {
        if (value.kind() == Value.Kind.ARRAY && arrays.get(value.number()).name().isEmpty()) {
            Array array = arrays.get(value.number());
            arrays.set(value.number(), new Array(name, array.type(), array.contents()));
        }
    }

    /** {@return whether the call came to its end, and all that it did before is recorded} */
    public boolean isComplete() {
        return end == End.RETURNED || end == End.THREW;
    }

    /** {@return the recording as the page's data has it: JSON in one line} */
    public String json() {
        Gson gson = new Gson();
        JsonObject json = new JsonObject();
        json.addProperty("call", call);
        json.addProperty("n", n);
        json.addProperty("complete", isComplete());
        json.addProperty("end", end.toString());
        json.add("answer", gson.toJsonTree(answer));
        json.add("methods", gson.toJsonTree(names.methods()));
        json.add("parameters", gson.toJsonTree(names.parameters()));
        json.add("names", gson.toJsonTree(names.variables()));
        json.add("fields", gson.toJsonTree(names.fields()));
        json.add("arrays", gson.toJsonTree(arrays.stream().map(Recording::json).toList()));
        json.add("files", gson.toJsonTree(names.files()));
        json.add("notes", gson.toJsonTree(notes));
        json.add("events", gson.toJsonTree(events.stream().map(Event::numbers).toList()));
        return gson.toJson(json);
    }

    private static JsonObject json(Array array) {
        JsonObject json = new JsonObject();
        json.addProperty("name", array.name());
        json.addProperty("type", array.type().toString());
        json.addProperty("length", array.contents().size());
        if (array.type().elements() == Value.Kind.ARRAY) {
            json.add("rows", new Gson().toJsonTree(array.contents()));
        }
        return json;
    }
}
