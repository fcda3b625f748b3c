package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

/** The checks of completing a board, whose contract is {@link nqueens.CompletedBoard}. */
final class CompletionChecks {

    /** The call that must be fast. */
    static final Call SPEED = call(16, 13, 7, 4, 10, 0, 0, 9, 14, 7, 4)
            .within(Allowance.STANDARD.steps(2_000_000_000).advising("no solution has these queens, and all have to be"
                    + " ruled out: put the queens that stand first, and leave a square at once where any queen attacks"
                    + " it"));

    private CompletionChecks() {
    }

    static List<Check> all() {
        Call five = call(5, 2, 2);
        Call eight = call(8, 7, 3, 4, 2);
        return StandardChecks.of(
                List.of(completed(1), completed(1, 0, 0), completed(2, 1, 0), completed(3, 1, 1), completed(4),
                        completed(4, 0, 1), completed(4, 0, 0), completed(4, 2, 0, 1, 3), completed(4, 0, 1, 1, 2),
                        completed(4, 2, 0, 2, 3), completed(4, 3, 2, 1, 3, 0, 1, 2, 0), completed(5, 2, 2),
                        completed(5, 4, 4, 0, 0), completed(6, 5, 0), completed(6, 5, 4), completed(6, 3, 2, 0, 2),
                        completed(7, 6, 1, 0, 3, 3, 4), completed(8, 7, 3), completed(8, 4, 2, 1, 4),
                        completed(8, 3, 3, 4, 4), completed(8, 6, 0, 2, 1), completed(9, 8, 8, 0, 1, 4, 4),
                        completed(10, 9, 9, 4, 2), completed(10, 8, 0, 1, 7)),
                StandardChecks.robust(n -> Call.of("complete", n, new int[0][]), five,
                        Robust.repeated(five, eight), Robust.owned(five), Robust.lasting(five, eight),
                        Robust.mixed(List.of(eight), five), Robust.secondInstance(List.of(eight), five),
                        Robust.unchanged(eight, 1), AnyOrder.of(five, eight, call(4), call(6, 3, 2), call(7, 6, 1))),
                Optional.empty(),
                List.of(completed(12, 11, 0, 5, 7), completed(16), completed(SPEED), completed(16, 15, 3, 8, 12)));
    }

    /** Places queens, each as row and column. */
    static Call call(int n, int... pairs) {
        return Call.of("complete", n, IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new int[] {pairs[2 * i], pairs[2 * i + 1]}).toArray(int[][]::new));
    }

    private static Case completed(int n, int... pairs) {
        return completed(call(n, pairs));
    }

    private static Case completed(Call call) {
        return PlacementChecks.placement(call, CompletionChecks::wrong);
    }

    private static Optional<Fault> wrong(Call call, int... placement) {
        int[][] queens = (int[][]) call.arguments().get(1);
        Optional<int[]> right = new SolutionSearch(call.n(), (row, column) -> Arrays.stream(queens)
                .allMatch(queen -> row != queen[0] || column == queen[1])).first();
        Optional<Fault> invalid = PlacementChecks.invalid(call, placement, right);
        return PlacementChecks.isNone(placement) || placement == null ? invalid
                : invalid.or(() -> moved(call, placement, queens)).map(fault -> right.isPresent() ? fault
                        : fault.telling("no solution has the queens that stand: the answer is an empty array"));
    }

    /** A queen that stood elsewhere. */
    private static Optional<Fault> moved(Call call, int[] placement, int[]... queens) {
        return Arrays.stream(queens).filter(queen -> placement[queen[0]] != queen[1]).findFirst()
                .map(queen -> new Fault(Kind.OTHER_SOLUTION, PlacementChecks.finding(call, placement),
                        Optional.of(Drawing.of(placement).marking(new Square(queen[0], placement[queen[0]]))),
                        "the queen of row " + queen[0] + " stands in column " + queen[1]
                                + " already, and may not be moved"));
    }
}
