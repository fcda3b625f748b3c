package permutations;

import java.util.*;
import java.util.concurrent.*;
import java.util.function.*;
import java.util.stream.*;
import nqueens.*;

public class PermutationsQueens implements QueensSolver {
    public List<int[]> solve(int n) { return all(n).filter(PermutationsQueens::noDiagonals).collect(Collectors.toList()); }
    public long count(int n) { return all(n).filter(PermutationsQueens::noDiagonals).count(); }
    private static Stream<int[]> all(int n) {
        if (n < 1) throw new IllegalArgumentException("n " + n);
        long f = LongStream.rangeClosed(1, n).reduce(1, (a, b) -> a * b);
        return LongStream.range(0, f).mapToObj(k -> nth(n, k));
    }
    private static int[] nth(int n, long k) {
        List<Integer> rest = IntStream.range(0, n).boxed().collect(Collectors.toCollection(ArrayList::new));
        int[] p = new int[n];
        for (int i = 0; i < n; i++) { int m = n - i; p[i] = rest.remove((int) (k % m)); k /= m; }
        return p;
    }
    private static boolean noDiagonals(int[] p) {
        return IntStream.range(0, p.length).allMatch(i -> IntStream.range(0, i).noneMatch(j -> Math.abs(p[i] - p[j]) == i - j));
    }
}
