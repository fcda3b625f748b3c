package nqueens.suite;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.function.Supplier;

import nqueens.judge.Exercise;
import nqueens.judge.ExerciseRun;
import nqueens.judge.InProcessWorkers;
import nqueens.judge.Isolation;
import nqueens.judge.Judging;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.Workers;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.report.ConsoleReport;
import nqueens.report.JsonReport;
import nqueens.report.Terminal;

/**
 * One run of the suite, from the first test to the last: it judges one submission, and at its end
 * writes the reports. JUnit closes it when all classes are through.
 */
final class JudgeRun implements AutoCloseable {

    private final Function<String, Optional<String>> properties;
    private Settings settings;
    private Judging judging;
    private String problem;
    private final AtomicBoolean told = new AtomicBoolean();

    JudgeRun(Function<String, Optional<String>> properties) {
        this.properties = properties;
        try {
            settings = Settings.of(properties, Settings.ownJvmArguments());
            Submission submission = Submission.at(settings.submission());
            judging = new Judging(submission, workers());
        } catch (SettingsException | UncheckedIOException e) {
            problem = e.getMessage();
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

    /** One exercise of the submission. */
    ExerciseRun exercise(Exercise exercise) {
        return judging.run(exercise);
    }

    @Override
    public void close() throws IOException {
        if (problem != null) {
            print("N-Queens kata: nothing was judged\n" + problem + "\n");
            return;
        }
        try (Judging ending = judging) {
            Results results = ending.results();
            if (results.exercises().isEmpty()) {
                return;
            }
            print(new ConsoleReport(Terminal.style(properties)).text(results, ending.submission()));
            write(results);
        }
    }

    private void write(Results results) throws IOException {
        try {
            new JsonReport(settings.reports()).write(results);
        } catch (IOException e) {
            print("N-Queens kata: no report; " + settings.reports() + " can't be written to: " + e + "\n");
            throw e;
        }
    }

    private void print(String text) {
        if (!properties.apply("kata.console").orElse("on").equals("off")) {
            System.out.print(text);
            System.out.flush();
        }
    }

    private Workers workers() {
        if (!settings.isolation().equals(Optional.of(Isolation.NONE))) {
            return new ProcessWorkers(settings.isolation(), settings.timeScale());
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
