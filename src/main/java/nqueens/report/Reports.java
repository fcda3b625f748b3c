package nqueens.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Comparison;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.report.format.Gradebooks;
import nqueens.report.format.GradescopeJson;
import nqueens.report.format.JsonReport;
import nqueens.report.page.ClassPage;
import nqueens.report.page.SubmissionPage;
import nqueens.report.text.FolderName;

/** The reports that there are. */
public final class Reports {

    /** The page of a single run, or of a class. */
    public static final String PAGE = "index.html";
    /** The script that an open page loads each second, since a page from a file may load only scripts beside it. */
    private static final String LIVE = "live.js";

    private Reports() {
    }

    /** {@return the reports on a submission} */
    public static List<Report<Results>> ofSubmission() {
        return List.of(
                new Report<>(JsonReport.FILE, JsonReport::text),
                new Report<>("feedback.html", results -> SubmissionPage.feedback(results).html()),
                new Report<>("feedback.md", results -> SubmissionPage.feedback(results).markdown()),
                new Report<>("summary.md", results -> SubmissionPage.feedback(results).markdown()),
                new Report<>("gradescope.json", GradescopeJson::text));
    }

    /**
     * {@return all reports on the submission of a single run} They end with its page, and then what an open page reads
     * to learn that there is another one.
     */
    public static List<Report<SubmissionPage>> ofRun() {
        List<Report<SubmissionPage>> reports = new ArrayList<>();
        ofSubmission().forEach(report ->
                reports.add(new Report<>(report.file(), own -> report.text(own.results()))));
        reports.add(new Report<>(PAGE, SubmissionPage::html));
        reports.add(new Report<>(LIVE, own -> live("page", '"' + own.stamp() + '"')));
        return reports;
    }

    /** Tells an open page one thing. */
    private static String live(String name, String value) {
        return "nQueens({\"" + name + "\": " + value + "});\n";
    }

    /** Begins a run: earlier reports are gone, but the page, which may be open, and says that it is judged again. */
    public static void begin(ReportFolder folder) throws IOException {
        for (Report<SubmissionPage> report : ofRun()) {
            if (!report.file().equals(PAGE)) {
                folder.forget(report.file());
            }
        }
        begin(Optional.empty(), folder);
    }

    /** Has an open page say that an exercise is judged again, or all of them where that is empty, and show it. */
    public static void begin(Optional<Problem> exercise, ReportFolder folder) throws IOException {
        folder.write(LIVE, live("judging", exercise.map(problem -> '"' + problem.id() + '"').orElse("true")));
    }

    /** Ends a run that came to nothing: an earlier page is gone, and one that is open says that there is no verdict. */
    public static void giveUp(ReportFolder folder) throws IOException {
        folder.forget(PAGE);
        end(folder);
    }

    /** Has an open page say that what it was judging has no verdict. */
    public static void end(ReportFolder folder) throws IOException {
        folder.write(LIVE, live("ended", "true"));
    }

    /** Deletes what a single run has left in a folder, where the reports on a class are going to lie. */
    public static void forgetRun(ReportFolder folder) throws IOException {
        for (Report<SubmissionPage> report : ofRun()) {
            folder.forget(report.file());
        }
    }

    /**
     * Writes the feedback of a class into an archive as Moodle takes it by "Upload multiple feedback files in a zip".
     * Source: mod/assign/feedback/file/importziplib.php in github.com/moodle/moodle.
     */
    public static void zipFeedback(ClassResults results, Path file) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(file))) {
            for (Results each : results.submissions()) {
                String name = FolderName.of(each.submission()).replaceFirst("(_\\d+)$", "$1_assignsubmission_file_");
                zip.putNextEntry(new ZipEntry(name + "/feedback.html"));
                zip.write(SubmissionPage.feedback(each).html().getBytes(StandardCharsets.UTF_8));
            }
        }
    }

    /** {@return the page of a class whose submissions were compared, where that was asked for} */
    public static Report<ClassResults> ofClass(Optional<Comparison> similar) {
        return new Report<>(PAGE, results -> new ClassPage(results, similar).html());
    }

    /** {@return the reports on a class whose submissions were not compared, or not yet} */
    public static List<Report<ClassResults>> ofClass() {
        return List.of(
                ofClass(Optional.empty()),
                new Report<>("gradebook.csv", Gradebooks::spreadsheet),
                new Report<>("moodle.csv", Gradebooks::moodle),
                new Report<>("canvas.csv", Gradebooks::canvas));
    }
}
