package nqueens.grading;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.ReportFolder;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Terminal;
import nqueens.report.format.JsonReport;
import nqueens.report.page.Appeal;

/**
 * The program for an appeal. {@code mvn test -Dkata.appeal=DIR/results.json -Dsubmission=DIR} judges the same exercises
 * of a submission again, with the same points and seed, and writes a page on the differences. The program fails if any
 * check has different results in the two runs.
 */
final class AppealProgram {

    private static final PrintStream OUT = Terminal.standardOutput();
    private static final String FILE = "appeal.html";

    private AppealProgram() {
    }

    static boolean stands(String given) {
        try {
            Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
            Results then = then(settings, given);
            Submission now = settings.open();
            OpenedSubmission opened = new OpenedSubmission(
                    new Submission(then.submission(), now.folder(), now.root(), now.parts()));
            List<Problem> problems = then.exercises().stream().map(ProblemResult::id)
                    .flatMap(id -> Catalogue.find(id).stream()).toList();
            Path sources = ProjectFolder.own().given("kata.appeal", given).resolveSibling(Grading.SOURCES);
            Appeal appeal = new Appeal(then, now(settings, then, opened, problems), files(sources, opened, problems),
                    command());
            new ReportFolder(settings.reports()).write(FILE, appeal.html());
            OUT.print(appeal.text() + ConsoleReport.page(settings.reports().resolve(FILE)));
            return appeal.stands();
        } catch (IOException e) {
            throw new Grading.Failure(e.getMessage(), e);
        }
    }

    private static Results then(Settings settings, String given) {
        Results then;
        try {
            then = JsonReport.results(Files.readString(ProjectFolder.own().given("kata.appeal", given)));
        } catch (IOException e) {
            throw bad(given, "no results.json that the judge wrote: " + e.getMessage());
        }
        if (Settings.property("submission").isEmpty()) {
            throw bad(given, "say what is to be judged again: -Dsubmission=FOLDER, what was handed in");
        }
        if (then.judgedBy() == null) {
            throw bad(given, "nothing was judged then");
        }
        String points = then.judgedBy().points();
        if (!points.equals(settings.points().hash())) {
            throw bad(given, "judged by a points file with " + points + ", and this one has "
                    + settings.points().hash() + "; name the one it was judged by: -Dkata.points=FILE");
        }
        return then;
    }

    /** Pairs the sources of both runs; those of the first run were stored next to its results. */
    private static List<Appeal.JudgedFile> files(Path sources, OpenedSubmission opened, List<Problem> problems) {
        OpenedSubmission kept = new OpenedSubmission(new Submission(opened.submission().name(), sources));
        List<Appeal.JudgedFile> files = new ArrayList<>();
        for (Problem problem : problems) {
            Map<String, String> then = kept.reading(problem.solver()).files();
            Map<String, String> now = opened.reading(problem.solver()).files();
            Stream.of(then, now).flatMap(each -> each.keySet().stream()).distinct().sorted().forEach(name ->
                    files.add(new Appeal.JudgedFile(problem.id() + "/" + name, Optional.of(then.getOrDefault(name, ""))
                            .filter(text -> !then.isEmpty()), now.getOrDefault(name, ""))));
        }
        return files;
    }

    private static String command() {
        return Stream.of("kata.appeal", "submission", "kata.points", "kata.isolation", "kata.timeScale")
                .flatMap(name -> Settings.property(name).map(value -> " -D" + name + "=" + (value.matches("[\\w./:+-]*")
                        ? value : "'" + value.replace("'", "'\\''") + "'")).stream())
                .collect(Collectors.joining("", "mvn test", ""));
    }

    private static Results now(Settings settings, Results then, OpenedSubmission opened, List<Problem> problems) {
        Optional<Isolation> isolation = settings.isolation().or(() -> Optional.of(then.isolation())
                .filter(id -> !id.equals("unknown")).map(Isolation::of));
        JudgedBy judgedBy = JudgedBy.of(ProjectFolder.own(), settings.points());
        try (ProcessWorkers workers =
                new ProcessWorkers(ProcessWorkers.Workload.ONE_FOR_A_GRADE, isolation, settings.timeScale())) {
            return new Judge(workers, settings.points(), then.seed(), Optional.of(judgedBy))
                    .judge(opened, problems, Judge.Listener.WITHOUT_PAGE).results();
        }
    }

    private static SettingsException bad(String given, String reason) {
        return new SettingsException("kata.appeal", given, reason);
    }
}
