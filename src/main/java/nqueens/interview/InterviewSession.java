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
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import nqueens.interview.InterviewEvent.Began;
import nqueens.interview.InterviewEvent.Note;
import nqueens.interview.InterviewEvent.Noted;
import nqueens.interview.InterviewEvent.Outcome;
import nqueens.interview.InterviewEvent.Replied;
import nqueens.interview.InterviewEvent.StageEnded;
import nqueens.interview.InterviewEvent.Tried;
import nqueens.interview.InterviewLog.LoggedEvent;
import nqueens.judge.Judge;
import nqueens.judge.Work;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.Cost;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ReportFolder;
import nqueens.report.console.ConsoleReport;
import nqueens.report.text.ConsoleText;

/**
 * An interview while it is held: adds what happens to its log, with the time of its clock. Not for use by several
 * threads at once, but for {@link #judging()}, which changes nothing here.
 */
final class InterviewSession {

    private static final int SECONDS_LOST = 10;
    private static final int LEAST_WORDS = 3;
    /** The n of a case, by its name: {@code n = 6}, or {@code count(6)}; others are about several calls. */
    private static final Pattern N = Pattern.compile("(?:n = |\\w+\\()(\\d{1,9})");

    private final InterviewLog log;
    private final InterviewWorkspace workspace;
    private final Judge judge;
    private final Clock clock;
    private final Instant since;
    /** What the clock showed when it began to run here. */
    private final long before;
    /** Null only until the first event was added. */
    private InterviewState state;

    /** What judging came to, and the case that failed. */
    record Judged(ProblemResult result, String failed) {
    }

    /** Where interviews lie, and who judges by which clock. */
    record Venue(Path root, Judge judge, Clock clock) {
    }

    private InterviewSession(Venue venue, Path folder, Optional<InterviewState> begun) {
        this.log = new InterviewLog(folder);
        this.workspace = new InterviewWorkspace(folder);
        this.judge = venue.judge();
        this.clock = venue.clock();
        this.since = clock.instant();
        this.state = begun.orElse(null);
        this.before = begun.map(InterviewState::second).orElse(0L);
    }

    /**
     * Begins an interview, or goes on with one that was interrupted.
     *
     * @throws SettingsException if there is none to go on with, or there are several
     */
    static InterviewSession of(Venue venue, InterviewSettings settings, InterviewHistory history,
            RandomGenerator random) throws IOException {
        InterviewSession session;
        if (settings.resumed().isPresent()) {
            InterviewState begun = history.interrupted(settings.resumed().get());
            session = new InterviewSession(venue, venue.root().resolve(begun.name()), Optional.of(begun));
            session.log.mend();
        } else {
            Drill drill = settings.drill().orElseGet(() -> history.drawn(settings, random));
            LocalDate today = LocalDate.now(venue.clock());
            session = new InterviewSession(venue, InterviewWorkspace.create(venue.root(), today).folder(),
                    Optional.empty());
            session.add(began(settings, drill, history, today, random));
            if (settings.isPair()) {
                new ReportFolder(session.workspace.folder()).write(InterviewPage.SHEET,
                        InterviewPage.SHEET_PAGE.fill(new InterviewPage(session.state, session.workspace)));
            }
        }
        session.settle();
        return session;
    }

    private static Began began(InterviewSettings settings, Drill drill, InterviewHistory history, LocalDate today,
            RandomGenerator random) {
        List<String> asked = new ArrayList<>(history.asked());
        List<List<String>> questions = new ArrayList<>();
        List<DrillStage> stages = drill.stages(settings.isFromTwist());
        for (DrillStage stage : stages) {
            questions.add(Talk.drawn(stage.topics(), drill.level(), asked, random));
            asked.addAll(questions.get(questions.size() - 1));
        }
        return new Began(today.toString(), drill.id(),
                settings.minutes().orElse(stages.stream().mapToInt(DrillStage::minutes).sum()),
                settings.isFromTwist(), settings.isPair(), settings.isWhiteboard(), settings.isSilent(), questions);
    }

    InterviewState state() {
        return state;
    }

    InterviewWorkspace workspace() {
        return workspace;
    }

    /** The time of its clock, in seconds. */
    private long second() {
        return before + Duration.between(since, clock.instant()).toSeconds();
    }

    /** The time that is left, such as {@code 12:05 left}, or {@code 3:10 over}. */
    String left() {
        long left = (long) state.began().minutes() * InterviewState.SECONDS_PER_MINUTE - second();
        return InterviewState.clock(Math.abs(left)) + (left < 0 ? " over" : " left");
    }

    void note(Note note, String text) {
        add(new Noted(note, text));
    }

