package nqueens.run;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Collectors;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Judgement;
import nqueens.judge.Settings;
import nqueens.judge.Work;
import nqueens.judge.Workers;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Case;
import nqueens.problem.Check;
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
 * One run of {@code mvn test} on one submission. Judges problems when they are asked for; at the end prints the
 * scoreboard and writes the reports. Safe for several threads.
 */
public final class SuiteRun implements AutoCloseable {

    private final PrintStream out;
    private final Style style;
    private final boolean isBrief;
    private final Map<Problem, CaseOutcomes> judged = new ConcurrentHashMap<>();
    private final Set<Problem> leftOut = new LinkedHashSet<>();
    private boolean isHandIn;
    private Settings settings;
    private Optional<GithubStep> step = Optional.empty();
    private Submission submission;
    private List<Problem> problems = List.of();
    private Workers workers;
    private Judge judge;
    private Work work;
    private volatile String obstacle;

    /** The judgement of a problem, and the results of the cases that were not left out, by check and name. */
    private record CaseOutcomes(Map<List<String>, Optional<Fault>> cases, Judgement judgement) {
    }

    /** Starts a run; the scoreboard goes to {@code out}. */
    public SuiteRun(Function<String, Optional<String>> properties, PrintStream out) {
        this(properties, System.getenv(), out, SuiteRun::workers);
    }

    /** Starts a run in an environment, with workers that are started by the settings. */
    SuiteRun(Function<String, Optional<String>> properties, Map<String, String> environment, PrintStream out,
            Function<Settings, Workers> starting) {
        this.out = out;
        GivenProperties given = new GivenProperties(properties);
        style = isScreen(properties) ? Style.COLOURED
                : Terminal.style(environment, properties, Terminal.isTerminal());
        isBrief = given.text("kata.failures").equals(Optional.of("brief"));
        try {
            isHandIn = given.isSet("kata.handin");
            settings = Settings.of(properties, Settings.ownJvmArguments());
            step = GithubStep.of(properties, environment);
            // an earlier run's reports must not be taken for this one's
            Reports.begin(new ReportFolder(settings.reports()));
            Files.deleteIfExists(archive());
            submission = settings.open();
            problems = settings.points().problemsOf(submission);
            workers = starting.apply(settings);
            judge = new Judge(workers, settings.points(), settings.seed(), Optional.of(
                    JudgedBy.of(ProjectFolder.own(), settings.points(), Instant.now())));
            work = new Work(submission);
        } catch (SettingsException | UncheckedIOException e) {
            obstacle = e.getMessage();
        } catch (IOException e) {
            obstacle = settings.reports() + " can't be written to: " + e;
        }
    }

    /** {@return whether Maven prints the run's output, as its last screen} */
    public static boolean isScreen(Function<String, Optional<String>> properties) {
        return properties.apply("kata.screen").equals(Optional.of("true"));
    }

    /** {@return whether only one test of each problem fails, since the scoreboard tells the rest} */
    public boolean isBrief() {
        return isBrief;
    }

    /** {@return why nothing can be judged, in one line; empty if something can} */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /** Tells whether a problem is judged in this run; it isn't where the points leave it out, or it was not begun. */
    public synchronized boolean judges(Problem problem) {
        boolean isJudged = problems.contains(problem);
        if (!isJudged) {
            leftOut.add(problem);
        }
        return isJudged;
    }

    /** Tells what is wrong in a case, if anything; nothing if it was left out since its check had failed before. */
    public Optional<Optional<Fault>> outcome(Problem problem, Check check, Case each) {
        return outcomes(problem).map(outcomes -> outcomes.cases().get(List.of(check.id(), each.name())));
    }

    /** {@return the result of a problem that is judged in this run} */
    public ProblemResult result(Problem problem) {
        return outcomes(problem).orElseThrow().judgement().results().exercises().get(0);
    }

    /** Empty if nothing can be judged. */
    private Optional<CaseOutcomes> outcomes(Problem problem) {
        // problems are judged side by side, each once
        synchronized (problem) {
            if (!judged.containsKey(problem) && obstacle == null) {
                Map<List<String>, Optional<Fault>> cases = new HashMap<>();
                try {
                    Judgement judgement = judge.judge(work, List.of(problem), Judge.SearchMode.RECORDED,
                            (ended, check, each, fault) -> cases.put(List.of(check.id(), each.name()), fault));
                    judged.put(problem, new CaseOutcomes(cases, judgement));
                } catch (IllegalStateException e) {
                    obstacle = e.getMessage();
                }
            }
            return Optional.ofNullable(judged.get(problem));
        }
    }

