package nqueens.interview;

import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;

import nqueens.interview.StageRecord.Outcome;

/**
 * What happened in an interview: terminal, pages, history and what is gone on with are drawn from it. The names are
 * those of {@code history.json}; earlier histories lack some.
 *
 * @param date the day on which it began, as {@code 2026-11-21}
 * @param drill the drill's id
 * @param minutesGiven the time that was set, in minutes
 * @param seconds how long it took, on the clock
 * @param fromTwist whether the opening was left out
 * @param coached whether case and hint were shown at once
 * @param nextTime what to do otherwise next time; empty where nothing was noted
 * @param folder the name of its folder; empty where that is not known
 * @param paired whether somebody was the interviewer
 * @param interviewer the interviewer's grades
 */
record InterviewRecord(String date, String drill, int minutesGiven, long seconds, List<StageRecord> stages,
        Rubric rubric, boolean fromTwist, boolean coached, String nextTime, String folder, boolean paired,
        Rubric interviewer) {

    static final int SECONDS_PER_MINUTE = 60;
    /** What an interviewer hopes for on average. */
    private static final double GOOD = 3;
    private static final int BAD = 1;

    InterviewRecord {
        LocalDate.parse(date);
        Objects.requireNonNull(drill, "drill");
        Objects.requireNonNull(rubric, "rubric");
        stages = List.copyOf(stages);
        nextTime = nextTime == null ? "" : nextTime;
        folder = folder == null ? "" : folder;
        interviewer = interviewer == null ? Rubric.EMPTY : interviewer;
        if (minutesGiven < 1 || seconds < 0) {
            throw new IllegalArgumentException("no such time: " + minutesGiven + " min, " + seconds + " s");
        }
    }

    /** An interview alone, of which nothing else is known. */
    InterviewRecord(String date, String drill, int minutesGiven, long seconds, List<StageRecord> stages,
            Rubric rubric) {
        this(date, drill, minutesGiven, seconds, stages, rubric, false, false, "", "", false, Rubric.EMPTY);
    }

    /** The same with other stages, and the time that they took. */
    InterviewRecord with(List<StageRecord> changed) {
        return new InterviewRecord(date, drill, minutesGiven, changed.stream().mapToLong(StageRecord::seconds).sum(),
                changed, rubric, fromTwist, coached, nextTime, folder, paired, interviewer);
    }

    /** The same with other grades: one's own, and the interviewer's. */
    InterviewRecord graded(Rubric own, Rubric others) {
        return new InterviewRecord(date, drill, minutesGiven, seconds, stages, own, fromTwist, coached, nextTime,
                folder, paired, others);
    }

    /** The same with what to do otherwise next time. */
    InterviewRecord nextTime(String line) {
        return new InterviewRecord(date, drill, minutesGiven, seconds, stages, rubric, fromTwist, coached, line,
                folder, paired, interviewer);
    }

    LocalDate day() {
        return LocalDate.parse(date);
    }

    /** How many stages were accepted or talked about. */
    int done() {
        return (int) stages.stream().filter(StageRecord::isDone).count();
    }

    int wrongTries() {
        return stages.stream().mapToInt(StageRecord::wrongTries).sum();
    }

    int hints() {
        return stages.stream().mapToInt(stage -> stage.evidence().hints()).sum();
    }

    /** Whether it was begun by mistake, as far as one can see: nothing was done, and nothing tried. */
    boolean isEmpty() {
        return done() == 0 && wrongTries() == 0
                && stages.stream().allMatch(stage -> stage.evidence().isNothing());
    }

    /** Whether there is a stage to go on with, or grades to give. */
    boolean isOver() {
        return stages.stream().noneMatch(stage -> stage.outcome() == Outcome.OPEN);
    }

    boolean isOverTime() {
        return seconds > (long) minutesGiven * SECONDS_PER_MINUTE;
    }

    /** How long it took until a submission was accepted; empty if none was. */
    OptionalLong secondsToFirstAcceptance() {
        long sum = 0;
        for (StageRecord stage : stages) {
            sum += stage.seconds();
            if (stage.isDone() && stage.evidence().submissions() > 0) {
                return OptionalLong.of(sum);
            }
        }
        return OptionalLong.empty();
    }

    /** The grades that count: in a pair those of the interviewer. */
    Rubric counted() {
        return paired ? interviewer : rubric;
    }

    /** Whether it went well: everything done, in time, by oneself, and with good grades where there are any. */
    boolean isGood() {
        OptionalDouble mean = counted().mean();
        return !stages.isEmpty() && done() == stages.size() && !isOverTime() && !coached
                && (mean.isEmpty() || mean.getAsDouble() >= GOOD);
    }

    /** What came of it, and why: by the first stage and the grades that count. */
    String verdict() {
        Rubric counted = counted();
        if (counted.grades().size() < Criterion.values().length) {
            return "no verdict: not every grade was given";
        }
        if (coached) {
            return "no verdict: a coach helped";
        }
        double mean = counted.mean().orElseThrow();
        if (stages.isEmpty() || !stages.get(0).isDone()) {
            return "no hire: the first stage was not done";
        }
        if (counted.grades().containsValue(BAD)) {
            return "no hire: a grade of 1";
        }
        String grades = String.format(Locale.ROOT, "grades of %.1f on average", mean);
        return mean < GOOD ? "no hire: " + grades + ", where 3 is hoped for" : "hire: the first stage done, " + grades;
    }

    /** The time that it took: minutes with one decimal, such as {@code 38.2}. */
    String minutes() {
        return String.format(Locale.ROOT, "%.1f", seconds / (double) SECONDS_PER_MINUTE);
    }
}
