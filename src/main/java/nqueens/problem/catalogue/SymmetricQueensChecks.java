package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Allowance;
import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Executed;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.PlacementFault;
import nqueens.problem.Search;
import nqueens.problem.Solver;

/**
 * The checks of the exercise whose contract is {@link nqueens.SymmetricQueens}.
 *
 * <p>Whether a count is mirrored can't be told by its steps. Of n = 13 the reference solution of {@code bitmask} takes
 * 270 million; of ten honest styles that mirror the leanest took 123 million and the wordiest 965, of nine that don't
 * 210 to 412. So it is told by how often parts of the code ran, which is the same however many words a part has. A
 * search of all P positions, the root among them, that lead to Q solutions has parts that run once for each position,
 * for each but the root, for each that is no solution, or for each solution: P, P - 1, P - Q, P - Q - 1 and Q times. At
 * least two of these numbers were found in each of the nine, and at most one in each of the ten: Q, where a solution
 * and its image are counted one by one. What is left: a search that mirrors nothing, but looks two rows ahead or takes
 * two rows at once, so that it goes through fewer positions than P.
 */
final class SymmetricQueensChecks {

    /** Up to symmetry, for n = 1 to 13. Source: OEIS A002562. */
    private static final List<Integer> DISTINCT = List.of(1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233);

    /** So much more or less is as good: of all positions twice as many are solutions. */
    private static final double MARGIN = 0.0075;
    private static final int SMALL = 10;
    private static final int LARGE = 13;
    /** Bits that are asked one by one take 965 million, and queens that are compared with those above 3,800. */
    private static final long MOST_STEPS = 2_000_000_000;
    /** All solutions with flags, and eight texts of each in a set, take some 2,500 million. */
    private static final long MOST_STEPS_OF_CLASSES = 5_000_000_000L;
    private static final String BITS = "take the free squares of a row at once, as bits";
    private static final String HALF = "search with the first queen in the left half of its row, and count twice what"
            + " you find: the mirror images have it in the right half; a middle column counts once";

    /** The call that must be fast. */
    static final Call SPEED =
            Call.of("count", LARGE).within(Allowance.STANDARD.steps(MOST_STEPS)
                    .advising(BITS + ", and search with the first queen in the left half of its row"));

    private static final Call CLASSES = Call.of("distinct", LARGE).within(Allowance.STANDARD
            .steps(MOST_STEPS_OF_CLASSES).advising(BITS + ", and count the solutions that are the least of their eight"
                    + " images"));

    private static final Miscounts MISCOUNTS = new Miscounts(
            IntStream.rangeClosed(4, 7).mapToObj(SymmetricQueensChecks::distinct).toList(),
            call -> least(call.n(), Symmetry.values()), SymmetricQueensChecks::image, List.of(
                    under("each solution counts by itself"),
                    under("only turns are taken together", Symmetry.QUARTER_TURN, Symmetry.HALF_TURN,
                            Symmetry.THREE_QUARTER_TURN),
                    under("only half turns are taken together", Symmetry.HALF_TURN),
                    under("only mirror images are taken together, such as left for right", Symmetry.MIRROR)
                            .orOneLikeIt(),
                    under("only half turns and mirror images are taken together, such as left for right",
                            Symmetry.HALF_TURN, Symmetry.MIRROR, Symmetry.FLIP).orOneLikeIt(),
                    new Miscounts.Rule("all solutions are divided by 8, as if each had eight images",
                            call -> eighth(call.n()))));

    private SymmetricQueensChecks() {
    }

    static List<Check> all() {
        IntFunction<Call> count = n -> Call.of("count", n);
        Counts counts = new Counts(count);
        Series classes = new Series(SymmetricQueensChecks::distinct, (call, given) -> notDistinct(call, (Long) given));
        return List.of(
                new Check("count", "count(n) is right, n up to " + SMALL, 20,
                        cases(count, counts::explained)),
                new Check("distinct", "distinct(n) is right, n up to " + SMALL, 25,
                        cases(SymmetricQueensChecks::distinct, (solver, n) -> classes.dependent(solver, n)
                                .map(fault -> MISCOUNTS.told(solver, distinct(n), fault)))),
                new Check("robust", "bad n; nothing is kept between calls", 15, robust()),
                new Check("approach", "half of a search, and no table", 20, List.of(
                        new Case(SPEED.toString(), SymmetricQueensChecks::approach),
                        Search.searched(CLASSES, Search.leastSteps(LARGE)))),
                new Check("speed", "n = " + LARGE + " within the time limit", 20, List.of(
                        new Case(SPEED.toString(), solver ->
                                Counts.wrong(SPEED, (Long) solver.measured(SPEED).answer())),
                        new Case(CLASSES.toString(), solver ->
                                notDistinct(CLASSES, (Long) solver.measured(CLASSES).answer())))));
    }

