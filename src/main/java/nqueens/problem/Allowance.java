package nqueens.problem;

/**
 * The limits of a call, and how much of its answer is taken.
 *
 * @param advice advice for a call that took more; may be empty
 * @param cpuSeconds CPU time, in seconds of the reference machine: for what happens inside the JDK
 * @param bytes how much of an answer is read, in bytes: an int takes four of them
 * @param first how many elements of an iterator are taken
 */
public record Allowance(long steps, String advice, int cpuSeconds, int bytes, int first) {

    /** Steps for some seconds, 5 s of CPU time, and an answer of 1 MiB. */
    public static final Allowance STANDARD = new Allowance(10_000_000_000L, "", 5, 1 << 20, 0);

    /** On a smaller board even a search without any rule, which makes n<sup>n</sup> placements, needs few steps. */
    private static final int LARGEST_SMALL_BOARD = 5;
    private static final long STEPS_OF_A_SMALL_BOARD = 10_000_000;

    /** {@return the default, with fewer steps if n is at most 5 or bad: a call that takes more would never end} */
    public static Allowance ofBoard(int n) {
        return n > LARGEST_SMALL_BOARD ? STANDARD : STANDARD.steps(STEPS_OF_A_SMALL_BOARD);
    }

    /** {@return the same allowance with at most this many steps, 1 or more} */
    public Allowance steps(long most) {
        return new Allowance(most, advice, cpuSeconds, bytes, first);
    }

    /** {@return the same allowance with this CPU time, for a call whose steps take longer to count} */
    public Allowance seconds(int most) {
        return new Allowance(steps, advice, most, bytes, first);
    }

    /** {@return the same allowance, with advice on how to be fast enough: a sentence without a full stop} */
    public Allowance advising(String sentence) {
        return new Allowance(steps, sentence, cpuSeconds, bytes, first);
    }

    /** {@return the same allowance for an answer of at most this many bytes} */
    public Allowance answering(int most) {
        return new Allowance(steps, advice, cpuSeconds, most, first);
    }

    /** {@return the same allowance for an iterator, of which this many elements are taken} */
    public Allowance taking(int elements) {
        return new Allowance(steps, advice, cpuSeconds, bytes, elements);
    }
}
