package array1d;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Right: asks all pairs of queens again after each one, with a method for each question and no early end. */
public class Array1dQueens implements QueensSolver {

    private int[] queens;
    private List<int[]> solutions;

    @Override
    public List<int[]> solve(int n) {
        check(n);
        queens = new int[n];
        solutions = new ArrayList<>();
        placeFrom(0);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private int getQueen(int row) {
        return queens[row];
    }

    private boolean sameColumn(int first, int second) {
        return getQueen(first) == getQueen(second);
    }

    private boolean sameDiagonal(int first, int second) {
        return Math.abs(getQueen(first) - getQueen(second)) == Math.abs(first - second);
    }

    private boolean attack(int first, int second) {
        return sameColumn(first, second) || sameDiagonal(first, second);
    }

    private int attacks(int rows) {
        int attacks = 0;
        for (int first = 0; first < rows; first++) {
            for (int second = first + 1; second < rows; second++) {
                if (attack(first, second)) {
                    attacks++;
                }
            }
        }
        return attacks;
    }

    private void placeFrom(int row) {
        if (row == queens.length) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < queens.length; column++) {
            queens[row] = column;
            if (attacks(row + 1) == 0) {
                placeFrom(row + 1);
            }
        }
    }

    private static void check(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
    }
}
