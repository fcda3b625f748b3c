package nqueens.loop;

import java.util.function.Consumer;

/** What a {@link Practice} asks of its loop. */
public interface Desk {

    /** Something that is judged. */
    @FunctionalInterface
    interface Work {

        /**
         * Judges.
         *
         * @param meanwhile is given what to do, on the loop's thread, about what is known before the end; it is left
         *     undone where the result is no longer wanted by then
         * @return what to do about the result, on the loop's thread
         * @throws Exception if judging failed
         */
        Runnable judged(Consumer<Runnable> meanwhile) throws Exception;
    }

    /**
     * Has something judged beside the loop. What is being judged at the time is stopped and forgotten.
     *
     * @param work judges, on another thread, which is interrupted where it is no longer wanted. What it throws ends
     *     the loop
     */
    void judge(Work work);

    /** Ends the loop. */
    void leave();
}
