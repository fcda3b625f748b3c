package board2d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: the board has a border of n squares on both sides, so that no walk leaves it. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        search(n, new byte[n][3 * n], 0, new int[n], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        check(n);
        return search(n, new byte[n][3 * n], 0, new int[n], null);
    }

    private static int search(int n, byte[][] board, int row, int[] placement, List<int[]> solutions) {
        if (row == n) {
            if (solutions != null) {
                solutions.add(placement.clone());
            }
            return 1;
        }
        int sum = 0;
        for (int column = n; column < 2 * n; column++) {
            int queens = 0;
            for (int up = 1; up <= row && queens == 0; up++) {
                byte[] line = board[row - up];
                queens = line[column - up] + line[column] + line[column + up];
            }
            if (queens == 0) {
                board[row][column] = 1;
                placement[row] = column - n;
                sum += search(n, board, row + 1, placement, solutions);
                board[row][column] = 0;
            }
        }
        return sum;
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
