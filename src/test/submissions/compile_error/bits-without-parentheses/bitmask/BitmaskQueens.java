package bitmask;

import java.util.*;
import nqueens.QueensSolver;

public class BitmaskQueens implements QueensSolver {

    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) throw new IllegalArgumentException();
        List<int[]> res = new ArrayList<>();
        dfs(n, 0, 0, 0, 0, new int[n], res);
        return res;
    }

    public long count(int n) {
        return solve(n).size();
    }

    void dfs(int n, int row, int cols, int ld, int rd, int[] p, List<int[]> res) {
        if (row == n) {
            res.add(p.clone());
            return;
        }
        int all = (1 << n) - 1;
        int free = ~(cols | ld | rd);
        while (free & all != 0) {
            int bit = Integer.lowestOneBit(free & all);
            free &= ~bit;
            p[row] = Integer.numberOfTrailingZeros(bit);
            dfs(n, row + 1, cols | bit, (ld | bit) << 1, (rd | bit) >> 1, p, res);
        }
    }
}
