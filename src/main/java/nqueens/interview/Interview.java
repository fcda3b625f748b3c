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
import java.util.function.UnaryOperator;
import java.util.random.RandomGenerator;

import nqueens.interview.Stage.Coding;
import nqueens.interview.Stage.Talking;
import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;
import nqueens.judge.Judge;
import nqueens.judge.Judgement;
import nqueens.judge.Work;
import nqueens.judge.Workers;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Cost;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ReportFolder;
import nqueens.report.page.ShownRun;

/**
 * One interview from the first stage to the grades. A stage ends when it is accepted, talked about or left; then the
 * next one opens. When the time is up the interview goes on: what ends then is marked. What happened is a record, which
 * lies in the interview's folder as long as it isn't finished. Not for use by several threads at once, but for
 * {@link #judging()}, which changes nothing here.
 */
final class Interview {

    private static final int MOST_SECONDS_LOST = 10;

    private final Path root;
    private final Drill drill;
    private final List<Stage> stages;
    private final InterviewWorkspace workspace;
    private final Judge judge;
    private final Workers workers;
    private final Clock clock;
    private final UnfinishedInterview file;
    private InterviewRecord record;
    /** How long it had taken when the clock began to run here. */
    private final Duration before;
    private final Instant since;
    /** What was judged last in the current stage and can't be watched yet. */
    private Optional<Judged> unwatched = Optional.empty();
    private long saved;
    private boolean timeIsTold;

    /** What judging a stage came to, and what was recorded of the search. */
    record Judged(ProblemResult result, ShownRun run) {
    }

    /** Who judges, and by which clock. */
    record Room(Path root, Judge judge, Workers workers, Clock clock) {
    }

    private Interview(Room room, Drill drill, InterviewRecord record) {
        this.root = room.root();
        this.judge = room.judge();
        this.workers = room.workers();
        this.clock = room.clock();
        this.drill = drill;
        this.record = record;
        this.stages = drill.stages(record.fromTwist());
        this.workspace = new InterviewWorkspace(root.resolve(record.folder()));
        this.file = new UnfinishedInterview(workspace.folder());
        this.before = Duration.ofSeconds(record.seconds());
        this.since = clock.instant();
    }

    /**
     * Begins an interview in the folder of all, or goes on with the last one that was interrupted: its clock runs from
     * now on.
     *
     * @throws SettingsException if there is none to go on with
     * @throws IOException if the history is none of ours, so that nothing could be kept at the end; or if files
     *     can't be written
     */
    static Interview of(Room room, InterviewSettings settings, RandomGenerator random) throws IOException {
        InterviewHistory history = InterviewHistory.read(room.root());
        Interview interview = settings.isResumed() ? resumed(room) : begun(room, settings, history, random);
        interview.open();
        interview.save();
        if (interview.record.paired()) {
            interview.sheet().write();
        }
        return interview;
    }

    private static Interview resumed(Room room) throws IOException {
        InterviewRecord record = UnfinishedInterview.last(room.root()).orElseThrow(() -> new SettingsException(
                "-Dresume: no interview was interrupted; leave -Dresume out to begin one"));
        Drill drill = Drill.find(record.drill()).filter(found -> found.stages(record.fromTwist()).size()
                == record.stages().size()).orElseThrow(() -> new SettingsException("-Dresume: " + record.folder()
                        + " is of a drill that is none any more; delete that folder to go on with an earlier one"));
        return new Interview(room, drill, record);
    }

