package nqueens.judge;

import java.time.Duration;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * How long the calls of {@code count(n)} took. CPU time is told in hundredths of a second, and small boards take
 * less; the clock tells them, but goes on while a busy machine lets others run. So a call is given the lesser of
 * the two, CPU time rounded up. The first answer for each n counts, which is the suite's own call for it wherever
 * that was answered.
 */
final class CallTimes {

    /** What CPU time may be short by: a tick of the system's. */
    private static final Duration TICK = Duration.ofMillis(10);
    private static final double NANOS_PER_MICRO = 1000;
    private static final double MICROS_PER_SECOND = 1_000_000;

    private final LongSupplier nanoClock;
    /** n to the nanoseconds of its call. */
    private final SortedMap<Integer, Long> nanos = new TreeMap<>();

    /**
     * A call that is going on.
     *
     * @param worker who was asked
     * @param start the time on the clock, in nanoseconds
     * @param cpuBefore the CPU time of earlier calls
     */
    record Begun(Worker worker, long start, Duration cpuBefore) {
    }

    CallTimes(LongSupplier nanoClock) {
        this.nanoClock = nanoClock;
    }

    /** Looks at the clocks before a call. */
    Begun begin(Worker worker) {
        return new Begun(worker, nanoClock.getAsLong(), worker.cpu());
    }

    /** Notes a call that was answered just now. */
    void note(int n, Begun call) {
        long clock = nanoClock.getAsLong() - call.start();
        Duration cpu = call.worker().cpu();
        // a worker that is no process tells no CPU time
        nanos.putIfAbsent(n, cpu.isZero() ? clock
                : Math.min(clock, cpu.minus(call.cpuBefore()).plus(TICK).toNanos()));
    }

    /** Gives the calls by ascending n, to a microsecond. */
    List<Timing> list() {
        return nanos.entrySet().stream().map(call -> new Timing(call.getKey(),
                Math.round(call.getValue() / NANOS_PER_MICRO) / MICROS_PER_SECOND)).toList();
    }
}
