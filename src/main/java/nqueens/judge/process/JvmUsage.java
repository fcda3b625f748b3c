package nqueens.judge.process;

import java.time.Duration;
import java.util.function.LongSupplier;

import nqueens.judge.limit.Termination;

/**
 * The usage of a child JVM since it was started: CPU time, and time on the clock in which it waited of its own
 * choice, since no thread of it ran or would have run if the machine had let it.
 */
final class JvmUsage {

    /** The time between two looks at a JVM that has not answered yet: to look at all its threads costs something. */
    private static final Duration WINDOW = Duration.ofMillis(200);
    /** A window that took longer was the machine's fault: it stood still, or slept. */
    private static final Duration WINDOW_AT_MOST = Duration.ofMillis(400);
    /** It never takes longer to read what a worker printed: so much less has it waited of its own choice. */
    private static final Duration READING_A_KIB = Duration.ofMillis(1);
    /** If threads can't be seen, a process that ran for at least one part in ten of the time did not wait. */
    private static final int WORKING = 10;
    /** CPU time is looked at again after as long, in ns: most answers come sooner. */
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

    /** Begins with a tree that was just started; {@code printed} tells how many bytes of a request were read. */
    JvmUsage(ProcessTree tree, LongSupplier printed) {
        this.tree = tree;
        this.printed = printed;
    }

    /** Begins to watch a request; what ran since the one before is charged to it. */
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
        // whoever prints waits for us to read, which takes long where we are kept from it
        Duration reading = READING_A_KIB.multipliedBy((printed.getAsLong() - read) >> 10);
        read = printed.getAsLong();
        Duration idle = time.minus(ran).minus(reading);
        if (!isEager && !idle.isNegative()) {
            waited = waited.plus(idle);
        }
        clock = clock.plus(time);
        window = now;
    }

    /** Looks at the CPU time, unless that was just seen; what has ended has used at least what was seen. */
    void seeCpu() {
        long now = System.nanoTime();
        if (now - cpuSeen >= SELDOM) {
            Duration used = tree.cpu();
            cpu = used.compareTo(cpu) > 0 ? used : cpu;
            cpuSeen = now;
        }
    }

    /** Forgets how long earlier requests have kept waiting. */
    void forgetWaiting() {
        waited = Duration.ZERO;
    }

    /** {@return what the request has taken, as was seen last; of waiting, with those before it} */
    Termination.Usage taken() {
        return new Termination.Usage(printed.getAsLong(), cpu.minus(cpuBefore), waited, clock);
    }

    /** {@return how long the JVM waited in this request} */
    Duration waited() {
        return waited.minus(waitedBefore);
    }
}
