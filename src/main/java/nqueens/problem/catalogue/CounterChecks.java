package nqueens.problem.catalogue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.QueensCounter;
import nqueens.board.Attack;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Problem;
import nqueens.problem.Profile;
import nqueens.problem.SearchBounds;
import nqueens.problem.Solver;
import nqueens.problem.catalogue.Miscounts.WrongRule;

/**
 * The checks of problems with a count as the answer; the contract is {@link QueensCounter} or similar.
 *
 * @param known the counts for n = 1 to 13
 * @param few the number of positions of a search for n = 11; {@code many} is the number for n = 13
 * @param speed the call that must be fast, for n = 13
 */
record CounterChecks(List<Long> known, String none, Miscounts miscounts, int few, int many, Call speed) {

    private static final Call EVEN = count(10);
    private static final Call SMALL = count(11);
    private static final Call LARGE = count(13);

    private static final int SMALL_HALVES = 12;
    private static final int LARGEST_HALVES = 20;
    /** Minimum growth of the steps from n = 12 to n = 15; the reference solution's steps grow by a factor of 49. */
    private static final int LEAST_GROWTH_OF_HALVES = 16;
    /**
     * Maximum number of steps of count(16). The reference solution takes some 4,400 million steps; less efficient ways
     * to compare half boards take up to 8,000 million. A search by bits takes 64,000 million steps, and a search with
     * eightfold symmetry 15,800 million; NQueensFAF, the most elaborate Java solver known, takes 10,700 million.
     */
    private static final long MOST_STEPS_OF_HALVES = 14_000_000_000L;
    /** Limit of CPU seconds; the reference solution takes 0.4 s, or up to 5 s with counted steps on a busy machine. */
    private static final int MOST_SECONDS_OF_HALVES = 30;

    static final Call SPEED_BY_HALVES = count(16).within(CallLimits.STANDARD.steps(MOST_STEPS_OF_HALVES)
            .seconds(MOST_SECONDS_OF_HALVES).advising(Sentences.of("counts.halves")));

    private static final int SMALL_DRILL = 10;
    private static final int LARGEST_DRILL = 12;
    /** Limit of CPU seconds; reaching the limit of steps takes about 5 s, or up to 10 s on a busy machine. */
    private static final int MOST_SECONDS_OF_DRILL = 15;

    static List<Check> drill() {
        IntFunction<Call> call =
                n -> Call.of("totalNQueens", n).within(CallLimits.ofBoard(n).seconds(MOST_SECONDS_OF_DRILL));
        return SharedChecks.drill(call, CallSeries.ofCounts(call)::caseFor, SMALL_DRILL, LARGEST_DRILL, Optional.of(
                SearchBounds.searchCase(call.apply(SMALL_DRILL), SearchBounds.leastSteps(SMALL_DRILL))));
    }

    static List<Check> halves() {
        int large = SPEED_BY_HALVES.n();
        return List.of(
                new Check("count", "count(n) is right, n up to " + SMALL_HALVES, 40,
                        SharedChecks.each(1, SMALL_HALVES, n -> new Case(count(n), solver ->
                                CallSeries.ofCounts(CounterChecks::count).explained(solver, n).map(fault ->
                                ofHalves(fault, (Long) solver.answer(count(n)), KnownCounts.solutions(n)))))),
                new Check("robust", "bad n; nothing is kept between calls", 15,
                        SharedChecks.robust(CounterChecks::count, count(5), count(8),
                        SharedChecks.refused(LARGEST_HALVES + 1, "n must be at most " + LARGEST_HALVES,
                                List.of(count(LARGEST_HALVES + 1))),
                        SharedChecks.allowed(count(LARGEST_HALVES), count(SMALL_HALVES)))),
                new Check("approach", "no table", 15,
                        List.of(SearchBounds.searchCase(count(SMALL_HALVES), SearchBounds.leastSteps(SMALL_HALVES)))),
                new Check("speed", "n = " + large + " within the limit of steps", 30, Stream.of(
                        count(large - 1).within(SPEED_BY_HALVES.limits()), SPEED_BY_HALVES)
                        .map(call -> new Case(call, solver -> halved(solver, call))).toList()));
    }

    private static Fault ofHalves(Fault fault, long count, long known) {
        return fault.kind() != Kind.BOUNDED && !fault.rule().isEmpty() ? fault
                : known == 0 || count <= known || count % known > 0
                ? fault.telling(Sentences.of(count < known ? "counts.halves-fewer" : "counts.halves-more"))
                : fault.telling(Sentences.of("counts.halves-sets")).hinting(Hint.ANSWER);
    }

