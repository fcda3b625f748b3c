package nqueens.interview;

import java.util.Optional;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;

/** What the interviewer says by the clock and the log. */
final class Prompts {

    static final String INTERVIEWER = "interviewer: ";
    static final String BY_HAND = "test it by hand first: which n? Then r again";

    private static final String PLAN = "say your plan and what it costs";
    private static final String LEFT = "what is left?";
    private static final String THINKING = "what are you thinking? (w)";
    private static final long SILENCE = 120;
    /** At 25 of 45 minutes. */
    private static final double LATE = 25.0 / 45;

    private Prompts() {
    }

    /** What is to be said at a second of the clock: that the time is up, and else where something is written. */
    static Optional<String> due(InterviewState state, long second) {
        StageProgress stage = state.stage();
        long minute = InterviewState.SECONDS_PER_MINUTE;
        int minutes = state.began().minutes();
        String timeIsUp = "time is up after " + minutes + (minutes == 1 ? " minute" : " minutes")
                + "; go on if you like: what ends from now on is marked as over time";
        if (second > minutes * minute && state.stages().stream().noneMatch(each -> isSaid(each, timeIsUp))) {
            return Optional.of(timeIsUp);
        } else if (isSilent(state) || !stage.stage().isCoding()) {
            return Optional.empty();
        } else if (second - stage.begins() >= stage.stage().thinking() * minute && !isSaid(stage, PLAN)) {
            return Optional.of(PLAN);
        } else if (second >= minutes * minute * LATE
                && state.stages().stream().noneMatch(each -> isSaid(each, LEFT))) {
            return Optional.of(LEFT);
        }
        long last = state.entries().stream().filter(entry ->
                !(entry.event() instanceof Noted noted && noted.note() == Note.CLOCK))
                .reduce((one, other) -> other).orElseThrow().second();
        return second - last >= SILENCE ? Optional.of(THINKING) : Optional.empty();
    }

    /** Whether something is to be said before the first submission of a stage. */
    static boolean isToTest(InterviewState state) {
        return !isSilent(state) && state.stage().tries().isEmpty() && !isSaid(state.stage(), BY_HAND);
    }

    /** Somebody else speaks, or nobody should. */
    private static boolean isSilent(InterviewState state) {
        return state.began().silent() || state.began().pair();
    }

    private static boolean isSaid(StageProgress stage, String sentence) {
        return stage.noted(Note.PROMPTED).contains(sentence);
    }
}
