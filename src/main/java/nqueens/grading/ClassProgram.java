package nqueens.grading;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Function;

import nqueens.judge.ClassFolder;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.report.ClassConsoleReport;
import nqueens.report.ConsoleReport;
import nqueens.report.GithubStep;
import nqueens.report.Reports;
import nqueens.report.Terminal;

/**
 * What the programs for a class have in common: their settings, what they print, and their exit code, which is 0 if
 * every submission has a verdict and every report is there, and else 1.
 */
final class ClassProgram {

    static final Function<String, Optional<String>> PROPERTIES =
            name -> Optional.ofNullable(System.getProperty(name));

    private static final PrintStream OUT = Terminal.standardOutput();

    private final Settings settings = Settings.of(PROPERTIES, Settings.ownJvmArguments());
    private final Optional<GithubStep> step = GithubStep.of(PROPERTIES, System.getenv());

    /** Judges a class, or collects it. */
    @FunctionalInterface
    interface Work {
        GradedClass done(ClassProgram program) throws IOException;
    }

    /** Runs a program; where it fails, it ends this JVM. */
    static void run(Work work) throws IOException {
        try {
            if (work.done(new ClassProgram()).isComplete()) {
                return;
            }
        } catch (SettingsException e) {
            print(ConsoleReport.nothing(e.getMessage()));
        } catch (GradingException e) {
            print(ConsoleReport.unfinished(e.getMessage()));
        }
        System.exit(1);
    }

    static void print(String text) {
        OUT.print(text);
        OUT.flush();
    }

    Settings settings() {
        return settings;
    }

    /** Has the submissions of a class judged, and tells of it. */
    GradedClass done(ClassFolder classFolder, Function<Submission, Results> judge, String judgePrint, int threads,
            Freshness fresh, Progress progress) throws IOException {
        GradedClass graded = new Grading(classFolder, settings.reports(), judge, judgePrint,
                Reports.ofSubmission(System.getenv(), Instant.now()), Reports.ofClass(), settings.points())
                .run(threads, fresh, progress);
        print(new ClassConsoleReport(settings.reports().toString().replace('\\', '/'))
                .text(graded.results(), classFolder, progress.kept()));
        graded.missing().forEach(report -> print("REPORT MISSING: " + report + "\n"));
        if (step.isPresent()) {
            step.get().tell(graded.results());
        }
        return graded;
    }
}