    private static Optional<Fault> halved(Solver solver, Call call) {
        Object answer = solver.profiled(SharedChecks.beyondLimit(call)).answer();
        long least = KnownCounts.solutions(call.n());
        return Miscounts.wrong(call, (Long) answer)
                .or(() -> SearchBounds.table(solver, call, least))
                .or(() -> SearchBounds.tableByGrowth(solver, count(SMALL_HALVES), call, LEAST_GROWTH_OF_HALVES))
                .or(() -> SearchBounds.tableBeside(solver, call, least / 4, least))
                .or(() -> SharedChecks.tooManySteps(solver, call));
    }

    static Stream<Problem.Builder> problems() {
        return Stream.of(torus().of("torus", "TorusQueens"), superqueens().of("superqueens", "Superqueens"));
    }

    private Problem.Builder of(String id, String className) {
        return Problem.of(Problem.Category.UPPER, id, className, QueensCounter.class).speed(speed).sample(count(4))
                .checks(this::all).hint(Hint.SAFE_SQUARE, Kind.COUNT, Kind.INDEX);
    }

    /** Returns the checks of the torus. Source: OEIS A051906. */
    private static CounterChecks torus() {
        return new CounterChecks(List.of(1L, 0L, 0L, 0L, 10L, 0L, 28L, 0L, 0L, 0L, 88L, 0L, 4524L),
                ", as for every n that 2 or 3 divides", new Miscounts(calls(4, 9),
                        call -> onTorus(call.n()), call -> wrapping(call.n()), List.of(
                        WrongRule.apart("unwrapped", n -> SolutionSearch.QUEENS),
                        WrongRule.apart("one-wraps", n -> (down, right) ->
                                right == 0 || right == -down || Math.floorMod(right - down, n) == 0).orOneLikeIt(),
                        WrongRule.apart("one-on-torus", n -> (down, right) ->
                                right == 0 || Math.floorMod(right - down, n) == 0).orOneLikeIt(),
                        WrongRule.by("absolute", call -> (columns, row) -> IntStream.range(0, row).noneMatch(above ->
                                columns[above] == columns[row]
                                        || (above + columns[above] - row - columns[row]) % call.n() == 0
                                        || Math.abs(above - columns[above]) == Math.abs(row - columns[row]))),
                        new WrongRule("times-n", Optional.of(Hint.ANSWER), false, call -> IntStream.range(0, call.n())
                                .mapToObj(column -> onTorus(call.n())).flatMap(List::stream).toList()),
                        new WrongRule("column-0", Optional.of(Hint.ANSWER), true,
                                call -> onTorus(call.n()).stream().filter(solution -> solution[0] == 0).toList()))),
                2_482, 36_128, speed(4_000_000_000L, "counts.torus"));
    }

    /** Returns the checks of superqueens. Source: OEIS A051223, confirmed by two searches, one of them with bits. */
    private static CounterChecks superqueens() {
        return new CounterChecks(List.of(1L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 4L, 44L, 156L, 1876L), "",
                new Miscounts(calls(4, 8), call -> without(call.n(), CounterChecks::isKnightsMove),
                        call -> andQueens(CounterChecks::isKnightsMove), List.of(
                        seeing("no-leap", (down, right) -> false),
                        seeing("one-leap", (down, right) -> down == 1 && right == 2).orOneLikeIt(),
                        seeing("row-leaps", (down, right) -> down == 1 && Math.abs(right) == 2).orOneLikeIt(),
                        seeing("right-leaps", (down, right) -> right >= 1 && down + right == 3).orOneLikeIt(),
                        seeing("forgotten-leap", (down, right) -> isKnightsMove(down, right) && right != 2)
                                .orOneLikeIt(),
                        WrongRule.apart("no-diagonal", n -> (down, right) -> right == 0 || isKnightsMove(down, right)),
                        WrongRule.apart("one-diagonal", n -> (down, right) -> right == 0 || right == down
                                || isKnightsMove(down, right)).orOneLikeIt())),
                4_268, 134_086, speed(4_000_000_000L, "counts.superqueens"));
    }

    private List<Check> all() {
        // two calls with different answers, neither of them 0
        Call[] solved = IntStream.rangeClosed(2, SMALL.n()).filter(n -> known.get(n - 1) > 0)
                .mapToObj(CounterChecks::count).toArray(Call[]::new);
        return SharedChecks.of(SharedChecks.each(1, SMALL.n(), this::counted),
                SharedChecks.robust(CounterChecks::count, solved[0], solved[1], SharedChecks.inAnyOrder(calls(1, 10))),
                Optional.of(new Case(SMALL, solver -> SearchBounds.table(solver, SMALL, few / SearchBounds.IMAGES)
                        .or(() -> SearchBounds.tableBeside(solver, SMALL, few / 4, few)
                                .or(() -> SearchBounds.tableOfConstants(solver, SMALL))
                                .filter(fault -> !isWrong(solver))))),
                List.of(counted(12), new Case(speed, this::judgedSpeed)));
    }

