package nqueens.grading;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * Says how far a class has got: on a terminal in one line that is written over, elsewhere in a plain line now
 * and then.
 */
final class Progress {

    private static final Duration NOW_AND_THEN = Duration.ofSeconds(20);
    private static final int WIDTH = 60;

    private final int total;
    private final Consumer<String> out;
    private final LongSupplier nanos;
    private final boolean isTerminal;
    private final long start;
    private long last;
    private int kept;
    private int judged;

    /**
     * Starts the clock.
     *
     * @param total how many submissions there are
     * @param out takes what is printed
     * @param isTerminal whether what is printed can be written over
     * @param nanos gives a time in nanoseconds
     */
    Progress(int total, Consumer<String> out, boolean isTerminal, LongSupplier nanos) {
        this.total = total;
        this.out = out;
        this.isTerminal = isTerminal;
        this.nanos = nanos;
        this.start = nanos.getAsLong();
        this.last = start;
    }

    /** Notes a submission whose results are kept from an earlier run. */
    synchronized void keep() {
        kept++;
    }

    /** Notes a submission that was judged. */
    synchronized void judge() {
        judged++;
        long now = nanos.getAsLong();
        if (isTerminal) {
            out.accept("\r" + padded(line(now)));
        } else if (now - last >= NOW_AND_THEN.toNanos() && kept + judged < total) {
            last = now;
            out.accept(line(now) + "\n");
        }
    }

    /** Gives how many were kept. */
    synchronized int kept() {
        return kept;
    }

    /** Leaves the line, if there is one. */
    synchronized void end() {
        if (isTerminal && judged > 0) {
            out.accept("\r" + padded("") + "\r");
        }
    }

    private String line(long now) {
        int done = kept + judged;
        long left = (now - start) / judged * (total - done);
        return "  " + done + " of " + total + " judged" + (done == total ? "" : ", about " + words(left) + " left");
    }

    private static String words(long nanos) {
        long seconds = Math.max(1, Duration.ofNanos(nanos).toSeconds());
        return seconds < 100 ? seconds + " s" : (seconds + 59) / 60 + " min";
    }

    private static String padded(String line) {
        return line + " ".repeat(WIDTH - Math.min(WIDTH, line.length()));
    }
}
