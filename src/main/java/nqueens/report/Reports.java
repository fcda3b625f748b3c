package nqueens.report;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ClassResults.Comparison;
import nqueens.judge.result.Results;
import nqueens.problem.Problem;
import nqueens.report.format.Gradebooks;
import nqueens.report.format.GradescopeJson;
import nqueens.report.format.JsonReport;
import nqueens.report.page.ClassPage;
import nqueens.report.page.Rejudging;
import nqueens.report.page.SubmissionPage;
import nqueens.report.text.FolderName;

/** All reports on a submission, a run or a class, and the signals to an open page. */
public final class Reports {

    public static final String PAGE = "index.html";
    public static final String FEEDBACK = "feedback.zip";
    /** The script that an open page loads each second; a page opened from disk may load only scripts next to it. */
    private static final String LIVE = "live.js";

    private Reports() {
    }

    /** {@return the reports on a submission, without the author's page} */
    public static List<Report<Results>> ofSubmission() {
        return List.of(
                new Report<>(JsonReport.FILE, JsonReport::text),
                new Report<>("feedback.html", results -> SubmissionPage.feedback(results).html()),
                new Report<>("feedback.md", results -> SubmissionPage.feedback(results).markdown()),
                new Report<>("gradescope.json", GradescopeJson::text));
    }

    /** {@return all reports of a run} The last two are the page, and a script that makes an open page reload. */
    public static List<Report<SubmissionPage>> ofRun() {
        return Stream.concat(ofSubmission().stream().map(report ->
                        new Report<SubmissionPage>(report.file(), own -> report.text(own.results()))),
                Stream.<Report<SubmissionPage>>of(new Report<>(PAGE, SubmissionPage::html),
                        new Report<>(LIVE, own -> live("page", '"' + own.stamp() + '"')))).toList();
    }

    private static String live(String name, String value) {
        return "nQueens({\"" + name + "\": " + value + "});\n";
    }

    /** Begins a run: deletes earlier reports except the page; an open page then says that judging has begun. */
    public static void begin(ReportFolder folder) throws IOException {
        for (Report<SubmissionPage> report : ofRun()) {
            if (!report.file().equals(PAGE)) {
                folder.delete(report.file());
            }
        }
        begin(Optional.empty(), folder);
    }

    /** Tells an open page that an exercise is being judged again or, if {@code exercise} is empty, that all are. */
    public static void begin(Optional<Problem> exercise, ReportFolder folder) throws IOException {
        folder.write(LIVE, live("judging", exercise.map(problem -> '"' + problem.id() + '"').orElse("true")));
    }

    /** Ends a run without results: deletes an earlier page, and makes an open page say that there is no verdict. */
    public static void giveUp(ReportFolder folder) throws IOException {
        folder.delete(PAGE);
        end(folder);
    }

    /** Makes an open page say that there is no verdict. */
    public static void end(ReportFolder folder) throws IOException {
        folder.write(LIVE, live("ended", "true"));
    }

    /** Deletes reports of earlier class runs and single runs, which could be mistaken for reports of this class. */
    public static void beginClass(ReportFolder folder) throws IOException {
        Stream<Report<?>> reports = Stream.concat(ofRun().stream(), ofClass().stream());
        for (String file : Stream.concat(reports.map(Report::file), Stream.of(FEEDBACK, Rejudging.FILE)).toList()) {
            folder.delete(file);
        }
    }

    /**
     * Writes the feedback of a class into an archive for Moodle's "Upload multiple feedback files in a zip". Source:
     * mod/assign/feedback/file/importziplib.php in github.com/moodle/moodle.
     */
    public static void zipFeedback(ClassResults results, ReportFolder folder) throws IOException {
        folder.zip(FEEDBACK, results.submissions().stream().map(each -> Map.entry(
                FolderName.of(each.submission()).replaceFirst("(_\\d+)$", "$1_assignsubmission_file_")
                        + "/feedback.html", SubmissionPage.feedback(each).html())));
    }

    /** {@return the page of a class, with the comparison of its submissions, if they were compared} */
    public static Report<ClassResults> ofClass(Optional<Comparison> similar) {
        return new Report<>(PAGE, results -> new ClassPage(results, similar).html());
    }

    /** {@return the reports on a class, without a comparison of its submissions} */
    public static List<Report<ClassResults>> ofClass() {
        return List.of(
                ofClass(Optional.empty()),
                new Report<>("gradebook.csv", Gradebooks::spreadsheet),
                new Report<>("moodle.csv", Gradebooks::moodle),
                new Report<>("canvas.csv", Gradebooks::canvas));
    }
}
