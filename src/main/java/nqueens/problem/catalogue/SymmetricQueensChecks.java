package nqueens.problem.catalogue;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.Profile;
import nqueens.problem.SearchBounds;
import nqueens.problem.Solver;
import nqueens.problem.catalogue.Miscounts.WrongRule;

/**
 * The checks of counting by symmetry; the contract is {@link nqueens.SymmetricQueens}.
 *
 * <p>Counts of runs show whether a solver searches one half of the board and doubles the count. A search is a method
 * that loops or calls itself. In count(12), some part of a search runs about once for each position of one half, two
 * halves or three halves of the board. For even n, a half has exactly half of the positions; for odd n, the middle
 * column makes it larger or smaller. So in half a search, the steps per position of the whole board differ between even
 * and odd n.
 *
 * <p>All searches together may visit at most one half. If several methods call each other in turn, the runs of no
 * single method show how much they visit; then the steps of the whole call must show that it is one half.
 */
final class SymmetricQueensChecks {

    /** The numbers of solutions up to symmetry, for n = 1 to 13. Source: OEIS A002562. */
    private static final List<Integer> DISTINCT = List.of(1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233);

    /** Minimum fraction by which the steps per position in half a search differ between even and odd n. */
    private static final double BEND = 0.02;
    /**
     * Maximum number of recursive calls per position of the whole board. Half a search makes 0.54 calls, an eighth 0.19
     * to 0.29, and a whole search that places the last three queens in loops makes 0.735.
     */
    private static final double MOST_CALLS = 0.65;
    private static final double LEAST_CALLS = 1 / 16.0;
    /** Maximum deviation that still counts as exactly half of the positions. */
    private static final double MARGIN = 0.0075;
    /** A search may skip this fraction of a half, if it finds the last queens without placing them. */
    private static final double FEWER = 0.02;
    /** A search of one, two or three halves may visit this fraction more positions than they contain. */
    private static final double MORE = 0.1;
    /** For odd n, a half may be smaller by this fraction without the middle column, or larger with it. */
    private static final double MIDDLE = 0.1;
    /** The numbers of positions of the whole board for n = 13, with 0 queens, 1 queen and so on. */
    private static final List<Integer> POSITIONS = List.of(1, 13, 132, 1030, 6404, 31_100, 117_694, 335_010, 707_698,
            1_086_568, 1_151_778, 813_448, 350_302, 73_712);
    /** Maximum number of queens that a method places by nested loops before it calls itself. */
    private static final int MOST_ROWS_OF_A_CALL = 4;
    private static final List<String> TOLD = List.of("", "one half", "all", "all and a half again");
    private static final int SMALL = 10;
    private static final int LARGE = 13;
    /**
     * Maximum number of steps of count(13). Testing bits one by one takes 965 million steps, testing three flags in a
     * loop takes 2,416 million, and comparing with the queens above takes 3,800 million.
     */
    private static final long MOST_STEPS_OF_COUNT = 3_000_000_000L;
    /** Maximum steps of distinct(13); a search by flags that keeps all images as strings takes 2,500 million. */
    private static final long MOST_STEPS_OF_CLASSES = 5_000_000_000L;
    /** Limits of the large calls; 10,000 million steps take about 5 s of CPU time, or up to 10 s on a busy machine. */
    private static final CallLimits LIMITS = CallLimits.STANDARD.seconds(15);

    static final Call SPEED = count(LARGE).within(
            LIMITS.steps(MOST_STEPS_OF_COUNT).advising(Sentences.of("symmetry.speed")));
    /** {@link #SPEED} with a higher limit: its steps show the approach even if they are too many. */
    private static final Call COUNTED = SharedChecks.beyondLimit(SPEED);

    private static final Call CLASSES = distinct(LARGE).within(
            LIMITS.steps(MOST_STEPS_OF_CLASSES).advising(Sentences.of("symmetry.classes")));
    private static final Call CLASSES_COUNTED = SharedChecks.beyondLimit(CLASSES);

    private static final Symmetry[] TURNS =
            {Symmetry.QUARTER_TURN, Symmetry.HALF_TURN, Symmetry.THREE_QUARTER_TURN};

    private static final Miscounts MISCOUNTS = new Miscounts(
            IntStream.rangeClosed(4, 9).mapToObj(SymmetricQueensChecks::distinct).toList(),
            call -> least(call.n(), Symmetry.values()), call -> SolutionSearch.QUEENS, List.of(
                    under("each-itself"),
                    under("turns", TURNS), left("turns", TURNS),
                    under("half-turns", Symmetry.HALF_TURN),
                    under("mirrors", Symmetry.MIRROR).orOneLikeIt(),
                    under("half-turns-mirrors", Symmetry.HALF_TURN, Symmetry.MIRROR, Symmetry.FLIP).orOneLikeIt(),
                    under("reflections", Symmetry.MIRROR, Symmetry.TRANSPOSE, Symmetry.QUARTER_TURN)
                            .orOneLikeIt(),
                    left("each-itself-left"), eighth(0), eighth(Symmetry.values().length - 1)));

