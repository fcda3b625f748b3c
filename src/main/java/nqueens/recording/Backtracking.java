package nqueens.recording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.recording.Marks.Mark;

/**
 * The search in a recording: a method that calls itself, if possible with a row that grows by 1 from call to call. It
 * proves facts, which are mistakes only if the answer is wrong.
 *
 * @param rounds the calls of the method that searches
 * @param row the index of the parameter with the row; empty if there is no such parameter
 */
record Backtracking(Recording recording, Calls calls, List<MethodCall> rounds, OptionalInt row) {

    /** {@return the search among the calls of a recording, or empty if no method calls itself} */
    static Optional<Backtracking> in(Recording recording, Calls calls) {
        return calls.byMethod().values().stream()
                .filter(rounds -> rounds.stream().anyMatch(round -> round.outer().isPresent()))
                // another recursive method may only test squares
                .min(Comparator.comparing(rounds -> rounds.get(0).begin()))
                .map(rounds -> new Backtracking(recording, calls, rounds,
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
        return IntStream.range(0, recording.arrays().size())
                .filter(array -> recording.arrays().get(array).contents().size() == recording.n())
                .mapToObj(this::queens).flatMap(Optional::stream).findFirst();
    }

    private Optional<Map<MethodCall, Integer>> queens(int array) {
        Map<MethodCall, Integer> queens = new HashMap<>();
        /* for each row, the columns of queens put there since the search last entered or left the row */
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
        return Marks.of(recording).stream().map(this::left).flatMap(Optional::stream)
                .min(Comparator.comparing(left -> left.setter().end())).map(left ->
                        new Finding(left.returned().end(), "after the call with " + at(left.returned()) + " returned, "
                                + left.mark() + ": is something not undone?"));
    }

    /** A mark that was never cleared, the call that set it, and the call that returned with the mark still set. */
    private record Left(String mark, MethodCall setter, MethodCall returned) {
    }

    private Optional<Left> left(Mark mark) {
        return mark.setForGood().flatMap(set -> Optional.ofNullable(around(recording.events().get(set)))
                .filter(setter -> mark.isClearAt(setter.begin()))
                .flatMap(setter -> returned(setter, set).map(call -> new Left(mark.text(), setter, call))));
    }

    private Optional<MethodCall> returned(MethodCall setter, int set) {
        List<MethodCall> next = rounds().stream()
                .filter(other -> other.begin() >= set && other.isIn(setter)).limit(2).toList();
        return next.size() == 2 ? Optional.of(next.get(0)) : rounds().stream()
                .filter(other -> other.begin() >= setter.end() && rowOf(other) == rowOf(setter))
                .findFirst().map(again -> setter);
    }

    private String at(MethodCall round) {
        return at(rowOf(round));
    }

    /** Finds the first call that left the columns in another order, if the search swaps columns in an array. */
    private Optional<Finding> notSwappedBack() {
        return IntStream.range(0, recording.n() < 2 ? 0 : recording.arrays().size())
                .filter(array -> recording.arrays().get(array).contents().size() == recording.n())
                .mapToObj(this::notSwappedBack).flatMap(Optional::stream).findFirst();
    }

    private Optional<Finding> notSwappedBack(int array) {
        Map<Event.Enter, List<Integer>> found = new HashMap<>();
        List<Integer> now = new ArrayList<>(recording.arrays().get(array).contents());
        for (Event event : recording.events()) {
            if (event instanceof Event.Write write && write.array() == array) {
                now.set(write.index(), write.value().number());
            } else if (event instanceof Event.Enter enter && enter.method() == method() && isMet(array, enter)) {
                if (Set.copyOf(now).size() < now.size()) {
                    return Optional.empty();
                }
                found.put(enter, List.copyOf(now));
            } else if (event instanceof Event.Exit exit && found.containsKey(exit.enter())) {
                List<Integer> before = found.get(exit.enter());
                Set<Integer> columns = Set.copyOf(now);
                if (!columns.equals(Set.copyOf(before))) {
                    return Optional.empty();
                } else if (!before.equals(now)) {
                    return Optional.of(new Finding(event.at(), "the call with "
                            + at(exit.enter().arguments().get(row.orElseThrow()).number()) + " found " + before
                            + ", and left " + now + ": is a swap not undone?"));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns whether an array occurred before an event. */
    private boolean isMet(int array, Event event) {
        return recording.all(Event.Meet.class).noneMatch(meet -> meet.array() == array && meet.at() > event.at());
    }

    /** Finds the mark of a queen above, if a call cleared it, or set it again although a line has only one queen. */
    private Optional<Finding> ofAnother() {
        return Marks.of(recording).stream().map(this::ofAnother).flatMap(Optional::stream)
                .min(Comparator.comparing(Finding::event));
    }

    private Optional<Finding> ofAnother(Mark mark) {
        MethodCall owner = null;
        for (Map.Entry<Integer, Integer> change : mark.values().entrySet()) {
            MethodCall round = around(recording.events().get(change.getKey()));
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
        if (!Diagnosis.isNothing(recording.answer())
                || recording.all(Event.Add.class).findAny().isPresent()) {
            return Optional.empty();
        }
        int deepest = rounds().stream().mapToInt(this::rowOf).max().orElseThrow();
        List<MethodCall> there = rounds().stream().filter(round -> rowOf(round) == deepest).toList();
        String often = there.size() == 1 ? "once" : there.size() + " times";
        String end = recording.answer() instanceof List<?> ? ", and added nothing there" : ", and the count is 0";
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
        return rounds().stream().filter(round -> rowOf(round) == n
                        && round.last().filter(Event.Thrown.class::isInstance).isPresent())
                .findFirst().map(round -> new Finding(round.end(), "it threw in the call with " + at(n)
                        + ", which is n: does the search always end there, and is each queen on a column from 0 to"
                        + " n - 1?"));
    }
}
