package nqueens.interview;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.interview.InterviewLog.Began;
import nqueens.judge.result.Cost;
import nqueens.problem.Verdict;

/**
 * A stage and what happened in it, with which it grows.
 *
 * @param question what was drawn for it; empty where something is written
 * @param before the stage before; empty for the first
 */
record StageProgress(Path folder, Began began, DrillStage stage, String question, Optional<StageProgress> before,
        List<InterviewEvent> events) {

    private static final String DONE = "done";

    String quoted() {
        return "\"" + stage.title() + "\"";
    }

    List<String> hints() {
        return Note.HINT.of(events).toList();
    }

    Optional<String> nextHint() {
        return stage.hints().stream().skip(hints().size()).findFirst();
    }

    /** The questions of the problem that were asked, with their answers. */
    List<String> asked() {
        return Note.ASKED.of(events).distinct().toList();
    }

    List<String> cases() {
        return Note.CASE.of(events).toList();
    }

    List<Tried> tries() {
        return events.stream().filter(Tried.class::isInstance).map(Tried.class::cast).toList();
    }

    Optional<Tried> lastTry() {
        return tries().stream().reduce((first, second) -> second);
    }

    List<Tried> wrongTries() {
        return tries().stream().filter(tried -> tried.verdict().isWrongTry()).toList();
    }

    boolean isReached() {
        return before.stream().allMatch(StageProgress::isEnded);
    }

    /** How it ended, for people: accepted or talked about, left, or submitted in vain on a whiteboard; else empty. */
    String outcome() {
        if (Note.STAGE_LEFT.isIn(events)) {
            return "left";
        } else if (!stage.isCoding()) {
            return Note.DISCUSSED.isIn(events) ? DONE : "";
        }
        return lastTry().map(tried -> tried.verdict() == Verdict.ACCEPTED ? DONE
                : began.whiteboard() && tried.verdict().isGraded() ? "not accepted" : "").orElse("");
    }

    boolean isEnded() {
        return !outcome().isEmpty();
    }

    boolean isDone() {
        return outcome().equals(DONE);
    }

    /** The second at which it begins. */
    long begins() {
        return before.map(StageProgress::ends).orElse(0L);
    }

    /** The second of its last event. */
    long ends() {
        return events.isEmpty() ? begins() : events.get(events.size() - 1).second();
    }

    /** Whether its last event came when the interview's time was up. */
    boolean isOverTime() {
        return isReached() && ends() > (long) began.minutes() * InterviewState.SECONDS_PER_MINUTE;
    }

    /** How long it took. */
    String clock() {
        return InterviewState.clock(ends() - begins());
    }

    /** How long was planned before the first line, beside what was planned for that. */
    String thinking() {
        return !stage.isCoding() ? "" : events.stream().filter(event -> event instanceof Noted noted
                && noted.kind() == Note.SAVED).findFirst().map(event -> "first line after "
                + InterviewState.clock(event.second() - begins()) + ", planned " + stage.thinking() + ":00")
                .orElse("no line was written");
    }

    /** How much of the last failing case is open: 0 is nothing, 1 the call and both values, 2 all. */
    int depth() {
        List<InterviewEvent> since = events.subList(lastTry().map(events::lastIndexOf).orElse(0), events.size());
        return Note.DIAGNOSIS.isIn(since) ? 2 : Note.CASE.isIn(since) ? 1 : 0;
    }

    /** The question with the last answer to it, in a stage that has one. */
    AskedTalk talk() {
        return new AskedTalk(Talk.of(question), Note.ANSWERED_ALOUD.isIn(events) ? AskedTalk.ALOUD
                : Note.ANSWERED.of(events).reduce((first, last) -> last).orElse(""), costs());
    }

    /** The judge's measurements up to then. */
    private List<Cost> costs() {
        return lastTry().map(Tried::costs).or(() -> before.map(StageProgress::costs)).orElse(List.of());
    }

    /** Whether the model answer is open. */
    boolean isCompared() {
        return Note.MODEL_ANSWER.isIn(events);
    }

    /** Its file, as it is named on the screen; empty if it has none. */
    String file() {
        return stage.file(folder).map(InterviewPage::shown).orElse("");
    }

    boolean isTouched() {
        return stage.file(folder).filter(Files::exists)
                .filter(file -> !DrillStage.read(file).equals(stage.beginning())).isPresent();
    }

    /** The candidate's source; empty if there is none. */
    String own() {
        return isTouched() ? DrillStage.read(stage.file(folder).orElseThrow()) : "";
    }

    /** How many lines of a given solver are changed. */
    String changed() {
        long changed = own().lines().filter(line -> !stage.givenCode().lines().toList().contains(line)).count();
        return stage.given().isEmpty() || own().isEmpty() ? "" : changed + (changed == 1 ? " line" : " lines")
                + " changed";
    }
}
