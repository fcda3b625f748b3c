package nqueens.judge.limit;

import java.time.Duration;

/**
 * The limits of a worker for one call. Times are those of the reference machine (two shared cores), scaled so that a
 * laptop and a CI runner give the same verdict.
 *
 * @param waiting wall time for which a worker may sleep or wait by choice
 */
public record WorkerLimits(Duration cpu, Duration waiting) {

    public static final int HEAP_MIB = 256;
    /** Maximum output of a call, in MiB; only endless loops print more. */
    public static final int PRINTED_MIB = 64;
    /** Maximum number of a worker's threads at a time, in addition to the JVM's own threads. */
    public static final int THREADS = 256;

    private static final Duration PATIENCE = Duration.ofSeconds(5);
    /** Median CPU time of the probe on the reference machine, with JDK 17. */
    private static final Duration REFERENCE = Duration.ofMillis(330);

    /**
     * {@return the limits of a call on this machine} On the reference machine, the call may take {@code cpuSeconds};
     * this machine is slower by the factor {@code scale}. A worker may wait five seconds longer than it may work.
     */
    public static WorkerLimits of(int cpuSeconds, double scale) {
        Duration cpu = Duration.ofMillis(Math.round(cpuSeconds * 1000.0 * scale));
        return new WorkerLimits(cpu, PATIENCE.plus(cpu));
    }

    /**
     * {@return the factor by which this machine is slower than the reference machine: 1 to 20, with one decimal} A
     * faster machine gets the reference machine's limits, since measurements on busy machines vary.
     */
    public static double scale(Duration probe) {
        double factor = (double) probe.toMillis() / REFERENCE.toMillis();
        return Math.round(Math.max(1, Math.min(20, factor)) * 10) / 10.0;
    }
}
