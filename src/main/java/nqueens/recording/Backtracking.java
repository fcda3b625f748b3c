package nqueens.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import nqueens.recording.Marks.Mark;

/** Facts that the recording of a search row by row proves; only if the answer is wrong are they mistakes. */
record Backtracking(Recording recording, Calls calls, Recursion search) {

    /**
     * {@return how a search came to its wrong answer; empty if nothing helpful is proved} {@code missing} has the
     * columns of a solution that the answer lacks, or nothing.
     */
    Optional<Finding> mistake(List<Integer> missing) {
        return notUndone().or(this::ofAnother).or(this::addedEarly).or(() -> Stream
                .of(byWrongRule().or(this::nothingFound), leftOut(missing))
                .flatMap(Optional::stream).reduce((first, second) ->
                        new Finding(first.event(), first.sentence() + "\n" + second.sentence())))
                .map(found -> new Finding(found.event(), found.sentence(), found.place(),
                        lastOnTheWay(missing).map(round -> tried(round, missing.get(search.rowOf(round))))));
    }

    /** The mark that the search left set and met again; of several, that of the call that returned first. */
    private Optional<Finding> notUndone() {
        return Marks.of(recording).stream().map(this::left).flatMap(Optional::stream)
                .min(Comparator.comparing(left -> left.setter().end())).map(left ->
                        new Finding(left.returned().end(), "after the call with " + at(left.returned()) + " returned, "
                                + left.mark() + ": is something not undone?"));
    }

    /** A mark, the call that set it for good, and the call that returned to a search that went on with the mark. */
    private record Left(String mark, MethodCall setter, MethodCall returned) {
    }

    private Optional<Left> left(Mark mark) {
        return mark.setForGood().flatMap(set -> Optional.ofNullable(search.around(recording.events().get(set)))
                .filter(setter -> mark.isClearAt(setter.begin()))
                .flatMap(setter -> returned(setter, set).map(call -> new Left(mark.text(), setter, call))));
    }

    private Optional<MethodCall> returned(MethodCall setter, int set) {
        List<MethodCall> next = search.rounds().stream()
                .filter(other -> other.begin() >= set && other.isIn(setter)).limit(2).toList();
        return next.size() == 2 ? Optional.of(next.get(0)) : search.rounds().stream()
                .filter(other -> other.begin() >= setter.end() && search.rowOf(other) == search.rowOf(setter))
                .findFirst().map(again -> setter);
    }

    private String at(MethodCall round) {
        return search.at(search.rowOf(round));
    }

    /** A mark of a queen above that a call cleared, or, though a line has one queen, set again. */
    private Optional<Finding> ofAnother() {
        return Marks.of(recording).stream().map(this::ofAnother).flatMap(Optional::stream)
                .min(Comparator.comparing(Finding::event));
    }

    private Optional<Finding> ofAnother(Mark mark) {
        MethodCall owner = null;
        for (Map.Entry<Integer, Integer> change : mark.values().entrySet()) {
            MethodCall round = search.around(recording.events().get(change.getKey()));
            boolean isSet = (change.getValue() & mark.bits()) != 0;
            if (owner != null && round != null && round.begin() > owner.begin() && round.begin() < owner.end()
                    && (!isSet || mark.isOfLine())) {
                return Optional.of(new Finding(change.getKey(), "in the call with " + at(round)
                        + ", " + mark.text() + " for a queen above, and was " + (isSet
                        ? "set again: does the test ask for this mark, and refuse the square if it alone is set?"
                        : "cleared: clear only the marks of this call's own queen")));
            }
            owner = !isSet ? null : owner == null ? round : owner;
        }
        return Optional.empty();
    }

    private Optional<Finding> byWrongRule() {
        return search.queens().flatMap(queens -> WrongSearch.words(recording.n(), search.rounds().stream()
                .filter(queens::containsKey).map(round -> List.of(search.rowOf(round) - 1, queens.get(round)))
                .toList())).map(words -> new Finding(search.rounds().get(0).begin(), words));
    }

    /** Each solution was added when the search came to a row, before it had put a queen there. */
    private Optional<Finding> addedEarly() {
        List<Event.Add> added = recording.added();
        // a search that keeps its queens outside of arrays writes to none, and proves nothing
        boolean isProved = recording.answer() instanceof List<?> list && list.size() == added.size()
                && recording.all(Event.Write.class).anyMatch(write -> search.around(write) != null)
                && added.stream().allMatch(this::isEarly);
        return added.stream().filter(add -> isProved).max(Comparator.comparing(add -> search.rowOf(search.around(add))))
                .map(add -> new Finding(add.at(), "your search added a solution in the call with "
                        + at(search.around(add)) + ", which had put no queen: do all rows have one by then?"));
    }

    /** Whether a call of the search placed no queen; copying an array element by element places none. */
    private boolean isEarly(Event.Add add) {
        MethodCall round = search.around(add);
        return round != null && search.rowOf(round) < recording.n() && recording.all(Event.Write.class)
                .filter(write -> write.at() < add.at() && search.around(write) == round)
                .noneMatch(write -> write.array() != add.array() || write.index() == search.rowOf(round));
    }

    private Optional<Finding> nothingFound() {
        if (!Diagnosis.isNothing(recording.answer())
                || recording.all(Event.Add.class).findAny().isPresent()) {
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
        Set<MethodCall> onTheWay = new HashSet<>();
        search.queens().ifPresent(queens -> search.rounds().stream().filter(round -> round.outer().isEmpty()
                || search.rowOf(round) <= missing.size() && onTheWay.contains(round.outer().get())
                && queens.get(round).equals(missing.get(search.rowOf(round) - 1))).forEach(onTheWay::add));
        return onTheWay.stream().max(Comparator.comparing(search::rowOf).thenComparing(round -> -round.begin()))
                .filter(round -> search.rowOf(round) < missing.size());
    }

    /** The event by which a call's busiest variable gets a column, or its bit; else that of its beginning. */
    private int tried(MethodCall round, int column) {
        Map<Integer, Map<Integer, Integer>> byName = new HashMap<>();
        recording.all(Event.Assign.class)
                .filter(each -> calls.around(each) == round && each.value().asInt().isPresent())
                .forEach(each -> byName.computeIfAbsent(each.name(), name -> new HashMap<>())
                        .putIfAbsent(each.value().number(), each.at()));
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
