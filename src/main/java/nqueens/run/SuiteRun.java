package nqueens.run;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Judging;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.problem.Case;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.report.ConsoleReport;
import nqueens.report.GithubStep;
import nqueens.report.JsonReport;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.SubmissionReport;
import nqueens.report.Terminal;

/**
 * One run on one submission, as {@code mvn test} makes it: problems are judged when they are asked for, and at the end
 * the scoreboard is printed and the reports are written. May be asked from several threads.
 */
public final class SuiteRun implements AutoCloseable {

    private final Function<String, Optional<String>> properties;
    private final PrintStream out;
    private final Map<Problem, Outcomes> judged = new HashMap<>();
    private final Set<String> leftOut = new TreeSet<>();
    private Settings settings;
    private Optional<GithubStep> step = Optional.empty();
    private Submission submission;
    private List<Problem> problems = List.of();
    private Workers workers;
    private Judging judging;
    private String obstacle;

    /** What came of one problem's cases; those that were left out are not in it. */
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
            for (SubmissionReport report : reports()) {
                new ReportFolder(settings.reports()).forget(report.file());
            }
            submission = settings.open();
            problems = submission.problems(settings.points());
            workers = workers();
            judging = new Judge(workers, settings.points()).begin(submission);
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
            leftOut.add(problem.id());
        }
        return isJudged;
    }

    /**
     * Tells what came of a case; the first question about a problem has all of it judged.
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
     * Tells what came of a problem.
     *
     * @param problem a problem that is judged in this run
     * @return its result
     */
    public ProblemResult result(Problem problem) {
        return outcomes(problem).result();
    }

    private Outcomes outcomes(Problem problem) {
        // problems are judged side by side, each once
        synchronized (problem) {
            synchronized (judged) {
                if (judged.containsKey(problem)) {
                    return judged.get(problem);
                }
            }
            Map<Case, Optional<Fault>> cases = new HashMap<>();
            ProblemResult result = judging.judge(problem, (ended, check, each, fault) -> cases.put(each, fault));
            Outcomes outcomes = new Outcomes(cases, result);
            synchronized (judged) {
                judged.put(problem, outcomes);
            }
            return outcomes;
        }
    }

    /** {@return whether a check that is not accepted doesn't decide by itself that the run is red: points may do} */
    public boolean isLeftToTheEnd() {
        return settings.minimum().isPresent();
    }

    /**
     * Ends the workers, prints the scoreboard, and writes the reports.
     *
     * @throws IOException if a report can't be written
     * @throws AssertionError if too few points were earned
     */
    @Override
    public void close() throws IOException {
        if (obstacle != null) {
            print(ConsoleReport.nothing(obstacle));
            return;
        }
        try (Workers ending = workers) {
            List<ProblemResult> found = Catalogue.all().stream().map(judged::get)
                    .filter(outcomes -> outcomes != null).map(Outcomes::result).toList();
            if (found.isEmpty()) {
                if (!leftOut.isEmpty()) {
                    throw new IllegalStateException("not begun, or left out by -Dkata.points: "
                            + String.join(", ", leftOut));
                }
                return;
            }
            Results results = Results.of(submission.name(), ending.conditions(), found);
            print(new ConsoleReport(Terminal.style(properties)).text(results, submission));
            write(results);
            decide(results);
        } catch (IllegalStateException e) {
            print(ConsoleReport.nothing(e.getMessage()));
            throw e;

        }
    }

    /** Where there is a minimum, it is left to the end whether the run is red. */
    private void decide(Results results) {
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
            Map<String, Supplier<String>> texts = new LinkedHashMap<>();
            reports().forEach(report -> texts.put(report.file(), () -> report.text(results)));
            new ReportFolder(settings.reports()).writeEach(texts);
            print(ConsoleReport.page(settings.reports()));
            if (step.isPresent()) {
                step.get().tell(results);
            }
        } catch (IOException e) {
            print("N-Queens kata: a report is missing:\n" + e.getMessage() + "\n");
            throw e;
        }
    }

    private List<SubmissionReport> reports() {
        List<SubmissionReport> reports = new ArrayList<>(List.of(new JsonReport()));
        reports.addAll(Reports.ofRun(System.getenv(), Instant.now(), settings.reports()));
        return reports;
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
        boolean onClassPath = properties.apply("kata.solvers").orElse("submission").equals("classpath");
        return new InProcessWorkers(onClassPath ? SuiteRun::classPath : SuiteRun::memory);
    }

    /** For mutation testing, which changes classes where they lie on the class path. */
    private static ClassLoader classPath(Supplier<Classes> classes) {
        return Thread.currentThread().getContextClassLoader();
    }

    private static ClassLoader memory(Supplier<Classes> classes) {
        return new SubmissionLoader(classes.get().files());
    }
}
