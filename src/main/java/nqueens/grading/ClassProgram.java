package nqueens.grading;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.UnaryOperator;

import nqueens.grading.Grading.Earlier;
import nqueens.grading.Grading.GradedClass;
import nqueens.judge.Judge;
import nqueens.judge.Settings;
import nqueens.judge.Work;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ClassFolder;
import nqueens.judge.submission.Fingerprint;
import nqueens.judge.submission.GivenProperties;
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
 * The program for grades. {@code mvn test -Dsubmissions=DIR} judges every folder in DIR as one submission. {@code mvn
 * test -Dkata.collect=DIR} draws the reports on a class from {@code DIR/NAME/results.json}, and judges nothing. Before
 * that, {@code -Dkata.repositories=LIST} checks a list of repositories, and gives it to the workflow that clones
 * them. The program fails if a verdict or a report is missing, but not if a submission is wrong. {@code
 * -Dkata.appeal} judges a grade again.
 */
public final class ClassProgram implements AutoCloseable {

    private static final PrintStream OUT = Terminal.standardOutput();
    /** The most stack traces of the judge that are printed; the results have all. */
    private static final int MOST_TRACES = 3;

    /** The {@code -D} properties of a class, in addition to those of every run. */
    private record ClassSettings(Optional<String> list, Optional<String> appeal, Optional<String> collect,
            Optional<String> submissions, Optional<String> submission, Optional<String> roster, boolean isSimilar,
            Earlier earlier) {

        static ClassSettings of(GivenProperties given) {
            return new ClassSettings(given.text("kata.repositories"), given.text("kata.appeal"),
                    given.text("kata.collect"), given.text("submissions"), given.text("submission"),
                    given.text("kata.roster"), given.isSet("kata.similar"),
                    given.isSet("kata.fresh") || given.text("kata.collect").isPresent() ? Earlier.FORGOTTEN
                            : given.isSet("kata.apply") ? Earlier.REPLACED : Earlier.KEPT);
        }
    }

    private final ClassSettings given;
    private final Settings settings = Settings.of(Settings::property, Settings.ownJvmArguments());
    private final JudgedBy judgedBy = JudgedBy.of(ProjectFolder.own(), settings.points(), Instant.now());
    private final Optional<GithubStep> step = GithubStep.of(Settings::property, System.getenv());
    /** The workers of the whole class, made for the first submission that must be judged. */
    private Optional<ProcessWorkers> workers = Optional.empty();

    private ClassProgram(ClassSettings given) {
        this.given = given;
    }

    /** Runs the program, which takes no arguments; if it fails, it ends this JVM with exit code 1. */
    public static void main(String[] arguments) throws IOException {
        try {
            ClassSettings given = ClassSettings.of(new GivenProperties(Settings::property));
            if (given.list().isPresent()) {
                list(given.list().get());
                return;
            }
            if (given.appeal().isPresent()) {
                if (AppealProgram.stands(given.appeal().get())) {
                    return;
                }
                System.exit(1);
            }
            try (ClassProgram program = new ClassProgram(given)) {
                GradedClass graded = given.collect().isPresent() ? program.collected(given.collect().get())
                        : program.judged();
                if (graded.isComplete()) {
                    return;
                }
            }
        } catch (SettingsException e) {
            OUT.print(ConsoleReport.nothing(e.getMessage()));
        } catch (Grading.Failure e) {
            OUT.print(ConsoleReport.unfinished(e.getMessage()));
        }
        System.exit(1);
    }

    private static void list(String repositories) throws IOException {
        String line = Repositories.parsed("kata.repositories", repositories).line();
        OUT.print("repositories: " + line + "\n");
        Optional<GithubStep> step = GithubStep.of(Settings::property, System.getenv());
        if (step.isPresent()) {
            step.get().setOutput("repositories", line);
        }
    }

    private GradedClass collected(String folder) throws IOException {
        if (given.submissions().isPresent()) {
            throw new SettingsException("-Dsubmissions= and -Dkata.collect= were both given: one of them, please");
        }
        List<ClassRoster.Entry> roster = roster(true);
        List<String> repositories = given.roster().filter(value -> roster.isEmpty())
                .map(value -> Repositories.parsed("kata.roster", value).names()).orElse(List.of());
        CollectedClass collected = CollectedClass.at(folder, repositories, settings.points());
        return graded(collected.classFolder(), roster, work -> collected.results(work.submission()));
    }

    private GradedClass judged() throws IOException {
        if (settings.isolation().equals(Optional.of(Isolation.NONE))) {
            throw new SettingsException("-Dkata.isolation=none has no limits: a class is judged in workers");
        }
        if (given.submission().isPresent()) {
            throw new SettingsException("-Dsubmission= and -Dsubmissions= were both given: one of them, please");
        }
        ClassFolder classFolder = ClassFolder.at(given.submissions().orElse(""));
        List<ClassRoster.Entry> roster = roster(false);
        return graded(classFolder, roster, this::judged);
    }

    /** The people of the roster; none without a roster, or if it is a list of repositories and may be one. */
    private List<ClassRoster.Entry> roster(boolean mayBeList) {
        String value = given.roster().orElse("");
        boolean isList = mayBeList && !value.endsWith(".csv");
        boolean isFile = value.lines().count() == 1
                && Files.isRegularFile(ProjectFolder.own().given("kata.roster", value));
        if (!isFile && !isList && given.roster().isPresent()) {
            throw new SettingsException("kata.roster", value,
                    "no such file; a roster is a CSV file with a line for each learner");
        }
        return isFile ? ClassRoster.read(value, ProjectFolder.own().given("kata.roster", value)) : List.of();
    }

