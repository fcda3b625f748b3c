package nqueens.judge.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Counts how often each block of a submission's code runs. The judge checks the classes, and then inserts calls of
 * these methods. Sources can't call them, since the compiler doesn't see this class.
 */
public final class Counters {

    /** Maximum number of counted blocks. */
    public static final int SIZE = 1 << 15;

    /** The steps that static initialisers get for free in a call: more than any table of fixed facts takes. */
    private static final long FREE = 50_000_000;
    /** Maximum wait at the end of a call until other threads are idle, in ms. */
    private static final int REST = 200;

    /** The thread that calls the solver in a worker; its counters need no lookup. */
    private static final Thread CALLER = Thread.currentThread();
    private static final Account OF_CALLER = new Account(new long[SIZE]);
    /** The counters of other threads; one account holds the sum of all threads that have ended. */
    private static final List<Account> OTHERS = new ArrayList<>();

    private static long[] ended = new long[0];
    private static ThreadLocal<Account> own = new Own();
    private static int[] stepsOfBlocks = new int[0];
    private static volatile long allowance = Long.MAX_VALUE;
    private static volatile long free = FREE;
    private static Runnable whenSpent;

    private Counters() {
    }

    /** A thread with its counters. Counts of static initialisers, nested or not, are subtracted. */
    private static final class Account {

        private final Thread thread = Thread.currentThread();
        private final long[] runs;
        private long[] before = new long[0];
        private int initializers;

        Account(long... runs) {
            this.runs = runs;
        }

        void beginInitializer() {
            if (initializers == 0) {
                before = new long[stepsOfBlocks.length];
                System.arraycopy(runs, 0, before, 0, before.length);
            }
            // increments last: if the stack overflows above, no initialiser has begun
            initializers++;
        }

        void endInitializer() {
            if (initializers == 1) {
                long steps = stepsOfInitializers();
                if (steps <= free) {
                    System.arraycopy(before, 0, runs, 0, before.length);
                    free -= steps;
                }
            }
            initializers = Math.max(0, initializers - 1);
        }

        private long stepsOfInitializers() {
            return initializers == 0 ? 0 : steps(runs) - steps(before);
        }

        boolean isAboutToCount() {
            return thread != Thread.currentThread() && thread.getState() == Thread.State.RUNNABLE;
        }

        /** Adds the counts of initialisers to {@code sum}; {@return how many of their steps are free} */
        long addTo(long[] sum, long most) {
            long steps = stepsOfInitializers();
            boolean isFree = steps > 0 && steps <= most;
            add(sum, isFree ? before : runs);
            return isFree ? steps : 0;
        }

        void clear() {
            Arrays.fill(runs, 0, stepsOfBlocks.length, 0);
            Arrays.fill(before, 0);
        }
    }

    /** Gives each thread its own counters. */
    private static final class Own extends ThreadLocal<Account> {
        @Override
        protected Account initialValue() {
            synchronized (OTHERS) {
                dropEnded();
                Account account = new Account(new long[stepsOfBlocks.length]);
                OTHERS.add(account);
                return account;
            }
        }
    }

    private static void dropEnded() {
        for (int i = OTHERS.size() - 1; i >= 0; i--) {
            if (!OTHERS.get(i).thread.isAlive()) {
                OTHERS.remove(i).addTo(ended, 0);
            }
        }
    }

    private static void add(long[] sum, long[] runs) {
        for (int i = 0; i < stepsOfBlocks.length; i++) {
            sum[i] += runs[i];
        }
    }

    /**
     * Sets the steps of one run of each block. {@code spent} is called on the submission's thread when the allowance is
     * used up, and again if it returns.
     */
    public static void of(List<Integer> steps, Runnable spent) {
        synchronized (OTHERS) {
            stepsOfBlocks = new int[steps.size()];
            for (int i = 0; i < stepsOfBlocks.length; i++) {
                stepsOfBlocks[i] = steps.get(i);
            }
            whenSpent = spent;
            ended = new long[stepsOfBlocks.length];
            own = new Own();
            OTHERS.clear();
        }
    }

    /** Begins a call that may take at most this many steps; resets all counts to 0. */
    public static void begin(long most) {
        allowance = Long.MAX_VALUE;
        free = FREE;
        forget();
        allowance = most;
    }

    /** Resets the counts; earlier steps still count towards the limit of the call. */
    static void forget() {
        synchronized (OTHERS) {
            allowance -= taken();
            OF_CALLER.clear();
            Arrays.fill(ended, 0);
            for (Account each : OTHERS) {
                each.clear();
            }
        }
    }

    /** Ends the call; the call's threads stop counting, except a thread that is still running. */
    public static void end() {
        // if a stack overflow kept an initialiser from reporting its end, its steps count
        account().initializers = 0;
        long start = System.nanoTime();
        List<Account> others;
        synchronized (OTHERS) {
            others = new ArrayList<>(OTHERS);
        }
        for (Account each : others) {
            while (each.isAboutToCount() && System.nanoTime() - start < REST * 1_000_000L) {
                Thread.yield();
            }
        }
        look();
    }

    /** {@return the counters of this thread, by block, which stay the same until the thread ends} */
    public static long[] ofThread() {
        return account().runs;
    }

    /**
     * Counts a run of a block, given by its number. HotSpot's first compiler inlines methods of at most 35 bytes: this
     * method and {@link #enter} are shorter.
     */
    public static void count(long[] runs, int block) {
        runs[block]++;
    }

    /** Counts a run of a block that begins a method or a round of a loop; every 65,536 runs, checks the steps. */
    public static void enter(long[] runs, int block) {
        if ((char) ++runs[block] == 0) {
            look();
        }
    }

    /** Counts the code of this thread separately until the matching call of {@link #endInitializer}. */
    public static void beginInitializer() {
        account().beginInitializer();
    }

    /** Ends the separate count that {@link #beginInitializer} began; steps beyond the free ones count after all. */
    public static void endInitializer() {
        synchronized (OTHERS) {
            account().endInitializer();
        }
    }

    /** {@return whether this thread runs a static initialiser} */
    public static boolean isInitializing() {
        return account().initializers > 0;
    }

    private static Account account() {
        return Thread.currentThread() == CALLER ? OF_CALLER : own.get();
    }

    private static void look() {
        if (taken() > allowance) {
            whenSpent.run();
        }
    }

    /** {@return the steps since the call began; 0 if nothing is counted} */
    static long taken() {
        return steps(runs());
    }

    private static long steps(long[] runs) {
        long steps = 0;
        for (int i = 0; i < stepsOfBlocks.length; i++) {
            steps += runs[i] * stepsOfBlocks[i];
        }
        return steps;
    }

    /** {@return how often each block ran since the call began} */
    public static long[] runs() {
        long[] runs = new long[stepsOfBlocks.length];
        synchronized (OTHERS) {
            dropEnded();
            add(runs, ended);
            long left = free - OF_CALLER.addTo(runs, free);
            for (Account each : OTHERS) {
                left -= each.addTo(runs, left);
            }
        }
        return runs;
    }
}
