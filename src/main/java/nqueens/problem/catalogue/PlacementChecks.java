package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.board.Answers;
import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.SearchBounds;
import nqueens.problem.Solver;

/** The checks of problems with a single placement as the answer; the answer is empty if there is no solution. */
final class PlacementChecks {

    private static final int SMALL = 10;
    private static final int LARGEST = 20;
    /** Limit of CPU seconds; reaching the limit of steps or filling the heap takes up to 10 s on a busy machine. */
    private static final int MOST_SECONDS = 15;
    /** Minimum steps for n = 20: a twentieth of the 199,615 queens that a search removes before its first solution. */
    private static final long STEPS_TO_THE_FIRST = 10_000;

    static final Call SPEED_OF_COMPLETION = completing(16, 13, 7, 4, 10, 0, 0, 9, 14, 7, 4)
            .within(CallLimits.STANDARD.steps(2_000_000_000).advising(Sentences.of("placement.speed")));

    private static final int LARGEST_TRIED = 12;
    /** An n for which a row-by-row search still ends, in any order of columns. */
    private static final int MEDIUM = 20;
    private static final int THOUSAND = 1_000;
    private static final int HUNDRED_THOUSAND = 100_000;
    /** Number of seeds: more than the eight images of the one solution that a formula yields. */
    private static final int SEEDS = 9;
    /** Seeds with which a search on small boards must end; from seed 0, some generators return only 0. */
    private static final long[] MANY_SEEDS = LongStream.concat(LongStream.rangeClosed(1, 8),
            LongStream.of(-1, Long.MIN_VALUE, Long.MAX_VALUE, 0)).toArray();
    private static final long BEYOND_AN_INT = 1L << Integer.SIZE;

    /**
     * The limits for n = 1,000,000. The slowest of five honest solvers took 2,157 million steps, and the others up to
     * 620 million; a solver that begins with random columns, and only swaps queens, took 5,953 million. CPU time is
     * also limited, since boxed numbers cost time in the JDK's collections and the garbage collector.
     */
    private static final CallLimits OF_A_MILLION = new CallLimits(3_000_000_000L, "", 20, 1 << 23, 0);
    /** Maximum steps for a smaller n; for n = 6, with only four solutions, some solvers restart a hundred times. */
    private static final long MOST_STEPS_IF_SMALLER = 5_000_000_000L;

    static final Call SPEED_OF_A_MILLION = Call.of("place", 1_000_000, 1L)
            .within(OF_A_MILLION.advising(Sentences.of("large.few-swaps")));

    private PlacementChecks() {
    }

    static List<Check> anySolution() {
        return drill("solve", (call, placement) -> invalid(call, placement, new SolutionSearch(call.n()).first()),
                Optional.empty());
    }

    static List<Check> firstSolution() {
        return drill("first", PlacementChecks::notFirst, Optional.of(SearchBounds.searchCase(Call.of("first", LARGEST)
                .within(CallLimits.STANDARD.seconds(MOST_SECONDS)), STEPS_TO_THE_FIRST)));
    }

    private static List<Check> drill(String method, BiFunction<Call, int[], Optional<Fault>> fault,
            Optional<Case> searched) {
        IntFunction<Call> call = n -> Call.of(method, n);
        return SharedChecks.drill(call, n -> placement(call.apply(n), fault), SMALL, LARGEST, searched);
    }

    /** Returns the checks of completing a board; the contract is {@link nqueens.CompletedBoard}. */
    static List<Check> completion() {
        List<Call> different = SharedChecks.boards("completion-different", PlacementChecks::completing);
        return SharedChecks.of(Stream.concat(SharedChecks.boards("completion", PlacementChecks::completed).stream(),
                        SharedChecks.each(9, LARGEST_TRIED, PlacementChecks::drawn).stream()).toList(),
                SharedChecks.robust(n -> Call.of("complete", n, new int[0][]), different.get(0), different.get(1),
                        SharedChecks.unchanged(different), SharedChecks.inAnyOrder(different)),
                Optional.empty(),
                List.of(completed(12, 11, 0, 5, 7), completed(16),
                        placement(SPEED_OF_COMPLETION, PlacementChecks::incomplete), completed(16, 15, 3, 8, 12)));
    }

