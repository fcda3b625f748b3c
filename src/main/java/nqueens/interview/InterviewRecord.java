package nqueens.interview;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

import nqueens.interview.StageRecord.Outcome;

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
public record InterviewRecord(
        String date, String drill, int minutesGiven, long seconds, List<StageRecord> stages, Rubric rubric) {

    private static final int SECONDS_PER_MINUTE = 60;

    /**
     * Creates a record, from a copy of the list.
     *
     * @throws java.time.DateTimeException if the date is none
     * @throws IllegalArgumentException if minutes are less than 1, or seconds less than 0
     */
    public InterviewRecord {
        LocalDate.parse(date);
        Objects.requireNonNull(drill, "drill");
        Objects.requireNonNull(rubric, "rubric");
        stages = List.copyOf(stages);
        if (minutesGiven < 1 || seconds < 0) {
            throw new IllegalArgumentException("no such time: " + minutesGiven + " min, " + seconds + " s");
        }
    }

    /**
     * Gives the day.
     *
     * @return the day on which it began
     */
    public LocalDate day() {
        return LocalDate.parse(date);
    }

    /**
     * Counts the stages that are done.
     *
     * @return how many were accepted or talked about
     */
    public int done() {
        return (int) stages.stream().filter(stage -> stage.outcome() == Outcome.DONE).count();
    }

    /**
     * Counts wrong tries.
     *
     * @return those of all stages
     */
    public int wrongTries() {
        return stages.stream().mapToInt(StageRecord::wrongTries).sum();
    }

    /**
     * Tells whether it was begun by mistake, as far as one can see.
     *
     * @return whether no stage was done, and nothing was judged that is not accepted
     */
    public boolean isEmpty() {
        return done() == 0 && wrongTries() == 0;
    }

    /**
     * Tells whether it took longer than was set.
     *
     * @return whether there was time given, and more taken
     */
    public boolean isOverTime() {
        return seconds > (long) minutesGiven * SECONDS_PER_MINUTE;
    }

    /**
     * Gives the time that it took.
     *
     * @return minutes with one decimal, such as {@code 38.2}
     */
    public String minutes() {
        return String.format(Locale.ROOT, "%.1f", seconds / (double) SECONDS_PER_MINUTE);
    }
}
