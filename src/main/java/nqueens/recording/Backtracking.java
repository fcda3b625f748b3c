package nqueens.recording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.recording.Calls.Call;
import nqueens.recording.Marks.Mark;

/**
 * The backtracking in a recording: a method that calls itself, whose parameter grows from 0 by 1 with each level. What
 * is told of it is what the recording proves; that it is a mistake is known of a wrong answer alone.
 */
final class Backtracking {

    private final Recording recording;
    private final Calls calls;
    /** The calls of the method that calls itself, by the events with which they begin. */
    private final NavigableMap<Integer, Call> rounds = new TreeMap<>();
    /** Which of its parameters is the row. */
    private final int row;

    private Backtracking(Recording recording, Calls calls, List<Call> rounds, int row) {
        this.recording = recording;
        this.calls = calls;
        rounds.forEach(round -> this.rounds.put(round.begin(), round));
        this.row = row;
    }

    /** {@return the search in the recording of a whole call; empty if there is none} */
    static Optional<Backtracking> in(Recording recording) {
        Calls calls = new Calls(recording.events());
        return calls.byMethod().values().stream()
                .filter(rounds -> rounds.stream().anyMatch(round -> round.outer().isPresent()))
                // another one may be a part of it, which looks at a square
                .min(Comparator.comparing(rounds -> rounds.get(0).begin()))
                .flatMap(rounds -> IntStream.range(0, recording.names().parameters().get(rounds.get(0).method()).size())
                        .filter(parameter -> rounds.stream().allMatch(round -> isOneDeeper(round, parameter))).boxed()
                        .findFirst().map(parameter -> new Backtracking(recording, calls, rounds, parameter)))
                .filter(search -> search.rounds.values().stream()
                        .filter(round -> round.outer().isEmpty()).count() == 1);
    }

    private static boolean isOneDeeper(Call round, int parameter) {
        int above = round.outer().map(outer -> outer.number(parameter).orElse(Integer.MAX_VALUE)).orElse(-1);
        return round.number(parameter).filter(number -> number == above + 1).isPresent();
    }

    /**
     * {@return what the search did whose answer is wrong; empty if nothing is proved that would help} {@code missing}
     * has the columns of a solution that is missing in the answer; empty if there is none.
     */
    Optional<String> mistake(List<Integer> missing) {
        return notUndone().or(this::addedEarly).or(() -> Stream.of(nothingFound(), leftOut(missing))
                .flatMap(Optional::stream).reduce((first, second) -> first + "\n" + second));
    }

    /** A solution was added when the search came to a row, before it had put a queen there. */
    private Optional<String> addedEarly() {
        List<Call> around = around();
        Map<Call, List<Event.Write>> writes = new HashMap<>();
        List<Integer> rows = new ArrayList<>();
        for (int i = 0; i < around.size(); i++) {
            Call round = around.get(i);
            if (round != null && recording.events().get(i) instanceof Event.Write write) {
                writes.computeIfAbsent(round, key -> new ArrayList<>()).add(write);
            } else if (round != null && recording.events().get(i) instanceof Event.Add add && isAnswer(add)) {
                // a copy that is made by hand puts no queen, unless it completes the board
                rows.add(writes.getOrDefault(round, List.of()).stream().allMatch(write -> write.array() == add.array()
                        && write.index() != rowOf(round)) ? rowOf(round) : recording.n());
            }
        }
        // a search whose queens are not in arrays writes to none: nothing is proved of it
        return rows.stream().max(Comparator.naturalOrder())
                .filter(row -> row < recording.n() && !writes.isEmpty())
                .filter(row -> recording.answer() instanceof List<?> list && list.size() == recording.events().stream()
                        .filter(this::isAnswer).count())
                .map(row -> "your search added a solution in the call with " + at(row)
                        + ", which had put no queen: do all rows have one by then?");
    }

