package lazy;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import nqueens.LazySolutions;

/** Scheme style: a lazy list, whose tail is a promise; success and failure continuations on a trampoline. */
public final class LazyQueens implements LazySolutions {

    private interface Stream {
        Stream EMPTY = new Stream() { };

        default boolean isEmpty() {
            return this == EMPTY;
        }
    }

    private record Pair(int[] head, Supplier<Stream> tail) implements Stream { }

    private record Queens(int row, int column, Queens above) {
        boolean attacks(int r, int c) {
            return column == c || r - row == Math.abs(c - column);
        }
    }

    private static boolean safe(int row, int column, Queens placed) {
        for (Queens q = placed; q != null; q = q.above()) if (q.attacks(row, column)) return false;
        return true;
    }

    private static Stream search(int n, int row, int column, Queens placed, Supplier<Stream> fail) {
        int r = row;
        int c = column;
        Queens p = placed;
        while (true) {
            if (r == n) {
                int[] solution = new int[n];
                for (Queens q = p; q != null; q = q.above()) solution[q.row()] = q.column();
                Queens last = p;
                return new Pair(solution, () -> search(n, last.row(), last.column() + 1, last.above(), fail));
            }
            while (c < n && !safe(r, c, p)) c++;
            if (c < n) {
                p = new Queens(r, c, p);
                r++;
                c = 0;
            } else if (p == null) {
                return fail.get();
            } else {
                r = p.row();
                c = p.column() + 1;
                p = p.above();
            }
        }
    }

    @Override
    public Iterator<int[]> solutions(int n) {
        if (n < 1) throw new IllegalArgumentException("(queens " + n + ")");
        return new Iterator<>() {
            private Supplier<Stream> promise = () -> search(n, 0, 0, null, () -> Stream.EMPTY);
            private Stream forced;

            private Stream force() {
                if (forced == null) {
                    forced = promise.get();
                    promise = null;
                }
                return forced;
            }

            @Override
            public boolean hasNext() {
                return !force().isEmpty();
            }

            @Override
            public int[] next() {
                if (force().isEmpty()) throw new NoSuchElementException();
                Pair pair = (Pair) forced;
                promise = pair.tail();
                forced = null;
                return pair.head();
            }
        };
    }
}
