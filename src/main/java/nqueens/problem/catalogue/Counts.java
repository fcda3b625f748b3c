package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Executed;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Search;
import nqueens.problem.Solver;
import nqueens.problem.Solver.Measured;
import nqueens.problem.catalogue.Miscounts.WrongRule;

/** Compares counts of all solutions with the known ones. */
final class Counts {

    private static final int SMALL = 10;
    private static final int LARGEST = 12;
    /** Counting steps up to the limit takes some 5 s, on a busy machine up to 10 s. */
    private static final int MOST_SECONDS = 15;

    private static final int SMALL_HALVES = 12;
    private static final int LARGEST_HALVES = 20;
    /**
     * The most steps of count(16), which tell halves from a search position by position. In millions, the reference
     * solution takes some 4,400. One that compares 64 pairs at a time without placing the middle rows first takes 5,400
     * to 8,000, one that compares every pair left by the middle rows 7,200. A search by bits takes 64,000, and half of
     * that with the first queen in the left half of its row. With eightfold symmetry it takes 15,800, or 10,700 in
     * NQueensFAF, the most elaborate one known in Java.
     */
    private static final long MOST_STEPS = 14_000_000_000L;
    /** Steps are counted up to here, to say by how much a call exceeds the limit. */
    private static final long MOST_COUNTED = MOST_STEPS * 3 / 2;
    /** The reference takes 0.4 s, or up to 5 s with its steps counted on a busy machine. */
    private static final int MOST_SECONDS_OF_HALVES = 30;

    static final Call SPEED_BY_HALVES = Call.of("count", 16).within(Allowance.STANDARD.steps(MOST_STEPS)
            .seconds(MOST_SECONDS_OF_HALVES).advising(Sentence.of("counts.halves")));

    private final Series series;
    private final Miscounts miscounts;

    /** Creates the counts of a method; {@code calls} gives the call for n. */
    Counts(IntFunction<Call> calls) {
        series = new Series(calls, (call, count) -> wrong(call, ((Number) count).longValue()));
        miscounts = new Miscounts(IntStream.rangeClosed(4, 6).mapToObj(calls).toList(),
                call -> SolutionSearch.solutions(call.n()),
                (call, placement) -> Fault.ofPlacement("", call.n(), placement).orElseThrow(), List.of(
                WrongRule.apart("one-diagonal", (down, right) -> right == 0 || right == down).orOneLikeIt(),
                WrongRule.apart("no-diagonal", (down, right) -> right == 0)));
    }

    /** The checks of the drill whose answer is the number of solutions. */
    static List<Check> drill() {
        IntFunction<Call> call = n -> Call.of("totalNQueens", n).within(Allowance.ofBoard(n).seconds(MOST_SECONDS));
        Counts counts = new Counts(call);
        return Checks.of(Checks.each(1, SMALL, counts::right),
                Checks.robust(call, call.apply(5),
                        Checks.repeated(call.apply(6)),
                        Checks.mixed(List.of(call.apply(7)), call.apply(6), call.apply(5)),
                        Checks.secondInstance(List.of(call.apply(6)), call.apply(5))),
                Optional.of(Search.searched(call.apply(SMALL), Search.leastSteps(SMALL))),
                Checks.each(SMALL + 1, LARGEST, counts::right));
    }

    /** The checks of counting by halves, whose contract is {@link nqueens.QueensCounter}. */
    static List<Check> halves() {
        IntFunction<Call> count = n -> Call.of("count", n);
        int large = SPEED_BY_HALVES.n();
        return List.of(
                new Check("count", "count(n) is right, n up to " + SMALL_HALVES, 40,
                        Checks.each(1, SMALL_HALVES, new Counts(count)::right)),
                new Check("robust", "bad n; nothing is kept between calls", 15, Checks.robust(count,
                        count.apply(5),
                        Checks.refused(LARGEST_HALVES + 1, "n must be at most " + LARGEST_HALVES,
                                List.of(count.apply(LARGEST_HALVES + 1))),
                        Checks.repeated(count.apply(6)),
                        Checks.mixed(List.of(count.apply(8), count.apply(7)), count.apply(6), count.apply(5)),
                        Checks.secondInstance(List.of(count.apply(6)), count.apply(5)),
                        Checks.allowed(count.apply(LARGEST_HALVES), count.apply(SMALL_HALVES)))),
                new Check("approach", "no table", 15,
                        List.of(Search.searched(count.apply(SMALL_HALVES), Search.leastSteps(SMALL_HALVES)))),
                new Check("speed", "n = " + large + " within the limit of steps", 30, Stream.of(
                        count.apply(large - 1).within(SPEED_BY_HALVES.allowance()), SPEED_BY_HALVES)
                        .map(call -> new Case(call, solver -> speed(solver, call))).toList()));
    }

    /** A right count that takes fewer steps than there are solutions was looked up. */
    private static Optional<Fault> speed(Solver solver, Call call) {
        Measured measured = solver.measured(call.within(call.allowance().steps(MOST_COUNTED)
                .advising(Sentence.of("counts.allowed", MOST_STEPS, call.allowance().advice()))));
        return wrong(call, (Long) measured.answer())
                .or(() -> Search.table(solver, call, KnownCounts.of(call.n())))
                .or(() -> measured.executed().map(Executed::steps).filter(steps -> steps > MOST_STEPS)
                        .map(steps -> new Fault(Kind.STEPS, Sentence.of("counts.steps", call, steps,
                                steps / (double) MOST_STEPS, MOST_STEPS), call.allowance().advice())));
    }

    private Case right(int n) {
        return new Case(series.calls().apply(n), solver -> explained(solver, n));
    }

    /** Asks for n queens, and explains a wrong count by those for other n; those for smaller n were right. */
    Optional<Fault> explained(Solver solver, int n) {
        return series.explained(solver, n).map(fault ->
                miscounts.named(solver, series.calls().apply(n), fault).orElse(fault));
    }

    /** Compares the answer of a call whose first argument is n, 1 to 18, with the count of all solutions. */
    static Optional<Fault> wrong(Call call, long count) {
        long known = KnownCounts.of(call.n());
        if (count == known) {
            return Optional.empty();
        }
        String finding = call + " gave " + count + "; the known count is " + known;
        String type = (byte) known == count ? "byte" : (short) known == count ? "short" : "";
        return Optional.of(type.isEmpty() ? new Fault(Kind.COUNT, finding, "")
                : new Fault(Kind.OVERFLOW, finding, known + " does not fit a " + type + ": count in a long"));
    }
}
