package nqueens.interview;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewLog.Began;

/**
 * The state of an interview: all that screens, page, verdict and history tell follows from its events, with which
 * it grows.
 *
 * @param stages all of the drill, also those that are not reached
 */
record InterviewState(Path folder, Began began, Drill drill, List<InterviewEvent> events, List<StageProgress> stages) {

    static final int SECONDS_PER_MINUTE = 60;

    /** Begins it, before its first event. */
    static InterviewState of(Path folder, Began began) {
        Drill drill = Drill.of(began.drill());
        List<StageProgress> stages = new ArrayList<>();
        Optional<StageProgress> before = Optional.empty();
        for (DrillStage stage : drill.stages()) {
            StageProgress progress = new StageProgress(folder, began, stage, began.questions().get(stages.size()),
                    before, new ArrayList<>());
            stages.add(progress);
            before = Optional.of(progress);
        }
        return new InterviewState(folder, began, drill, new ArrayList<>(), stages);
    }

    /** Adds what happened: to the current stage, too, if there is one. */
    void add(InterviewEvent event) {
        if (!isOver()) {
            stage().events().add(event);
        }
        events.add(event);
    }

    /** The name of its folder. */
    String name() {
        return folder.getFileName().toString();
    }

    /** The folder, as it is named on the screen. */
    String place() {
        return InterviewPage.shown(folder);
    }

    /** How long it has taken, without the grading. */
    String minutes() {
        return clock(stage().ends());
    }

    /** The second of the last event. */
    long second() {
        return events.isEmpty() ? 0 : events.get(events.size() - 1).second();
    }

    /** The number of the current stage, from 0; all of them where there is none. */
    int number() {
        return reached().size() - (isOver() ? 0 : 1);
    }

    StageProgress stage() {
        return reached().get(reached().size() - 1);
    }

    /** Whether there is no current stage any more. */
    boolean isOver() {
        return stages.get(stages.size() - 1).isEnded();
    }

    /** The stages that were begun. */
    List<StageProgress> reached() {
        return stages.stream().filter(StageProgress::isReached).toList();
    }

    /** The questions that were come to, with their answers. */
    List<AskedTalk> talks() {
        return reached().stream().filter(stage -> !stage.stage().isCoding()).map(StageProgress::talk).toList();
    }

    boolean isOverTime() {
        return stages.stream().anyMatch(StageProgress::isOverTime);
    }

    /** The grades that the candidate gave, in the order of the criteria. */
    List<Integer> grades() {
        return Note.GRADED.of(events).map(Integer::valueOf).toList();
    }

    /** The next criterion to grade; empty if all are graded. */
    Criterion toGrade() {
        return Criterion.values()[grades().size()];
    }

    /** Whether it has a verdict: all was graded. */
    boolean isFinished() {
        return grades().size() == Criterion.values().length;
    }

    /** A time of the clock, such as {@code 12:05}. */
    static String clock(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / SECONDS_PER_MINUTE, seconds % SECONDS_PER_MINUTE);
    }
}