    private Results judged(Work work) {
        try {
            return new Judge(workers(), settings.points(), settings.seed(), Optional.of(judgedBy))
                    .judge(work, settings.points().graded(), Judge.SearchMode.UNSEEN, Judge.Listener.NONE).results();
        } catch (IllegalStateException e) {
            throw new Grading.Failure(e.getMessage(), e);
        }
    }

    /** Adds the judge to results on which it failed, as to all others. */
    private Results failed(Results unjudged) {
        return unjudged.drawnFrom(settings.seed()).judgedBy(judgedBy.at(Instant.now()), Optional.empty());
    }

    private synchronized ProcessWorkers workers() {
        if (workers.isEmpty()) {
            workers = Optional.of(new ProcessWorkers(Workload.MANY, settings.isolation(), settings.timeScale()));
            try {
                workers.get().timeScale();
            } catch (IllegalStateException e) {
                // the same for all of the class
                throw new SettingsException(e.getMessage());
            }
        }
        return workers.get();
    }

    @Override
    public synchronized void close() {
        workers.ifPresent(ProcessWorkers::close);
    }

    /** A fingerprint of what verdicts depend on besides the submission: the judge, and the settings. */
    private String judgePrint() {
        return given.collect().isPresent() ? Grading.COLLECTED : Fingerprint.of(List.of(judgedBy.code(),
                judgedBy.points(), Runtime.version().toString(), settings.seed() + "",
                settings.isolation().toString(), settings.timeScale().toString()));
    }

    /** Judges the submissions of a class, and reports on them. */
    private GradedClass graded(ClassFolder classFolder, List<ClassRoster.Entry> roster,
            Function<Work, Results> judge) throws IOException {
        ClassRoster.Attendance attendance = ClassRoster.Attendance.of(roster,
                classFolder.submissions().stream().map(Submission::name).toList());
        // a rehearsal's results belong to nobody of the class
        Reports.forgetRun(new ReportFolder(settings.reports()));
        // a person without results here may have handed in
        String absence = given.collect().isPresent() ? "no results were collected" : "nothing was handed in";
        UnaryOperator<ClassResults> complete = results -> new ClassResults(
                results.folder(), results.submissions(), attendance.people(), attendance.absent(), absence,
                classFolder.skipped());
        List<Report<ClassResults>> ofClass = Reports.ofClass().stream().map(report -> new Report<ClassResults>(
                report.file(), results -> report.text(complete.apply(results)))).toList();
        Grading grading = new Grading(classFolder, settings.reports(), judge,
                given.collect().isPresent() ? UnaryOperator.identity() : this::failed, judgePrint(),
                Reports.ofSubmission(), ofClass, settings.points());
        ClassProgress progress = new ClassProgress(classFolder.submissions().size(),
                given.collect().isPresent() ? text -> { } : OUT::print,
                Terminal.isTerminal(), System::nanoTime);
        GradedClass graded = graded(grading, progress);
        ClassResults results = complete.apply(graded.results());
        List<String> missing = new ArrayList<>(graded.missing());
        if (given.isSimilar()) {
            SimilarWork similar = new SimilarWork(settings.reports(), settings.points().graded());
            missing.addAll(grading.missing(
                    List.of(Reports.ofClass(Optional.of(similar.compared(results.submissions())))), results));
        }
        try {
            Reports.zipFeedback(results, new ReportFolder(settings.reports()));
        } catch (IOException e) {
            missing.add(settings.reports().resolve(Reports.FEEDBACK) + " can't be written: " + e);
        }
        String reports = settings.reports().toString().replace('\\', '/');
        ClassPage page = new ClassPage(results, Optional.empty());
        OUT.print(page.text(reports, progress.kept()));
        Rejudging rejudging = graded.rejudging();
        if (!rejudging.appeals().isEmpty()) {
            missing.addAll(grading.missing(List.of(new Report<>(Rejudging.FILE, all -> rejudging.html())), results));
            OUT.print(rejudging.text(reports));
        }
        results.submissions().stream().flatMap(each -> each.exercises().stream()).map(ProblemResult::trace)
                .filter(Objects::nonNull).distinct().limit(MOST_TRACES).forEach(OUT::println);
        if (given.collect().isEmpty() && System.getProperty("user.name").equals("root")) {
            OUT.print("judged as root, who may do anything: judge strangers as an ordinary user\n");
        }
        missing.forEach(report -> OUT.print("REPORT MISSING: " + report + "\n"));
        if (step.isPresent()) {
            step.get().summarize(page.markdown());
        }
        return new GradedClass(graded.results(), rejudging, missing);
    }

    private GradedClass graded(Grading grading, ClassProgress progress) {
        // one more than there are cores: while one waits for a process to start or to end, another works
        int threads = Runtime.getRuntime().availableProcessors() + 1;
        ScheduledExecutorService everySecond = Executors.newSingleThreadScheduledExecutor();
        try {
            everySecond.scheduleAtFixedRate(progress::tell, 1, 1, TimeUnit.SECONDS);
            return grading.run(threads, given.earlier(), progress);
        } finally {
            everySecond.shutdownNow();
        }
    }
}