    private static Interview begun(Room room, InterviewSettings settings, InterviewHistory history,
            RandomGenerator random) throws IOException {
        Drill drill = settings.drill().orElseGet(() -> history.drawn(settings, random));
        List<Stage> stages = drill.stages(settings.isFromTwist());
        List<String> asked = new ArrayList<>(history.asked());
        List<StageRecord> records = new ArrayList<>();
        for (Stage stage : stages) {
            StageRecord record = StageRecord.of(stage);
            if (stage instanceof Talking talking) {
                List<String> talks = Talk.drawn(talking.topic(), drill.level(), talking.count(), asked, random);
                asked.addAll(talks);
                record = record.with(Evidence.NONE.drawn(talks));
            }
            records.add(records.isEmpty() ? record.at(Outcome.OPEN, 0, false) : record);
        }
        int minutes = settings.minutes().orElse(stages.stream().mapToInt(Stage::minutes).sum());
        LocalDate today = LocalDate.now(room.clock());
        Path folder = InterviewWorkspace.create(room.root(), today, drill).folder();
        return new Interview(room, drill, new InterviewRecord(today.toString(), drill.id(), minutes, 0, records,
                Rubric.EMPTY, settings.isFromTwist(), settings.isCoached(), "", folder.getFileName().toString(),
                settings.isPair(), Rubric.EMPTY));
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

    /** What happened until now. */
    InterviewRecord record() {
        return record;
    }

    /** Whether there is no current stage any more. */
    boolean isOver() {
        return record.isOver();
    }

    /** The number of the current stage, from 0; all of them where there is none. */
    int number() {
        return (int) record.stages().stream().filter(stage ->
                stage.outcome() != Outcome.OPEN && stage.outcome() != Outcome.NOT_REACHED).count();
    }

    Stage stage() {
        return stages.get(number());
    }

    /** What happened in the current stage until now. */
    Evidence evidence() {
        return record.stages().get(number()).evidence();
    }

    /** The problem of the current stage, which is one to be coded. */
    Problem problem() {
        return ((Coding) stage()).problem();
    }

    /** Whether the solver to be mended in the current stage is what it was. */
    boolean isAsGiven() {
        return ((Coding) stage()).given().isPresent() && !workspace.isTouched(stage());
    }

    /**
     * Judges what is written for the current stage when it is asked to. That changes nothing here and may be done on
     * another thread, which is interrupted where the result is no longer wanted; it counts once it is
     * {@link #submitted submitted}.
     */
    Supplier<Judged> judging() {
        Problem current = problem();
        return () -> {
            Judgement judgement = judge.judge(new Work(workspace.submission()), List.of(current),
                    Judge.Search.RECORDED, Judge.Listener.NONE);
            return new Judged(judgement.results().exercises().get(0), ShownRun.of(judgement));
        };
    }

    /** Notes a submission of the current stage: an accepted one ends it, a wrong try is counted. A stub is none. */
    void submitted(Judged judged) {
        ProblemResult result = judged.result();
        if (result.verdict() == Verdict.NOT_STARTED || result.verdict() == Verdict.JUDGE_ERROR) {
            return;
        }
        List<String> mistake = result.deciding().map(Interview::kind).stream().toList();
        change(stage -> {
            StageRecord counted = result.verdict().isWrongTry() ? stage.wronglyTried() : stage;
            return counted.with(stage.evidence().submitted(mistake,
                    result.verdict() == Verdict.ACCEPTED ? steps(result) : 0));
        });
        unwatched = Optional.of(judged);
        if (record.coached()) {
            keepSearch();
        }
        if (result.verdict() == Verdict.ACCEPTED) {
            end(Outcome.DONE);
        }
    }

    /** Writes the search that was judged last: it shows the failing case, which nobody sees without asking for it. */
    private void keepSearch() {
        try {
            if (unwatched.isPresent()) {
                Judged judged = unwatched.get();
                workspace.keepSearch(number(), judged.result().verdict() == Verdict.ACCEPTED
                        ? new ShownRun(judged.run().results()) : judged.run());
                unwatched = Optional.empty();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String kind(CheckResult check) {
        return check.fault() == null ? check.verdict().words().toLowerCase(Locale.ROOT)
                : check.fault().kind().words();
    }

    private long steps(ProblemResult result) {
        return problem().speed().map(Object::toString).stream().flatMap(speed -> result.cost().stream()
                .filter(cost -> cost.call().equals(speed))).mapToLong(Cost::steps).findFirst().orElse(0);
    }

    /** Notes that something was saved: the first line ends the time to think. */
    void written() {
        if (workspace.isTouched(stage())) {
            change(stage -> stage.with(stage.evidence().thought(inStage())));
        }
    }

    void lookedAtCase() {
        change(stage -> stage.with(stage.evidence().lookedAtCase()));
        keepSearch();
    }

    void hinted() {
        change(stage -> stage.with(stage.evidence().hinted()));
    }

    void asked(String question) {
        change(stage -> stage.with(stage.evidence().asking(question)));
    }

    /** The talk to answer now, in a stage of talks. */
    Talk talk() {
        return Talk.of(((Talking) stage()).topic(), evidence().talks().get(evidence().answered()));
    }

    /** Notes that the current talk was answered and its model answer seen; with the last one the stage ends. */
    void answered() {
        change(stage -> stage.with(stage.evidence().answering()));
        if (evidence().answered() == evidence().talks().size()) {
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
        String minutes = record.minutesGiven() + (record.minutesGiven() == 1 ? " minute" : " minutes");
        return Optional.of("Time is up after " + minutes
                + ". Go on if you like: what ends from now on is marked as over time.");
    }

    /** The time left, such as {@code 12:05 left}, or {@code 3:10 over}. */
    String clock() {
        Duration left = Duration.ofMinutes(record.minutesGiven()).minus(elapsed());
        return Debrief.clock(left.abs().toSeconds()) + (left.isNegative() ? " over" : " left");
    }

    /** Keeps the clock, in case that the program ends here. */
    void tick() throws IOException {
        if (!isOver() && elapsed().toSeconds() - saved >= MOST_SECONDS_LOST) {
            save();
        }
    }

    /** Grades oneself from 1 to 4, in place of an earlier grade. */
    void score(Criterion criterion, int grade) {
        record = record.graded(record.rubric().with(criterion, grade), record.interviewer());
    }

    /** Notes a grade that the interviewer gives. */
    void scoreByInterviewer(Criterion criterion, int grade) {
        record = record.graded(record.rubric(), record.interviewer().with(criterion, grade));
    }

    /** Notes what to do otherwise next time. */
    void nextTime(String line) {
        record = record.nextTime(line);
    }

    /**
     * Ends it. Where stages are left the current one is left, too, and the others are not reached; the time it took
     * ends with the last stage, not with the grades.
     */
    void finish() {
        if (!isOver()) {
            close(Outcome.SKIPPED);
        }
    }

    /** The debrief of what happened until now. */
    Debrief debrief() {
        return new Debrief(record, drill, stages, workspace);
    }

    private InterviewerSheet sheet() {
        return new InterviewerSheet(debrief(), since.plus(Duration.ofMinutes(record.minutesGiven())).minus(before));
    }

    /** Finishes, and keeps the debrief and the history, with the interview in it unless nothing was done or tried. */
    InterviewHistory keep() throws IOException {
        finish();
        if (record.isEmpty()) {
            leave();
            return InterviewHistory.read(root);
        }
        debrief().write();
        InterviewHistory history = InterviewHistory.add(root, record);
        new Progress(history).write(root);
        file.delete();
        return history;
    }

    /** Leaves it as it is, and tells whether there is something to go on with: one that never began leaves nothing. */
    boolean leave() throws IOException {
        boolean isBegun = !record.isEmpty() || stages.stream().anyMatch(workspace::isTouched);
        if (isBegun) {
            save();
        } else {
            file.delete();
            new ReportFolder(workspace.folder()).delete(InterviewerSheet.FILE);
            workspace.discard(stages);
        }
        return isBegun;
    }

    private void change(UnaryOperator<StageRecord> change) {
        put(number(), change.apply(record.stages().get(number())));
        try {
            save();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void put(int number, StageRecord stage) {
        List<StageRecord> changed = new ArrayList<>(record.stages());
        changed.set(number, stage);
        record = record.with(changed);
    }

    private void save() throws IOException {
        if (!isOver()) {
            put(number(), record.stages().get(number()).at(Outcome.OPEN, inStage(), false));
        }
        saved = elapsed().toSeconds();
        file.write(record);
    }

    private void end(Outcome outcome) {
        close(outcome);
        if (number() < stages.size()) {
            put(number(), record.stages().get(number()).at(Outcome.OPEN, 0, false));
        }
        try {
            open();
            save();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void close(Outcome outcome) {
        keepSearch();
        put(number(), record.stages().get(number()).at(outcome, inStage(), isOverTime()));
    }

    private void open() throws IOException {
        if (!isOver()) {
            workspace.open(stage());
        }
    }

    /** The seconds that the current stage has taken. */
    private long inStage() {
        return Math.max(0, elapsed().toSeconds() - record.stages().stream()
                .filter(stage -> stage.outcome() != Outcome.OPEN).mapToLong(StageRecord::seconds).sum());
    }

    private Duration elapsed() {
        return before.plus(Duration.between(since, clock.instant()));
    }

    private boolean isOverTime() {
        return elapsed().compareTo(Duration.ofMinutes(record.minutesGiven())) > 0;
    }
}
