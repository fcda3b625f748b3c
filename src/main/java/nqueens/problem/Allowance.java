package nqueens.problem;

/**
 * What a call may use, and how much of its answer is taken.
 *
 * @param steps how many steps it may take
 * @param advice what is said where it took more; empty if there is nothing to say
 * @param cpuSeconds CPU time, in seconds of the reference machine: for what happens inside the JDK
 * @param bytes how much of an answer is read, in bytes: an int takes four of them
 * @param first of an iterator, how many elements are taken
 */
public record Allowance(long steps, String advice, int cpuSeconds, int bytes, int first) {

    /** What every call may use: steps for some seconds, 5 s of CPU time, and 1 MiB of an answer. */
    public static final Allowance STANDARD = new Allowance(10_000_000_000L, "", 5, 1 << 20, 0);

    private static final long STEPS_OF_A_SMALL_BOARD = 10_000_000;
    /** What it takes to make a placement and to test it, generously. */
    private static final int STEPS_OF_A_PLACEMENT = 500;

    /**
     * Gives what a call may use for a board. On a small one even a search without any rule, which makes
     * n<sup>n</sup> placements, needs few steps: what takes more never comes to an end.
     *
     * @param n the number of queens; any number, as it may be a bad one
     * @return {@link #STANDARD}, with fewer steps where n is at most 8
     */
    public static Allowance ofBoard(int n) {
        double placements = Math.pow(Math.max(n, 1), n);
        return STANDARD.steps(Math.min(STANDARD.steps,
                Math.max(STEPS_OF_A_SMALL_BOARD, (long) (placements * STEPS_OF_A_PLACEMENT))));
    }

    /**
     * Allows another number of steps.
     *
     * @param most how many steps there may be, at least 1
     * @return the same allowance with so many of them
     */
    public Allowance steps(long most) {
        return new Allowance(most, advice, cpuSeconds, bytes, first);
    }

    /**
     * Allows another time, for a call that may take so many steps that counting them takes longer.
     *
     * @param most CPU time, in seconds of the reference machine, at least 1
     * @return the same allowance with so much of it
     */
    public Allowance seconds(int most) {
        return new Allowance(steps, advice, most, bytes, first);
    }

    /**
     * Says what helps where it was not enough.
     *
     * @param sentence what makes the call fast enough, a sentence without a full stop
     * @return the same allowance with advice
     */
    public Allowance advising(String sentence) {
        return new Allowance(steps, sentence, cpuSeconds, bytes, first);
    }

    /**
     * Allows a longer answer.
     *
     * @param most how much of it is read, in bytes
     * @return the same allowance for such an answer
     */
    public Allowance answering(int most) {
        return new Allowance(steps, advice, cpuSeconds, most, first);
    }

    /**
     * Takes the beginning of an iterator.
     *
     * @param elements how many elements are taken
     * @return the same allowance for such an answer
     */
    public Allowance taking(int elements) {
        return new Allowance(steps, advice, cpuSeconds, bytes, elements);
    }
}