    private SymmetricQueensChecks() {
    }

    static List<Check> all() {
        CallSeries classes = new CallSeries(SymmetricQueensChecks::distinct,
                (call, given) -> notDistinct(call, (Long) given));
        return List.of(
                new Check("count", "count(n) is right, n up to " + SMALL, 20,
                        SharedChecks.each(1, SMALL, CallSeries.ofCounts(SymmetricQueensChecks::count)::caseFor)),
                new Check("distinct", "distinct(n) is right, n up to " + SMALL, 25,
                        SharedChecks.each(1, SMALL, n -> new Case(distinct(n), solver -> classes.dependent(solver, n)
                                .map(fault -> MISCOUNTS.explained(solver, distinct(n), fault))))),
                new Check("robust", "bad n; nothing is kept between calls", 15, robust()),
                new Check("approach", "half of a search, and no table", 20, List.of(
                        new Case(SPEED, solver -> approach(solver).or(() -> SearchBounds.tableBeside(solver, COUNTED))
                                .or(() -> SearchBounds.tableOfConstants(solver, COUNTED))),
                        new Case(CLASSES, solver ->
                                SearchBounds.table(solver, CLASSES_COUNTED, SearchBounds.leastSteps(LARGE))
                                        .or(() -> SearchBounds.tableBeside(solver, CLASSES_COUNTED))
                                        .or(() -> SearchBounds.tableOfConstants(solver, CLASSES_COUNTED))))),
                new Check("speed", "n = " + LARGE + " within the limit of steps", 20, List.of(
                        new Case(SPEED, solver -> Miscounts.wrong(SPEED, (Long) solver.profiled(COUNTED).answer())
                                .or(() -> SharedChecks.tooManySteps(solver, SPEED))),
                        new Case(CLASSES, solver -> notDistinct(CLASSES,
                                (Long) solver.profiled(CLASSES_COUNTED).answer())
                                .or(() -> SharedChecks.tooManySteps(solver, CLASSES))))));
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private static Call distinct(int n) {
        return Call.of("distinct", n);
    }

    private static Optional<Fault> notDistinct(Call call, long count) {
        long right = DISTINCT.get(call.n() - 1);
        return Fault.unless(count == right, Kind.COUNT, call + " gave " + count,
                Sentences.of(count < right ? "symmetry.fewer" : "symmetry.more", right))
                .map(fault -> fault.hinting(count < right && count * Symmetry.values().length
                        >= KnownCounts.solutions(call.n()) ? Hint.SAFE_SQUARE : Hint.ANSWER));
    }

    private static WrongRule under(String name, Symmetry... symmetries) {
        return new WrongRule(name, Optional.of(Hint.ANSWER), true, call -> least(call.n(), symmetries));
    }

    private static WrongRule left(String name, Symmetry... symmetries) {
        return new WrongRule(name, Optional.of(Hint.ANSWER), false, call -> least(call.n(), symmetries).stream()
                .filter(solution -> 2 * solution[0] < call.n()).toList());
    }

    private static WrongRule eighth(int more) {
        return new WrongRule("by-8", Optional.of(Hint.ANSWER), true, call -> least(call.n(), Symmetry.values()).stream()
                .limit((KnownCounts.solutions(call.n()) + more) / Symmetry.values().length).toList()).orOneLikeIt();
    }

    private static List<int[]> least(int n, Symmetry... symmetries) {
        return Symmetry.distinct(SolutionSearch.solutions(n), symmetries);
    }

    private static Optional<Fault> approach(Solver solver) {
        return solver.profile(COUNTED).flatMap(profile ->
                SearchBounds.table(solver, COUNTED).or(() -> everywhere(profile.runs())).or(() -> isSmaller(profile)
                        ? Optional.empty() : unmirrored(solver, profile)).or(() -> everywhere(profile.alike())));
    }

    /** Returns whether the recursions visit only some of the positions, and find only some of the solutions. */
    private static boolean isSmaller(Profile profile) {
        double calls = profile.searches().values().stream().mapToLong(Profile::calls).sum()
                / (double) KnownCounts.positions(LARGE);
        return calls > LEAST_CALLS && calls < MOST_CALLS
                && profile.searches().values().stream()
                        .noneMatch(runs -> hasRun(runs, KnownCounts.solutions(LARGE), 0, MORE));
    }

    private static Optional<Fault> unmirrored(Solver solver, Profile profile) {
        Map<String, Integer> halves = new TreeMap<>();
        profile.searches().keySet().forEach(search -> halves.put(search, halves(solver, search)));
        halves.values().removeIf(visited -> visited == 0);
        int sum = halves.values().stream().mapToInt(visited -> visited).sum();
        if (sum <= 1) {
            return sum == 1 ? Optional.empty() : bent(solver, profile.runs());
        }
        String visited = halves.entrySet().stream()
                .map(search -> TOLD.get(search.getValue()) + " in " + search.getKey().split("[(]")[0])
                .collect(Collectors.joining(", and "));
        return whole("symmetry.visits", KnownCounts.positions(LARGE - 1), count(LARGE - 1), visited);
    }

    private static Optional<Fault> whole(String key, Object... values) {
        return Optional.of(new Fault(Kind.REPRESENTATION, Sentences.of(key, values), Sentences.of("symmetry.half")));
    }

    /** Returns how many halves of all positions a search visits, or 0 if the named method isn't a search. */
    private static int halves(Solver solver, String search) {
        List<List<Long>> runs = IntStream.rangeClosed(LARGE - 2, LARGE).mapToObj(n -> solver.profile(count(n))
                .orElseThrow().searches().getOrDefault(search, List.of())).toList();
        double[] each = IntStream.range(0, runs.size()).mapToDouble(i -> runs.get(i).stream()
                .mapToLong(run -> run).sum() / (double) KnownCounts.positions(LARGE - 2 + i)).toArray();
        boolean isHalf = Math.abs(each[1] / Math.sqrt(each[0] * each[2]) - 1) > BEND
                || hasRun(runs.get(2), KnownCounts.positions(LARGE) / 2.0, MARGIN, MARGIN);
        return (isHalf ? IntStream.range(1, TOLD.size()) : IntStream.of(2)).filter(halves ->
                hasRun(runs.get(1), halves * KnownCounts.positions(LARGE - 1) / 2.0, FEWER, MORE)
                        && hasRun(runs.get(2), halves * KnownCounts.positions(LARGE) / 2.0, MIDDLE, MORE + MIDDLE / 2))
                .findFirst().orElse(0);
    }

    private static boolean hasRun(Collection<Long> runs, double times, double fewer, double more) {
        return runs.stream().anyMatch(run -> run >= times * (1 - fewer) && run <= times * (1 + more));
    }

    /** Finds code that runs once for each position of the whole board with k queens, for one or several k. */
    private static Optional<Fault> everywhere(List<Long> runs) {
        return IntStream.rangeClosed(1, MOST_ROWS_OF_A_CALL).boxed()
                .flatMap(step -> IntStream.rangeClosed(0, LARGE).boxed().flatMap(first -> rows(first, LARGE, step)
                        .mapToObj(last -> rows(first, last, step).boxed().toList())))
                .filter(rows -> visited(rows) >= POSITIONS.get(LARGE / 2) && runs.contains(visited(rows)))
                .max(Comparator.comparing(SymmetricQueensChecks::visited))
                .flatMap(rows -> whole("symmetry.part", SPEED, KnownCounts.positions(LARGE), visited(rows),
                        rows.size() < LARGE ? ", once for each position with " + rows.stream().map(String::valueOf)
                                .collect(Collectors.joining(", ")) + " queens" : ""));
    }

    private static IntStream rows(int first, int last, int step) {
        return IntStream.iterate(first, row -> row <= last, row -> row + step);
    }

    private static long visited(List<Integer> rows) {
        return rows.stream().mapToLong(POSITIONS::get).sum();
    }

    /** Recognises half a search by its steps, and reports any other search as a fault. */
    private static Optional<Fault> bent(Solver solver, List<Long> runs) {
        double below = each(solver, count(LARGE - 2));
        double between = each(solver, count(LARGE - 1));
        double above = each(solver, SPEED);
        return between < Math.sqrt(below * above) * (1 - BEND)
                || hasRun(runs, KnownCounts.positions(LARGE) / 2.0, MARGIN, MARGIN) ? Optional.empty()
                : whole("symmetry.unbent", SPEED, KnownCounts.positions(LARGE), LARGE - 2, LARGE - 1, below, between,
                        above);
    }

    /** Returns the steps per position of the whole board, without the fixed steps of a call. */
    private static double each(Solver solver, Call count) {
        return (solver.profile(count).map(Profile::steps).orElse(0L) - SearchBounds.fixedSteps(solver, count))
                / (double) KnownCounts.positions(count.n());
    }

    private static List<Case> robust() {
        Call count = count(6);
        Call classes = distinct(6);
        return SharedChecks.robust(SharedChecks.refused("n must be at least 1", List.of(0, -1, Integer.MIN_VALUE),
                        List.of(SymmetricQueensChecks::count, SymmetricQueensChecks::distinct)),
                SharedChecks.somethingFound(count),
                SharedChecks.somethingFound(classes),
                SharedChecks.independent(count, classes, count(7), distinct(5)),
                SharedChecks.inAnyOrder(List.of(count(4), distinct(5), count(5), count, classes, distinct(8))));
    }
}