    private static List<Case> cases(IntFunction<Call> call, BiFunction<Solver, Integer, Optional<Fault>> fault) {
        return IntStream.rangeClosed(1, SMALL)
                .mapToObj(n -> new Case(call.apply(n).toString(), solver -> fault.apply(solver, n))).toList();
    }

    private static Call distinct(int n) {
        return Call.of("distinct", n);
    }

    private static Optional<Fault> notDistinct(Call call, long count) {
        long right = DISTINCT.get(call.n() - 1);
        return count == right ? Optional.empty() : Optional.of(new Fault(Kind.COUNT, call + " gave " + count,
                "the known count is " + right + ": of the " + KnownCounts.of(call.n())
                        + " solutions those that are turns or mirror images of each other count as one"));
    }

    /** Takes as one only what is an image under some symmetries, which together are closed. */
    private static Miscounts.Rule under(String words, Symmetry... symmetries) {
        return new Miscounts.Rule(words, call -> least(call.n(), symmetries));
    }

    /** The solutions that are the least of their images. */
    private static List<int[]> least(int n, Symmetry... symmetries) {
        return SolutionSearch.solutions(n).stream().filter(solution -> Arrays.stream(symmetries)
                .allMatch(symmetry -> Arrays.compare(solution, symmetry.of(solution)) <= 0)).toList();
    }

    /** As many as an eighth of all, rounded down. */
    private static List<int[]> eighth(int n) {
        return least(n, Symmetry.values()).stream().limit(KnownCounts.of(n) / Symmetry.values().length).toList();
    }

    /** Why a solution that is not the least of its images isn't counted. */
    private static Fault image(Call call, int... solution) {
        Symmetry toLeast = Arrays.stream(Symmetry.values())
                .min((one, other) -> Arrays.compare(one.of(solution), other.of(solution))).orElseThrow();
        return new Fault(Kind.COUNT, call.toString(), Optional.of(Drawing.of(solution)),
                PlacementFault.text(toLeast.of(solution)) + ", which is this one after " + toLeast.words()
                        + ", counts already");
    }

    private static Optional<Fault> approach(Solver solver) {
        return solver.measured(SPEED).executed().flatMap(executed ->
                Search.table(solver, SPEED).or(() -> whole(SPEED, executed)));
    }

    /**
     * A search of all positions, by two of the numbers that only such a one has; or nearly so, where a method was
     * written several times, for halves of the board, or another search runs beside it.
     */
    private static Optional<Fault> whole(Call call, Executed executed) {
        long positions = KnownCounts.positions(call.n());
        long solutions = KnownCounts.of(call.n());
        long found = LongStream.of(positions, positions - 1, positions - solutions, positions - solutions - 1,
                solutions).filter(executed.runs()::contains).count();
        long nearly = LongStream.of(positions, positions - solutions, solutions).filter(number -> executed.alike()
                .stream().anyMatch(times -> Math.abs(times - number) <= number * MARGIN)).count();
        return found < 2 && nearly < 2 ? Optional.empty() : Optional.of(new Fault(Kind.REPRESENTATION, String.format(
                Locale.ROOT, "%s visited all %,d positions, and found each of %,d solutions by itself", call, positions,
                solutions), HALF));
    }

    private static List<Case> robust() {
        Call count = Call.of("count", 6);
        Call classes = Call.of("distinct", 6);
        return Stream.concat(
                IntStream.of(0, -1, Integer.MIN_VALUE).mapToObj(n -> Robust.refused("n = " + n,
                        "n must be at least 1", Call.of("count", n), Call.of("distinct", n))),
                Stream.of(
                        Robust.something(count, answer -> !Answers.isNothing(answer), "there is a solution"),
                        Robust.something(classes, answer -> !Answers.isNothing(answer), "there is a solution"),
                        Robust.repeated(count, classes),
                        Robust.mixed(List.of(Call.of("distinct", 8), Call.of("count", 7)), classes, count),
                        Robust.secondInstance(List.of(count, classes), Call.of("distinct", 5), Call.of("count", 5))))
                .toList();
    }
}
