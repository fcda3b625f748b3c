package nqueens.interview;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;

/** Prompts of the interviewer by the clock and the log: each once, except for the one that breaks a silence. */
final class Prompts {

    static final String BY_HAND = "test it by hand first: which n? Then r again";

    private static final String TIME_IS_UP = "time is up; go on if you like: what ends from now on is marked as over"
            + " time";
    private static final long SILENCE = 120;
    /** At 25 of 45 minutes. */
    private static final double LATE = 25.0 / 45;

    private Prompts() {
    }

    /** The prompt for a second of the clock, if there is one. */
    static Optional<String> due(InterviewState state, long second) {
        StageProgress stage = state.stage();
        long end = (long) state.began().minutes() * InterviewState.SECONDS_PER_MINUTE;
        long thinking = (long) stage.stage().thinking() * InterviewState.SECONDS_PER_MINUTE;
        List<InterviewEvent> told = state.events().stream()
                .filter(event -> !(event instanceof Noted noted && noted.kind() == Note.CLOCK)).toList();
        long last = told.isEmpty() ? 0 : told.get(told.size() - 1).second();
        Map<String, Boolean> due = new LinkedHashMap<>();
        due.put(TIME_IS_UP, second > end);
        due.put("say your plan and what it costs", isAlone(state) && second - stage.begins() >= thinking);
        due.put("what is left?", isAlone(state) && second >= end * LATE);
        return due.keySet().stream().filter(sentence -> due.get(sentence) && !isSaid(state, sentence)).findFirst()
                .or(() -> Optional.of("what are you thinking? (w)")
                        .filter(silent -> isAlone(state) && second - last >= SILENCE));
    }

    /** Whether something is to be said before the first submission. */
    static boolean isToTest(InterviewState state) {
        return isAlone(state) && !isSaid(state, BY_HAND);
    }

    /** Whether nobody else speaks, and somebody should. */
    private static boolean isAlone(InterviewState state) {
        return !state.began().silent() && !state.began().pair() && state.stage().stage().isCoding();
    }

    private static boolean isSaid(InterviewState state, String sentence) {
        return Note.PROMPTED.of(state.events()).anyMatch(sentence::equals);
    }
}
