package nqueens.mutants;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

/** Correct solvers, which differ wherever the contract leaves a choice. */
public enum CorrectVariant implements TestRunner.TestedSolver {

    SORTED(solutions -> solutions),
    REVERSED(solutions -> {
        Collections.reverse(solutions);
        return new LinkedList<>(solutions);
    }),
    SHUFFLED(solutions -> {
        Collections.shuffle(solutions, new Random(solutions.size()));
        return List.copyOf(solutions);
    }),
    OWN_LIST(solutions -> new AbstractList<>() {
        @Override
        public int[] get(int index) {
            return solutions.get(index);
        }

        @Override
        public int size() {
            return solutions.size();
        }
    }),
    SLOW(solutions -> solutions),
    SMALL(solutions -> solutions),
    TALKING(solutions -> {
        Collections.swap(solutions, 0, solutions.size() - 1);
        // keeping a returned list is right, as long as the list isn't changed
        CorrectVariant.last = solutions;
        return solutions;
    });

    private static final int FIRST_PAUSE_MILLIS = 400;
    private static final Map<Integer, Long> COUNTS = new ConcurrentHashMap<>();
    private static volatile List<int[]> last;

    private final UnaryOperator<List<int[]>> listing;

    CorrectVariant(UnaryOperator<List<int[]>> listing) {
        this.listing = listing;
    }

    @Override
    public Supplier<QueensSolver> solvers() {
        AtomicInteger pauseMillis = new AtomicInteger(this == SLOW ? FIRST_PAUSE_MILLIS : 0);
        return () -> solver((n, found) -> found, pauseMillis);
    }

    QueensSolver solver() {
        return solver((n, found) -> found);
    }

    QueensSolver solver(BiFunction<Integer, List<int[]>, List<int[]>> found) {
        return solver(found, new AtomicInteger());
    }

    private QueensSolver solver(BiFunction<Integer, List<int[]>, List<int[]>> found, AtomicInteger pauseMillis) {
        return new FaultySolver.SolverOfTwo(n -> {
            begin(n, pauseMillis);
            List<int[]> solutions = new ArrayList<>(SolutionSearch.solutions(n));
            solutions.replaceAll(int[]::clone);
            List<int[]> changed = found.apply(n, solutions);
            if (changed == null) {
                return null;
            }
            // correct and faulty solvers return the same class of list, so the class reveals nothing
            List<int[]> listed = new ArrayList<>(changed);
            return listed.isEmpty() ? listed : listing.apply(listed);
        }, n -> {
            begin(n, pauseMillis);
            return COUNTS.computeIfAbsent(n, rows -> count((1L << Math.min(rows, Long.SIZE - 2)) - 1, 0, 0, 0));
        });
    }

    private void begin(int n, AtomicInteger pauseMillis) {
        if (n < 1 || this == SMALL && n >= Integer.SIZE) {
            throw this == TALKING ? new NumberFormatException("a board of " + n)
                    : new IllegalArgumentException("n is out of range: " + n);
        }
        try {
            TimeUnit.MILLISECONDS.sleep(pauseMillis.getAndSet(0));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static long count(long all, long columns, long left, long right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (long free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            long bit = free & -free;
            count += count(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }
}
