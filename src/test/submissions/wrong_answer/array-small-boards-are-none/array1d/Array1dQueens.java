package array1d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;


/** Mistake: takes n = 1 for a board without a solution, like n = 2 and n = 3. */
public class Array1dQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n <= 0) throw new IllegalArgumentException("n <= 0");
        List<int[]> found = new ArrayList<>();
        if (n < 4) {
            return found;   // too small, no solution
        }
        put(0, new int[n], found);
        return found;
    }

    @Override
    public long count(int n) {
        return solve(n).size();
    }

    private void put(int row, int[] board, List<int[]> found) {
        if (row == board.length) {
            found.add(board.clone());
            return;
        }
        for (int col = 0; col < board.length; col++) {
            boolean ok = true;
            for (int r = 0; r < row && ok; r++) {
                ok = board[r] != col && Math.abs(board[r] - col) != row - r;
            }
            if (ok) {
                board[row] = col;
                put(row + 1, board, found);
            }
        }
    }
}
