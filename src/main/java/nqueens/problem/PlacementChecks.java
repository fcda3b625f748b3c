package nqueens.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Fault.Kind;

/** The checks of problems whose answer is one placement, empty where there is no solution. */
final class PlacementChecks {

    private static final int SMALL = 10;
    private static final int LARGEST = 20;
    /** To the first solution for n = 20 a search goes back from 199,615 squares; this is a twentieth of that. */
    private static final long STEPS_TO_THE_FIRST = 10_000;

    private PlacementChecks() {
    }

    /** Any solution. */
    static List<Check> anySolution() {
        return DrillChecks.of(smallOf("solve", PlacementChecks::noSolution), robust("solve"),
                largeOf("solve", PlacementChecks::noSolution));
    }

    /** The lexicographically first solution. */
    static List<Check> firstSolution() {
        return DrillChecks.of(smallOf("first", PlacementChecks::notFirst), robust("first"),
                Search.searched(Call.of("first", LARGEST), STEPS_TO_THE_FIRST), largeOf("first",
                        PlacementChecks::notFirst));
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

    /** A solution that has some queens. */
    static List<Check> completion() {
        Call five = Call.of("complete", 5, new int[][] {{2, 2}});
        Call eight = Call.of("complete", 8, new int[][] {{7, 3}, {4, 2}});
        return DrillChecks.of(
                List.of(completed(1), completed(1, 0, 0), completed(2, 1, 0), completed(4), completed(4, 0, 1),
                        completed(4, 0, 0), completed(4, 2, 0, 1, 3), completed(4, 0, 1, 1, 2),
                        completed(4, 2, 0, 2, 3), completed(5, 2, 2), completed(5, 4, 4, 0, 0), completed(6, 5, 0),
                        completed(6, 5, 4), completed(8, 7, 3), completed(8, 4, 2, 1, 4), completed(8, 3, 3, 4, 4),
                        completed(8, 6, 0, 2, 1), completed(10, 9, 9, 4, 2)),
                DrillChecks.all(DrillChecks.robust(n -> Call.of("complete", n, new int[0][]), five),
                        List.of(Robust.lasting(five, eight), Robust.unchanged(eight, 1))),
                List.of(completed(16), completed(16, 15, 3, 8, 12)));
    }

    private static List<Case> smallOf(String method, BiFunction<Call, int[], Optional<Fault>> fault) {
        return IntStream.rangeClosed(1, SMALL).mapToObj(n -> placement(Call.of(method, n), fault)).toList();
    }

    private static List<Case> largeOf(String method, BiFunction<Call, int[], Optional<Fault>> fault) {
        return IntStream.rangeClosed(SMALL + 1, LARGEST).mapToObj(n -> placement(Call.of(method, n), fault)).toList();
    }

    private static List<Case> robust(String method) {
        IntFunction<Call> call = n -> Call.of(method, n);
        return DrillChecks.all(DrillChecks.robust(call, call.apply(5)),
                List.of(Robust.lasting(call.apply(5), call.apply(5), call.apply(6))));
    }

    private static Case placement(Call call, BiFunction<Call, int[], Optional<Fault>> fault) {
        return new Case(call.toString(), solver -> fault.apply(call, (int[]) solver.answer(call)));
    }

    private static Optional<int[]> first(int n) {
        return new SolutionSearch(n).first();
    }

    /** What came, such as {@code solve(4) gave [1, 3, 0, 2]}. */
    private static String finding(Call call, int... placement) {
        return call + " gave " + PlacementFault.text(placement);
    }

    /** Whether a placement says that there is no solution. */
    private static boolean isNone(int... placement) {
        return placement != null && placement.length == 0;
    }

    /** Why a placement is neither a solution nor rightly none; {@code right} is a solution, if there is one. */
    private static Optional<Fault> invalid(Call call, int[] placement, Optional<int[]> right) {
        if (isNone(placement)) {
            return right.map(solution -> new Fault(Kind.MISSING, finding(call, placement),
                    Optional.of(Drawing.of(solution)), "there is a solution, such as this one"));
        }
        return PlacementFault.of(finding(call, placement), call.n(), placement);
    }

    /** Places queens, each as row and column. */
    private static Case completed(int n, int... pairs) {
        int[][] queens = IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new int[] {pairs[2 * i], pairs[2 * i + 1]}).toArray(int[][]::new);
        return placement(Call.of("complete", n, queens), (call, placement) -> {
            // the column of each queen that stands is left to its row: a solution needs every column, so it stays
            Optional<int[]> right = new SolutionSearch(n, (row, column) -> Arrays.stream(queens)
                    .allMatch(queen -> queen[0] == row || queen[1] != column)).first();
            Optional<Fault> invalid = invalid(call, placement, right);
            return isNone(placement) ? invalid : invalid.or(() -> moved(call, placement, queens));
        });
    }

    /** A queen that stood elsewhere. */
    private static Optional<Fault> moved(Call call, int[] placement, int[]... queens) {
        return Arrays.stream(queens).filter(queen -> placement[queen[0]] != queen[1]).findFirst()
                .map(queen -> new Fault(Kind.OTHER_SOLUTION, finding(call, placement),
                        Optional.of(Drawing.of(placement).marking(new Square(queen[0], placement[queen[0]]))),
                        "the queen of row " + queen[0] + " stands in column " + queen[1]
                                + " already, and may not be moved"));
    }
}
