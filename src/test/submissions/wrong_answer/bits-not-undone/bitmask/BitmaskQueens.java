package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Wrong: keeps its bit sets in fields, and does not take one of the bits out. */
public final class BitmaskQueens implements QueensSolver {

    private int columns;
    private int main;
    private int anti;
    private int[] placement;
    private List<int[]> solutions;

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n must be 1 to 31: " + n);
        }
        columns = 0;
        main = 0;
        anti = 0;
        placement = new int[n];
        solutions = new ArrayList<>();
        place(0, n);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int n) {
        if (row == n) {
            solutions.add(placement.clone());
            return;
        }
        for (int column = 0; column < n; column++) {
            int c = 1 << column;
            int d = 1 << (row - column + n - 1);
            int s = 1 << (row + column);
            if ((columns & c) != 0 || (main & d) != 0 || (anti & s) != 0) {
                continue;
            }
            columns |= c;
            main |= d;
            anti |= s;
            placement[row] = column;
            place(row + 1, n);
            columns &= ~c;
            main &= ~d;
        }
    }
}
