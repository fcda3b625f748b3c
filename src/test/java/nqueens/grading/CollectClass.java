package nqueens.grading;

import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.junit.jupiter.api.Test;

import nqueens.judge.ClassFolder;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.report.ClassConsoleReport;
import nqueens.report.ConsoleReport;
import nqueens.report.GithubStep;
import nqueens.report.Reports;

/**
 * {@code mvn test -Dkata.collect=DIR}: draws the reports on a class from {@code DIR/NAME/results.json}, and judges
 * nothing. It has the shape of a test, so that Maven runs it; it fails where a verdict is owed.
 */
class CollectClass {

    private static final Function<String, Optional<String>> PROPERTIES =
            name -> Optional.ofNullable(System.getProperty(name));

    @Test
    void every_submission_has_results() throws IOException {
        List<String> problems = new ArrayList<>();
        try {
            GradedClass collected = collected();
            List<String> failed = ClassConsoleReport.failed(collected.results());
            if (!failed.isEmpty()) {
                problems.add("JUDGE ERROR: " + String.join(", ", failed));
            }
            problems.addAll(collected.missing());
        } catch (SettingsException e) {
            print(ConsoleReport.nothing(e.getMessage()));
            throw new AssertionError("nothing was collected");
        } catch (GradingException e) {
            print(ConsoleReport.unfinished(e.getMessage()));
            throw new AssertionError("the class is not finished");
        }
        if (!problems.isEmpty()) {
            fail(String.join("; ", problems));
        }
    }

    private static GradedClass collected() throws IOException {
        if (PROPERTIES.apply("submissions").isPresent()) {
            throw new SettingsException("-Dsubmissions= and -Dkata.collect= were both given: one of them, please");
        }
        Settings settings = Settings.of(PROPERTIES, Settings.ownJvmArguments());
        Optional<GithubStep> step = GithubStep.of(PROPERTIES, System.getenv());
        CollectedClass collected = CollectedClass.at(System.getProperty("kata.collect", ""),
                PROPERTIES.apply("kata.roster").map(value -> Roster.parsed("kata.roster", value)), settings.points());
        ClassFolder classFolder = collected.classFolder();
        Progress progress = new Progress(classFolder.submissions().size(), text -> { }, false, System::nanoTime);
        GradedClass graded = new Grading(classFolder, settings.reports(), collected::results, "collected",
                Reports.ofSubmission(System.getenv(), Instant.now()), Reports.ofClass(),
                settings.points()).run(1, Freshness.EVERYTHING, progress);
        print(new ClassConsoleReport(settings.reports().toString().replace('\\', '/'))
                .text(graded.results(), classFolder, progress.kept()));
        graded.missing().forEach(report -> print("REPORT MISSING: " + report + "\n"));
        if (step.isPresent()) {
            step.get().tell(graded.results());
        }
        return graded;
    }

    private static void print(String text) {
        System.out.print(text);
        System.out.flush();
    }
}
