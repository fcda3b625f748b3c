package nqueens.interview;

import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

import nqueens.interview.StageRecord.Outcome;
import nqueens.judge.Judge;
import nqueens.judge.ProblemResult;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/**
 * One interview from the first stage to the grades. Whoever drives it asks for the {@link #stage()}; where that is
 * to be coded has it judged, where it is to be talked about goes through the questions; and once the stage is done
 * goes on to the {@link #next()}. When the time is up the interview goes on: what ends then is marked. Not for use
 * by several threads at once, but for {@link #judging()}, which changes nothing here.
 */
public final class Interview {

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
    private Optional<Instant> stageDone = Optional.empty();
    private int wrongTries;
    private int asked;
    private Rubric rubric = Rubric.EMPTY;
    private boolean timeIsTold;

    /**
     * Begins an interview: its clock runs from now on, and the stub of the first stage is written.
     *
     * @param drill the drill
     * @param workspace where to write stubs
     * @param judge judges what is written
     * @param clock tells the time
     * @param given the time that is set, in whole minutes
     * @throws IOException if a stub can't be written
     */
    public Interview(Drill drill, InterviewWorkspace workspace, Judge judge, Clock clock, Duration given)
            throws IOException {
        this.drill = drill;
        this.stages = drill.stages();
        this.workspace = workspace;
        this.judge = judge;
        this.clock = clock;
        this.given = given;
        this.begin = clock.instant();
        this.stageBegin = begin;
        open();
    }

    /**
     * Gives the drill.
     *
     * @return the drill
     */
    public Drill drill() {
        return drill;
    }

    /**
     * Gives the workspace.
     *
     * @return where the files are
     */
    public InterviewWorkspace workspace() {
        return workspace;
    }

    /**
     * Gives the stages of the drill.
     *
     * @return all of them, in order
     */
    public List<Stage> stages() {
        return stages;
    }

    /**
     * Gives what has ended so far.
     *
     * @return a record for each stage before the current one, in order
     */
    public List<StageRecord> ended() {
        return List.copyOf(ended);
    }

    /**
     * Tells whether all stages are behind.
     *
     * @return whether there is no current stage
     */
    public boolean isOver() {
        return ended.size() == stages.size();
    }

    /**
     * Gives the current stage.
     *
     * @return the stage
     * @throws IllegalStateException if the interview is over
     */
    public Stage stage() {
        if (isOver()) {
            throw new IllegalStateException("the interview is over");
        }
        return stages.get(ended.size());
    }

    /**
     * Tells whether the current stage is accepted or talked about, so that {@link #next()} may follow.
     *
     * @return whether it is done
     */
    public boolean isDone() {
        return stageDone.isPresent();
    }

    /**
     * Gives the problem of the current stage.
     *
     * @return the problem
     * @throws IllegalStateException if the stage is not to be coded
     */
    public Problem problem() {
        if (stage() instanceof Stage.Coding coding) {
            return coding.problem();
        }
        throw new IllegalStateException("nothing to code: " + stage().title());
    }

    /**
     * Prepares to judge the current stage. To judge changes nothing here and may be done on another thread, which is
     * interrupted where the result is no longer wanted; it counts once it is {@link #note(ProblemResult) noted}.
     *
     * @return judges what is written at the time
     * @throws IllegalStateException if the stage is not to be coded
     */
    public Supplier<ProblemResult> judging() {
        Problem current = problem();
        return () -> judge.begin(workspace.submission()).judge(current, Judge.Listener.NONE);
    }

    /**
     * Notes what judging the current stage came to: an accepted one is done, a wrong try is counted.
     *
     * @param result the result of {@link #judging()} this stage
     * @throws IllegalStateException if the stage is not to be coded, or is done already
     */
    public void note(ProblemResult result) {
        problem();
        checkNotDone();
        if (result.verdict().isWrongTry()) {
            wrongTries++;
        }
        if (result.verdict() == Verdict.ACCEPTED) {
            stageDone = Optional.of(clock.instant());
        }
    }

    /**
     * Judges the current stage, and notes what came of it.
     *
     * @return the result
     * @throws IllegalStateException if the stage is not to be coded, or is done already
     */
    public ProblemResult judge() {
        ProblemResult result = judging().get();
        note(result);
        return result;
    }

    /**
     * Gives how often the current stage was tried and not accepted.
     *
     * @return the number of wrong tries
     */
    public int wrongTries() {
        return wrongTries;
    }

    /**
     * Gives the question to answer now.
     *
     * @return the question, with its model answer
     * @throws IllegalStateException if the stage is not to be talked about, or all is answered
     */
    public Question question() {
        if (stage() instanceof Stage.Talking talking) {
            checkNotDone();
            return talking.questions().get(asked);
        }
        throw new IllegalStateException("nothing to talk about: " + stage().title());
    }

