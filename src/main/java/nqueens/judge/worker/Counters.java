package nqueens.judge.worker;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;

/**
 * Counts how often each block of a submission's code runs. The judge checks a submission's classes, and then inserts
 * calls of this class's methods. Sources can't call the methods, since the compiler doesn't see this class.
 */
public final class Counters {

    /** The group of all threads; the main thread's group lacks threads that a finalizer starts. */
    public static final ThreadGroup ALL = root(Thread.currentThread().getThreadGroup());
    /** Maximum number of counted blocks. */
    public static final int SIZE = 1 << 15;

    /** Maximum number of uncounted steps in static initialisers; no honest table takes more. */
    private static final long FREE = 50_000_000;
    /** Maximum wait at the end of a call until other threads are idle, as {@link #worked} measures it. */
    private static final int REST = 200_000_000;

    /** The thread that calls the solver in a worker; its counters need no lookup. */
    private static final Thread CALLER = Thread.currentThread();
    private static final ThreadCounters OF_CALLER = new ThreadCounters(SIZE);
    /** The counters of other living threads; {@code ended} holds the sums of all threads that have ended. */
    private static final List<ThreadCounters> OTHERS = new ArrayList<>();

    /** Threads from before the submission's first call, compared by identity. The null in it ends an enumeration. */
    private static final Map<Thread, Thread> EARLIER = new IdentityHashMap<>();
    private static ThreadCounters ended = new ThreadCounters(0);
    private static ThreadLocal<ThreadCounters> own = ThreadLocal.withInitial(Counters::opened);
    private static int[] stepsOfBlocks = new int[0];
    private static volatile long stepLimit = Long.MAX_VALUE;
    private static Runnable whenSpent;

    private Counters() {
    }

    private static final class ThreadCounters {

        private final Thread thread = Thread.currentThread();
        private final long[] runs;
        /** The runs in static initialisers, whether nested or not. */
        private final long[] initial;
        private int initializers;

        ThreadCounters(int size) {
            runs = new long[size];
            initial = new long[size];
        }

        void addTo(long[] sum, long[] sumOfInitial) {
            add(sum, runs);
            add(sumOfInitial, initial);
        }

        void clear() {
            Arrays.fill(runs, 0, stepsOfBlocks.length, 0);
            Arrays.fill(initial, 0, stepsOfBlocks.length, 0);
        }
    }

    private static ThreadCounters opened() {
        synchronized (OTHERS) {
            dropEnded();
            ThreadCounters account = new ThreadCounters(stepsOfBlocks.length);
            OTHERS.add(account);
            return account;
        }
    }

    private static void dropEnded() {
        for (int i = OTHERS.size() - 1; i >= 0; i--) {
            if (!OTHERS.get(i).thread.isAlive()) {
                OTHERS.remove(i).addTo(ended.runs, ended.initial);
            }
        }
    }

    private static void add(long[] sum, long[] runs) {
        for (int i = 0; i < stepsOfBlocks.length; i++) {
            sum[i] += runs[i];
        }
    }

    /**
     * Sets the steps of one run of each block. When the steps are used up, {@code spent} runs on the submission's
     * thread, and again if it returns.
     */
    public static void of(List<Integer> steps, Runnable spent) {
        synchronized (OTHERS) {
            stepsOfBlocks = steps.stream().mapToInt(each -> each).toArray();
            whenSpent = spent;
            ended = new ThreadCounters(stepsOfBlocks.length);
            own = ThreadLocal.withInitial(Counters::opened);
            OTHERS.clear();
            EARLIER.clear();
            Arrays.asList(threads()).forEach(each -> EARLIER.put(each, each));
        }
    }

    private static ThreadGroup root(ThreadGroup group) {
        return group.getParent() == null ? group : root(group.getParent());
    }

    private static Thread[] threads() {
        Thread[] threads = new Thread[2 * ALL.activeCount()];
        ALL.enumerate(threads);
        return threads;
    }

    /** Begins a call that may take at most this many steps; resets all counts to 0. */
    public static void begin(long most) {
        stepLimit = Long.MAX_VALUE;
        forget();
        stepLimit = most;
    }

    /** Resets the counts; earlier steps still count towards the limit of the call. */
    static void forget() {
        synchronized (OTHERS) {
            stepLimit -= stepsTaken();
            OF_CALLER.clear();
            ended.clear();
            OTHERS.forEach(ThreadCounters::clear);
        }
    }

    /** Ends the call: waits a moment for other threads that run or have just been started, and checks the steps. */
    public static void end() {
        ThreadCounters own = account();
        if (own.initializers > 0) {
            // a stack overflow kept an initialiser from reporting its end, so its steps count
            own.initializers = 0;
            add(own.runs, own.initial);
            Arrays.fill(own.initial, 0);
        }
        if (areOthersRunning()) {
            long start = worked();
            do {
                LockSupport.parkNanos(1);
            } while (areOthersRunning() && worked() - start < REST);
        }
        look();
    }

    /** {@return whether threads run, are about to run, or await a lock, such as that of the counters} */
    private static boolean areOthersRunning() {
        for (Thread each : threads()) {
            if (!EARLIER.containsKey(each) && each.getState().compareTo(Thread.State.WAITING) < 0) {
                return true;
            }
        }
        return false;
    }

    /** {@return the CPU time, which a busy machine can't use up, and a tenth of the wall time, both in ns} */
    private static long worked() {
        Duration cpu = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
        return cpu.toNanos() + System.nanoTime() / 10;
    }

    /** {@return the counters by block for a method that begins on this thread, fixed until the method ends} */
    public static long[] ofThread() {
        ThreadCounters own = account();
        return own.initializers > 0 ? own.initial : own.runs;
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

    /** Counts separately the methods that begin on this thread, until the matching call of {@link #endInitializer}. */
    public static void beginInitializer() {
        account().initializers++;
    }

    /** Ends the separate count that {@link #beginInitializer} began. */
    public static void endInitializer() {
        account().initializers--;
    }

    /** {@return whether this thread runs a static initialiser} */
    public static boolean isInitializing() {
        return account().initializers > 0;
    }

    private static ThreadCounters account() {
        return Thread.currentThread() == CALLER ? OF_CALLER : own.get();
    }

    private static void look() {
        if (stepsTaken() > stepLimit) {
            whenSpent.run();
        }
    }

    static long stepsTaken() {
        return steps(runs());
    }

    private static long steps(long[] runs) {
        long steps = 0;
        for (int i = 0; i < stepsOfBlocks.length; i++) {
            steps += runs[i] * stepsOfBlocks[i];
        }
        return steps;
    }

    /** {@return how often each block ran, including initialisers if they took too many steps} */
    public static long[] runs() {
        long[] runs = new long[stepsOfBlocks.length];
        long[] initial = new long[stepsOfBlocks.length];
        synchronized (OTHERS) {
            dropEnded();
            ended.addTo(runs, initial);
            OF_CALLER.addTo(runs, initial);
            OTHERS.forEach(each -> each.addTo(runs, initial));
        }
        if (steps(initial) > FREE) {
            add(runs, initial);
        }
        return runs;
    }
}
