package nqueens.judge;

/**
 * How a request to a worker ended.
 *
 * @param <T> what a worker answers
 */
public sealed interface Ending<T> {

    /**
     * The worker answered.
     *
     * @param <T> what a worker answers
     * @param answer the answer
     */
    record Answered<T>(T answer) implements Ending<T> {
    }

    /**
     * The worker was destroyed, or ended, before it answered.
     *
     * @param <T> what a worker would have answered
     * @param reason why
     */
    record Stopped<T>(Reason reason) implements Ending<T> {
    }

    /** Why there is no answer. */
    enum Reason {
        /** The limit of CPU time was reached. */
        CPU_TIME,
        /** The limit on the clock was reached, and the limit of CPU time was not. */
        WAITING,
        /** More was printed than may be. */
        PRINTED,
        /** The heap was full, and the JVM ended itself for it. */
        HEAP,
        /** The JVM was ended from within. */
        ENDED,
        /** More threads were started than may be. */
        THREADS,
        /**
         * The JVM did not come up, was killed from outside, or got no CPU time for very long: nobody can say
         * what it would have answered.
         */
        FAILED,
        /** Something came that is no answer, or the pipe was closed. */
        GARBLED
    }
}
