package nqueens.loop;

import java.util.function.Consumer;

/** What a {@link Practice} asks of its loop. */
public interface Desk {

    /** Something that is judged. */
    @FunctionalInterface
    interface Work {

        /**
         * Judges, and gives what to do about the result, on the loop's thread.
         *
         * @param meanwhile is given what to do, on the loop's thread, about what is known before the end; it is left
         *     undone where the result is no longer wanted by then
         * @throws Exception if judging failed
         */
        Runnable judged(Consumer<Runnable> meanwhile) throws Exception;
    }

    /**
     * Has something judged beside the loop, on another thread, which is interrupted where it is no longer wanted; what
     * it throws ends the loop. What is being judged at the time is stopped and forgotten.
     */
    void judge(Work work);

    /** Ends the loop. */
    void leave();
}
