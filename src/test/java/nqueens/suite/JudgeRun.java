package nqueens.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;

import org.junit.jupiter.api.extension.ExtensionContext;

import nqueens.judge.Exercise;
import nqueens.judge.ExerciseRun;
import nqueens.judge.InProcessWorkers;
import nqueens.judge.Isolation;
import nqueens.judge.Judging;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Verdict;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.report.ConsoleReport;
import nqueens.report.GithubStep;
import nqueens.report.JsonReport;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.SubmissionReport;
import nqueens.report.Terminal;

/**
 * One run of the suite, from the first test to the last: it judges one submission, and at its end
 * writes the reports. JUnit closes it when all classes are through.
 */
final class JudgeRun implements AutoCloseable {

    private final Function<String, Optional<String>> properties;
    private Settings settings;
    private Optional<GithubStep> step;
    private Judging judging;
    private String problem;
    private final AtomicBoolean told = new AtomicBoolean();
    private final Set<String> leftOut = new ConcurrentSkipListSet<>();

    /**
     * Starts a run.
     *
     * @param properties gives the value of a property
     * @param session keeps workers for further runs of JUnit's session, and ends them with it
     */
    JudgeRun(Function<String, Optional<String>> properties, ExtensionContext.Store session) {
        this.properties = properties;
        try {
            settings = Settings.of(properties, Settings.ownJvmArguments());
            step = GithubStep.of(properties, System.getenv());
            // an earlier run's reports must not be taken for this one's
            for (SubmissionReport report : reports()) {
                new ReportFolder(settings.reports()).forget(report.file());
            }
            judging = new Judging(settings.open(), settings.points(), workers(session));
        } catch (SettingsException | UncheckedIOException e) {
            problem = e.getMessage();
        } catch (IOException e) {
            problem = settings.reports() + " can't be written to: " + e;
        }
    }

    /** Why nothing can be judged, in one line, or empty if all is well. */
    Optional<String> problem() {
        return Optional.ofNullable(problem);
    }

    /** Whether nobody has told the problem yet; true once. */
    boolean isFirstToTell() {
        return told.compareAndSet(false, true);
    }

    /** Whether an exercise is judged, and not left out by the points. */
    boolean isJudged(Exercise exercise) {
        boolean isJudged = judging.isJudged(exercise);
        if (!isJudged) {
            leftOut.add(exercise.id());
        }
        return isJudged;
    }

    /** Whether a check that came to a verdict doesn't decide by itself that the run is red: its points may do. */
    boolean isLeftToTheEnd(Verdict verdict) {
        return settings.minimum().isPresent() && verdict != Verdict.JUDGE_ERROR;
    }

    /** One exercise of the submission. */
    ExerciseRun exercise(Exercise exercise) {
        return judging.run(exercise);
    }

    @Override
    public void close() throws IOException {
        if (problem != null) {
            print(ConsoleReport.nothing(problem));
            return;
        }
        try (Judging ending = judging) {
            Results results = ending.results();
            if (results.exercises().isEmpty()) {
                if (!leftOut.isEmpty()) {
                    throw new IllegalStateException("-Dkata.points leaves out " + String.join(", ", leftOut));
                }
                return;
            }
            print(new ConsoleReport(Terminal.style(properties)).text(results, ending.submission()));
            write(results);
            decide(results);
        } catch (IllegalStateException e) {
            print(ConsoleReport.nothing(e.getMessage()));
            throw e;
        }
    }

    /** Where there is a minimum, the tests leave it to the end whether the run is red. */
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
            if (isReportedInAllFormats()) {
                print(ConsoleReport.page(settings.reports()));
            }
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
        if (isReportedInAllFormats()) {
            reports.addAll(Reports.ofRun(System.getenv(), Instant.now(), settings.reports()));
        }
        return reports;
    }

    private boolean isReportedInAllFormats() {
        return properties.apply("kata.formats").orElse("all").equals("all");
    }

    private void print(String text) {
        if (!properties.apply("kata.console").orElse("on").equals("off")) {
            System.out.print(text);
            System.out.flush();
        }
    }

    private Workers workers(ExtensionContext.Store session) {
        if (!settings.isolation().equals(Optional.of(Isolation.NONE))) {
            Use use = properties.apply("kata.use").map(Use::valueOf).orElse(Use.FEW);
            return session.getOrComputeIfAbsent(List.of(use, settings.isolation(), settings.timeScale()),
                    key -> new ProcessWorkers(use, settings.isolation(), settings.timeScale()), Workers.class);
        }
        boolean onClassPath = properties.apply("kata.solvers").orElse("submission").equals("classpath");
        return new InProcessWorkers(onClassPath ? JudgeRun::classPath : JudgeRun::memory);
    }

    /** For mutation testing, which changes classes where they lie on the class path. */
    private static ClassLoader classPath(Supplier<Classes> classes) {
        return Thread.currentThread().getContextClassLoader();
    }

    private static ClassLoader memory(Supplier<Classes> classes) {
        return new SubmissionLoader(classes.get().files());
    }
}
