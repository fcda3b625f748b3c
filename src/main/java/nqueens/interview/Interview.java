package nqueens.interview;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

import nqueens.interview.InterviewRecord.Outcome;
import nqueens.interview.InterviewRecord.StageRecord;
import nqueens.judge.Judge;
import nqueens.judge.ProblemResult;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * One interview from the first stage to the grades. A stage ends when it is accepted, talked about or skipped; then
 * the next one opens, with its stub. When the time is up the interview goes on: what ends then is marked. Not for use
 * by several threads at once, but for {@link #judging()}, which changes nothing here.
 */
final class Interview {

    private final Path root;
    private final Drill drill;
    private final List<Stage> stages;
    private final InterviewWorkspace workspace;
    private final Judge judge;
    private final Clock clock;
    private final Duration given;
    private final Instant begin;
    /** Of each stage before the current one. */
    private final List<StageRecord> ended = new ArrayList<>();
    private Instant stageBegin;
    private int wrongTries;
    private int answered;
    private Rubric rubric = Rubric.EMPTY;
    private boolean timeIsTold;

    /**
     * Begins an interview in the folder of all: its clock runs from now on, and the stub of the first stage is
     * written. Where no drill is set, one is drawn.
     *
     * @throws IOException if the history is none of ours, so that nothing could be kept at the end; or if files
     *     can't be written
     */
    Interview(Path root, InterviewSettings settings, RandomGenerator random, Judge judge, Clock clock)
            throws IOException {
        InterviewHistory history = InterviewHistory.read(root);
        this.root = root;
        this.drill = settings.drill().orElseGet(() -> history.drawn(random));
        this.stages = drill.stages();
        this.workspace = InterviewWorkspace.create(root, LocalDate.now(clock), drill);
        this.judge = judge;
        this.clock = clock;
        this.given = settings.given();
        this.begin = clock.instant();
        this.stageBegin = begin;
        open();
    }

    Drill drill() {
        return drill;
    }

    InterviewWorkspace workspace() {
        return workspace;
    }

    List<Stage> stages() {
        return stages;
    }

    /** A record for each stage before the current one, in order. */
    List<StageRecord> ended() {
        return List.copyOf(ended);
    }

    /** Whether there is no current stage any more. */
    boolean isOver() {
        return ended.size() == stages.size();
    }

    Stage stage() {
        return stages.get(ended.size());
    }

    /** The problem of the current stage, which is one to be coded. */
    Problem problem() {
        return ((Stage.Coding) stage()).problem();
    }

    /**
     * Judges what is written for the current stage when it is asked to. That changes nothing here and may be done on
     * another thread, which is interrupted where the result is no longer wanted; it counts once it is
     * {@link #note(ProblemResult) noted}.
     */
    Supplier<ProblemResult> judging() {
        Problem current = problem();
        return () -> judge.beginRecorded(workspace.submission()).judge(current, Judge.Listener.NONE);
    }

    /** Notes the result of judging the current stage: an accepted one ends, a wrong try is counted. */
    void note(ProblemResult result) {
        if (result.verdict().isWrongTry()) {
            wrongTries++;
        }
        if (result.verdict() == Verdict.ACCEPTED) {
            end(Outcome.DONE);
        }
    }

    /** How often the current stage was tried and not accepted. */
    int wrongTries() {
        return wrongTries;
    }

    /** How many questions of the current stage are answered. */
    int answered() {
        return answered;
    }

    /** The question to answer now, in a stage of questions. */
    Question question() {
        return ((Stage.Talking) stage()).questions().get(answered);
    }

    /** Notes that the current question was answered and its model answer seen; with the last one the stage ends. */
    void answer() {
        answered++;
        if (answered == ((Stage.Talking) stage()).questions().size()) {
            end(Outcome.DONE);
        }
    }

    /** Leaves the current stage as it is. */
    void skip() {
        end(Outcome.SKIPPED);
    }

    /** Says once that the time is up, when it is asked for the first time after that. */
    Optional<String> timeIsUp() {
        if (timeIsTold || !isOverTime()) {
            return Optional.empty();
        }
        timeIsTold = true;
        String minutes = given.toMinutes() + (given.toMinutes() == 1 ? " minute" : " minutes");
        return Optional.of("Time is up after " + minutes
                + ". Go on if you like: what ends from now on is marked as over time.");
    }

    /** The time left, such as {@code 12:05 left}, or {@code 3:10 over time}. */
    String clock() {
        Duration left = given.minus(Duration.between(begin, clock.instant()));
        Duration shown = left.abs();
        return String.format(Locale.ROOT, "%d:%02d %s", shown.toMinutes(), shown.toSecondsPart(),
                left.isNegative() ? "over time" : "left");
    }

    /** Grades oneself from 1 to 4, in place of an earlier grade. */
    void score(Criterion criterion, int grade) {
        rubric = rubric.with(criterion, grade);
    }

    /**
     * Sums up. Where stages are left the current one is skipped, and the others are not reached; the time it took
     * ends with the last stage, not with the grades.
     */
    InterviewRecord finish() {
        if (!isOver()) {
            close(Outcome.SKIPPED);
        }
        while (!isOver()) {
            ended.add(new StageRecord(stage().title(), Outcome.NOT_REACHED, 0, 0, false));
        }
        return new InterviewRecord(LocalDate.ofInstant(begin, clock.getZone()).toString(), drill.id(),
                (int) given.toMinutes(), Duration.between(begin, stageBegin).toSeconds(), ended, rubric);
    }

    /** Finishes, and gives the history, with the interview in it unless nothing was done or tried. */
    InterviewHistory keep() throws IOException {
        InterviewRecord record = finish();
        return record.isEmpty() ? InterviewHistory.read(root) : InterviewHistory.add(root, record);
    }

    private void end(Outcome outcome) {
        close(outcome);
        try {
            open();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void close(Outcome outcome) {
        Instant now = clock.instant();
        ended.add(new StageRecord(stage().title(), outcome, Duration.between(stageBegin, now).toSeconds(),
                wrongTries, isOverTime()));
        stageBegin = now;
        wrongTries = 0;
        answered = 0;
    }

    private void open() throws IOException {
        if (!isOver() && stage() instanceof Stage.Coding coding) {
            workspace.open(coding.problem());
        }
    }

    private boolean isOverTime() {
        return Duration.between(begin, clock.instant()).compareTo(given) > 0;
    }
}
