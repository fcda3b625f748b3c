package nqueens.judge.process;

import java.time.Duration;
import java.util.function.LongSupplier;

import nqueens.judge.limit.Termination;

/**
 * The usage of a child JVM since its start: CPU time, and waiting time. It waits of its own choice while no thread runs
 * or would run if the machine let it.
 */
final class JvmUsage {

    /** The time between two looks at a JVM that has not answered yet: looking at all its threads has a cost. */
    private static final Duration WINDOW = Duration.ofMillis(200);
    /** The longest time between looks; a longer one is the machine's fault, which stood still, or slept. */
    private static final Duration WINDOW_AT_MOST = Duration.ofMillis(400);
    /** The most time to read a KiB of a worker's output, which doesn't count as waiting. */
    private static final Duration READING_A_KIB = Duration.ofMillis(1);
    /** If threads can't be seen, a process that ran for at least one part in this many of the time did not wait. */
    private static final int WORKING = 10;
    /** CPU time is read again after this time, in ns: most answers come sooner. */
    private static final long SELDOM = 2_000_000;

    private final ProcessTree tree;
    private final LongSupplier printed;
    private Duration cpu = Duration.ZERO;
    private Duration waited = Duration.ZERO;
    /** The usage before the request. */
    private Duration cpuBefore = Duration.ZERO;
    private Duration waitedBefore = Duration.ZERO;
    /** Time on the clock since the request began. */
    private Duration clock = Duration.ZERO;
    private long cpuSeen = System.nanoTime();
    private long window = cpuSeen;
    private long read;

    /** Begins with a tree that was just started; {@code printed} gives the bytes of output read in a request. */
    JvmUsage(ProcessTree tree, LongSupplier printed) {
        this.tree = tree;
        this.printed = printed;
    }

    /** Begins to watch a request; it also pays for what ran since the one before. */
    void begin() {
        window = System.nanoTime();
        read = printed.getAsLong();
        cpuBefore = cpu;
        waitedBefore = waited;
        clock = Duration.ZERO;
    }

    /** Looks now and then at a JVM that owes an answer. */
    void look() {
        long now = System.nanoTime();
        Duration passed = Duration.ofNanos(now - window);
        if (passed.compareTo(WINDOW) < 0) {
            return;
        }
        Duration time = passed.compareTo(WINDOW_AT_MOST) < 0 ? passed : WINDOW_AT_MOST;
        Duration before = cpu;
        seeCpu();
        Duration ran = cpu.minus(before);
        boolean isEager = tree.isEager().orElse(ran.multipliedBy(WORKING).compareTo(time) >= 0);
        // a process that prints waits for us to read, which may take long on a busy machine
        Duration reading = READING_A_KIB.multipliedBy((printed.getAsLong() - read) >> 10);
        read = printed.getAsLong();
        Duration idle = time.minus(ran).minus(reading);
        if (!isEager && !idle.isNegative()) {
            waited = waited.plus(idle);
        }
        clock = clock.plus(time);
        window = now;
    }

    /** Reads the CPU time, unless it was just read; an ended process has used at least the last value. */
    void seeCpu() {
        long now = System.nanoTime();
        if (now - cpuSeen >= SELDOM) {
            Duration used = tree.cpu();
            cpu = used.compareTo(cpu) > 0 ? used : cpu;
            cpuSeen = now;
        }
    }

    /** Forgets how long earlier requests have waited. */
    void forgetWaiting() {
        waited = Duration.ZERO;
    }

    /** {@return the usage of the request, as seen last; waiting includes earlier requests} */
    Termination.Usage taken() {
        return new Termination.Usage(printed.getAsLong(), cpu.minus(cpuBefore), waited, clock);
    }

    /** {@return how long the JVM waited in this request} */
    Duration waited() {
        return waited.minus(waitedBefore);
    }
}