    /** Whether something as long as a solution was added to a list. */
    private boolean isAnswer(Event event) {
        return event instanceof Event.Add add
                && recording.arrays().get(add.array()).contents().size() == recording.n();
    }

    /** Where it did not go on with the next queen of a solution. */
    private Optional<String> leftOut(List<Integer> missing) {
        NavigableMap<Integer, Integer> rows = new TreeMap<>();
        rounds.forEach((begin, round) -> rows.put(begin, rowOf(round)));
        return Positions.reached(recording, rows).stream().flatMap(List::stream)
                .filter(queens -> queens.size() <= missing.size() && queens.equals(missing.subList(0, queens.size())))
                .map(List::size).max(Comparator.naturalOrder()).filter(row -> row < missing.size())
                .map(row -> "your search never came to " + missing.subList(0, row + 1) + (row == 0 ? ""
                        : ", where no queen attacks another, though it came to " + missing.subList(0, row)));
    }

    /** The call for the row below the board ended by an exception. */
    Optional<String> thrownBelowTheBoard() {
        return rounds.values().stream().filter(round -> rowOf(round) == recording.n() && round.hasThrown()).findFirst()
                .map(round -> "it threw in the call with " + at(recording.n()) + ", which is n: does the search always"
                        + " end there, and is each queen on a column from 0 to n - 1?");
    }

    /** A row, or a column, as the code calls it, such as {@code row = 2}. */
    private String at(int number) {
        int search = rounds.firstEntry().getValue().method();
        return recording.names().parameters().get(search).get(row) + " = " + number;
    }

    /** For each event the call of the search in which it happened, or null. */
    private List<Call> around() {
        int search = rounds.firstEntry().getValue().method();
        return calls.around(method -> method == search);
    }

    private int rowOf(Call round) {
        return round.number(row).orElseThrow();
    }

    private Optional<String> nothingFound() {
        boolean hasAdded = recording.events().stream().anyMatch(Event.Add.class::isInstance);
        if (!Diagnosis.isNothing(recording.answer()) || hasAdded) {
            return Optional.empty();
        }
        boolean isList = recording.answer() instanceof List<?>;
        int deepest = rounds.values().stream().mapToInt(this::rowOf).max().orElseThrow();
        long often = rounds.values().stream().filter(round -> rowOf(round) == deepest).count();
        return Optional.of("your search came " + (often == 1 ? "once" : often + " times") + " to " + at(deepest)
                + (deepest < recording.n() ? ", and never to " + at(deepest + 1)
                        : isList ? ", and added nothing there" : ", and the count is 0"));
    }

    /** A mark that the method has set, that stays set for good, and is met again so: that of the first to return. */
    private Optional<String> notUndone() {
        List<Call> around = around();
        return new Marks(recording).all().stream().filter(mark -> mark.setForGood().isPresent())
                .map(mark -> left(mark, around.get(mark.setForGood().get()))).flatMap(Optional::stream)
                .min(Comparator.comparing(Left::end)).map(left -> "after the call with " + at(left.row())
                        + " returned, " + left.mark().text() + ": is something not undone?");
    }

    /**
     * A mark that was left: the row from which the search returned then, and went on, and where the call ended that had
     * set it.
     */
    private record Left(Mark mark, int row, int end) {
    }

    private Optional<Left> left(Mark mark, Call round) {
        if (round == null || !mark.isClearAt(round.begin())) {
            return Optional.empty();
        }
        int set = mark.setForGood().orElseThrow();
        if (rounds.tailMap(set).values().stream().filter(other -> other.outer().filter(round::equals).isPresent())
                .limit(2).count() == 2) {
            return Optional.of(new Left(mark, rowOf(round) + 1, round.end()));
        }
        return rounds.tailMap(round.end()).values().stream().filter(other -> rowOf(other) == rowOf(round)).findFirst()
               .map(other -> new Left(mark, rowOf(round), round.end()));
    }
}