    /**
     * Gives the number of the question to answer now.
     *
     * @return 1 for the first
     */
    public int questionNumber() {
        return asked + 1;
    }

    /**
     * Notes that the current question was answered and its model answer seen; after the last one the stage is done.
     *
     * @throws IllegalStateException if there is no question to answer
     */
    public void answered() {
        question();
        asked++;
        if (asked == ((Stage.Talking) stage()).questions().size()) {
            stageDone = Optional.of(clock.instant());
        }
    }

    /**
     * Goes on to the next stage, and writes its stub if it is to be coded.
     *
     * @throws IllegalStateException if the current stage is not done, or the interview is over
     * @throws IOException if the stub can't be written
     */
    public void next() throws IOException {
        if (!isDone()) {
            throw new IllegalStateException("not done: " + stage().title());
        }
        end(Outcome.DONE);
    }

    /**
     * Leaves the current stage as it is, and goes on to the next; one that is done stays done.
     *
     * @throws IllegalStateException if the interview is over
     * @throws IOException if the next stub can't be written
     */
    public void skip() throws IOException {
        end(isDone() ? Outcome.DONE : Outcome.SKIPPED);
    }

    /**
     * Gives the time since the beginning.
     *
     * @return the time on the clock
     */
    public Duration elapsed() {
        return Duration.between(begin, clock.instant());
    }

    /**
     * Tells whether more time has passed than was set.
     *
     * @return whether the time is up
     */
    public boolean isOverTime() {
        return isOverTime(clock.instant());
    }

    /**
     * Says once that the time is up.
     *
     * @return a sentence when it is asked for the first time after that; else empty
     */
    public Optional<String> timeIsUp() {
        if (timeIsTold || !isOverTime()) {
            return Optional.empty();
        }
        timeIsTold = true;
        String minutes = given.toMinutes() + (given.toMinutes() == 1 ? " minute" : " minutes");
        return Optional.of("Time is up after " + minutes
                + ". Go on if you like: what ends from now on is marked as over time.");
    }

    /**
     * Reads the clock.
     *
     * @return the time left, such as {@code 12:05 left}, or {@code 3:10 over time}
     */
    public String clock() {
        Duration left = given.minus(elapsed());
        return left.isNegative() ? text(left.negated()) + " over time" : text(left) + " left";
    }

    /**
     * Grades oneself.
     *
     * @param criterion the criterion
     * @param grade 1 to 4, in place of an earlier one
     * @throws IllegalArgumentException if there is no such grade
     */
    public void score(Criterion criterion, int grade) {
        rubric = rubric.with(criterion, grade);
    }

    /**
     * Gives the grades.
     *
     * @return the grades so far
     */
    public Rubric rubric() {
        return rubric;
    }

    /**
     * Ends the interview before all stages are behind: the current one is skipped, unless it is done, and the
     * others are not reached. Does nothing where it is over already.
     */
    public void quit() {
        if (isOver()) {
            return;
        }
        close(isDone() ? Outcome.DONE : Outcome.SKIPPED);
        while (!isOver()) {
            ended.add(new StageRecord(stage().title(), Outcome.NOT_REACHED, 0, 0, false));
        }
    }

    /**
     * Sums up, and {@link #quit() quits} where it has to.
     *
     * @return what to keep; the time it took ends with the last stage, not with the grades
     */
    public InterviewRecord finish() {
        quit();
        return new InterviewRecord(LocalDate.ofInstant(begin, clock.getZone()).toString(), drill.id(),
                (int) given.toMinutes(), Duration.between(begin, stageBegin).toSeconds(), ended, rubric);
    }

    private void end(Outcome outcome) throws IOException {
        close(outcome);
        open();
    }

    private void close(Outcome outcome) {
        Instant now = clock.instant();
        Instant end = stageDone.orElse(now);
        ended.add(new StageRecord(stage().title(), outcome, Duration.between(stageBegin, end).toSeconds(),
                wrongTries, isOverTime(end)));
        stageBegin = now;
        stageDone = Optional.empty();
        wrongTries = 0;
        asked = 0;
    }

    private void open() throws IOException {
        if (!isOver() && stage() instanceof Stage.Coding coding) {
            workspace.open(coding.problem());
        }
    }

    private void checkNotDone() {
        if (isDone()) {
            throw new IllegalStateException("done already: " + stage().title());
        }
    }

    private boolean isOverTime(Instant instant) {
        return Duration.between(begin, instant).compareTo(given) > 0;
    }

    private static String text(Duration duration) {
        return String.format(Locale.ROOT, "%d:%02d", duration.toMinutes(), duration.toSecondsPart());
    }
}
