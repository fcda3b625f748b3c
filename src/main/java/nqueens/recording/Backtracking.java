package nqueens.recording;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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

    private static final List<String> NUMBERS = List.of("no times", "once", "twice", "three times", "four times",
            "five times", "six times", "seven times", "eight times", "nine times", "ten times", "eleven times",
            "twelve times");

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

    /**
     * Looks for the search in a recording.
     *
     * @param recording the recording, of a whole call
     * @return the search; empty if there is none
     */
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
     * Tells what the search did, of an answer that is wrong.
     *
     * @param missing the columns of a solution that is missing in the answer; empty if there is none
     * @return a sentence or two without a full stop; empty if nothing is proved that would help
     */
    Optional<String> mistake(List<Integer> missing) {
        return notUndone().or(this::addedEarly).or(() -> Stream.of(nothingFound(), leftOut(missing))
                .flatMap(Optional::stream).reduce((first, second) -> first + "\n" + second));
    }

    /** A solution was added when the search came to a row, before it had put a queen there. */
    private Optional<String> addedEarly() {
        List<Call> around = calls.around(rounds.firstEntry().getValue().method());
        // a search whose queens are not in arrays writes to none: nothing is proved of it
        Set<Call> writing = new HashSet<>();
        Map<Call, Integer> met = new HashMap<>();
        List<Integer> rows = new ArrayList<>();
        int arrays = 0;
        for (int i = 0; i < recording.events().size(); i++) {
            Event event = recording.events().get(i);
            Call round = around.get(i);
            arrays += event instanceof Event.Meet ? 1 : 0;
            met.putIfAbsent(round, arrays);
            if (event instanceof Event.Write write && write.array() < met.get(round)) {
                writing.add(round);
            } else if (event instanceof Event.Add && round != null) {
                rows.add(writing.contains(round) ? recording.n() : rowOf(round));
            }
        }
        return rows.stream().max(Comparator.naturalOrder())
                .filter(row -> row < recording.n() && writing.stream().anyMatch(Objects::nonNull))
                .map(row -> "your search added a solution when it came to row " + row
                        + ", which had no queen yet: all rows have one when it comes to row n = " + recording.n());
    }

    /** Where it did not go on with the next queen of a solution. */
    private Optional<String> leftOut(List<Integer> missing) {
        NavigableMap<Integer, Integer> rows = new TreeMap<>();
        rounds.forEach((begin, round) -> rows.put(begin, rowOf(round)));
        return Positions.reached(recording, rows).stream().flatMap(List::stream)
                .filter(queens -> queens.size() <= missing.size() && queens.equals(missing.subList(0, queens.size())))
                .map(List::size).max(Comparator.naturalOrder()).filter(row -> row < missing.size())
                .map(row -> (row == 0 ? "" : "with " + missing.subList(0, row) + " in the rows above, ")
                        + "your search left out column " + missing.get(row) + " of row " + row
                        + (row == 0 ? "" : ", which no queen attacks"));
    }

    /** Whether the call for the row below the board ended by an exception. */
    boolean hasThrownBelowTheBoard() {
        return rounds.values().stream().anyMatch(round -> rowOf(round) == recording.n() && round.hasThrown());
    }

    /** How often a row was reached: as often as the method was called for it. */
    private int reached(int wanted) {
        return (int) rounds.values().stream().filter(round -> rowOf(round) == wanted).count();
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
        String times = "your search reached row " + deepest + " " + times(reached(deepest)) + ", and ";
        if (deepest < recording.n()) {
            return Optional.of(times + "never row " + (deepest + 1));
        }
        return Optional.of(times + (isList ? "added nothing there" : "the count is 0"));
    }

    private static String times(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : number + " times";
    }

    /** A mark that the method has set, that stays set for good, and is met again so: that of the first to return. */
    private Optional<String> notUndone() {
        List<Call> around = calls.around(rounds.firstEntry().getValue().method());
        return new Marks(recording).all().stream().filter(mark -> mark.setForGood().isPresent())
                .map(mark -> left(mark, around.get(mark.setForGood().get()))).flatMap(Optional::stream)
                .min(Comparator.comparing(Left::end)).map(left -> "after it returned from row " + left.row() + ", "
                        + left.mark().text() + ": is something not undone?");
    }

    /**
     * A mark that was left.
     *
     * @param mark the mark
     * @param row the row from which the search returned then, and went on
     * @param end where the call ended that had set it
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
