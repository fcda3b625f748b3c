package nqueens.judge.worker;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/**
 * How often each block of a submission's code ran. The judge writes calls of these methods into the classes after they
 * were looked through: no source can name them, since the compiler is shown no such class.
 */
public final class Counters {

    /** There are as many counters; what has more blocks is left uncounted. */
    public static final int SIZE = 1 << 15;

    /** After as many runs of a block that begins a loop or a method the steps are added up. */
    private static final int LOOK_EVERY = 1 << 14;

    private static final long[] RUNS = new long[SIZE];
    private static final Own OWN = new Own();
    /** The counters of threads, where each has its own; those of a thread that has ended are added to the others. */
    private static final List<OfThread> ALL = new ArrayList<>();

    private static int[] stepsOfBlocks = new int[0];
    private static volatile long allowance = Long.MAX_VALUE;
    private static Runnable whenSpent = new Unbounded();

    private Counters() {
    }

    /** Stops nobody. */
    private static final class Unbounded implements Runnable {
        @Override
        public void run() {
            // whoever counts no steps has no allowance
        }
    }

    /** A thread and its counters. */
    private static final class OfThread {

        private final Thread thread = Thread.currentThread();
        private final long[] runs = new long[stepsOfBlocks.length];
    }

    /** Gives each thread counters of its own. */
    private static final class Own extends ThreadLocal<long[]> {
        @Override
        protected long[] initialValue() {
            return register();
        }
    }

    private static long[] register() {
        synchronized (ALL) {
            Iterator<OfThread> others = ALL.iterator();
            while (others.hasNext()) {
                OfThread other = others.next();
                if (!other.thread.isAlive()) {
                    add(RUNS, other.runs);
                    others.remove();
                }
            }
            OfThread own = new OfThread();
            ALL.add(own);
            return own.runs;
        }
    }

    private static void add(long[] sum, long[] runs) {
        for (int i = 0; i < runs.length; i++) {
            sum[i] += runs[i];
        }
    }

    /**
     * Says what there is to count.
     *
     * @param steps how many steps one run of each block takes
     * @param spent called on the submission's thread when the allowance is used up, and again where it returns
     */
    public static void of(List<Integer> steps, Runnable spent) {
        stepsOfBlocks = new int[steps.size()];
        for (int i = 0; i < stepsOfBlocks.length; i++) {
            stepsOfBlocks[i] = steps.get(i);
        }
        whenSpent = spent;
        synchronized (ALL) {
            ALL.clear();
        }
    }

    /**
     * Begins a call: nothing has run yet.
     *
     * @param most how many steps the call may take
     */
    public static void begin(long most) {
        forget();
        allowance = most;
    }

    /** Counts from here on. */
    static void forget() {
        synchronized (ALL) {
            clear(RUNS);
            for (OfThread each : ALL) {
                clear(each.runs);
            }
        }
    }

    private static void clear(long[] runs) {
        for (int i = 0; i < stepsOfBlocks.length; i++) {
            runs[i] = 0;
        }
    }

    /**
     * Counts a run of a block.
     *
     * @param block its number
     */
    public static void count(int block) {
        RUNS[block]++;
    }

    /**
     * Counts a run of a block with which a method or a round of a loop begins, and now and then looks how many steps
     * there were: nothing runs for long without coming by.
     *
     * @param block its number
     */
    public static void enter(int block) {
        long runs = ++RUNS[block];
        if (runs % LOOK_EVERY == 0) {
            look();
        }
    }

    /**
     * As {@link #count}, in whatever thread.
     *
     * @param block its number
     */
    public static void countApart(int block) {
        OWN.get()[block]++;
    }

    /**
     * As {@link #enter}, in whatever thread.
     *
     * @param block its number
     */
    public static void enterApart(int block) {
        long runs = ++OWN.get()[block];
        if (runs % LOOK_EVERY == 0) {
            look();
        }
    }

    private static void look() {
        if (steps(runs()) > allowance) {
            whenSpent.run();
        }
    }

    private static long steps(long[] runs) {
        long steps = 0;
        for (int i = 0; i < runs.length; i++) {
            steps += runs[i] * stepsOfBlocks[i];
        }
        return steps;
    }

    /** {@return how often each block ran since the call began} */
    public static long[] runs() {
        long[] runs = new long[stepsOfBlocks.length];
        synchronized (ALL) {
            System.arraycopy(RUNS, 0, runs, 0, runs.length);
            for (OfThread each : ALL) {
                add(runs, each.runs);
            }
        }
        return runs;
    }
}
