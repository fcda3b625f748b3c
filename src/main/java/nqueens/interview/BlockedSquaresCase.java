package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.Square;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * How many solutions have no queen on a blocked square.
 *
 * @param n the number of queens
 * @param blocked the squares on which no queen may stand
 */
record BlockedSquaresCase(int n, List<Square> blocked) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(Method.BLOCKED_SQUARES, n,
                blocked.stream().flatMap(square -> Stream.of(square.row(), square.column())).toList());
        boolean[][] isBlocked = new boolean[n][n];
        blocked.forEach(square -> isBlocked[square.row()][square.column()] = true);
        List<int[]> right = new SolutionSearch(n, (row, column) -> !isBlocked[row][column]).all();
        long count = StageCase.count(solver, request);
        return count == right.size() ? Optional.empty() : Optional.of(new Fault(
                request + " gave " + count, Optional.of(drawing(right)), "the right count is " + right.size()
                        + (blocked.isEmpty() ? ": no square is blocked"
                                : "; no queen may stand on a square marked #")));
    }

    /** The first of the solutions, or the board without a queen if there is none. */
    private Drawing drawing(List<int[]> right) {
        int[] empty = new int[n];
        Arrays.fill(empty, Drawing.NO_QUEEN);
        return Drawing.of(right.stream().findFirst().orElse(empty)).blocking(blocked);
    }
}
