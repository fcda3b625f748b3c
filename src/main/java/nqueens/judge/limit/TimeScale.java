package nqueens.judge.limit;

import java.time.Duration;

/**
 * How much slower this machine is than the reference machine: the factor on every limit of CPU time,
 * so that a laptop and a CI runner give the same verdict.
 */
public final class TimeScale {

    /** CPU time of the probe on the reference machine: two shared cores, JDK 17, median of runs. */
    private static final Duration REFERENCE = Duration.ofMillis(330);
    private static final double FASTEST = 0.5;
    private static final double SLOWEST = 20;

    private TimeScale() {
    }

    /**
     * {@return the factor, from 0.5 to 20, with one decimal, by the CPU time of the probe's JVM until its work is done}
     */
    public static double of(Duration probe) {
        double factor = (double) probe.toMillis() / REFERENCE.toMillis();
        double bounded = Math.max(FASTEST, Math.min(SLOWEST, factor));
        return Math.round(bounded * 10) / 10.0;
    }
}
