package nqueens.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Solutions;
import nqueens.recording.Calls.MethodCall;

/**
 * The search in a recording: a method that calls itself, if possible with a row that grows by 1 from call to call. It
 * proves facts, which are mistakes only if the answer is wrong.
 *
 * @param rounds the calls of the method that searches
 * @param row the index of the parameter with the row; empty if there is no such parameter
 */
record Backtracking(Recording recording, Calls calls, Elements elements, List<MethodCall> rounds, OptionalInt row) {

    /** {@return the search among the calls of a recording, or empty if no method calls itself} */
    static Optional<Backtracking> in(Recording recording, Calls calls) {
        return calls.byMethod().values().stream()
                .filter(rounds -> rounds.stream().anyMatch(round -> round.outer().isPresent()))
                // another recursive method may only test squares
                .min(Comparator.comparing(rounds -> rounds.get(0).begin()))
                .map(rounds -> new Backtracking(recording, calls, new Elements(recording), rounds,
                        IntStream.range(0, rounds.get(0).arguments().size()).filter(parameter -> rounds.stream()
                                .allMatch(round -> round.outer().isEmpty() || isOneDeeper(round, parameter)))
                                .findFirst()));
    }

    private static boolean isOneDeeper(MethodCall round, int parameter) {
        OptionalInt above = round.outer().orElseThrow().number(parameter);
        return above.isPresent() && round.number(parameter).equals(OptionalInt.of(above.getAsInt() + 1));
    }

    /** Returns whether the search goes down once, from row 0; otherwise its findings are not proved. */
    boolean isRowByRow() {
        return row.isPresent() && rowOf(rounds.get(0)) == 0
                && rounds.stream().filter(round -> round.outer().isEmpty()).count() == 1;
    }

    int method() {
        return rounds.get(0).method();
    }

    private MethodCall around(Event event) {
        MethodCall call = calls.around(event);
        while (call != null && call.method() != method()) {
            call = call.caller().orElse(null);
        }
        return call;
    }

    /** Returns the row that a call fills, or -1 if no parameter contains the row. */
    int rowOf(MethodCall round) {
        return row.isPresent() ? round.number(row.getAsInt()).orElse(-1) : -1;
    }

    /** Formats a row in terms of the code, such as {@code row = 2}. */
    String at(int number) {
        return recording.names().parameters().get(method()).get(row.orElseThrow()) + " = " + number;
    }

    /** {@return the column of the queen in the row above each inner call; empty if no array or board has them all} */
    Optional<Map<MethodCall, Integer>> queens() {
        return ofLengthN().map(this::queens).flatMap(Optional::stream).findFirst();
    }

    private Stream<Integer> ofLengthN() {
        return IntStream.range(0, recording.arrays().size()).boxed()
                .filter(array -> recording.arrays().get(array).contents().size() == recording.n());
    }

    private Optional<Map<MethodCall, Integer>> queens(int array) {
        Map<MethodCall, Integer> queens = new HashMap<>();
        Map<MethodCall, Integer> lastInner = new HashMap<>();
        for (MethodCall round : rounds) {
            MethodCall above = round.outer().orElse(null);
            if (above != null) {
                List<Integer> columns = columns(array, rowOf(above),
                        lastInner.getOrDefault(above, above.begin()), round.begin());
                if (columns.size() != 1) {
                    return Optional.empty();
                }
                queens.put(round, columns.get(0));
                lastInner.put(above, round.begin());
            }
        }
        return Optional.of(queens);
    }

    /** Returns the columns of the queens that were put into a row after one event and before another. */
    private List<Integer> columns(int array, int row, int from, int to) {
        boolean isBoard = recording.arrays().get(array).type().hasRows();
        int line = row < 0 || row >= recording.n() ? -1
                : isBoard ? recording.arrays().get(array).contents().get(row) : array;
        return IntStream.range(0, line < 0 ? 0 : elements.of(line).size())
                .filter(index -> (isBoard || index == row) && elements.of(line).get(index).keySet().stream().skip(1)
                        .anyMatch(write -> write > from && write < to))
                .map(index -> {
                    int value = elements.after(to, line).get(index);
                    return !isBoard ? value : value == 0 ? -1 : index;
                }).filter(column -> column >= 0 && column < recording.n()).boxed().toList();
    }

