package booleanarrays;

import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;

import nqueens.QueensSolver;

/** Mistake: the constructor reads n from the keyboard, and there is no keyboard. */
public class BooleanArraysQueens implements QueensSolver {

    private final int size;
    private final boolean[] columns;
    private final boolean[] mains;
    private final boolean[] antis;

    public BooleanArraysQueens() {
        size = new Scanner(System.in).nextInt();
        columns = new boolean[size];
        mains = new boolean[2 * size - 1];
        antis = new boolean[2 * size - 1];
    }

    @Override
    public List<int[]> solve(int n) {
        List<int[]> solutions = new ArrayList<>();
        place(0, new int[size], solutions);
        return solutions;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void place(int row, int[] queens, List<int[]> solutions) {
        if (row == size) {
            solutions.add(queens.clone());
            return;
        }
        for (int column = 0; column < size; column++) {
            int main = row - column + size - 1;
            int anti = row + column;
            if (!columns[column] && !mains[main] && !antis[anti]) {
                queens[row] = column;
                columns[column] = mains[main] = antis[anti] = true;
                place(row + 1, queens, solutions);
                columns[column] = mains[main] = antis[anti] = false;
            }
        }
    }
}