    /** {@return whether failed checks are left to the end: where points decide, or in exercises that aren't graded} */
    public boolean isLeftToTheEnd(Problem problem) {
        return isHandIn || settings.minimum().isPresent() || isBrief && !settings.points().isGraded(problem);
    }

    /** Ends the workers, prints the scoreboard, and writes the reports; fails where no test says that a run is red. */
    @Override
    public void close() throws IOException {
        try {
            end();
        } catch (IllegalStateException e) {
            print(ConsoleReport.nothing(e.getMessage()));
            throw e;
        } finally {
            // there are no workers where a setting is bad
            if (workers != null) {
                workers.close();
            }
        }
    }

    private void end() throws IOException {
        if (obstacle != null) {
            print(ConsoleReport.nothing(obstacle));
            giveUp();
            return;
        }
        boolean isUnbegun = judged.isEmpty();
        if (isUnbegun) {
            // a run of one rung of the upper ladder alone says that it is not begun
            leftOut.stream().filter(problem -> problem.place() == Problem.Place.UPPER).forEach(this::outcomes);
        }
        Optional<Judgement> found = judged.values().stream().map(CaseOutcomes::judgement).reduce(Judgement::with);
        if (found.isEmpty()) {
            giveUp();
            if (obstacle != null) {
                throw new IllegalStateException(obstacle);
            }
            if (!leftOut.isEmpty()) {
                throw new IllegalStateException("not begun, or left out by -Dkata.points: "
                        + leftOut.stream().map(Problem::id).collect(Collectors.joining(", ")));
            }
            return;
        }
        if (isHandIn) {
            HandIn handIn = HandIn.packed(found.get(), archive());
            print(handIn.text(style, archive()));
            write(found.get());
            if (!handIn.refusals().isEmpty()) {
                throw new AssertionError("nothing to hand in");
            }
            return;
        }
        Results results = found.get().results();
        // the report on another's submission tells what the isolation lacks
        print(new ConsoleReport(style).text(results, submission) + (ConsoleReport.isOwn(submission.name())
                ? workers.conditions().warning().orElse("") : ""));
        write(found.get());
        decide(results, isBrief || isUnbegun);
    }

    private Path archive() {
        return settings.reports().resolveSibling("handin.zip");
    }

    private void giveUp() throws IOException {
        if (settings != null) {
            Reports.giveUp(new ReportFolder(settings.reports()));
        }
    }

    /** Ends a run red if no test could. */
    private void decide(Results results, boolean isUntold) {
        if (settings.minimum().isEmpty() && isUntold && results.verdict() != Verdict.ACCEPTED
                && results.exercises().stream().noneMatch(ProblemResult::isGraded)) {
            throw new AssertionError("not accepted");
        }
        settings.minimum().ifPresent(minimum -> {
            String enough = minimum + " of " + results.maxPoints() + " points are enough";
            // where the judge failed, points mean nothing
            boolean isReached = results.verdict() == Verdict.ACCEPTED
                    || results.verdict() != Verdict.JUDGE_ERROR && results.points() >= minimum;
            if (!isReached) {
                print("too few: " + enough + "\n");
                throw new AssertionError("not accepted, and too few points: " + enough);
            }
            print("green: " + enough + "\n");
        });
    }

    private void write(Judgement judgement) throws IOException {
        try {
            new ReportFolder(settings.reports()).writeEach(Reports.ofRun(),
                    SubmissionPage.own(judgement, Optional.empty()));
            print(ConsoleReport.page(settings.reports().resolve(Reports.PAGE)));
            if (step.isPresent()) {
                step.get().tell(judgement.results());
                step.get().summarize(SubmissionPage.feedback(judgement.results()).markdown());
            }
        } catch (IOException e) {
            print("N-Queens kata: a report is missing:\n" + e.getMessage() + "\n");
            throw e;
        }
    }

    private void print(String text) {
        out.print(text);
        out.flush();
    }

    /** Starts processes, unless the submission runs in this JVM. */
    static Workers workers(Settings settings) {
        return settings.isolation().equals(Optional.of(Isolation.NONE))
                ? new InProcessWorkers()
                : new ProcessWorkers(ProcessWorkers.Workload.one(settings.submissionName()), settings.isolation(),
                        settings.timeScale());
    }
}
