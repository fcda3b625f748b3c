package bitmask;

import java.util.*;
import java.util.function.*;
import java.util.stream.*;

import nqueens.QueensSolver;

/** Wrong: takes each bit of an int that is in no set for a free column. */
public class BitmaskQueens implements QueensSolver {
    // like the C program: column bit sets, from the last row
    private int mask;
    private long cnt;
    private int[] board;
    private List<int[]> res;

    public List<int[]> solve(int n) {
        init(n);
        res = new ArrayList<>();
        backtrack(n - 1, 0, 0, 0);
        return res;
    }

    public long count(int n) {
        init(n);
        res = null;
        backtrack(n - 1, 0, 0, 0);
        return cnt;
    }

    private void init(int n) {
        if (!(n >= 1 && n <= 31)) throw new IllegalArgumentException("n");
        mask = (1 << n) - 1;
        cnt = 0;
        board = new int[n];
    }

    private void backtrack(int y, int left, int down, int right) {
        int bitmap = ~(left | down | right);
        if (y == 0) {
            if (bitmap != 0) {
                board[0] = bitmap;
                found();
            }
            return;
        }
        while (bitmap != 0) {
            int bit = -bitmap & bitmap;
            bitmap = bitmap ^ bit;
            board[y] = bit;
            backtrack(y - 1, (left | bit) << 1, down | bit, (right | bit) >>> 1);
        }
    }

    private void found() {
        cnt++;
        if (res == null) return;
        int[] p = new int[board.length];
        for (int i = 0; i < p.length; i++) {
            int v = board[i], k = 0;
            while (v > 1) { v >>= 1; k++; }
            p[i] = k;
        }
        res.add(p);
    }
}
