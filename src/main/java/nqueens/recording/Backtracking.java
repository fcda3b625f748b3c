package nqueens.recording;

import java.util.Comparator;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import nqueens.recording.Calls.Call;
import nqueens.recording.Marks.Mark;

/**
 * The backtracking in a recording: a method that calls itself, whose parameter grows from 0 by 1 with each level. What
 * is told of it is what the recording proves; that it is a mistake is known of a wrong answer alone.
 */
public final class Backtracking {

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
     * @param recording the recording
     * @return the search; empty if there is none, or not all of it is recorded
     */
    public static Optional<Backtracking> in(Recording recording) {
        if (recording.end() != Recording.End.RETURNED || !recording.notes().isEmpty()) {
            return Optional.empty();
        }
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
     * @return a sentence without a full stop; empty if nothing is proved that would help
     */
    public Optional<String> mistake() {
        return notUndone().or(this::nothingFound);
    }

    /** How often a row was reached: as often as the method was called for it. */
    private int reached(int wanted) {
        return (int) rounds.values().stream().filter(round -> rowOf(round) == wanted).count();
    }

    private int rowOf(Call round) {
        return round.number(row).orElseThrow();
    }

    private Optional<String> nothingFound() {
        boolean isList = recording.answer() instanceof List<?>;
        boolean isEmpty = isList ? ((List<?>) recording.answer()).isEmpty()
                : recording.answer() instanceof Number count && count.longValue() == 0;
        boolean hasAdded = recording.events().stream().anyMatch(Event.Add.class::isInstance);
        if (!isEmpty || hasAdded) {
            return Optional.empty();
        }
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
