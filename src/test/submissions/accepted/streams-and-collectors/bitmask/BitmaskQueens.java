package bitmask;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.QueensSolver;

/** Right: streams, collectors, comparators and joined strings. */
public class BitmaskQueens implements QueensSolver {

    @Override
    public List<int[]> solve(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<int[]> found = new ArrayList<>();
        place(new int[n], 0, 0, 0, 0, found);
        Collections.shuffle(found, new Random(42));
        Map<Integer, Long> byFirst = found.stream()
                .collect(Collectors.groupingBy(placement -> placement[0], TreeMap::new, Collectors.counting()));
        StringJoiner line = new StringJoiner(", ", "{", "}");
        byFirst.forEach((first, ways) -> line.add(first + "=" + ways));
        System.out.println(line + Stream.iterate(1, i -> 2 * i).limit(4)
                .map(String::valueOf).collect(Collectors.joining("/")));
        return found.stream().sorted(Comparator.<int[]>comparingInt(placement -> placement[0])
                .thenComparing(placement -> placement[placement.length - 1], Comparator.reverseOrder())).toList();
    }

    @Override
    public long count(int n) {
        if (n < 1 || n > 31) {
            throw new IllegalArgumentException("n: " + n);
        }
        return IntStream.range(0, n).map(column -> 1 << column)
                .mapToLong(bit -> place(new int[n], 1, bit, bit << 1, bit >>> 1, null)).sum();
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
