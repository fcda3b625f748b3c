package nqueens.interview;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.interview.InterviewEvent.Replied;
import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Outcome;
import nqueens.interview.InterviewEvent.StageEnded;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.interview.InterviewLog.LoggedEvent;
import nqueens.judge.result.Cost;
import nqueens.problem.Verdict;

/**
 * A stage and what happened in it.
 *
 * @param questions what was drawn for it
 * @param costs what the judge had measured before
 * @param isReached whether it has begun
 * @param begins the second at which it begins
 * @param isOverTime whether its last event came when the interview's time was up
 */
record StageProgress(DrillStage stage, List<String> questions, List<Cost> costs, boolean isReached, long begins,
        boolean isOverTime, List<LoggedEvent> entries) {

    private <T extends InterviewEvent> Stream<T> all(Class<T> type) {
        return entries.stream().map(LoggedEvent::event).filter(type::isInstance).map(type::cast);
    }

    /** What was noted of a kind, each by its text. */
    List<String> noted(Note note) {
        return all(Noted.class).filter(each -> each.note() == note).map(Noted::text).toList();
    }

    List<String> hints() {
        return noted(Note.HINT);
    }

    /** The questions of the problem that were asked. */
    List<String> asked() {
        return noted(Note.ASKED);
    }

    List<String> cases() {
        return noted(Note.FAILING_CASE);
    }

    Optional<Outcome> outcome() {
        return all(StageEnded.class).findFirst().map(StageEnded::outcome);
    }

    /** How it has to end now, if it has: by what was submitted, or when all questions are discussed. */
    Optional<Outcome> due(boolean isWhiteboard) {
        if (!stage.isCoding()) {
            return Optional.of(Outcome.DONE).filter(done -> noted(Note.DISCUSSED).size() == questions.size());
        }
        return lastTry().map(tried -> tried.verdict() == Verdict.ACCEPTED ? Outcome.DONE : Outcome.NOT_ACCEPTED)
                .filter(outcome -> outcome == Outcome.DONE || isWhiteboard);
    }

    boolean isDone() {
        return outcome().equals(Optional.of(Outcome.DONE));
    }

    /** How long it has taken, in seconds, up to its last event. */
    long seconds() {
        return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).second() - begins;
    }

    /** How long it took to the first line; empty if none was written. */
    Optional<Long> thinking() {
        return entries.stream().filter(entry -> entry.event() instanceof Noted noted && noted.note() == Note.SAVED)
                .findFirst().map(entry -> entry.second() - begins);
    }

    List<Tried> tries() {
        return all(Tried.class).toList();
    }

    Optional<Tried> lastTry() {
        return all(Tried.class).reduce((first, second) -> second);
    }

    long wrongTries() {
        return all(Tried.class).filter(tried -> tried.verdict().isWrongTry()).count();
    }

    /** How much of the last failing case is open: 0 is nothing, 1 the call and both values, 2 all. */
    int depth() {
        int depth = 0;
        for (LoggedEvent entry : entries) {
            if (entry.event() instanceof Tried) {
                depth = 0;
            } else if (entry.event() instanceof Noted noted
                    && (noted.note() == Note.FAILING_CASE || noted.note() == Note.DIAGNOSIS)) {
                depth++;
            }
        }
        return depth;
    }

    /** The questions that were come to, the last of which is the current one unless the stage is done. */
    List<AskedTalk> exchanges() {
        return questions.stream().limit(isReached ? noted(Note.DISCUSSED).size() + 1L : 0).map(question ->
                new AskedTalk(Talk.of(question), all(Replied.class).filter(answer -> answer.question().equals(question))
                        .reduce((first, second) -> second), costs)).toList();
    }

    /** The question to answer now, in a stage of questions that has not ended. */
    AskedTalk current() {
        return exchanges().get(noted(Note.DISCUSSED).size());
    }

    boolean isCompared() {
        return noted(Note.MODEL_ANSWER).size() > noted(Note.DISCUSSED).size();
    }
}
