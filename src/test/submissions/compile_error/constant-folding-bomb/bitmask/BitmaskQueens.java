package bitmask;

import java.util.ArrayList;
import java.util.List;

import nqueens.QueensSolver;

/** Attack: doubles a string constant until the compiler has no memory. */
public class BitmaskQueens implements QueensSolver {

    private static final String A = "queens queens queens queens queens";
    private static final String B = A + A;
    private static final String C = B + B;
    private static final String D = C + C;
    private static final String E = D + D;
    private static final String F = E + E;
    private static final String G = F + F;
    private static final String H = G + G;
    private static final String I = H + H;
    private static final String J = I + I;
    private static final String K = J + J;
    private static final String L = K + K;
    private static final String M = L + L;
    private static final String N = M + M;
    private static final String O = N + N;
    private static final String P = O + O;
    private static final String Q = P + P;
    private static final String R = Q + Q;
    private static final String S = R + R;
    private static final String T = S + S;
    private static final String U = T + T;
    private static final String V = U + U;
    private static final String W = V + V;
    private static final String X = W + W;
    private static final String Y = X + X;
    private static final String Z = Y + Y;
    private static final String END = Z + Z + Z + Z + Z + Z + Z + Z;

    @Override
    public List<int[]> solve(int n) {
        List<int[]> found = new ArrayList<>();
        search(n, found);
        return found;
    }

    @Override
    public long count(int n) {
        return search(n, null);
    }

    private static long search(int n, List<int[]> found) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        return place(new int[n], 0, 0, 0, 0, found);
    }

    private static long place(int[] queens, int row, int columns, int mains, int antis, List<int[]> found) {
        if (row == queens.length) {
            if (found != null) {
                found.add(queens.clone());
            }
            return 1;
        }
        long ways = 0;
        for (int free = (1 << queens.length) - 1 & ~(columns | mains | antis); free != 0; free &= free - 1) {
            int bit = free & -free;
            queens[row] = Integer.numberOfTrailingZeros(bit);
            ways += place(queens, row + 1, columns | bit, (mains | bit) << 1, (antis | bit) >>> 1, found);
        }
        return ways;
    }
}
