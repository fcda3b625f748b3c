package nqueens.loop;

import java.util.concurrent.Callable;

/** What a {@link Practice} asks of its loop. */
public interface Desk {

    /**
     * Has something judged beside the loop. What is being judged at the time is stopped and forgotten.
     *
     * @param work judges, on another thread, which is interrupted where it is no longer wanted; gives what to do
     *     about it, on the loop's thread. What it throws ends the loop
     */
    void judge(Callable<Runnable> work);

    /** Ends the loop. */
    void leave();
}
