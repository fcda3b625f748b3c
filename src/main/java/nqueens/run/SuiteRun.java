package nqueens.run;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Collectors;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.JudgedBy;
import nqueens.judge.Judging;
import nqueens.judge.ProblemResult;
import nqueens.judge.ProjectFolder;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.problem.Case;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ConsoleReport;
import nqueens.report.GithubStep;
import nqueens.report.Report;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.ShownRun;
import nqueens.report.Terminal;

/**
 * One run on one submission, as {@code mvn test} makes it: problems are judged when they are asked for, and at the end
 * the scoreboard is printed and the reports are written. May be asked from several threads.
 */
public final class SuiteRun implements AutoCloseable {

    private final Function<String, Optional<String>> properties;
    private final PrintStream out;
    private final Map<Problem, Outcomes> judged = new ConcurrentHashMap<>();
    private final Set<Problem> leftOut = new LinkedHashSet<>();
    private Settings settings;
    private Optional<GithubStep> step = Optional.empty();
    private Submission submission;
    private List<Problem> problems = List.of();
    private Workers workers;
    private Judging judging;
    private String obstacle;

    /** The results of one problem's cases; those that were left out are not in it. */
    private record Outcomes(Map<Case, Optional<Fault>> cases, ProblemResult result) {
    }

    /**
     * Starts a run.
     *
     * @param properties gives the value of a property
     * @param out where the scoreboard goes
     */
    public SuiteRun(Function<String, Optional<String>> properties, PrintStream out) {
        this.properties = properties;
        this.out = out;
        try {
            settings = Settings.of(properties, Settings.ownJvmArguments());
            step = GithubStep.of(properties, System.getenv());
            // an earlier run's reports must not be taken for this one's
            Reports.begin(reports(), new ReportFolder(settings.reports()));
            submission = settings.open();
            problems = submission.problems(settings.points());
            workers = workers();
            judging = new Judge(workers, settings.points(), settings.seed()).beginRecorded(submission);
        } catch (SettingsException | UncheckedIOException e) {
            obstacle = e.getMessage();
        } catch (IOException e) {
            obstacle = settings.reports() + " can't be written to: " + e;
        }
    }

    /** {@return why nothing can be judged, in one line; empty if all is well} */
    public Optional<String> obstacle() {
        return Optional.ofNullable(obstacle);
    }

    /**
     * Tells whether a problem is judged in this run.
     *
     * @param problem the problem
     * @return whether it is, and not left out by the points, or not begun
     */
    public synchronized boolean judges(Problem problem) {
        boolean isJudged = problems.contains(problem);
        if (!isJudged) {
            leftOut.add(problem);
        }
        return isJudged;
    }

    /**
     * Tells the result of a case; the first question about a problem has all of it judged.
     *
     * @param problem a problem that is judged in this run
     * @param each one of its cases
     * @return what is wrong, empty if the case was passed; nothing if it was left out, since its check had failed
     *     before
     */
    public Optional<Optional<Fault>> outcome(Problem problem, Case each) {
        return Optional.ofNullable(outcomes(problem).cases().get(each));
    }

    /**
     * Gives the result of a problem.
     *
     * @param problem a problem that is judged in this run
     * @return its result
     */
    public ProblemResult result(Problem problem) {
        return outcomes(problem).result();
    }

    /**
     * Judges a problem no further than to the first case that fails, each time anew, and for no report.
     *
     * @param problem a problem that is judged in this run
     * @return what is wrong; empty if the problem is accepted
     */
    public Optional<Fault> firstFault(Problem problem) {
        AtomicReference<Fault> first = new AtomicReference<>();
        try {
            judging.judge(problem, (ended, check, each, fault) -> fault.ifPresent(found -> {
                first.set(found);
                Thread.currentThread().interrupt();
            }));
        } catch (CancellationException e) {
            // the rest is not wanted
        }
        return Optional.ofNullable(first.get());
    }

    private Outcomes outcomes(Problem problem) {
        // problems are judged side by side, each once
        synchronized (problem) {
            if (!judged.containsKey(problem)) {
                Map<Case, Optional<Fault>> cases = new HashMap<>();
                ProblemResult result = judging.judge(problem, (ended, check, each, fault) -> cases.put(each, fault));
                judged.put(problem, new Outcomes(cases, result));
            }
            return judged.get(problem);
        }
    }

