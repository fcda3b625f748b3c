package nqueens.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The search in a recording: a method that calls itself, if possible with a row that grows by 1 from call to call.
 *
 * @param around for each event the innermost call of the search in which it happened, or null
 * @param row the number of the parameter that is the row; empty if none is
 */
record Recursion(Recording recording, List<MethodCall> rounds, List<MethodCall> around, OptionalInt row) {

    /** {@return the search among the calls of a recording; empty if no method calls itself} */
    static Optional<Recursion> in(Recording recording, Calls calls) {
        return calls.byMethod().values().stream()
                .filter(rounds -> rounds.stream().anyMatch(round -> round.outer().isPresent()))
                // another recursive method may be a part of the search that looks at a square
                .min(Comparator.comparing(rounds -> rounds.get(0).begin()))
                .map(rounds -> new Recursion(recording, rounds, calls.within(rounds.get(0).method()),
                        IntStream.range(0, rounds.get(0).arguments().size()).filter(parameter -> rounds.stream()
                                .allMatch(round -> round.outer().isEmpty() || isOneDeeper(round, parameter)))
                                .findFirst()));
    }

    private static boolean isOneDeeper(MethodCall round, int parameter) {
        OptionalInt above = round.outer().orElseThrow().number(parameter);
        return above.isPresent() && round.number(parameter).equals(OptionalInt.of(above.getAsInt() + 1));
    }

    /** Whether the search goes once from row 0 down: only then are findings proved. */
    boolean isBacktracking() {
        return row.isPresent() && rowOf(rounds.get(0)) == 0
                && rounds.stream().filter(round -> round.outer().isEmpty()).count() == 1;
    }

    int method() {
        return rounds.get(0).method();
    }

    MethodCall around(Event event) {
        return around.get(event.at());
    }

    /** The row that a call fills, or -1 if no parameter tells it. */
    int rowOf(MethodCall round) {
        return row.isPresent() ? round.number(row.getAsInt()).orElse(-1) : -1;
    }

    /** A row in the words of the code, such as {@code row = 2}. */
    String at(int number) {
        return recording.names().parameters().get(method()).get(row.orElseThrow()) + " = " + number;
    }

    /** {@return the column of the queen above each call but the first; empty if no array or board has them all} */
    Optional<Map<MethodCall, Integer>> queens() {
        return IntStream.range(0, recording.arrays().size())
                .filter(array -> recording.arrays().get(array).contents().size() == recording.n())
                .mapToObj(this::queens).flatMap(Optional::stream).findFirst();
    }

    private Optional<Map<MethodCall, Integer>> queens(int array) {
        Map<MethodCall, Integer> queens = new HashMap<>();
        /* By row: the columns of the queens that were put there since the search came to it, or went on from it. */
        Map<Integer, Set<Integer>> put = new HashMap<>();
        for (Event event : recording.events()) {
            MethodCall round = around(event);
            if (event instanceof Event.Write write) {
                put(array, write, put);
            } else if (round != null && round.enter() == event) {
                put.remove(rowOf(round));
                if (round.outer().isPresent()) {
                    Set<Integer> columns = put.remove(rowOf(round) - 1);
                    if (columns == null || columns.size() != 1) {
                        return Optional.empty();
                    }
                    queens.put(round, columns.iterator().next());
                }
            }
        }
        return Optional.of(queens);
    }

    private void put(int array, Event.Write write, Map<Integer, Set<Integer>> put) {
        Recording.Array drawn = recording.arrays().get(array);
        int value = write.value().number();
        int line = drawn.type().hasRows() ? drawn.contents().indexOf(write.array()) : -1;
        if (line >= 0 && value != 0) {
            put.computeIfAbsent(line, key -> new HashSet<>()).add(write.index());
        } else if (line >= 0) {
            put.getOrDefault(line, new HashSet<>()).remove(write.index());
        } else if (write.array() == array) {
            put.put(write.index(), value >= 0 && value < recording.n() ? Set.of(value) : Set.of());
        }
    }
}
