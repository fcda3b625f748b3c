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
 * The solvers of a run, each behind one that tells nothing of it, and which tests have failed on them. No field leads
 * here from what a test has in its hands, nor is there an instance of this class: AssertJ reads all fields of an
 * object, static ones too.
 */
final class SolversOfRun {

    private static final Map<Handed, QueensSolver> HANDED = Collections.synchronizedMap(new IdentityHashMap<>());

    /** Failures of repeated tests, by JUnit's id of the test. */
    private static final Set<String> FAILED = ConcurrentHashMap.newKeySet();

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

    /** Begins a run on solvers that share what they keep, if they keep anything. */
    static void begin(Supplier<QueensSolver> solvers) {
        judged = solvers;
        HANDED.clear();
        FAILED.clear();
    }

    /** Notes that a test has failed one of the times that it runs. */
    static void failed(String test) {
        FAILED.add(test);
    }

    /**
     * Whether a test has failed already. That holds for right solvers and wrong ones alike: by what is left out no
     * test learns which it has.
     */
    static boolean hasFailed(String test) {
        return FAILED.contains(test);
    }

    /** Whether the judge runs tests. */
    static boolean areJudged() {
        return judged != null;
    }

    /** Gives another solver. */
    static QueensSolver next() {
        Handed next = new Handed();
        HANDED.put(next, judged.get());
        return next;
    }

    /**
     * All that a test sees of a solver. It has no field, and asks the solver in another thread: no stack, be it looked
     * at, overflown, or told by what the solver throws, says which one it is.
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
