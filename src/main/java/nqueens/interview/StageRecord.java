package nqueens.interview;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * What happened in a stage; the names are those of {@code history.json}. Earlier histories lack some.
 *
 * @param title the stage's name for people
 * @param seconds how long it took, on the clock; 0 if it was not reached
 * @param wrongTries how many submissions were judged and not accepted
 * @param overTime whether it ended after the interview's time was up
 * @param minutes how long it should take; 0 where that is not known
 */
record StageRecord(String title, Outcome outcome, long seconds, int wrongTries, boolean overTime, int minutes,
        Evidence evidence) {

    /** How a stage ended: accepted or talked about, left for the next one, or not begun; or it is the current one. */
    enum Outcome {
        DONE("done"), SKIPPED("left"), NOT_REACHED("not reached"), OPEN("not ended");

        private final String words;

        Outcome(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    /**
     * What was done in a stage, by which one grades oneself.
     *
     * @param thoughtSeconds how long it took to the first line; 0 where none was written
     * @param submissions how often it was submitted
     * @param cases how many failing cases were looked at
     * @param mistakes the kinds of mistakes, one for each submission that was not accepted
     * @param steps what the call took that must be fast, where it was accepted; 0 where that is not known
     * @param talks the questions that were drawn
     * @param answered how many of them were answered
     */
    record Evidence(long thoughtSeconds, int submissions, int cases, int hints, List<String> asked,
            List<String> mistakes, long steps, List<String> talks, int answered) {

        static final Evidence NONE = new Evidence(0, 0, 0, 0, List.of(), List.of(), 0, List.of(), 0);

        Evidence {
            asked = List.copyOf(asked);
            mistakes = List.copyOf(mistakes);
            talks = List.copyOf(talks);
        }

        Evidence thought(long now) {
            return thoughtSeconds > 0 ? this : new Evidence(Math.max(1, now), submissions, cases, hints, asked,
                    mistakes, steps, talks, answered);
        }

        Evidence submitted(List<String> mistake, long taken) {
            List<String> more = new ArrayList<>(mistakes);
            more.addAll(mistake);
            return new Evidence(thoughtSeconds, submissions + 1, cases, hints, asked, more, taken, talks, answered);
        }

        Evidence lookedAtCase() {
            return new Evidence(thoughtSeconds, submissions, cases + 1, hints, asked, mistakes, steps, talks,
                    answered);
        }

        Evidence hinted() {
            return new Evidence(thoughtSeconds, submissions, cases, hints + 1, asked, mistakes, steps, talks,
                    answered);
        }

        Evidence asking(String question) {
            List<String> more = new ArrayList<>(asked);
            more.add(question);
            return asked.contains(question) ? this : new Evidence(thoughtSeconds, submissions, cases, hints, more,
                    mistakes, steps, talks, answered);
        }

        Evidence drawn(List<String> questions) {
            return new Evidence(thoughtSeconds, submissions, cases, hints, asked, mistakes, steps, questions,
                    answered);
        }

        Evidence answering() {
            return new Evidence(thoughtSeconds, submissions, cases, hints, asked, mistakes, steps, talks,
                    answered + 1);
        }

        /** Whether anything was done: to have been asked is not enough. */
        boolean isNothing() {
            return drawn(List.of()).equals(NONE);
        }
    }

    StageRecord {
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(outcome, "outcome");
        evidence = evidence == null ? Evidence.NONE : evidence;
        if (seconds < 0 || wrongTries < 0) {
            throw new IllegalArgumentException("less than none: " + seconds + " s, " + wrongTries + " wrong tries");
        }
    }

    /** A stage that is not reached yet. */
    static StageRecord of(Stage stage) {
        return new StageRecord(stage.title(), Outcome.NOT_REACHED, 0, 0, false, stage.minutes(), Evidence.NONE);
    }

    /** The same with other evidence. */
    StageRecord with(Evidence done) {
        return new StageRecord(title, outcome, seconds, wrongTries, overTime, minutes, done);
    }

    /** The same with another wrong try. */
    StageRecord wronglyTried() {
        return new StageRecord(title, outcome, seconds, wrongTries + 1, overTime, minutes, evidence);
    }

    /** The same at another time. */
    StageRecord at(Outcome reached, long secondsTaken, boolean isOverTime) {
        return new StageRecord(title, reached, secondsTaken, wrongTries, isOverTime, minutes, evidence);
    }

    /** Whether it was accepted, or talked about. */
    boolean isDone() {
        return outcome == Outcome.DONE;
    }
}
