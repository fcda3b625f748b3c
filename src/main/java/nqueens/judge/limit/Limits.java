package nqueens.judge.limit;

import java.time.Duration;

/**
 * The limits of a worker for one call. Times are those of the reference machine (two shared cores), times a factor by
 * which a laptop and a CI runner give the same verdict.
 *
 * @param waiting time on the clock that the worker neither used nor was kept from using by a busy machine:
 *     for a worker that sleeps or waits
 */
public record Limits(Duration cpu, Duration waiting) {

    /** A worker's heap, in MiB. */
    public static final int HEAP_MIB = 256;
    /** A call may print at most this much, in MiB: only what never ends prints more. */
    public static final int PRINTED_MIB = 64;
    /** A worker may have as many threads at a time, those of the JVM's own not counted. */
    public static final int THREADS = 256;

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /** CPU time of the probe on the reference machine, with JDK 17, the median of runs. */
    private static final Duration REFERENCE = Duration.ofMillis(330);
    private static final double FASTEST = 0.5;
    private static final double SLOWEST = 20;

    /**
     * {@return the limits on this machine of a call that may take {@code cpuSeconds} of CPU time on the reference
     * machine} {@code scale} is how much slower this machine is; a worker may wait as long as it may work, and five
     * seconds.
     */
    public static Limits of(int cpuSeconds, double scale) {
        Duration cpu = Duration.ofMillis(Math.round(cpuSeconds * 1000.0 * scale));
        return new Limits(cpu, PATIENCE.plus(cpu));
    }

    /**
     * {@return how much slower this machine is than the reference machine, from 0.5 to 20, with one decimal, by the CPU
     * time of the probe until its work is done}
     */
    public static double scale(Duration probe) {
        double factor = (double) probe.toMillis() / REFERENCE.toMillis();
        double bounded = Math.max(FASTEST, Math.min(SLOWEST, factor));
        return Math.round(bounded * 10) / 10.0;
    }
}
