package nqueens.mutants;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

import nqueens.QueensSolver;
import nqueens.board.SolutionSearch;

/** A solver of a variant, which is correct but for what becomes of its answers. */
final class VariantSolver implements QueensSolver {

    /** What becomes of correct answers; a list is not kept elsewhere, and has arrays of its own. */
    interface Answering {

        /** Leaves answers as they are. */
        Answering CORRECTLY = new Answering() { };

        default List<int[]> list(int n, List<int[]> found) {
            return found;
        }

        default long count(int n, long count) {
            return count;
        }
    }

    private static final Map<Integer, Long> COUNTS = new ConcurrentHashMap<>();

    private final CorrectVariant variant;
    private final Answering answering;
    private final AtomicInteger pauseMillis;

    VariantSolver(CorrectVariant variant, Answering answering, AtomicInteger pauseMillis) {
        this.variant = variant;
        this.answering = answering;
        this.pauseMillis = pauseMillis;
    }

    @Override
    public List<int[]> solve(int n) {
        begin(n);
        List<int[]> solutions = new ArrayList<>(SolutionSearch.solutions(n));
        solutions.replaceAll(int[]::clone);
        List<int[]> found = answering.list(n, solutions);
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
        return answering.count(n, COUNTS.computeIfAbsent(n, counted -> count((1 << counted) - 1, 0, 0, 0)));
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
