package nqueens.interview;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;

/** A clock that stands still until a test moves it. */
final class StoppedClock implements InstantSource {

    private Instant now = Instant.parse("2026-11-20T23:30:00Z");

    @Override
    public Instant instant() {
        return now;
    }

    void pass(Duration time) {
        now = now.plus(time);
    }

    /** The clock in a zone where it is a day later than in Greenwich. */
    Clock inTheEast() {
        return withZone(ZoneOffset.ofHours(1));
    }
}
