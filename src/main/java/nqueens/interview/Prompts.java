package nqueens.interview;

import java.util.Optional;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;

/** Prompts of the interviewer by the clock and the log. */
final class Prompts {

    static final String BY_HAND = "test it by hand first: which n? Then r again";

    private static final String TIME_IS_UP = "time is up; go on if you like: what ends from now on is marked as over"
            + " time";
    private static final String PLAN = "say your plan and what it costs";
    private static final String LEFT = "what is left?";
    private static final long SILENCE = 120;
    /** At 25 of 45 minutes. */
    private static final double LATE = 25.0 / 45;

    private Prompts() {
    }

    /** The prompt for a second of the clock, if there is one. A plan is due in each stage, and silence comes again. */
    static Optional<String> due(Interview state, long second) {
        StageProgress stage = state.stage();
        long end = state.began.seconds();
        if (second > end && !isSaid(state, TIME_IS_UP)) {
            return Optional.of(TIME_IS_UP);
        } else if (!isAlone(state)) {
            return Optional.empty();
        } else if (second - stage.begins() >= stage.stage.thinking() * InterviewEvent.SECONDS_PER_MINUTE
                && !stage.prompts.contains(PLAN)) {
            return Optional.of(PLAN);
        } else if (second >= end * LATE && !isSaid(state, LEFT)) {
            return Optional.of(LEFT);
        }
        long last = state.events.stream().filter(event -> !(event instanceof Noted noted
                && noted.kind() == Note.CLOCK)).mapToLong(InterviewEvent::second).reduce(0, (first, next) -> next);
        return Optional.of("what are you thinking? (w)").filter(silent -> second - last >= SILENCE);
    }

    /** Whether a prompt is due before the first submission. */
    static boolean isToTest(Interview state) {
        return isAlone(state) && !isSaid(state, BY_HAND);
    }

    /** Whether the interviewer speaks by the clock: in a stage with code, unless a person does, or nobody should. */
    private static boolean isAlone(Interview state) {
        return !state.began.silent() && !state.began.pair() && state.stage().stage.isCoding();
    }

    private static boolean isSaid(Interview state, String sentence) {
        return state.stages.stream().anyMatch(stage -> stage.prompts.contains(sentence));
    }
}
