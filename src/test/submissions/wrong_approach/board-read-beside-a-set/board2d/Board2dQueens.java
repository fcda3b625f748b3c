package board2d;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import nqueens.QueensSolver;

/** Wrong approach: a set of taken lines decides, and the board is only looked at. */
public class Board2dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        check(n);
        List<int[]> solutions = new ArrayList<>();
        this.n = n; board = new char[n][n]; taken.clear(); queens = new int[n]; place(0, solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private final Set<String> taken = new HashSet<>();
    private int n;
    private char[][] board;
    private int[] queens;
    private int looked;

    private void place(int row, List<int[]> solutions) {
        if (row == n) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            look(row, column);
            List<String> lines = List.of("c" + column, "f" + (row - column), "r" + (row + column));
            if (lines.stream().noneMatch(taken::contains)) {
                taken.addAll(lines);
                board[row][column] = 'Q';
                queens[row] = column;
                place(row + 1, solutions);
                board[row][column] = '.';
                taken.removeAll(lines);
            }
        }
    }

    private void look(int row, int column) {
        for (char[] line : board) {
            if (line[column] == 'Q') {
                looked++;
            }
        }
        for (char square : board[row]) {
            if (square == 'Q') {
                looked++;
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
