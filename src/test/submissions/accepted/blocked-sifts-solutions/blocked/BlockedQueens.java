package blocked;

import java.util.ArrayList;
import java.util.List;

import nqueens.BlockedSquares;

/** Lists the solutions of the empty board, and drops those with a queen on a blocked square. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<List<Integer>> solutions = new ArrayList<>();
        collect(n, new ArrayList<>(), solutions);
        return solutions.stream().filter(solution -> {
            for (int row = 0; row < n; row++) {
                if (blocked[row][solution.get(row)]) {
                    return false;
                }
            }
            return true;
        }).count();
    }

    private void collect(int n, List<Integer> placed, List<List<Integer>> solutions) {
        int row = placed.size();
        if (row == n) {
            solutions.add(List.copyOf(placed));
            return;
        }
        for (int column = 0; column < n; column++) {
            if (isSafe(placed, row, column)) {
                placed.add(column);
                collect(n, placed, solutions);
                placed.remove(placed.size() - 1);
            }
        }
    }

    private boolean isSafe(List<Integer> placed, int row, int column) {
        for (int above = 0; above < row; above++) {
            int apart = Math.abs(placed.get(above) - column);
            if (apart == 0 || apart == row - above) {
                return false;
            }
        }
        return true;
    }
}