    void add(InterviewEvent event) {
        LoggedEvent entry = new LoggedEvent(second(), event);
        List<LoggedEvent> entries = new ArrayList<>(state == null ? List.of() : state.entries());
        entries.add(entry);
        try {
            log.add(entry);
            state = InterviewState.of(workspace.folder().getFileName().toString(), entries);
            settle();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Ends the stage if it is at its end, also where the program was killed just before; else opens its file. */
    private void settle() throws IOException {
        if (!state.isOver()) {
            Optional<Outcome> due = state.stage().due(state.began().whiteboard());
            if (due.isPresent()) {
                add(new StageEnded(due.get()));
            } else {
                workspace.open(state.stage().stage());
            }
        }
    }

    /** Keeps the time, in case that the program ends here; and gives what the interviewer says by the clock, if so. */
    Optional<String> tick() {
        if (state.isOver()) {
            return Optional.empty();
        }
        Optional<String> prompt = Prompts.due(state, second());
        if (prompt.isEmpty() && second() - state.second() >= SECONDS_LOST) {
            note(Note.CLOCK, "");
        }
        return prompt.map(this::prompted);
    }

    private String prompted(String sentence) {
        note(Note.PROMPTED, sentence);
        return Prompts.INTERVIEWER + sentence;
    }

    /** Says why nothing is judged now; empty if it is. */
    String refusal() {
        DrillStage stage = state.stage().stage();
        if (!workspace.isTouched(stage)) {
            return stage.given().isPresent() ? "nothing is changed yet: the solver is as you found it"
                    : "nothing is written yet: it is still the stub";
        }
        return Prompts.isToTest(state) ? prompted(Prompts.BY_HAND) : "";
    }

    /** Adds what was typed: a thought, or the answer to the current question; or says why it isn't kept, else empty. */
    String say(String text) {
        if (state.stage().stage().isCoding()) {
            note(Note.THOUGHT, text);
            return "";
        }
        Talk talk = state.stage().current().talk();
        if (!talk.isChecked() && !talk.isCost() && text.split("\\s+").length < LEAST_WORDS) {
            return "not kept: an answer has at least " + LEAST_WORDS + " words";
        }
        add(new Replied(talk.question(), text, false));
        return "";
    }

    /** Judges the current stage when it is asked to, on any thread. */
    Supplier<Judged> judging() {
        Problem problem = state.stage().stage().problem().orElseThrow();
        AtomicReference<String> failed = new AtomicReference<>("");
        return () -> new Judged(judge.judge(new Work(workspace.submission()), List.of(problem),
                Judge.SearchMode.RECORDED, (each, check, ended, fault) ->
                        fault.ifPresent(found -> failed.compareAndSet("", ended.name())))
                .results().exercises().get(0), failed.get());
    }

    /** Adds what was judged, which is no stub. */
    void submitted(Judged judged) {
        ProblemResult result = judged.result();
        Optional<CheckResult> check = result.deciding();
        Matcher n = N.matcher(judged.failed());
        List<Cost> costs = result.cost();
        int last = costs.size() - 1;
        boolean isGrowing = last > 0 && costs.get(last).n() == costs.get(last - 1).n() + 1;
        add(new Tried(result.verdict(), check.map(InterviewSession::kind).orElse(""),
                check.map(CheckResult::fault).map(fault -> ConsoleText.shown(fault.finding())).orElse(""),
                check.map(each -> String.join("\n", ConsoleReport.failingCase(each))).orElse(""),
                n.lookingAt() ? Integer.parseInt(n.group(1)) : 0,
                isGrowing && result.verdict() == Verdict.ACCEPTED ? costs.subList(last - 1, last + 1) : List.of()));
    }

    private static String kind(CheckResult check) {
        return check.fault() == null ? InterviewEvent.words(check.verdict()) : check.fault().kind().words();
    }

    /** Finishes it: writes the pages, and gives all interviews in a line. */
    String close(String nextTime) {
        note(Note.NEXT_TIME, nextTime);
        try {
            new ReportFolder(workspace.folder()).write(InterviewPage.FILE,
                    InterviewPage.PAGE.fill(new InterviewPage(state, workspace)));
            InterviewHistory history = InterviewHistory.read(workspace.folder().getParent());
            history.write();
            return history.line();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Leaves it as it is, and tells whether there is something to go on with: one that never began leaves nothing. */
    boolean leave() throws IOException {
        if (state.isEmpty() && workspace.discard(state.drill().stages(state.began().fromTwist()))) {
            return false;
        }
        note(Note.CLOCK, "");
        return true;
    }
}
