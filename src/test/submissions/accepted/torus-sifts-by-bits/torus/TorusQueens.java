package torus;

import nqueens.QueensCounter;

/** Finds the solutions of the plain board by bits, and sifts those in which no two attack each other round the edges. */
public class TorusQueens implements QueensCounter {

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return place(new int[n], 0, 0, 0, 0);
    }

    private static long place(int[] solution, int row, int columns, int main, int anti) {
        int n = solution.length;
        if (row == n) {
            return isFineOnTheTorus(solution) ? 1 : 0;
        }
        long ways = 0;
        int free = ((1 << n) - 1) & ~(columns | main | anti);
        while (free != 0) {
            int bit = free & -free;
            free ^= bit;
            solution[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(solution, row + 1, columns | bit, (main | bit) << 1, (anti | bit) >>> 1);
        }
        return ways;
    }

    private static boolean isFineOnTheTorus(int[] solution) {
        int n = solution.length;
        boolean[] sums = new boolean[n];
        boolean[] differences = new boolean[n];
        for (int row = 0; row < n; row++) {
            int sum = (row + solution[row]) % n;
            int difference = (row - solution[row] + n) % n;
            if (sums[sum] || differences[difference]) {
                return false;
            }
            sums[sum] = true;
            differences[difference] = true;
        }
        return true;
    }
}
