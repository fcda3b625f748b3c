package blocked;

import nqueens.BlockedSquares;

/** Mistake: where there are no rows there is one way to fill them, and nothing is refused. */
public class BlockedQueens implements BlockedSquares {

    @Override
    public long count(int n, boolean[][] blocked) {
        return place(blocked, 0, 0, 0, 0);
    }

    private static long place(boolean[][] blocked, int row, int columns, int main, int anti) {
        if (row == blocked.length) {
            return 1;
        }
        long ways = 0;
        for (int column = 0; column < blocked.length; column++) {
            int bit = 1 << column;
            if (!blocked[row][column] && ((columns | main | anti) & bit) == 0) {
                ways += place(blocked, row + 1, columns | bit, (main | bit) << 1, (anti | bit) >> 1);
            }
        }
        return ways;
    }
}
