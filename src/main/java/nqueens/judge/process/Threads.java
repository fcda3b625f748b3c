package nqueens.judge.process;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The judge's own threads that deal with child JVMs; none of them keeps the judge from ending.
 *
 * @param starter starts processes; lives as long as any child: where the thread that started it ends, a sandbox
 *     ends too
 * @param exchangers send requests and wait for answers, and do what takes a while at first; as many as there are
 *     such tasks at a time, since to start a thread for each costs more than most requests do. Not those that all of
 *     a JVM shares: on two cores there is one of them, and whoever else keeps it busy would keep the judge waiting
 */
record Threads(ExecutorService starter, ExecutorService exchangers) implements AutoCloseable {

    /** Makes threads as they are needed. */
    Threads() {
        this(Executors.newSingleThreadExecutor(Threads::daemon), Executors.newCachedThreadPool(Threads::daemon));
    }

    @Override
    public void close() {
        starter.shutdownNow();
        exchangers.shutdown();
    }

    /** Gives what to throw where a wait is interrupted, and leaves the thread interrupted. */
    static IllegalStateException interrupted() {
        Thread.currentThread().interrupt();
        return new IllegalStateException("the judge was interrupted");
    }

    /** Makes a thread that doesn't keep the judge from ending. */
    static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        return thread;
    }
}
