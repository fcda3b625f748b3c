package nqueens.interview;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * What an interview came to; the names are those of {@code history.json}.
 *
 * @param date the day on which it began, as {@code 2026-11-21}
 * @param drill the drill's id
 * @param minutesGiven the time that was set, in minutes
 * @param seconds how long it took, on the clock
 * @param stages the stages, in order
 * @param rubric the grades
 */
record InterviewRecord(
        String date, String drill, int minutesGiven, long seconds, List<StageRecord> stages, Rubric rubric) {

    private static final int SECONDS_PER_MINUTE = 60;

    /** How a stage ended: accepted or talked about, left for the next one, or not begun. */
    enum Outcome {
        DONE, SKIPPED, NOT_REACHED
    }

    /**
     * What a stage came to.
     *
     * @param title the stage's name for people
     * @param outcome how it ended
     * @param seconds how long it took, on the clock; 0 if it was not reached
     * @param wrongTries how many tries were judged and not accepted
     * @param overTime whether it ended after the interview's time was up
     */
    record StageRecord(String title, Outcome outcome, long seconds, int wrongTries, boolean overTime) {

        StageRecord {
            Objects.requireNonNull(title, "title");
            Objects.requireNonNull(outcome, "outcome");
            if (seconds < 0 || wrongTries < 0) {
                throw new IllegalArgumentException("less than none: " + seconds + " s, " + wrongTries
                        + " wrong tries");
            }
        }
    }

    InterviewRecord {
        LocalDate.parse(date);
        Objects.requireNonNull(drill, "drill");
        Objects.requireNonNull(rubric, "rubric");
        stages = List.copyOf(stages);
        if (minutesGiven < 1 || seconds < 0) {
            throw new IllegalArgumentException("no such time: " + minutesGiven + " min, " + seconds + " s");
        }
    }

    LocalDate day() {
        return LocalDate.parse(date);
    }

    /** How many stages were accepted or talked about. */
    int done() {
        return (int) stages.stream().filter(stage -> stage.outcome() == Outcome.DONE).count();
    }

    int wrongTries() {
        return stages.stream().mapToInt(StageRecord::wrongTries).sum();
    }

    /** Whether it was begun by mistake, as far as one can see: nothing was done, and nothing tried. */
    boolean isEmpty() {
        return done() == 0 && wrongTries() == 0;
    }

    boolean isOverTime() {
        return seconds > (long) minutesGiven * SECONDS_PER_MINUTE;
    }

    /** The time that it took: minutes with one decimal, such as {@code 38.2}. */
    String minutes() {
        return String.format(Locale.ROOT, "%.1f", seconds / (double) SECONDS_PER_MINUTE);
    }
}
