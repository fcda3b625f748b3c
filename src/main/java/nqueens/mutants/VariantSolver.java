package nqueens.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

/** A solver that is correct but for a fault. */
final class VariantSolver implements QueensSolver {

    private static final Map<Integer, Long> COUNTS = new ConcurrentHashMap<>();

    private final CorrectVariant variant;
    private final AnswerFault fault;
    private final AtomicInteger pauseMillis;

    VariantSolver(CorrectVariant variant, AnswerFault fault, AtomicInteger pauseMillis) {
        this.variant = variant;
        this.fault = fault;
        this.pauseMillis = pauseMillis;
    }

    @Override
    public List<int[]> solve(int n) {
        begin(n);
        List<int[]> solutions = new ArrayList<>(SolutionSearch.solutions(n));
        solutions.replaceAll(int[]::clone);
        List<int[]> found = fault.ofLists().changed(n, solutions);
        if (found == null) {
            return null;
        }
        // by the class of its list no solver is told
        List<int[]> listed = new ArrayList<>(found);
        return listed.isEmpty() ? listed : variant.list(listed);
    }

    @Override
    public long count(int n) {
        begin(n);
        return fault.ofCounts().changed(n, COUNTS.computeIfAbsent(n, counted -> count((1 << counted) - 1, 0, 0, 0)));
    }

    private void begin(int n) {
        if (!variant.holds(n)) {
            throw variant.refusal(n);
        }
        try {
            TimeUnit.MILLISECONDS.sleep(pauseMillis.getAndSet(0));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static long count(int all, int columns, int left, int right) {
        if (columns == all) {
            return 1;
        }
        long count = 0;
        for (int free = all & ~(columns | left | right); free != 0; free &= free - 1) {
            int bit = free & -free;
            count += count(all, columns | bit, (left | bit) << 1, (right | bit) >> 1);
        }
        return count;
    }
}