    /** Returns whether the larger call gives a wrong count above 0, which a table for small n can't contain. */
    private boolean isWrong(Solver solver) {
        return Solver.ifAnswered(() -> Optional.of((Long) solver.profiled(speed).answer()))
                .filter(count -> count > 0 && wrong(speed, count).isPresent()).isPresent();
    }

    private static Call speed(long mostSteps, String advice) {
        return LARGE.within(CallLimits.STANDARD.steps(mostSteps).advising(Sentences.of(advice)));
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private static List<Call> calls(int smallest, int largest) {
        return IntStream.rangeClosed(smallest, largest).mapToObj(CounterChecks::count).toList();
    }

    private Case counted(int n) {
        CallSeries counts = new CallSeries(CounterChecks::count, (call, count) -> wrong(call, (Long) count));
        return new Case(count(n), solver -> counts.dependent(solver, n).map(fault -> fault.kind() != Kind.COUNT ? fault
                : miscounts.named(solver, count(n), fault).orElseGet(() -> unnamed(solver, n, fault))));
    }

    private Fault unnamed(Solver solver, int n, Fault fault) {
        long count = (Long) solver.answer(count(n));
        boolean isOnTorus = IntStream.range(1, known.size()).allMatch(size -> known.get(size - 1) % size == 0);
        int images = isOnTorus ? n : 2;
        Fault example = miscounts.example(count(n), count, fault);
        return n == 1 ? Solver.ifAnswered(() -> Optional.of(solver.answer(EVEN)))
                .filter(known.get(EVEN.n() - 1)::equals).map(right -> example.telling(Sentences.of("counts.one", EVEN))
                .hinting(Hint.ANSWER)).orElse(example)
                : count % images == 0 || known.get(n - 1) % images != 0 ? example
                : example.telling(Sentences.of(isOnTorus ? "counts.shifted" : "counts.odd"));
    }

    private Optional<Fault> wrong(Call call, long count) {
        long right = known.get(call.n() - 1);
        return Fault.unless(count == right, Kind.COUNT, call + " gave " + count,
                "the known count is " + right + (right == 0 ? none : ""));
    }

    private Optional<Fault> judgedSpeed(Solver solver) {
        long count = (Long) solver.profiled(speed).answer();
        return wrong(speed, count).map(fault -> miscounts.example(speed, count, fault))
                .or(() -> SearchBounds.table(solver, speed, many / SearchBounds.IMAGES))
                .or(() -> SearchBounds.tableBeside(solver, speed, many / 4, many))
                .or(() -> SearchBounds.tableOfConstants(solver, speed))
                .or(() -> unreached(solver))
                .or(() -> SearchBounds.tableByGrowth(solver, SMALL, speed, many / (double) few));
    }

    /**
     * Finds a solver that counts the solutions of plain queens, and uses the count to look up its answer. Honest code
     * that filters these solutions runs some part once for each solution that fits, or for each that doesn't.
     */
    private Optional<Fault> unreached(Solver solver) {
        long queens = KnownCounts.solutions(speed.n());
        long right = known.get(speed.n() - 1);
        return solver.profile(speed).map(Profile::runs).filter(runs -> runs.contains(queens)
                && !runs.contains(right) && !runs.contains(queens - right))
                .map(runs -> new Fault(Kind.TABLE, Sentences.of("counts.unreached", speed, queens, right),
                        SearchBounds.NO_SEARCH));
    }

    private static List<int[]> without(int n, SolutionSearch.AttackRule others) {
        return SolutionSearch.solutions(n).stream().filter(solution -> Attack.firstIn(solution, others).isEmpty())
                .toList();
    }

    private static SolutionSearch.AttackRule wrapping(int n) {
        return (down, right) -> Math.floorMod(right - down, n) == 0 || Math.floorMod(right + down, n) == 0;
    }

    /** Returns solutions on the torus; regular ones, with equal moves from row to row, come last. */
    private static List<int[]> onTorus(int n) {
        return without(n, wrapping(n)).stream()
                .sorted(Comparator.comparing(CounterChecks::steps, Comparator.reverseOrder())).toList();
    }

    /** Returns the number of different moves to the right that lead from one queen to the next. */
    private static long steps(int... solution) {
        return IntStream.range(1, solution.length)
                .map(row -> Math.floorMod(solution[row] - solution[row - 1], solution.length)).distinct().count();
    }

    private static WrongRule seeing(String name, SolutionSearch.AttackRule leaps) {
        return WrongRule.apart(name, n -> andQueens(leaps));
    }

    private static SolutionSearch.AttackRule andQueens(SolutionSearch.AttackRule leaps) {
        return (down, right) -> SolutionSearch.QUEENS.attacks(down, right) || leaps.attacks(down, right);
    }

    private static boolean isKnightsMove(int down, int right) {
        return down + Math.abs(right) == 3;
    }
}
