package nqueens.interview;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that stands still until a test moves it; in a zone where it is a day later than in Greenwich. */
final class StoppedClock extends Clock {

    private Instant now = Instant.parse("2026-11-20T23:30:00Z");

    /** Moves on. */
    void pass(Duration time) {
        now = now.plus(time);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.ofHours(1);
    }

    @Override
    public Clock withZone(ZoneId zone) {
        throw new UnsupportedOperationException("a test has one zone");
    }
}
