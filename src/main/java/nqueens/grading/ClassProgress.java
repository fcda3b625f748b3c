package nqueens.grading;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

import nqueens.report.text.ConsoleText;

/** The submissions in progress. Prints a line now and then, and stops judging that exceeds the time limit. */
final class ClassProgress {

    private static final Duration NOW_AND_THEN = Duration.ofSeconds(10);

    private final int total;
    private final Consumer<String> out;
    private final LongSupplier nanos;
    private final Duration most;
    /** The submissions in progress by name, the earliest first. */
    private final Map<String, Judging> running = new LinkedHashMap<>();
    private long last;
    private int kept;
    private int judged;

    /** The thread that judges a submission, and the time at which it began. */
    private record Judging(Thread thread, long start) {
    }

    /** Starts the clock. {@code nanos} returns nanoseconds; {@code most} is the time limit of each submission. */
    ClassProgress(int total, Consumer<String> out, LongSupplier nanos, Duration most) {
        this.total = total;
        this.out = out;
        this.nanos = nanos;
        this.most = most;
        this.last = nanos.getAsLong();
    }

    synchronized void keep() {
        kept++;
    }

    synchronized void begin(String name) {
        running.put(name, new Judging(Thread.currentThread(), nanos.getAsLong()));
    }

    /** Ends the judging of a submission, and returns whether the judging was stopped. */
    synchronized boolean finish(String name) {
        boolean isStopped = isOver(running.remove(name), nanos.getAsLong());
        if (isStopped) {
            // the interrupt was meant for the judge, not for the reports
            Thread.interrupted();
        }
        judged++;
        return isStopped;
    }

    private boolean isOver(Judging judging, long now) {
        return now - judging.start() > most.toNanos();
    }

    /** Stops submissions that take too long, and shows progress when due; called every second. */
    synchronized void tell() {
        long now = nanos.getAsLong();
        running.values().stream().filter(each -> isOver(each, now)).forEach(each -> each.thread().interrupt());
        if (now - last >= NOW_AND_THEN.toNanos()) {
            last = now;
            out.accept(new ConsoleText().add("  " + (kept + judged) + " of " + total + " judged"
                    + running.entrySet().stream().map(each -> "; " + each.getKey() + " for "
                            + Duration.ofNanos(now - each.getValue().start()).toSeconds() + " s")
                            .collect(Collectors.joining())).toString());
        }
    }

    synchronized int kept() {
        return kept;
    }
}
