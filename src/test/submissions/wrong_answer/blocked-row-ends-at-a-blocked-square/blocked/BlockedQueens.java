package blocked;

import nqueens.BlockedSquares;

public class BlockedQueens implements BlockedSquares {

    public long count(int n, boolean[][] blocked) {
        if (n < 1) throw new IllegalArgumentException();
        return dfs(0, n, 0, 0, 0, blocked);
    }

    private long dfs(int row, int n, int cols, int d1, int d2, boolean[][] blocked) {
        if (row == n) return 1;
        long res = 0;
        for (int c = 0; c < n; c++) {
            if (blocked[row][c]) break;
            int a = 1 << c;
            int b = 1 << (row + c);
            int e = 1 << (row - c + n);
            if ((cols & a) != 0 || (d1 & b) != 0 || (d2 & e) != 0) continue;
            res += dfs(row + 1, n, cols | a, d1 | b, d2 | e, blocked);
        }
        return res;
    }
}
