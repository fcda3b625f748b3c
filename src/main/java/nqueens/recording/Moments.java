package nqueens.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.JsonObject;

import nqueens.board.Attack;

/** The call tree of a search and the moments worth a look, for the page. */
record Moments(Recording recording, Optional<Recursion> search, List<Event.Add> added) {

    private static final Gson GSON = new Gson();

    /** One moment: the label of its button, the number of its event, and what the page shows there. */
    private record ShownMoment(String name, int event, String words) {
    }

    /**
     * A call of the search.
     *
     * @param row the row that it fills; null where no parameter tells it
     * @param choice the column of the queen above it; null where no array tells it
     */
    private record Node(int enter, int exit, Integer parent, Integer row, Integer choice, boolean isSolution,
            boolean isDeadEnd) {
    }

    /** The search; a part that is null is left out. */
    private record Tree(Integer method, Integer row, List<Node> calls) {
    }

    void addTo(JsonObject json) {
        List<Node> nodes = search.map(this::nodes).orElse(List.of());
        json.add("search", GSON.toJsonTree(new Tree(search.map(Recursion::method).orElse(null),
                search.filter(found -> found.row().isPresent()).map(found -> found.row().getAsInt()).orElse(null),
                nodes)));
        json.add("mistakes", GSON.toJsonTree(Stream.of(wrongSolution(),
                recording.finding().map(told ->
                        new ShownMoment("To " + told.place(), told.event(), sentence(told.sentence()))),
                recording.finding().filter(told -> !told.leftOut().equals(Optional.of(told.event())))
                        .flatMap(Finding::leftOut).map(event -> new ShownMoment(
                                "To where the column that the case names is left out", event, "")))
                .flatMap(Optional::stream).toList()));
        json.add("moments", GSON.toJsonTree(Stream.concat(
                nodes.stream().filter(Node::isDeadEnd).limit(1)
                        .map(node -> new ShownMoment("To the first dead end", node.exit(), "")),
                added.stream().limit(1).map(add -> new ShownMoment("To the first solution", add.at(), ""))).toList()));
    }

    private String sentence(String words) {
        String line = words.replace("\n", "; ") + (words.endsWith("?") ? "" : ".");
        // but for the name of a method
        return recording.names().methods().contains(line.split("[ (]")[0]) ? line
                : line.substring(0, 1).toUpperCase(Locale.ROOT) + line.substring(1);
    }

    private List<Node> nodes(Recursion found) {
        List<MethodCall> calls = found.rounds();
        Map<MethodCall, Integer> queens = found.queens().orElse(Map.of());
        Set<MethodCall> callers = calls.stream().flatMap(call -> call.outer().stream()).collect(Collectors.toSet());
        Set<MethodCall> adding = added.stream().map(found::around).collect(Collectors.toSet());
        Map<MethodCall, Integer> numbers = new HashMap<>();
        return calls.stream().map(call -> {
            numbers.put(call, numbers.size());
            boolean isLast = !callers.contains(call);
            // a search that only counts adds none
            boolean isSolution = adding.contains(call)
                    || added.isEmpty() && isLast && found.rowOf(call) == recording.n();
            return new Node(call.begin(), call.end(), call.outer().map(numbers::get).orElse(null),
                    found.row().isPresent() ? found.rowOf(call) : null, queens.get(call), isSolution,
                    isLast && !isSolution && call.last().isPresent());
        }).toList();
    }

    /** The first solution added that is wrong, or was added before. */
    private Optional<ShownMoment> wrongSolution() {
        List<int[]> contents = new ArrayList<>();
        Set<Integer> arrays = new HashSet<>();
        Set<List<Integer>> solutions = new HashSet<>();
        for (Event event : recording.events()) {
            if (event instanceof Event.Meet meet) {
                contents.add(meet.contents().stream().mapToInt(Integer::intValue).toArray());
            } else if (event instanceof Event.Write write) {
                contents.get(write.array())[write.index()] = write.value().number();
            } else if (event instanceof Event.Add add && added.contains(add)
                    && recording.arrays().get(add.array()).type().hasNumbers()) {
                int[] solution = contents.get(add.array());
                boolean isNew = arrays.add(add.array());
                boolean isOther = solutions.add(Arrays.stream(solution).boxed().toList());
                String wrong = whyWrong(solution).orElse(!isNew ? "it is the same array as before, not one of its own"
                        : !isOther ? "it was added before" : "");
                if (!wrong.isEmpty()) {
                    return Optional.of(new ShownMoment("To the solution that is wrong", add.at(),
                            "This solution is wrong: " + wrong + "."));
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> whyWrong(int... columns) {
        return IntStream.range(0, columns.length).filter(row -> columns[row] < 0 || columns[row] >= columns.length)
                .mapToObj(row -> "row " + row + " has column " + columns[row] + ", off the board").findFirst()
                .or(() -> Attack.firstIn(columns).map(attack -> "the queens in rows " + attack.upper().row() + " and "
                        + attack.lower().row() + " attack each other"));
    }
}
