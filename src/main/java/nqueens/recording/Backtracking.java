package nqueens.recording;

import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.recording.Event.MethodCall;

/**
 * The search in a recording: a method that calls itself. A parameter that is 1 larger in each inner call is the row.
 * The facts that this class proves are mistakes only if the answer is wrong.
 *
 * @param rounds the calls of the method that searches
 * @param row the index of the parameter with the row; empty if there is no such parameter
 */
record Backtracking(Recording recording, ArrayElements elements, List<MethodCall> rounds, Optional<Integer> row) {

    private static final int SMALLEST = 4;

    static Optional<Backtracking> in(Recording recording) {
        return recording.callsByMethod().values().stream()
                .filter(rounds -> rounds.stream().anyMatch(round -> round.outer().isPresent()))
                // the method that is called first is the search: later recursive methods may only test squares
                .min(Comparator.comparing(rounds -> rounds.get(0).at()))
                .map(rounds -> new Backtracking(recording, new ArrayElements(recording, rounds.get(0).at()), rounds,
                        IntStream.range(0, rounds.get(0).arguments().size()).boxed().filter(parameter -> rounds.stream()
                                .allMatch(round -> round.outer().isEmpty() || isOneDeeper(round, parameter)))
                                .findFirst()));
    }

    private static boolean isOneDeeper(MethodCall round, int parameter) {
        Optional<Integer> above = round.outer().orElseThrow().number(parameter);
        return above.isPresent() && round.number(parameter).equals(above.map(row -> row + 1));
    }

    /** Returns whether the search starts only once, in row 0; if not, the recording proves nothing about the search. */
    boolean isRowByRow() {
        return row.isPresent() && rowOf(rounds.get(0)) == 0
                && rounds.stream().filter(round -> round.outer().isEmpty()).count() == 1;
    }

    int method() {
        return rounds.get(0).method();
    }

    /** Returns the innermost call of the searching method around an event, or null. */
    private MethodCall around(Event event) {
        MethodCall call = event.caller().orElse(null);
        while (call != null && call.method() != method()) {
            call = call.caller().orElse(null);
        }
        return call;
    }

    int rowOf(MethodCall round) {
        return row.flatMap(round::number).orElse(-1);
    }

    String at(int number) {
        return recording.names().parameters().get(method()).get(row.orElseThrow()) + " = " + number;
    }

