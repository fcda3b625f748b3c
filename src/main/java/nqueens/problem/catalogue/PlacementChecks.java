package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.PlacementFault;
import nqueens.problem.Search;

/** The checks of problems whose answer is one placement, empty where there is no solution. */
final class PlacementChecks {

    private static final int SMALL = 10;
    private static final int LARGEST = 20;
    /** Steps up to the limit, or a heap that gets full, take some 5 s, on a machine that does much else up to 10. */
    private static final int MOST_SECONDS = 15;
    /** To the first solution for n = 20 a search goes back from 199,615 squares; this is a twentieth of that. */
    private static final long STEPS_TO_THE_FIRST = 10_000;

    private PlacementChecks() {
    }

    /** Any solution. */
    static List<Check> anySolution() {
        return StandardChecks.of(smallOf("solve", PlacementChecks::noSolution), robust("solve"), Optional.empty(),
                largeOf("solve", PlacementChecks::noSolution));
    }

    /** The lexicographically first solution. */
    static List<Check> firstSolution() {
        return StandardChecks.of(smallOf("first", PlacementChecks::notFirst), robust("first"),
                Optional.of(Search.searched(Call.of("first", LARGEST)
                        .within(Allowance.STANDARD.seconds(MOST_SECONDS)), STEPS_TO_THE_FIRST)),
                largeOf("first", PlacementChecks::notFirst));
    }

    private static Optional<Fault> noSolution(Call call, int... placement) {
        return invalid(call, placement, first(call.n()));
    }

    private static Optional<Fault> notFirst(Call call, int... placement) {
        Optional<int[]> first = first(call.n());
        return invalid(call, placement, first).or(() -> first
                .filter(solution -> !Arrays.equals(solution, placement))
                .map(solution -> new Fault(Kind.OTHER_SOLUTION,
                        finding(call, placement) + "; " + PlacementFault.text(solution) + " comes before it",
                        Optional.of(Drawing.of(solution)), "this is the first solution in lexicographic order")));
    }

    private static List<Case> smallOf(String method, BiFunction<Call, int[], Optional<Fault>> fault) {
        return StandardChecks.each(1, SMALL, n -> placement(Call.of(method, n), fault));
    }

    private static List<Case> largeOf(String method, BiFunction<Call, int[], Optional<Fault>> fault) {
        return StandardChecks.each(SMALL + 1, LARGEST, n -> placement(Call.of(method, n), fault));
    }

    private static List<Case> robust(String method) {
        IntFunction<Call> call = n -> Call.of(method, n);
        return StandardChecks.robust(call, call.apply(5),
                Robust.lasting(call.apply(5), call.apply(5), call.apply(6)),
                AnyOrder.of(IntStream.rangeClosed(1, SMALL).mapToObj(call).toArray(Call[]::new)));
    }

    static Case placement(Call call, BiFunction<Call, int[], Optional<Fault>> fault) {
        Series alone = new Series(n -> call, (asked, placement) -> fault.apply(asked, (int[]) placement));
        return new Case(call.toString(), solver -> alone.dependent(solver, call.n()));
    }

    private static Optional<int[]> first(int n) {
        return new SolutionSearch(n).first();
    }

    /** What came, such as {@code solve(4) gave [1, 3, 0, 2]}. */
    static String finding(Call call, int... placement) {
        return call + " gave " + PlacementFault.text(placement);
    }

    /** Whether a placement says that there is no solution. */
    static boolean isNone(int... placement) {
        return placement != null && placement.length == 0;
    }

    /** Why a placement is neither a solution nor rightly none; {@code right} is a solution, if there is one. */
    static Optional<Fault> invalid(Call call, int[] placement, Optional<int[]> right) {
        if (isNone(placement)) {
            return right.map(solution -> new Fault(Kind.MISSING, finding(call, placement),
                    Optional.of(Drawing.of(solution)), "there is a solution, such as this one"));
        }
        if (placement == null) {
            return Optional.of(new Fault(Kind.NULL, finding(call, placement), right.isEmpty()
                    ? "there is no solution: the answer to that is an empty array, never null"
                    : "a solution is an int[] of length n, never null"));
        }
        return PlacementFault.of(finding(call, placement), call.n(), placement);
    }
}
