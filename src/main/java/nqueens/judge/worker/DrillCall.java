package nqueens.judge.worker;

import java.util.ArrayList;
import java.util.List;

import nqueens.drill.AllSolutions;
import nqueens.drill.BlockedSquares;
import nqueens.drill.CompletedBoard;
import nqueens.drill.DistinctSolutions;
import nqueens.drill.FirstSolution;
import nqueens.drill.GivenRows;
import nqueens.drill.OneSolution;
import nqueens.drill.SolutionCount;
import nqueens.drill.ToroidalBoard;
import nqueens.judge.worker.Request.Method;

/**
 * Calls a solver by one of the contracts of the interview drills. A class of its own, and without a switch,
 * which would need one more: a worker of an exercise loads neither.
 */
public final class DrillCall {

    /** What a list, an array or a text costs beside what is in it, in bytes. */
    private static final int HEAD = Integer.BYTES;

    private DrillCall() {
    }

    /**
     * Makes one call.
     *
     * @param solver implements the contract of the request's method
     * @param request the call
     * @return what the solver returned, or that it is too long; what the solver throws is passed on
     */
    public static Reply answer(Object solver, Request request) {
        int n = request.n();
        Method method = request.method();
        if (method == Method.ONE_SOLUTION) {
            return placement(((OneSolution) solver).solve(n));
        }
        if (method == Method.ALL_SOLUTIONS) {
            return boards(((AllSolutions) solver).solveNQueens(n));
        }
        if (method == Method.SOLUTION_COUNT) {
            return new Reply.Count(((SolutionCount) solver).totalNQueens(n));
        }
        if (method == Method.BLOCKED_SQUARES) {
            return new Reply.Count(((BlockedSquares) solver).count(n, blocked(request)));
        }
        if (method == Method.GIVEN_ROWS) {
            return new Reply.Count(((GivenRows) solver).count(n, columns(request)));
        }
        if (method == Method.DISTINCT_SOLUTIONS) {
            return new Reply.Count(((DistinctSolutions) solver).count(n));
        }
        if (method == Method.FIRST_SOLUTION) {
            return placement(((FirstSolution) solver).first(n));
        }
        if (method == Method.TOROIDAL_BOARD) {
            return new Reply.Count(((ToroidalBoard) solver).count(n));
        }
        return placement(((CompletedBoard) solver).complete(n, squares(request)));
    }

    private static boolean[][] blocked(Request request) {
        int size = Math.max(0, request.n());
        boolean[][] blocked = new boolean[size][size];
        for (int[] square : squares(request)) {
            blocked[square[0]][square[1]] = true;
        }
        return blocked;
    }

    private static int[] columns(Request request) {
        int[] columns = new int[request.more().size()];
        for (int row = 0; row < columns.length; row++) {
            columns[row] = request.more().get(row);
        }
        return columns;
    }

    private static int[][] squares(Request request) {
        int[][] squares = new int[request.more().size() / 2][2];
        for (int i = 0; i < squares.length; i++) {
            squares[i][0] = request.more().get(2 * i);
            squares[i][1] = request.more().get(2 * i + 1);
        }
        return squares;
    }

    private static Reply placement(int[] columns) {
        if (columns == null) {
            return new Reply.Placement(null);
        }
        return columns.length > Reply.MAX_ANSWER_BYTES / Integer.BYTES - 1
                ? new Reply.TooLong(0) : new Reply.Placement(columns.clone());
    }

    private static Reply boards(List<List<String>> answer) {
        if (answer == null) {
            return new Reply.Boards(null);
        }
        List<List<String>> copies = new ArrayList<>();
        int room = Reply.MAX_ANSWER_BYTES;
        for (List<String> board : answer) {
            List<String> copy = board == null ? null : new ArrayList<>();
            room -= HEAD;
            if (board != null) {
                for (String row : board) {
                    int bytes = HEAD + (row == null ? 0 : row.length() * Character.BYTES);
                    if (bytes > room) {
                        return new Reply.TooLong(copies.size());
                    }
                    room -= bytes;
                    copy.add(row);
                }
            }
            if (room < 0) {
                return new Reply.TooLong(copies.size());
            }
            copies.add(copy);
        }
        return new Reply.Boards(copies);
    }
}
