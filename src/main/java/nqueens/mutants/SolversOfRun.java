package nqueens.mutants;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/**
 * The solvers of a run, each behind a facade, and the tests that have failed on them. No field of an object that a test
 * holds leads here, and this class has no instance: AssertJ reads all fields of an object, static ones too.
 */
final class SolversOfRun {

    private static final Map<Handed, QueensSolver> HANDED = Collections.synchronizedMap(new IdentityHashMap<>());

    /**
     * JUnit's ids of tests that failed one of the times that they run. The rest is skipped on right solvers and wrong
     * ones alike, so that no test learns which one it has.
     */
    static final Set<String> FAILED = ConcurrentHashMap.newKeySet();

    /** Threads that end by themselves when nobody asks a solver any more. */
    private static final ExecutorService APART = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "solver");
        thread.setDaemon(true);
        return thread;
    });

    /** Gives the solvers that the judge has tests run on; null without a judge. */
    private static volatile Supplier<QueensSolver> judged;

    private SolversOfRun() {
    }

    /** Begins a run on solvers that share their state, if they have any. */
    static void begin(Supplier<QueensSolver> solvers) {
        judged = solvers;
        HANDED.clear();
        FAILED.clear();
    }

    static boolean areJudged() {
        return judged != null;
    }

    static QueensSolver next() {
        Handed next = new Handed();
        HANDED.put(next, judged.get());
        return next;
    }

    /**
     * The facade by which a test sees a solver. It has no field, and asks the solver in another thread. So no stack
     * trace or stack overflow says which solver it is.
     */
    private static final class Handed implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return apart(() -> HANDED.get(this).solve(n));
        }

        @Override
        public long count(int n) {
            return apart(() -> HANDED.get(this).count(n));
        }

        private static <T> T apart(Supplier<T> call) {
            try {
                return CompletableFuture.supplyAsync(call, APART).join();
            } catch (CompletionException e) {
                Throwable thrown = e.getCause().fillInStackTrace();
                if (thrown instanceof Error error) {
                    throw error;
                }
                throw (RuntimeException) thrown;
            }
        }
    }
}
