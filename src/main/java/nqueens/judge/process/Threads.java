package nqueens.judge.process;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * The judge's own threads for child JVMs; all are daemons.
 *
 * @param starter starts processes; must outlive them, since a sandbox ends with the thread that started it
 * @param exchangers send requests and wait for answers, and do slow work at the start. The pool grows with the tasks
 *     and reuses threads, since starting one costs more than most requests. It isn't the JVM's common pool, which has
 *     one thread on two cores, and may be kept busy by others
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

    /** Gives the exception for an interrupted wait, and leaves the thread interrupted. */
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