    /**
     * {@return how a search reached its wrong answer, or empty if the recording proves nothing helpful} {@code missing}
     * contains the columns of a missing solution, or is empty.
     */
    Optional<Finding> mistake(List<Integer> missing) {
        return notUndone().or(this::notSwappedBack).or(this::ofAnother).or(this::addedEarly).or(() -> Stream
                .of(byWrongRule().or(this::nothingFound), leftOut(missing))
                .flatMap(Optional::stream).reduce((first, second) ->
                        new Finding(first.event(), first.sentence() + "\n" + second.sentence())))
                .map(found -> new Finding(found.event(), found.sentence(), found.place(),
                        lastOnTheWay(missing).map(round -> tried(round, missing.get(rowOf(round))))
                                .orElse(Finding.NOWHERE)));
    }

    /** Finds a mark that the search never cleared and met again; of several, the one whose setter returned first. */
    private Optional<Finding> notUndone() {
        return elements.marks().stream().map(mark -> returned(mark).map(call -> new Finding(call.end(),
                "after the call with " + at(call) + " returned, " + mark.text() + ": is something not undone?")))
                .flatMap(Optional::stream).min(Comparator.comparing(Finding::event));
    }

    /** Returns the first call that returned with a mark that was set for good, if the search then went on. */
    private Optional<MethodCall> returned(Elements.Mark mark) {
        int set = mark.setForGood().orElse(-1);
        MethodCall setter = set < 0 ? null : around(recording.events().get(set));
        if (setter == null || !mark.isClearAt(setter.begin())) {
            return Optional.empty();
        }
        List<MethodCall> next = rounds.stream()
                .filter(other -> other.begin() >= set && other.isIn(setter)).limit(2).toList();
        return next.size() == 2 ? Optional.of(next.get(0)) : rounds.stream()
                .filter(other -> other.begin() >= setter.end() && rowOf(other) == rowOf(setter))
                .findFirst().map(again -> setter);
    }

    private String at(MethodCall round) {
        return at(rowOf(round));
    }

    /** Finds the first call that left the columns in another order, if the search swaps columns in an array. */
    private Optional<Finding> notSwappedBack() {
        return ofLengthN().map(this::notSwappedBack).flatMap(Optional::stream).findFirst();
    }

    private Optional<Finding> notSwappedBack(int array) {
        IntSummaryStatistics writes = elements.of(array).stream()
                .flatMap(element -> element.keySet().stream().skip(1)).mapToInt(write -> write).summaryStatistics();
        // two comparisons first: a search that clones its columns has thousands of arrays and calls
        return rounds.stream().filter(round -> round.begin() < writes.getMax() && round.end() > writes.getMin()
                && round.last().isPresent() && isChanged(array, round))
                .min(Comparator.comparing(MethodCall::end)).flatMap(round -> {
                    List<Integer> before = elements.after(round.begin(), array);
                    List<Integer> now = elements.after(round.end(), array);
                    boolean isSwapped = before.size() > 1 && Set.copyOf(before).size() == before.size()
                            && Set.copyOf(before).equals(Set.copyOf(now));
                    return Optional.of(new Finding(round.end(), "the call with " + at(round) + " found " + before
                            + ", and left " + now + ": is a swap not undone?")).filter(found -> isSwapped);
                });
    }

    /** Returns whether an array occurred before a call, and had other elements after it. */
    private boolean isChanged(int array, MethodCall round) {
        List<Integer> before = elements.after(round.begin(), array);
        return !before.isEmpty() && !before.equals(elements.after(round.end(), array));
    }

    /** Finds the mark of a queen above, if a call cleared it, or set it again although a line has only one queen. */
    private Optional<Finding> ofAnother() {
        return elements.marks().stream().map(this::ofAnother).flatMap(Optional::stream)
                .min(Comparator.comparing(Finding::event));
    }

