package nqueens.problem;

/**
 * What a call may use, and how much of its answer is taken.
 *
 * @param cpuSeconds CPU time, in seconds of the reference machine
 * @param advice what is said where it took more; empty if there is nothing to say
 * @param since from when on CPU time counts
 * @param bytes how much of an answer is read, in bytes: an int takes four of them
 * @param first of an iterator, how many elements are taken
 */
public record Allowance(int cpuSeconds, String advice, Since since, int bytes, int first) {

    /** What every call may use: 5 s of CPU time, and 1 MiB of an answer. */
    public static final Allowance STANDARD = new Allowance(5, "", Since.THE_CALL, 1 << 20, 0);

    /** From when on CPU time counts. */
    public enum Since {
        /** The call alone. */
        THE_CALL,
        /** All calls before it too: what they have worked at in advance makes it no faster. */
        THE_FIRST_CALL
    }

    /**
     * Gives an allowance for a call that has to be fast.
     *
     * @param cpuSeconds CPU time of it and of all calls before it, in seconds of the reference machine
     * @param advice what makes it fast enough, a sentence without a full stop
     * @return the allowance
     */
    public static Allowance inAll(int cpuSeconds, String advice) {
        return new Allowance(cpuSeconds, advice, Since.THE_FIRST_CALL, STANDARD.bytes, 0);
    }

    /**
     * Allows a longer answer.
     *
     * @param most how much of it is read, in bytes
     * @return the same allowance for such an answer
     */
    public Allowance answering(int most) {
        return new Allowance(cpuSeconds, advice, since, most, first);
    }

    /**
     * Takes the beginning of an iterator.
     *
     * @param elements how many elements are taken
     * @return the same allowance for such an answer
     */
    public Allowance taking(int elements) {
        return new Allowance(cpuSeconds, advice, since, bytes, elements);
    }
}
