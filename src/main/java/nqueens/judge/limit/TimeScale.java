package nqueens.judge.limit;

import java.time.Duration;

import nqueens.judge.submission.SettingsException;

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

    /**
     * Reads a factor fixed by hand, the value of {@code -Dkata.timeScale=}.
     *
     * @throws SettingsException if the value is no number from 0.1 to 100
     */
    public static double parsed(String value) {
        double factor;
        try {
            factor = Double.parseDouble(value);
        } catch (NumberFormatException e) {
            factor = Double.NaN;
        }
        if (factor >= 0.1 && factor <= 100) {
            return factor;
        }
        throw new SettingsException("-Dkata.timeScale=" + value + ": not a factor from 0.1 to 100, such as 1.5");
    }
}
