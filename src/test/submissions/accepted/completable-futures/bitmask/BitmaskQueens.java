package bitmask;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

import nqueens.QueensSolver;

/** Right: CompletableFutures, counted by a LongAdder. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        return CompletableFuture.supplyAsync(() -> place(new int[n], 0, 0, 0, 0, found))
                .thenApply(ways -> found).join();
    }

    @Override
    public long count(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        LongAdder ways = new LongAdder();
        CompletableFuture<?>[] columns = IntStream.range(0, n).mapToObj(column -> 1 << column)
                .map(bit -> CompletableFuture.runAsync(() ->
                        ways.add(place(new int[n], 1, bit, bit << 1, bit >>> 1, null))))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(columns).join();
        return ways.sum();
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