    private Optional<Finding> ofAnother(Elements.Mark mark) {
        MethodCall owner = null;
        for (Map.Entry<Integer, Integer> change : mark.values().entrySet()) {
            MethodCall round = around(recording.events().get(change.getKey()));
            boolean isSet = change.getValue() != 0;
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
        return queens().flatMap(queens -> WrongSearch.words(recording.n(), rounds().stream()
                .filter(queens::containsKey).map(round -> List.of(rowOf(round) - 1, queens.get(round)))
                .toList(), triesLastColumn())).map(words -> new Finding(rounds().get(0).begin(), words));
    }

    /** Finds a search that adds each solution on reaching a row, before it places a queen in that row. */
    private Optional<Finding> addedEarly() {
        List<Event.Add> added = recording.added();
        // a search that stores its queens outside of arrays proves nothing
        boolean isProved = recording.answer() instanceof List<?> list && list.size() == added.size()
                && recording.all(Event.Write.class).anyMatch(write -> around(write) != null
                && recording.arrays().get(write.array()).type() != Event.ArrayType.SET)
                && added.stream().allMatch(this::isEarly);
        return added.stream().filter(add -> isProved).max(Comparator.comparing(add -> rowOf(around(add))))
                .map(add -> new Finding(add.at(), "your search added a solution in the call with "
                        + at(around(add)) + ", which had put no queen: do all rows have one by then?"));
    }

    /** Returns whether a call of the search placed no queen; copying an array places none. */
    private boolean isEarly(Event.Add add) {
        MethodCall round = around(add);
        return round != null && rowOf(round) < recording.n() && recording.all(Event.Write.class)
                .filter(write -> write.at() < add.at() && around(write) == round)
                .noneMatch(write -> write.array() != add.array() || write.index() == rowOf(round));
    }

    private Optional<Finding> nothingFound() {
        if (!Solutions.isNothing(recording.answer())
                || recording.all(Event.Add.class).findAny().isPresent()) {
            return Optional.empty();
        }
        int deepest = rounds().stream().mapToInt(this::rowOf).max().orElseThrow();
        List<MethodCall> there = rounds().stream().filter(round -> rowOf(round) == deepest).toList();
        String often = there.size() == 1 ? "once" : there.size() + " times";
        String end = recording.answer() instanceof Number ? ", and the count is 0" : ", and added nothing there";
        return Optional.of(new Finding(there.get(0).begin(), "your search came " + often + " to " + at(deepest)
                + (deepest < recording.n() ? ", and never to " + at(deepest + 1) : end)));
    }

    /** Finds the place where the search skipped the next queen of a solution. */
    private Optional<Finding> leftOut(List<Integer> missing) {
        return lastOnTheWay(missing).map(round -> new Finding(round.begin(), "your search never came to "
                + missing.subList(0, rowOf(round) + 1) + (rowOf(round) == 0 ? ""
                : ", where no queen attacks another, though it came to " + missing.subList(0, rowOf(round)))));
    }

    /** Finds the deepest call on the way to a missing solution; it left out the next queen of the solution. */
    private Optional<MethodCall> lastOnTheWay(List<Integer> missing) {
        Set<MethodCall> onTheWay = new HashSet<>();
        queens().ifPresent(queens -> rounds().stream().filter(round -> round.outer().isEmpty()
                || rowOf(round) <= missing.size() && onTheWay.contains(round.outer().get())
                && queens.get(round).equals(missing.get(rowOf(round) - 1))).forEach(onTheWay::add));
        return onTheWay.stream().max(Comparator.comparing(this::rowOf).thenComparing(round -> -round.begin()))
                .filter(round -> rowOf(round) < missing.size());
    }

    /** Returns the event where the busiest variable of a call becomes a column or its bit, or else the first event. */
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

    private boolean triesLastColumn() {
        return rounds.size() > 1 && tried(rounds.get(1), recording.n() - 1) != rounds.get(1).begin();
    }

    /** Finds a call for the row below the board that ended with an exception. */
    Optional<Finding> thrownBelowTheBoard() {
        int n = recording.n();
        return rounds().stream().filter(round -> rowOf(round) == n && round.isThrown()).findFirst()
                .map(round -> new Finding(round.end(), "it threw in the call with " + at(n) + ", which is n: does the"
                        + " search always end there, and is each queen on a column from 0 to n - 1?"));
    }
}
