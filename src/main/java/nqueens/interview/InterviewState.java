package nqueens.interview;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

import nqueens.interview.InterviewEvent.Replied;
import nqueens.interview.InterviewEvent.Began;
import nqueens.interview.InterviewEvent.Graded;
import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.StageEnded;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.interview.InterviewLog.LoggedEvent;
import nqueens.judge.result.Cost;

/**
 * What an interview has come to: all that screens, pages, verdict and history tell follows from its events.
 *
 * @param name the name of its folder
 */
record InterviewState(String name, List<LoggedEvent> entries, Began began, Drill drill, List<StageProgress> stages) {

    static final int SECONDS_PER_MINUTE = 60;

    /** What was done by the candidate, and not only begun. */
    private static final Set<Note> DEEDS =
            EnumSet.of(Note.SAVED, Note.ASKED, Note.THOUGHT, Note.HINT, Note.MODEL_ANSWER);

    /** Folds the events of an interview, the first of which is that it began. */
    static InterviewState of(String name, List<LoggedEvent> entries) {
        Began began = (Began) entries.get(0).event();
        Drill drill = Drill.parsed(began.drill());
        List<List<LoggedEvent>> parts = new ArrayList<>(List.of(new ArrayList<>()));
        for (LoggedEvent entry : entries) {
            parts.get(parts.size() - 1).add(entry);
            if (isLeft(entry)) {
                break;
            } else if (entry.event() instanceof StageEnded) {
                parts.add(new ArrayList<>());
            }
        }
        List<StageProgress> stages = new ArrayList<>();
        long begins = 0;
        List<Cost> costs = List.of();
        for (DrillStage stage : drill.stages(began.fromTwist())) {
            int number = stages.size();
            boolean isReached = number < parts.size();
            List<LoggedEvent> part = isReached ? parts.get(number) : List.of();
            long ends = part.isEmpty() ? begins : part.get(part.size() - 1).second();
            StageProgress progress = new StageProgress(stage, began.questions().get(number), costs, isReached, begins,
                    isReached && ends > (long) began.minutes() * SECONDS_PER_MINUTE, part);
            stages.add(progress);
            costs = progress.lastTry().map(Tried::costs).orElse(costs);
            begins = ends;
        }
        return new InterviewState(name, List.copyOf(entries), began, drill, stages);
    }

    private static boolean isLeft(LoggedEvent entry) {
        return entry.event() instanceof Noted noted && noted.note() == Note.LEFT_EARLY;
    }

    /** The second of the last event. */
    long second() {
        return entries.get(entries.size() - 1).second();
    }

    boolean isStopped() {
        return entries.stream().anyMatch(InterviewState::isLeft);
    }

    /** Whether there is no current stage any more. */
    boolean isOver() {
        return isStopped() || number() == stages.size();
    }

    /** What to do otherwise next time, perhaps empty: with that an interview is finished. */
    Optional<String> nextTime() {
        return entries.stream().flatMap(entry -> entry.event() instanceof Noted noted
                && noted.note() == Note.NEXT_TIME ? Stream.of(noted.text()) : Stream.empty()).findFirst();
    }

    /** The number of the current stage, from 0; all of them where there is none. */
    int number() {
        return (int) stages.stream().filter(stage -> stage.outcome().isPresent()).count();
    }

    StageProgress stage() {
        return stages.get(number());
    }

    /** How long it has taken, in seconds, without the grading. */
    long seconds() {
        return stages.stream().mapToLong(StageProgress::seconds).sum();
    }

    boolean isOverTime() {
        return stages.stream().anyMatch(StageProgress::isOverTime);
    }

    /** The grades that the candidate gave, 0 for none. */
    Map<Criterion, Integer> grades() {
        Map<Criterion, Integer> grades = new TreeMap<>();
        entries.forEach(entry -> {
            if (entry.event() instanceof Graded graded) {
                grades.put(graded.criterion(), graded.grade());
            }
        });
        return grades;
    }

    /** What is to be graded next; empty if all is. */
    Optional<Criterion> toGrade() {
        return Arrays.stream(Criterion.values()).filter(each -> !grades().containsKey(each)).findFirst();
    }

    /** Whether it was begun by mistake, as far as one can see: nothing was done, and nothing tried. */
    boolean isEmpty() {
        return entries.stream().noneMatch(entry -> entry.event() instanceof Tried || entry.event() instanceof Replied
                || entry.event() instanceof Noted noted && DEEDS.contains(noted.note()));
    }

    long wrongTries() {
        return stages.stream().mapToLong(StageProgress::wrongTries).sum();
    }

    /** The questions that were come to. */
    Stream<AskedTalk> exchanges() {
        return stages.stream().flatMap(stage -> stage.exchanges().stream());
    }

    /** A time of the clock, such as {@code 12:05}. */
    static String clock(long seconds) {
        return String.format(Locale.ROOT, "%d:%02d", seconds / SECONDS_PER_MINUTE, seconds % SECONDS_PER_MINUTE);
    }
}