    /** {@return for each inner call, the column on which its outer call put a queen; empty if a column is unknown} */
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
                        lastInner.getOrDefault(above, above.at()), round.at());
                if (columns.size() != 1) {
                    return Optional.empty();
                }
                queens.put(round, columns.get(0));
                lastInner.put(above, round.at());
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

    Optional<Finding> mistake(List<Integer> missing) {
        return notUndone().or(this::notSwappedBack).or(this::ofAnother).or(this::byWrongRule)
                .or(this::resultIgnored).or(() -> skippedQueen(missing)).or(this::nothingFound);
    }

    private Optional<Finding> notUndone() {
        return elements.marks().stream().map(mark -> returned(mark).map(call -> new Finding(call.end(),
                "after the call with " + at(call) + " returned, " + mark.text() + (mark.isShared()
                        ? ": two boards share this row. Copy each row: clone() copies only the array of the rows"
                        : ": is something not undone?"))))
                .flatMap(Optional::stream).min(Comparator.comparing(Finding::event));
    }

    /** Returns the call after which a mark should be clear, but is still set while the search goes on. */
    private Optional<MethodCall> returned(ArrayElements.Mark mark) {
        int set = mark.setForGood().orElse(-1);
        MethodCall setter = set < 0 ? null : around(recording.events().get(set));
        if (setter == null || !mark.isClearAt(setter.at())) {
            return Optional.empty();
        }
        List<MethodCall> next = rounds.stream()
                .filter(other -> other.at() >= set && other.isIn(setter)).limit(2).toList();
        return next.size() == 2 ? Optional.of(next.get(0)) : rounds.stream()
                .filter(other -> other.at() >= setter.end() && (rowOf(other) == rowOf(setter)
                        // if a column or diagonal stays taken, the search may only come to rows above this one again
                        || mark.isOfLine() && rowOf(other) > 0 && rowOf(other) < rowOf(setter)))
                .findFirst().map(again -> setter);
    }

    private String at(MethodCall round) {
        return at(rowOf(round));
    }

    private Optional<Finding> notSwappedBack() {
        // only arrays from before the search: a search that clones its columns has thousands of arrays
        return ofLengthN().filter(array -> !elements.after(rounds.get(0).at(), array).isEmpty())
                .map(this::notSwappedBack).flatMap(Optional::stream).findFirst();
    }

    private Optional<Finding> notSwappedBack(int array) {
        return rounds.stream().filter(round -> round.exit().isPresent()
                && !elements.after(round.at(), array).equals(elements.after(round.end(), array)))
                .min(Comparator.comparing(MethodCall::end)).flatMap(round -> {
                    List<Integer> before = elements.after(round.at(), array);
                    List<Integer> now = elements.after(round.end(), array);
                    boolean isSwapped = before.size() > 1 && Set.copyOf(before).size() == before.size()
                            && Set.copyOf(before).equals(Set.copyOf(now));
                    return Optional.of(new Finding(round.end(), "the call with " + at(round) + " began with "
                            + before + ", and left " + now + ": is a swap not undone?")).filter(found -> isSwapped);
                });
    }

    /** Finds a call that cleared a mark which a call around it had set for its own queen, or set such a mark again. */
    private Optional<Finding> ofAnother() {
        return elements.marks().stream().map(this::ofAnother).flatMap(Optional::stream)
                .min(Comparator.comparing(Finding::event));
    }

    private Optional<Finding> ofAnother(ArrayElements.Mark mark) {
        MethodCall owner = null;
        for (Map.Entry<Integer, Integer> change : mark.values().entrySet()) {
            MethodCall round = around(recording.events().get(change.getKey()));
            boolean isSet = change.getValue() != 0;
            if (owner != null && round != null && round.at() > owner.at() && round.at() < owner.end()
                    && (!isSet || mark.isOfLine())) {
                return Optional.of(new Finding(change.getKey(), "in the call with " + at(round)
                        + ", " + mark.text() + " for a queen above, and was " + (isSet
                        ? "set again: does the test ask for this mark, and refuse the square if it alone is set?"
                        : "cleared: clear only the marks of this call's own queen")).ofTest(isSet));
            }
            owner = !isSet ? null : owner == null ? round : owner;
        }
        return Optional.empty();
    }

    private Optional<Finding> byWrongRule() {
        // on smaller boards, searches by different rules place the same queens
        return recording.n() < SMALLEST ? Optional.empty() : queens().flatMap(queens ->
                WrongSearch.of(recording.n(), rounds().stream()
                .filter(queens::containsKey).map(round -> List.of(rowOf(round) - 1, queens.get(round)))
                .toList(), rounds.size() > 1 && triesAllColumns(rounds.get(1))))
                .map(wrong -> new Finding(rounds().get(0).at(), wrong.words()).ofTest(true));
    }

    private Optional<Finding> resultIgnored() {
        return !Answers.isEmpty(recording.answer()) ? Optional.empty() : rounds.stream()
                .filter(round -> round.truth().equals(Optional.of(true))
                        && round.outer().flatMap(MethodCall::truth).equals(Optional.of(false)))
                .findFirst().map(round -> new Finding(round.end(), "the call with " + at(round) + " returned true, but"
                        + " the call that made it returned false: if a call returns true, return true at once"));
    }

    private Optional<Finding> nothingFound() {
        if (!Answers.isEmpty(recording.answer())
                || recording.all(Event.Add.class).findAny().isPresent()) {
            return Optional.empty();
        }
        int deepest = rounds().stream().mapToInt(this::rowOf).max().orElseThrow();
        List<MethodCall> there = rounds().stream().filter(round -> rowOf(round) == deepest).toList();
        String often = there.size() == 1 ? "once" : there.size() + " times";
        String end = recording.answer() instanceof Number ? ", and the count is 0" : ", and added nothing there";
        return Optional.of(new Finding(there.get(0).at(), "your search came " + often + " to " + at(deepest)
                + (deepest < recording.n() ? ", and never to " + at(deepest + 1) : ", which is n" + end)));
    }

    private Optional<Finding> skippedQueen(List<Integer> missing) {
        return lastOnTheWay(missing).map(round -> new Finding(round.at(), "your search never came to "
                + missing.subList(0, rowOf(round) + 1) + (rowOf(round) == 0 ? ""
                : ", where no queen attacks another, though it came to " + missing.subList(0, rowOf(round)))
                + (triesAllColumns(round) ? ": it refused column " + missing.get(rowOf(round))
                        + (rowOf(round) > 0 || recording.hasOtherArguments() ? ""
                        : " in row 0, where no queen is above: is something not undone?")
                        : recording.hasMasks() ? ""
                        : ": does its loop run from column 0 to n - 1, without a break or return before its end?"))
                .ofTest(triesAllColumns(round) && rowOf(round) > 0));
    }

    /** Finds the deepest call on the way to a missing solution; it skipped the next queen of this solution. */
    private Optional<MethodCall> lastOnTheWay(List<Integer> missing) {
        Set<MethodCall> onTheWay = new HashSet<>();
        queens().ifPresent(queens -> rounds().stream().filter(round -> round.outer().isEmpty()
                || rowOf(round) <= missing.size() && onTheWay.contains(round.outer().get())
                && queens.get(round).equals(missing.get(rowOf(round) - 1))).forEach(onTheWay::add));
        return onTheWay.stream().max(Comparator.comparing(this::rowOf).thenComparing(round -> -round.at()))
                .filter(round -> rowOf(round) < missing.size());
    }

    /** Returns whether a variable of a call had every column as its value, each time before the same line of code. */
    private boolean triesAllColumns(MethodCall round) {
        return round.assigned().stream().collect(Collectors.groupingBy(Event.Assign::name)).values().stream()
                .map(all -> all.stream().filter(each -> lineAfter(each) == lineAfter(all.get(0)))
                        .map(each -> each.value().number()).toList())
                .anyMatch(numbers -> IntStream.range(0, recording.n()).allMatch(numbers::contains));
    }

    private int lineAfter(Event event) {
        return recording.events().get(Math.min(event.at() + 1, recording.events().size() - 1)).line();
    }

    Optional<Finding> thrownBelowTheBoard() {
        int n = recording.n();
        return rounds().stream().filter(round -> rowOf(round) == n && round.isThrown()).findFirst()
                .map(round -> new Finding(round.end(), "it threw in the call with " + at(n) + ", which is n: does the"
                        + " search always end there, and is each queen on a column from 0 to n - 1?"));
    }
}
