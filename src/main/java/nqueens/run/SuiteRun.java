package nqueens.run;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;

import nqueens.judge.Judge;
import nqueens.judge.Judgement;
import nqueens.judge.Settings;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.result.Results;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.console.Terminal;
import nqueens.report.format.GithubStep;
import nqueens.report.page.SubmissionPage;

/**
 * One run of {@code mvn test} on one submission. Judges problems on request; at the end, prints the scoreboard and
 * writes the reports. Thread-safe.
 */
public final class SuiteRun implements AutoCloseable {

    private final PrintStream out;
    private final Style style;
    private final boolean isScreen;
    private final AtomicReference<Judgement> judged = new AtomicReference<>();
    private final Set<Problem> unjudged = new LinkedHashSet<>();
    private boolean isHandIn;
    private Settings settings;
    private Optional<GithubStep> step = Optional.empty();
    private List<Problem> problems = List.of();
    private OpenedSubmission opened;
    private Judge judge;
    private volatile String obstacle;

    /** Starts a run; the scoreboard goes to {@code out}. */
    public SuiteRun(Function<String, Optional<String>> properties, PrintStream out) {
        this(properties, System.getenv(), out, SuiteRun::judgeOf);
    }

    SuiteRun(Function<String, Optional<String>> properties, Map<String, String> environment, PrintStream out,
            Function<Settings, Judge> starting) {
        this.out = out;
        isScreen = isScreen(properties);
        style = isScreen ? Style.COLOURED : Terminal.style(environment, properties, Terminal.isTerminal());
        try {
            isHandIn = new GivenProperties(properties).isSet("kata.handin");
            settings = Settings.of(properties, Settings.ownJvmArguments());
            step = GithubStep.of(properties, environment);
            // reports of an earlier run must not be mistaken for those of this run
            Reports.begin(folder());
            Files.deleteIfExists(archive());
            opened = new OpenedSubmission(settings.open());
            problems = settings.points().problemsOf(opened.submission());
            judge = starting.apply(settings);
        } catch (SettingsException | UncheckedIOException e) {
            obstacle = e.getMessage();
        } catch (IOException e) {
            obstacle = settings.reports() + " can't be written to: " + e;
        }
    }

    /** {@return whether Maven prints the run's output as the last screen} */
    public static boolean isScreen(Function<String, Optional<String>> properties) {
        return properties.apply("kata.screen").equals(Optional.of("true"));
    }

    /** {@return whether the run fails only at its end: for a last screen, a hand-in, or a minimum of points} */
    public boolean isLeftToTheEnd() {
        return isScreen || isHandIn || settings != null && settings.minimum().isPresent();
    }

    /** {@return why nothing can be judged, in one line, or empty if something can be judged} */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** Requests a problem; returns whether it is graded or begun, so that this run judges it. */
    public synchronized boolean request(Problem problem) {
        boolean isJudged = problems.contains(problem);
        if (!isJudged) {
            unjudged.add(problem);
        }
        return isJudged;
    }

    /** Judges a problem. Returns the fault, if any, of each case that was tried, by check id and case name. */
    public Map<List<String>, Optional<Fault>> judge(Problem problem) {
        Map<List<String>, Optional<Fault>> cases = new HashMap<>();
        try {
            if (obstacle == null) {
                Judgement found = judge.judge(opened, List.of(problem),
                        (ended, check, each, fault) -> cases.put(List.of(check.id(), each.name()), fault));
                judged.updateAndGet(earlier -> earlier == null ? found : earlier.with(found));
            }
        } catch (SettingsException | IllegalStateException e) {
            obstacle = e.getMessage();
        }
        return cases;
    }

    /**
     * Prints the scoreboard, writes the reports, and ends the workers.
     *
     * @throws AssertionError if the run is red
     */
    @Override
    public void close() throws IOException {
        try {
            end();
        } finally {
            // a bad setting leaves the run without workers
            if (judge != null) {
                judge.workers().close();
            }
        }
    }

    private void end() throws IOException {
        if (judged.get() == null) {
            // a run of a single upper exercise reports that this exercise isn't begun
            unjudged.stream().filter(problem -> problem.category() == Problem.Category.UPPER).forEach(this::judge);
        }
        if (judged.get() != null && obstacle == null) {
            if (!report(judged.get())) {
                throw new AssertionError("not accepted");
            }
            return;
        }
        if (obstacle == null && !unjudged.isEmpty()) {
            obstacle = "not begun, or left out by -Dkata.points: "
                    + unjudged.stream().map(Problem::id).collect(Collectors.joining(", "));
        }
        obstacle().ifPresent(reason -> print(ConsoleReport.nothingJudged(reason)));
        if (settings != null) {
            Reports.giveUp(folder());
        }
        if (obstacle != null) {
            throw new AssertionError(obstacle);
        }
    }

    private ReportFolder folder() {
        return new ReportFolder(settings.reports());
    }

    private Path archive() {
        return settings.reports().resolveSibling("handin.zip");
    }

    private boolean report(Judgement judgement) throws IOException {
        Results results = judgement.results();
        boolean hasFailed = results.exercises().stream().anyMatch(each -> each.verdict() == Verdict.JUDGE_ERROR);
        try {
            if (isHandIn) {
                HandIn handIn = HandIn.packed(judgement, archive());
                print(handIn.text(style, archive()));
                write(judgement);
                return handIn.rejections().isEmpty() && !hasFailed;
            }
            // a report on someone else's submission already names weaknesses of the isolation
            print(new ConsoleReport(style).text(results, opened.submission())
                    + (ConsoleReport.isOwn(opened.submission().name())
                            ? judge.workers().conditions().warning().orElse("") : ""));
            write(judgement);
        } catch (IOException e) {
            print("N-Queens kata: a report is missing:\n" + e.getMessage() + "\n");
            throw e;
        }
        boolean isAccepted = results.verdict() == Verdict.ACCEPTED;
        boolean isEnough = settings.minimum().map(minimum -> {
            // if the judge failed, points mean nothing
            boolean isReached = isAccepted || results.verdict() != Verdict.JUDGE_ERROR && results.points() >= minimum;
            print((isReached ? "green: " : "too few: ") + minimum + " of " + results.maxPoints()
                    + " points are enough\n");
            return isReached;
        }).orElse(isAccepted);
        return isEnough && !hasFailed;
    }

    private void write(Judgement judgement) throws IOException {
        folder().writeEach(Reports.ofRun(), SubmissionPage.own(judgement, Optional.empty()));
        print(ConsoleReport.page(settings.reports().resolve(Reports.PAGE)));
        if (step.isPresent()) {
            step.get().setOutputs(judgement.results());
            step.get().summarize(SubmissionPage.feedback(judgement.results()).markdown());
        }
    }

    private void print(String text) {
        out.print(text);
        out.flush();
    }

    static Judge judgeOf(Settings settings) {
        return ProcessWorkers.judge(settings, Workload.one(settings.submissionName()));
    }
}
