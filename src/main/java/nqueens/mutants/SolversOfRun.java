package nqueens.mutants;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

import nqueens.QueensSolver;

/**
 * The solvers of a run, each behind a facade. A test can use AssertJ to read all fields of an object; so a facade has
 * no fields, and its solver is in a static field of this class, which has no instances.
 */
final class SolversOfRun {

    private static final Map<Facade, QueensSolver> HANDED = Collections.synchronizedMap(new IdentityHashMap<>());

    /** Daemon threads, which end when they are idle. */
    private static final ExecutorService APART = Executors.newCachedThreadPool(task -> daemon(task, "solver"));

    /** Supplies the solvers of the judge; null without a judge. */
    private static volatile Supplier<QueensSolver> judged;

    private SolversOfRun() {
    }

    static void begin(Supplier<QueensSolver> solvers) {
        judged = solvers;
        HANDED.clear();
    }

    static boolean areJudged() {
        return judged != null;
    }

    static QueensSolver next() {
        Facade next = new Facade();
        HANDED.put(next, judged.get());
        return next;
    }

    static Thread daemon(Runnable task, String name) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        return thread;
    }

    static <T> T apart(Supplier<T> call, Executor executor) {
        try {
            return CompletableFuture.supplyAsync(call, executor).join();
        } catch (CompletionException e) {
            Throwable thrown = e.getCause().fillInStackTrace();
            if (thrown instanceof Error error) {
                throw error;
            }
            throw (RuntimeException) thrown;
        }
    }

    /** A facade without fields, which calls its solver in another thread, so that no stack trace reveals the solver. */
    private static final class Facade implements QueensSolver {

        @Override
        public List<int[]> solve(int n) {
            return apart(() -> HANDED.get(this).solve(n), APART);
        }

        @Override
        public long count(int n) {
            return apart(() -> HANDED.get(this).count(n), APART);
        }
    }
}
