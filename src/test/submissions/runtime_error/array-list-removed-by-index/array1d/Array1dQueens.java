package array1d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) throw new IllegalArgumentException("n < 1: " + n);
        List<int[]> result = new ArrayList<>();
        search(n, new ArrayList<>(), result);
        return result;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void search(int n, List<Integer> queens, List<int[]> result) {
        if (queens.size() == n) {
            result.add(queens.stream().mapToInt(Integer::intValue).toArray());
            return;
        }
        for (int col = 0; col < n; col++) {
            if (fits(queens, col)) {
                queens.add(col);
                search(n, queens, result);
                queens.remove(col);
            }
        }
    }

    private boolean fits(List<Integer> queens, int col) {
        int row = queens.size();
        for (int r = 0; r < row; r++) {
            int other = queens.get(r);
            if (other == col || Math.abs(other - col) == row - r) {
                return false;
            }
        }
        return true;
    }
}
