package nqueens.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.recording.Marks.Mark;

/** Facts that the recording of a search row by row proves; only if the answer is wrong are they mistakes. */
record Backtracking(Recording recording, Recursion search) {

    /**
     * {@return how a search came to its wrong answer; empty if nothing helpful is proved} {@code missing} has the
     * columns of a solution that the answer lacks, or nothing.
     */
    Optional<Finding> mistake(List<Integer> missing) {
        return notUndone().or(this::addedEarly).or(() -> Stream.of(nothingFound(), leftOut(missing))
                .flatMap(Optional::stream).reduce((first, second) ->
                        new Finding(first.event(), first.sentence() + "\n" + second.sentence())))
                .map(found -> new Finding(found.event(), found.sentence(), found.place(),
                        lastOnTheWay(missing).map(round -> tried(round, missing.get(search.rowOf(round))))));
    }

    /** The mark that the search left set and met again; of several, that of the call that returned first. */
    private Optional<Finding> notUndone() {
        return Marks.of(recording).stream().map(this::left).flatMap(Optional::stream)
                .min(Comparator.comparing(Left::end)).map(left -> new Finding(left.shown(), "after the call with "
                        + search.at(left.row()) + " returned, " + left.mark() + ": is something not undone?"));
    }

    /**
     * A mark that was left set. It has the row and the event at which the search returned and went on, and the event
     * that ended the call that had set it.
     */
    private record Left(String mark, int row, int shown, int end) {
    }

    private Optional<Left> left(Mark mark) {
        int set = mark.setForGood().orElse(-1);
        MethodCall round = set < 0 ? null : search.around(set);
        if (round == null || !mark.isClearAt(round.begin())) {
            return Optional.empty();
        }
        List<MethodCall> next = search.rounds().stream()
                .filter(other -> other.begin() >= set && other.isIn(round)).limit(2).toList();
        if (next.size() == 2) {
            return Optional.of(new Left(mark.text(), search.rowOf(round) + 1, next.get(0).end(), round.end()));
        }
        return search.rounds().stream().filter(other -> other.begin() >= round.end()
                        && search.rowOf(other) == search.rowOf(round)).findFirst()
                .map(other -> new Left(mark.text(), search.rowOf(round), round.end(), round.end()));
    }

    /** Each solution was added when the search came to a row, before it had put a queen there. */
    private Optional<Finding> addedEarly() {
        List<Integer> added = recording.added();
        // a search that keeps its queens outside of arrays writes to none, and proves nothing
        boolean isProved = recording.answer() instanceof List<?> list && list.size() == added.size()
                && IntStream.range(0, recording.events().size())
                        .anyMatch(i -> search.around(i) != null && recording.events().get(i) instanceof Event.Write)
                && added.stream().allMatch(this::isEarly);
        return added.stream().filter(i -> isProved).max(Comparator.comparing(i -> search.rowOf(search.around(i))))
                .map(i -> new Finding(i, "your search added a solution in the call with "
                        + search.at(search.rowOf(search.around(i)))
                        + ", which had put no queen: do all rows have one by then?"));
    }

    /** Whether a call of the search placed no queen; copying an array element by element places none. */
    private boolean isEarly(int add) {
        MethodCall round = search.around(add);
        return round != null && search.rowOf(round) < recording.n() && IntStream.range(round.begin(), add)
                .filter(i -> search.around(i) == round).mapToObj(recording.events()::get)
                .noneMatch(event -> event instanceof Event.Write write
                        && (write.array() != ((Event.Add) recording.events().get(add)).array()
                                || write.index() == search.rowOf(round)));
    }

    private Optional<Finding> nothingFound() {
        if (!Diagnosis.isNothing(recording.answer())
                || recording.events().stream().anyMatch(Event.Add.class::isInstance)) {
            return Optional.empty();
        }
        int deepest = search.rounds().stream().mapToInt(search::rowOf).max().orElseThrow();
        List<MethodCall> there = search.rounds().stream().filter(round -> search.rowOf(round) == deepest).toList();
        String often = there.size() == 1 ? "once" : there.size() + " times";
        String end = recording.answer() instanceof List<?> ? ", and added nothing there" : ", and the count is 0";
        return Optional.of(new Finding(there.get(0).begin(), "your search came " + often + " to " + search.at(deepest)
                + (deepest < recording.n() ? ", and never to " + search.at(deepest + 1) : end)));
    }

    /** The place where the search skipped the next queen of a solution. */
    private Optional<Finding> leftOut(List<Integer> missing) {
        return lastOnTheWay(missing).map(round -> new Finding(round.begin(), "your search never came to "
                + missing.subList(0, search.rowOf(round) + 1) + (search.rowOf(round) == 0 ? ""
                : ", where no queen attacks another, though it came to " + missing.subList(0, search.rowOf(round)))));
    }

    /** The deepest call on the way to a solution that is missing: it left out the solution's next queen. */
    private Optional<MethodCall> lastOnTheWay(List<Integer> missing) {
        Map<MethodCall, Integer> queens = search.queens().orElse(null);
        if (queens == null) {
            return Optional.empty();
        }
        Set<MethodCall> onTheWay = new HashSet<>();
        for (MethodCall round : search.rounds()) {
            int row = search.rowOf(round);
            if (round.outer().isEmpty() || row <= missing.size() && onTheWay.contains(round.outer().get())
                    && queens.get(round).equals(missing.get(row - 1))) {
                onTheWay.add(round);
            }
        }
        return onTheWay.stream().max(Comparator.comparing(search::rowOf).thenComparing(round -> -round.begin()))
                .filter(round -> search.rowOf(round) < missing.size());
    }

    /** The event by which a call's busiest variable gets a column, or its bit; else that of its beginning. */
    private int tried(MethodCall round, int column) {
        List<MethodCall> around = Calls.of(recording.events()).around();
        Map<Integer, Map<Integer, Integer>> byName = new HashMap<>();
        for (int i = round.begin(); i < Math.min(round.end(), recording.events().size()); i++) {
            if (around.get(i).begin() == round.begin() && recording.events().get(i) instanceof Event.Assign assign
                    && assign.value().tag() == Value.INT) {
                byName.computeIfAbsent(assign.name(), name -> new HashMap<>()).putIfAbsent(assign.value().number(), i);
            }
        }
        return byName.values().stream().max(Comparator.comparing(Map::size)).map(values -> values.get(
                values.keySet().stream().allMatch(value -> Integer.bitCount(value) == 1) ? 1 << column : column))
                .orElse(round.begin());
    }

    /** The call for the row below the board ended by an exception. */
    Optional<Finding> thrownBelowTheBoard() {
        int n = recording.n();
        return search.rounds().stream().filter(round -> search.rowOf(round) == n
                        && round.last().filter(Event.Thrown.class::isInstance).isPresent())
                .findFirst().map(round -> new Finding(round.end(), "it threw in the call with " + search.at(n)
                        + ", which is n: does the search always end there, and is each queen on a column from 0 to"
                        + " n - 1?"));
    }
}
