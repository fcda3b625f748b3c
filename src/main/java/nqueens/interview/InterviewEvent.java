package nqueens.interview;

import java.util.List;
import java.util.Locale;

import nqueens.judge.result.Cost;
import nqueens.problem.Verdict;

/** What happens in an interview: a closed set. The names are those of {@code log.jsonl}. */
sealed interface InterviewEvent {

    /** It begins on a day such as {@code 2026-11-21}; of the questions a list was drawn for each stage. */
    record Began(String date, String drill, int minutes, boolean fromTwist, boolean pair, boolean whiteboard,
            boolean silent, List<List<String>> questions) implements InterviewEvent {
    }

    /** Something that a few words tell, which may be empty. */
    record Noted(Note note, String text) implements InterviewEvent {
    }

    /** What is noted. */
    enum Note {
        CLOCK, SAVED, ASKED, PROMPTED, THOUGHT, FAILING_CASE, DIAGNOSIS, HINT, MODEL_ANSWER, DISCUSSED, LEFT_EARLY,
        NEXT_TIME
    }

    /**
     * A solver was judged; of a mistake kind, finding and the whole message are told, which are empty if there is none.
     *
     * @param n the number of queens for which it failed, 0 where that is not known
     * @param costs what two calls took whose growth shows what it costs; empty where that is not known
     */
    record Tried(Verdict verdict, String kind, String finding, String message, int n, List<Cost> costs)
            implements InterviewEvent {
    }

    /** A question was answered: in writing, or aloud, as the interviewer of a pair says. */
    record Replied(String question, String answer, boolean aloud) implements InterviewEvent {
    }

    /** The current stage ended. */
    record StageEnded(Outcome outcome) implements InterviewEvent {
    }

    /** How a stage ended: accepted or talked about, left for the next one, or submitted in vain on a whiteboard. */
    enum Outcome {
        DONE, LEFT, NOT_ACCEPTED
    }

    /** The candidate graded themself, from 1 to 4; 0 is no grade. */
    record Graded(Criterion criterion, int grade) implements InterviewEvent {
    }

    /** {@return a line of the timeline; empty for what needs none} */
    default String words() {
        if (this instanceof Noted noted) {
            return switch (noted.note()) {
                case CLOCK, DISCUSSED, NEXT_TIME -> "";
                default -> words(noted.note()) + (noted.text().isEmpty() ? "" : ": " + noted.text());
            };
        } else if (this instanceof Tried tried) {
            return "submitted: " + tried.verdict().words() + (tried.finding().isEmpty() ? "" : ", " + tried.finding());
        } else if (this instanceof Replied answered) {
            return (answered.aloud() ? "answered aloud: " : "answered: ") + answered.question();
        }
        return this instanceof StageEnded ended ? "end of the stage: " + words(ended.outcome()) : "";
    }

    /** {@return the name of a constant in words} */
    static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