    /**
     * Tells whether a check that is not accepted doesn't decide by itself that the run is red: points may do, and as
     * Maven runs it, what is not graded doesn't where it stands beside what is.
     *
     * @param problem the check's problem
     * @return whether the end of the run decides
     */
    public boolean isLeftToTheEnd(Problem problem) {
        return settings.minimum().isPresent() || isBrief() && !settings.points().isGraded(problem);
    }

    private boolean isBrief() {
        return properties.apply("kata.failures").equals(Optional.of("brief"));
    }

    /**
     * Ends the workers, prints the scoreboard, and writes the reports.
     *
     * @throws IOException if a report can't be written
     * @throws AssertionError if too few points were earned, or nothing that is graded was judged, and not accepted
     */
    @Override
    public void close() throws IOException {
        if (obstacle != null) {
            print(ConsoleReport.nothing(obstacle));
            giveUp();
            return;
        }
        try (Workers ending = workers) {
            boolean isUnbegun = judged.isEmpty();
            if (isUnbegun) {
                // whoever asks for a rung of the upper ladder alone is told that it is not begun
                leftOut.stream().filter(problem -> problem.place() == Problem.Place.UPPER).forEach(this::outcomes);
            }
            List<ProblemResult> found = Catalogue.all().stream().map(judged::get)
                    .filter(Objects::nonNull).map(Outcomes::result).toList();
            if (found.isEmpty()) {
                giveUp();
                if (!leftOut.isEmpty()) {
                    throw new IllegalStateException("not begun, or left out by -Dkata.points: "
                            + leftOut.stream().map(Problem::id).collect(Collectors.joining(", ")));
                }
                return;
            }
            Results results = Results.of(submission.name(), ending.conditions(), found)
                    .drawnFrom(settings.seed()).judgedBy(
                            JudgedBy.of(ProjectFolder.own(), settings.points(), Instant.now()), submission.commit());
            print(new ConsoleReport(Terminal.style(System.getenv(), properties, Terminal.isTerminal()))
                    .text(results, submission));
            write(results);
            decide(results, isBrief() || isUnbegun);
        } catch (IllegalStateException e) {
            print(ConsoleReport.nothing(e.getMessage()));
            throw e;
        }
    }

    private void giveUp() throws IOException {
        if (settings != null) {
            Reports.giveUp(new ReportFolder(settings.reports()));
        }
    }

    /** Where no test could tell whether the run is red, it is told here. */
    private void decide(Results results, boolean isUntold) {
        if (settings.minimum().isEmpty() && isUntold && results.verdict() != Verdict.ACCEPTED
                && results.exercises().stream().noneMatch(ProblemResult::isGraded)) {
            throw new AssertionError("not accepted");
        }
        settings.minimum().ifPresent(minimum -> {
            String enough = minimum.points() + " of " + results.maxPoints() + " points are enough";
            if (!minimum.isReached(results)) {
                print("too few: " + enough + "\n");
                throw new AssertionError("not accepted, and too few points: " + enough);
            }
            print("green: " + enough + "\n");
        });
    }

    private void write(Results results) throws IOException {
        try {
            new ReportFolder(settings.reports()).writeEach(reports(),
                    ShownRun.of(results, submission, judging::recording));
            print(ConsoleReport.page(settings.reports()));
            if (step.isPresent()) {
                step.get().tell(results);
            }
        } catch (IOException e) {
            print("N-Queens kata: a report is missing:\n" + e.getMessage() + "\n");
            throw e;
        }
    }

    private List<Report<ShownRun>> reports() {
        return Reports.ofRun(System.getenv(), Instant.now(), settings.reports());
    }

    private void print(String text) {
        if (!properties.apply("kata.console").orElse("on").equals("off")) {
            out.print(text);
            out.flush();
        }
    }

    private Workers workers() {
        if (!settings.isolation().equals(Optional.of(Isolation.NONE))) {
            return new ProcessWorkers(ProcessWorkers.Use.FEW, settings.isolation(), settings.timeScale());
        }
        // for mutation testing, which changes classes where they lie on the class path
        boolean isOnClassPath = properties.apply("kata.solvers").equals(Optional.of("classpath"));
        return new InProcessWorkers(classes -> isOnClassPath ? Thread.currentThread().getContextClassLoader()
                : new SubmissionLoader(classes.get().files()));
    }
}
