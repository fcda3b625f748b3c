package nqueens.grading;

import java.io.IOException;
import java.io.PrintStream;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.grading.Grading.EarlierResults;
import nqueens.grading.Grading.GradedClass;
import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.GivenProperties;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.report.Report;
import nqueens.report.ReportFolder;
import nqueens.report.Reports;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Terminal;
import nqueens.report.format.GithubStep;
import nqueens.report.page.ClassPage;
import nqueens.report.page.Rejudging;

/**
 * The program that produces grades. {@code mvn test -Dsubmissions=DIR} judges each folder and each file in DIR as one
 * submission. {@code mvn test -Dkata.collect=DIR} creates the reports on a class from {@code DIR/NAME/results.json},
 * and judges nothing. The program fails if a verdict or a report is missing, but not if a submission is wrong. With
 * {@code -Dkata.appeal}, {@link AppealProgram} runs instead.
 */
public final class ClassProgram implements AutoCloseable {

    private static final PrintStream OUT = Terminal.standardOutput();
    private static final int MOST_TRACES = 3;
    private static final int MOST_SECONDS = 3600;

    private final GivenProperties given = new GivenProperties(Settings::property);
    private final boolean isCollected = given.text("kata.collect").isPresent();
    private final Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
    private final JudgedBy judgedBy = JudgedBy.of(ProjectFolder.own(), settings.points());
    private final Optional<GithubStep> step = GithubStep.of(Settings::property, System.getenv());
    private Optional<Judge> judge = Optional.empty();

    private ClassProgram() {
        if (Stream.of("submission", "submissions", "kata.collect").filter(name -> given.text(name).isPresent())
                .count() > 1) {
            throw new SettingsException("give one of -Dsubmission=, -Dsubmissions= and -Dkata.collect=");
        }
    }

    /** Runs the program, which takes no arguments; if the program fails, it ends this JVM with exit code 1. */
    public static void main(String[] arguments) throws IOException {
        try {
            Optional<String> appeal = Settings.property("kata.appeal");
            if (appeal.isPresent() ? AppealProgram.stands(appeal.get()) : isComplete()) {
                return;
            }
        } catch (SettingsException e) {
            OUT.print(ConsoleReport.nothingJudged(e.getMessage()));
        } catch (Grading.Failure e) {
            OUT.print(ConsoleReport.unfinished(e.getMessage()));
        }
        System.exit(1);
    }

    private static boolean isComplete() throws IOException {
        try (ClassProgram program = new ClassProgram()) {
            return program.isCollected ? program.collected()
                    : program.isComplete(ClassFolder.at(program.given.text("submissions").orElse("")),
                            program::judged);
        }
    }

    private boolean collected() throws IOException {
        CollectedClass collected = CollectedClass.at(given.text("kata.collect").orElse(""), settings.points());
        return isComplete(collected.classFolder(), opened -> collected.results(opened.submission()));
    }

    private Results judged(OpenedSubmission opened) {
        return judge().judge(opened, settings.points().graded(), Judge.Listener.WITHOUT_PAGE).results();
    }

    private synchronized Judge judge() {
        if (judge.isEmpty()) {
            judge = Optional.of(ProcessWorkers.judge(settings, Workload.MANY));
        }
        return judge.get();
    }

    @Override
    public synchronized void close() {
        judge.ifPresent(each -> each.workers().close());
    }

    /** Returns a fingerprint of everything that verdicts depend on: the judge and the settings. */
    private String judgePrint() {
        return isCollected ? Grading.COLLECTED : Fingerprint.of(List.of(judgedBy.code(),
                judgedBy.points(), Runtime.version().toString(), settings.seed() + "",
                settings.isolation().toString(), settings.timeScale().toString()));
    }

    /** Judges the submissions of a class, and reports on them; returns whether every verdict and report exists. */
    private boolean isComplete(ClassFolder classFolder, Function<OpenedSubmission, Results> judge) throws IOException {
        ClassRoster.Attendance attendance = ClassRoster.Attendance.of(
                given.text("kata.roster").map(ClassRoster::read).orElse(List.of()),
                classFolder.submissions().stream().map(Submission::name).toList());
        // one thread more than cores: while one waits for a process to start or end, another works
        GradedClass graded = new Grading(classFolder, settings.reports(), judge,
                unjudged -> unjudged.withJudge(judgedBy.at(Instant.now()), settings.seed(), Optional.empty()),
                judgePrint(), Reports.ofSubmission(),
                settings.points(), given.number("kata.perSubmission", 1, MOST_SECONDS).map(Duration::ofSeconds),
                OUT::print).run(Runtime.getRuntime().availableProcessors() + 1,
                        given.isSet("kata.fresh") || isCollected ? EarlierResults.FORGOTTEN
                                : given.isSet("kata.apply") ? EarlierResults.REPLACED : EarlierResults.KEPT);
        SimilarWork similar = new SimilarWork(settings.reports(), settings.points().graded());
        // people whose results were not collected may have handed in work
        ClassResults results = new ClassResults(classFolder.name(), graded.results(), attendance.people(),
                attendance.absent(), isCollected ? "no results were collected" : "nothing was handed in",
                classFolder.skipped(), similar.copies(graded.results()));
        Rejudging rejudging = graded.rejudging();
        List<Report<ClassResults>> reports = new ArrayList<>(Reports.ofClass());
        if (!rejudging.appeals().isEmpty()) {
            reports.add(new Report<>(Rejudging.FILE, all -> rejudging.html()));
        }
        String missing = missing(reports, results);
        if (given.isSet("kata.similar")) {
            missing += missing(List.of(Reports.ofClass(Optional.of(similar.compared(graded.results())))), results);
        }
        try {
            Reports.zipFeedback(results, new ReportFolder(settings.reports()));
        } catch (IOException e) {
            missing += settings.reports().resolve(Reports.FEEDBACK) + " can't be written: " + e;
        }
        String place = settings.reports().toString().replace('\\', '/');
        ClassPage page = new ClassPage(results, Optional.empty());
        OUT.print(page.text(place, graded.kept()));
        if (!rejudging.appeals().isEmpty()) {
            OUT.print(rejudging.text(place));
        }
        results.submissions().stream().flatMap(each -> each.exercises().stream()).map(ProblemResult::trace)
                .filter(Objects::nonNull).distinct().limit(MOST_TRACES).forEach(OUT::println);
        if (!isCollected && System.getProperty("user.name").equals("root")) {
            OUT.print("judged as root, who may do anything: judge strangers as an ordinary user\n");
        }
        missing.lines().forEach(report -> OUT.print("REPORT MISSING: " + report + "\n"));
        if (step.isPresent()) {
            step.get().summarize(page.markdown());
        }
        return missing.isEmpty() && graded.isComplete();
    }

    /** Writes reports on a class; returns a line with the reason for each report that can't be written. */
    private String missing(List<Report<ClassResults>> reports, ClassResults results) {
        try {
            new ReportFolder(settings.reports()).writeEach(reports, results);
            return "";
        } catch (IOException e) {
            return e.getMessage() + "\n";
        }
    }
}
