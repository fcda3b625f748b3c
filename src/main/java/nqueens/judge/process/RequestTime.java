package nqueens.judge.process;

import java.time.Duration;
import java.util.Random;
import java.util.function.LongSupplier;

/**
 * How a request's time on the clock is spent: running, or kept from running by other processes, or else waiting, which
 * is the JVM's own choice.
 */
final class RequestTime {

    /** The shortest time between two looks at a JVM that has not answered yet; the longest is twice as long. */
    private static final Duration WINDOW = Duration.ofMillis(150);
    /** A window that took longer was the machine's fault: it stood still, or slept. */
    private static final Duration WINDOW_AT_MOST = Duration.ofMillis(400);
    /** It never takes longer to read what a worker printed: so much less has it waited of its own choice. */
    private static final Duration READING_A_MIB = Duration.ofSeconds(1);

    private final ProcessTree tree;
    private final LongSupplier printed;
    private final Random random;
    private Duration clock = Duration.ZERO;
    private Duration starved = Duration.ZERO;
    private ProcessTree.Look last;
    private Duration used;
    private long read;
    private long looked = System.nanoTime();
    private Duration window;

    /** Begins with a look at a tree of processes; {@code printed} tells how many bytes of it were read. */
    RequestTime(ProcessTree tree, LongSupplier printed, Random random) {
        this.tree = tree;
        this.printed = printed;
        this.random = random;
        this.last = tree.look();
        this.used = last.cpu();
        this.read = printed.getAsLong();
        this.window = newWindow();
    }

    /** Looks now and then, since to look at all of a tree's threads costs something; gives how long it was idle. */
    Duration look() {
        long now = System.nanoTime();
        Duration passed = Duration.ofNanos(now - looked);
        if (passed.compareTo(window) < 0) {
            return Duration.ZERO;
        }
        ProcessTree.Look next = tree.look();
        Duration counted = passed.compareTo(WINDOW_AT_MOST) < 0 ? passed : WINDOW_AT_MOST;
        Duration idle = atLeastNone(next.idle(last, counted).minus(forPrints()));
        clock = clock.plus(counted);
        starved = starved.plus(atLeastNone(counted.minus(idle).minus(next.cpu().minus(last.cpu()))));
        looked = now;
        last = next;
        // what has ended tells no more: at least what was seen
        used = next.cpu().compareTo(used) > 0 ? next.cpu() : used;
        window = newWindow();
        return idle;
    }

    /** Whoever prints waits for us to read, which takes long where we are kept from it. */
    private Duration forPrints() {
        long before = read;
        read = printed.getAsLong();
        return READING_A_MIB.multipliedBy(read - before).dividedBy(1 << 20);
    }

    /** Nobody is to know when a look comes, and to look busy for that moment. */
    private Duration newWindow() {
        return WINDOW.plusMillis(random.nextInt((int) WINDOW.toMillis()));
    }

    private static Duration atLeastNone(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }

    /** {@return the time on the clock} */
    Duration clock() {
        return clock;
    }

    /** {@return the part of it in which other processes kept the JVM from running} */
    Duration starved() {
        return starved;
    }

    /** {@return the most CPU time that was seen, from the start of the JVM on} */
    Duration used() {
        return used;
    }
}