    /** Creates a call with given queens; {@code pairs} holds the row and column of each queen. */
    static Call completing(int n, int... pairs) {
        return Call.of("complete", n, IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new int[] {pairs[2 * i], pairs[2 * i + 1]}).toArray(int[][]::new));
    }

    private static Case drawn(int n) {
        return new Case("complete(" + n + ", two queens drawn at random)", solver -> {
            Random random = new Random(solver.seed());
            return completed(n, random.nextInt(n / 2), random.nextInt(n), n / 2 + random.nextInt(n / 2),
                    random.nextInt(n)).fault().apply(solver);
        });
    }

    private static Case completed(int n, int... pairs) {
        return placement(completing(n, pairs), PlacementChecks::incomplete);
    }

    private static Case placement(Call call, BiFunction<Call, int[], Optional<Fault>> fault) {
        CallSeries alone = new CallSeries(n -> call, (asked, placement) -> fault.apply(asked, (int[]) placement));
        return new Case(call, solver -> alone.dependent(solver, call.n()));
    }

    private static Optional<Fault> notFirst(Call call, int... placement) {
        Optional<int[]> first = new SolutionSearch(call.n()).first();
        return invalid(call, placement, first).or(() -> first
                .filter(solution -> !Arrays.equals(solution, placement))
                .map(solution -> new Fault(Kind.OTHER_SOLUTION,
                        finding(call, placement) + "; " + Answers.format(solution) + " comes before it",
                        Optional.of(Drawing.of(solution)), "this is the first solution in lexicographic order")));
    }

    private static Optional<Fault> incomplete(Call call, int... placement) {
        int[][] queens = (int[][]) call.arguments().get(1);
        Optional<int[]> right = SolutionSearch.on(call.n(), (columns, row) -> Arrays.stream(queens)
                .allMatch(queen -> row != queen[0] || columns[row] == queen[1])).first();
        Optional<Fault> invalid = invalid(call, placement, right);
        if (placement == null || placement.length == 0) {
            return invalid.map(fault -> fault.kind() == Kind.MISSING && queens.length == call.n()
                    ? fault.telling(Sentences.of("placement.all-given")).hinting(Hint.SAFE_SQUARE) : fault);
        }
        boolean isGiven = Arrays.stream(queens).anyMatch(queen -> Arrays.stream(queens).anyMatch(other ->
                queen[0] < other[0] && SolutionSearch.QUEENS.attacks(other[0] - queen[0], other[1] - queen[1])));
        return invalid.or(() -> moved(call, placement, queens)).map(fault -> right.isPresent() ? fault
                : fault.telling(Sentences.of("placement.none" + (fault.kind() != Kind.ATTACK ? ""
                        : isGiven ? "-given" : "-seen"))));
    }

    private static Optional<Fault> moved(Call call, int[] placement, int[]... queens) {
        return Arrays.stream(queens).filter(queen -> placement[queen[0]] != queen[1]).findFirst()
                .map(queen -> new Fault(Kind.OTHER_SOLUTION, finding(call, placement),
                        Optional.of(Drawing.of(placement).marking(new Square(queen[0], placement[queen[0]]))),
                        Sentences.of(queens.length == 1 && queen[1] == 0 ? "placement.moved-0" : "placement.moved",
                                queen[0], queen[1])))
                .map(fault -> Arrays.stream(queens).allMatch(queen -> placement[queen[1]] == queen[0])
                        ? fault.telling(Sentences.of("placement.swapped")).hinting(Hint.ANSWER) : fault);
    }

    static String finding(Call call, int... placement) {
        return call + " gave " + Answers.format(placement);
    }

    /** Returns the fault of an answer that is no solution, or is wrongly empty; {@code right} is a solution, if any. */
    static Optional<Fault> invalid(Call call, int[] placement, Optional<int[]> right) {
        if (placement == null && right.isEmpty()) {
            return Optional.of(new Fault(Kind.NULL, finding(call, placement), Sentences.of("placement.null")));
        }
        return placement == null || placement.length > 0
                ? Fault.ofPlacement(finding(call, placement), call.n(), placement)
                : right.map(solution -> new Fault(Kind.MISSING, finding(call, placement),
                        Optional.of(Drawing.of(solution)), "there is a solution, such as this one"));
    }

    static List<Check> large() {
        Call large = place(THOUSAND, 1);
        return List.of(
                new Check("small-boards", "n = 1 to 12: a solution, whatever the seed", 20,
                        SharedChecks.each(1, LARGEST_TRIED, n -> solutions(n, MANY_SEEDS))),
                new Check("seeds", "the seed decides which solution it is", 15, List.of(
                        SharedChecks.seeded(place(MEDIUM, 1), "solution"), different(MEDIUM),
                        new Case("all of the seed counts", solver -> SharedChecks.alike(solver, place(MEDIUM, 1),
                                place(MEDIUM, 1 + BEYOND_AN_INT), Sentences.of("large.half-of-seed"))))),
                new Check("robust", "bad n; nothing is shared or kept between calls", 15, SharedChecks.robust(
                        n -> Call.of("place", n, 1L), place(8, 1), place(8, 2),
                        new Case("a large answer stays as it was given", solver -> Solver.ifAnswered(() ->
                                Optional.ofNullable(solver.answer(large)).flatMap(given ->
                                SharedChecks.changed(solver, large, place(THOUSAND, 2))))),
                        SharedChecks.inAnyOrder(IntStream.of(1, 4, 5, 6, 7, 8, 9, 10, 12, MEDIUM)
                                .mapToObj(n -> place(n, n)).toList()))),
                new Check("thousand", "n up to 1,000: beyond backtracking", 15, Stream.concat(
                        IntStream.of(50, 100, 301, 500).mapToObj(n -> solutions(n, 1)),
                        Stream.of(different(THOUSAND))).toList()),
                new Check("hundred-thousand", "n = 100,000: beyond O(n * n)", 15, List.of(different(HUNDRED_THOUSAND))),
                new Check("speed", "n = 1,000,000, within the limits", 20, List.of(new Case(SPEED_OF_A_MILLION,
                        solver -> unplaced(SPEED_OF_A_MILLION, solver.profiled(SPEED_OF_A_MILLION).answer())))));
    }

    private static Call place(int n, long seed) {
        return Call.of("place", n, seed).within(OF_A_MILLION.steps(MOST_STEPS_IF_SMALLER).advising(Sentences.of(
                n == 2 || n == 3 ? "large.no-solution" : n > THOUSAND ? "large.counters"
                : n > MEDIUM ? "large.all-at-once" : seed == 0 ? "large.seed-0" : "large.begin-anew")));
    }

    private static Case solutions(int n, long... seeds) {
        List<Call> calls = LongStream.of(seeds).mapToObj(seed -> place(n, seed)).toList();
        return new Case("n = " + n, solver -> Fault.first(calls, call -> unplaced(call, solver.answer(call))));
    }

    private static Optional<Fault> unplaced(Call call, Object answer) {
        int[] placement = (int[]) answer;
        if (call.n() <= LARGEST_TRIED) {
            Optional<int[]> right = new SolutionSearch(call.n()).first();
            return invalid(call, placement, right).map(fault -> placement == null || right.isPresent()
                    ? fault.kind() == Kind.ATTACK ? fault.telling(Sentences.of("large.attacked")) : fault
                    : fault.telling(Sentences.of("large.no-solution")));
        }
        String finding = finding(call, placement);
        return placement != null && placement.length == 0
                ? Optional.of(new Fault(Kind.MISSING, finding, "every n but 2 and 3 has a solution"))
                : Fault.ofPlacement(finding, call.n(), placement);
    }

    private static Case different(int n) {
        List<Call> calls = LongStream.rangeClosed(1, SEEDS).mapToObj(seed -> place(n, seed)).toList();
        return new Case("n = " + n + ": another seed gives another solution", solver -> Fault.first(calls, call ->
                unplaced(call, solver.answer(call)).or(() -> Fault.first(calls.subList(0, calls.indexOf(call)),
                        earlier -> SharedChecks.alike(solver, earlier, call, Sentences.of("large.formula"))))));
    }
}
