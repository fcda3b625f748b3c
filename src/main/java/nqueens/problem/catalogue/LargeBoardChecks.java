package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.board.SolutionSearch;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

/** The checks of placing queens on boards too large for backtracking, where a seed chooses the solution. */
final class LargeBoardChecks {

    private static final int SMALL = 12;
    /** On a board of this size a search row by row still ends, whatever the order of its columns. */
    private static final int MEDIUM = 20;
    private static final int LARGE = 1_000;
    private static final int VERY_LARGE = 100_000;
    private static final int LARGEST = 1_000_000;
    /** The number of seeds: one more than the eight symmetries, since a formula gives one solution and its images. */
    private static final int SEEDS = 9;
    /** Seeds that must not make a search on small boards endless: from seed 0 some generators give only 0. */
    private static final long[] MANY_SEEDS = LongStream.concat(LongStream.rangeClosed(1, 8),
            LongStream.of(-1, Long.MIN_VALUE, Long.MAX_VALUE, 0)).toArray();
    private static final long BEYOND_AN_INT = 1L << Integer.SIZE;

    /**
     * The limits for n = 1,000,000. Of five honest solvers the busiest took 2,157 million steps, the others up to 620;
     * swaps alone, from all queens at random columns, took 5,953. CPU time is limited, too: boxed numbers cost mostly
     * time in the JDK's collections and the garbage collector. An answer of up to twice the right length is read, so
     * that a fault can name its length.
     */
    private static final Allowance MOST = new Allowance(3_000_000_000L, "", 10, 1 << 23, 0);
    /** For n = 6 there are four solutions: some solvers start again a hundred times, after many thousands of tries. */
    private static final long MOST_STEPS_IF_SMALLER = 5_000_000_000L;

    static final Call SPEED = Call.of("place", LARGEST, 1L).within(MOST.advising(Sentence.of("large.few-swaps")));

    private LargeBoardChecks() {
    }

    static List<Check> all() {
        return List.of(
                new Check("small-boards", "n = 1 to 12: a solution, whatever the seed", 20,
                        Checks.each(1, SMALL, n -> solutions(n, MANY_SEEDS))),
                new Check("seeds", "the seed decides which solution it is", 15, List.of(
                        Checks.seeded(place(MEDIUM, 1), "solution"), different(MEDIUM),
                        new Case("all of the seed counts", solver -> Checks.alike(solver, place(MEDIUM, 1),
                                place(MEDIUM, 1 + BEYOND_AN_INT), Sentence.of("large.half-of-seed"))))),
                new Check("robust", "bad n; nothing is shared or kept between calls", 15, robust()),
                new Check("thousand", "n up to 1,000: beyond backtracking", 15, Stream.concat(
                        IntStream.of(50, 100, 301, 500).mapToObj(n -> solutions(n, 1)),
                        Stream.of(different(LARGE))).toList()),
                new Check("hundred-thousand", "n = 100,000: beyond O(n * n)", 15, List.of(different(VERY_LARGE))),
                new Check("speed", "n = 1,000,000, within the limits", 20, List.of(new Case(SPEED,
                        solver -> invalid(SPEED, (int[]) solver.measured(SPEED).answer())))));
    }

    private static Call place(int n, long seed) {
        return Call.of("place", n, seed).within(MOST.steps(MOST_STEPS_IF_SMALLER).advising(Sentence.of(
                n == 2 || n == 3 ? "large.no-solution" : n > LARGE ? "large.counters" : n > MEDIUM ? "large.all-at-once"
                : seed == 0 ? "large.seed-0" : "large.begin-anew")));
    }

    private static Case solutions(int n, long... seeds) {
        List<Call> calls = LongStream.of(seeds).mapToObj(seed -> place(n, seed)).toList();
        return new Case("n = " + n,
                solver -> Fault.first(calls, call -> invalid(call, (int[]) solver.answer(call))));
    }

    private static Optional<Fault> invalid(Call call, int... placement) {
        if (call.n() <= SMALL) {
            Optional<int[]> right = new SolutionSearch(call.n()).first();
            return PlacementChecks.invalid(call, placement, right).map(fault -> placement == null || right.isPresent()
                    ? fault.kind() == Kind.ATTACK ? fault.telling(Sentence.of("large.attacked")) : fault
                    : fault.telling(Sentence.of("large.no-solution")));
        }
        String finding = PlacementChecks.finding(call, placement);
        return placement != null && placement.length == 0
                ? Optional.of(new Fault(Kind.MISSING, finding, "every n but 2 and 3 has a solution"))
                : Fault.ofPlacement(finding, call.n(), placement);
    }

    /** Different seeds, each with a solution of its own. */
    private static Case different(int n) {
        List<Call> calls = LongStream.rangeClosed(1, SEEDS).mapToObj(seed -> place(n, seed)).toList();
        return new Case("n = " + n + ": another seed gives another solution", solver -> Fault.first(calls, call ->
                invalid(call, (int[]) solver.answer(call)).or(() -> Fault.first(calls.subList(0, calls.indexOf(call)),
                        earlier -> Checks.alike(solver, earlier, call, Sentence.of("large.formula"))))));
    }

    private static List<Case> robust() {
        Call call = place(8, 1);
        return Checks.robust(n -> Call.of("place", n, 1L), call,
                Checks.owned(call),
                Checks.lasting(call, place(8, 2), place(9, 1)),
                Checks.mixed(List.of(place(9, 1), place(8, 2)), call),
                Checks.secondInstance(List.of(call), place(9, 1), call),
                Checks.inAnyOrder(IntStream.of(4, 5, 6, 7, 8, 9, 12, MEDIUM).mapToObj(n -> place(n, n))
                        .toArray(Call[]::new)));
    }
}
