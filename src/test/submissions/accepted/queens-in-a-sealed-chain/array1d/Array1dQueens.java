package array1d;

import java.util.ArrayList;
import java.util.List;
import nqueens.QueensSolver;

/** Haskell style: a solution of k rows is a cons cell on a solution of k - 1 rows; levels are lists. */
public final class Array1dQueens implements QueensSolver {

    private sealed interface Chain permits Cons, Nil { }

    private record Cons(int column, Chain rest) implements Chain { }

    private record Nil() implements Chain { }

    private static boolean compatible(int column, Chain chain) {
        int distance = 1;
        Chain current = chain;
        while (current instanceof Cons cons) {
            if (cons.column() == column || Math.abs(cons.column() - column) == distance) {
                return false;
            }
            distance++;
            current = cons.rest();
        }
        return true;
    }

    private static List<Chain> queens(int n, int k) {
        if (k == 0) {
            return List.of(new Nil());
        }
        List<Chain> longer = new ArrayList<>();
        for (Chain chain : queens(n, k - 1)) {
            for (int column = 0; column < n; column++) {
                if (compatible(column, chain)) {
                    longer.add(new Cons(column, chain));
                }
            }
        }
        return longer;
    }

    @Override
    public List<int[]> solve(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        List<int[]> all = new ArrayList<>();
        for (Chain chain : queens(n, n)) {
            int[] placement = new int[n];
            int row = n - 1;
            for (Chain c = chain; c instanceof Cons cons; c = cons.rest()) {
                placement[row--] = cons.column();
            }
            all.add(placement);
        }
        return all;
    }

    @Override
    public long count(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n < 1: " + n);
        }
        return queens(n, n).size();
    }
}
