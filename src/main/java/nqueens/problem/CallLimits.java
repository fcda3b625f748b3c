package nqueens.problem;

/**
 * The limits of a call and of its answer.
 *
 * @param advice advice for a call that exceeds the limit of steps; may be empty
 * @param cpuSeconds the limit of CPU time, in seconds of the reference machine; also limits work inside the JDK
 * @param bytes the maximum size of an answer; an int takes four bytes
 * @param first the number of elements to take from an iterator
 */
public record CallLimits(long steps, String advice, int cpuSeconds, int bytes, int first) {

    /** The default limits: 10,000 million steps, 5 s of CPU time, and an answer of 1 MiB. */
    public static final CallLimits STANDARD = new CallLimits(10_000_000_000L, "", 5, 1 << 20, 0);

    /** Largest n for which even a search that tests no square, and makes n<sup>n</sup> placements, takes few steps. */
    public static final int LARGEST_SMALL_BOARD = 5;
    private static final long STEPS_OF_A_SMALL_BOARD = 10_000_000;

    /** {@return the default limits, with fewer steps if n is at most 5: then only an endless call needs more} */
    public static CallLimits ofBoard(int n) {
        return n > LARGEST_SMALL_BOARD ? STANDARD : STANDARD.steps(STEPS_OF_A_SMALL_BOARD);
    }

    /** {@return the same limits with at most this many steps; the number is at least 1} */
    public CallLimits steps(long most) {
        return new CallLimits(most, advice, cpuSeconds, bytes, first);
    }

    /** {@return the same limits with another limit of CPU time, in seconds of the reference machine} */
    public CallLimits seconds(int most) {
        return new CallLimits(steps, advice, most, bytes, first);
    }

    /** {@return the same limits with advice on speed: a sentence without a full stop} */
    public CallLimits advising(String sentence) {
        return new CallLimits(steps, sentence, cpuSeconds, bytes, first);
    }

    /** {@return the same limits for an answer of at most this many bytes} */
    public CallLimits answering(int most) {
        return new CallLimits(steps, advice, cpuSeconds, most, first);
    }

    /** {@return the same limits for a call that returns an iterator, with the number of elements to take} */
    public CallLimits taking(int elements) {
        return new CallLimits(steps, advice, cpuSeconds, bytes, elements);
    }
}
