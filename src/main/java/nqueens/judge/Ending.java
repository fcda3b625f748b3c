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
        /** More steps were taken than there may be. */
        STEPS,
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
        FAILED("failed twice, not the submission; run it again"),
        /** The machine has fewer processes or threads than a worker may have: the judge has tried it. */
        TOO_FEW_PROCESSES("got too few processes and threads from this machine, twice; it may need "
                + (Limits.THREADS + 50) + ". Raise the limit (ulimit -u, or that of the container), and run it again"),
        /** The machine has less memory than a worker may have: the judge has tried it, or the kernel says so. */
        TOO_LITTLE_MEMORY("got too little memory from this machine, twice; it may need "
                + (Limits.HEAP_MIB + 100) + " MiB, and the judge as much again. Raise the limit (that of the container,"
                + " or ulimit -v), and run it again"),
        /** Something came that is no answer, or the pipe was closed. */
        GARBLED;

        private final String advice;

        Reason() {
            this("");
        }

        Reason(String advice) {
            this.advice = advice;
        }

        /**
         * Tells whether this is the machine's fault, or the judge's: it is to be tried again.
         *
         * @return whether nothing is to be learnt of the submission
         */
        public boolean isOurs() {
            return !advice.isEmpty();
        }

        /**
         * Gives what is said where it happens twice.
         *
         * @return what happened and what to do, without the subject; empty unless it {@link #isOurs()}
         */
        public String advice() {
            return advice;
        }
    }
}
