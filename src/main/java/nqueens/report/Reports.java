package nqueens.report;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;
import nqueens.problem.Problem;

/** The reports that there are. */
public final class Reports {

    /** The page of a single run, or of a class. */
    public static final String PAGE = "index.html";
    /** What an open page of a single run asks again and again. */
    static final String LIVE = "live.js";
    private static final String SUMMARY = "summary.md";

    private Reports() {
    }

    /**
     * {@return the reports on a submission, beside {@code results.json}}
     *
     * @param environment the environment, which tells whether Classroom 50's runner has started the judge
     * @param now the time, for reports that have to tell it
     */
    public static List<Report<Results>> ofSubmission(Map<String, String> environment, Instant now) {
        List<Report<Results>> reports = new ArrayList<>(List.of(
                new Report<>("feedback.html", Pages::feedback), new Report<>("feedback.md", Pages::feedbackInMarkdown),
                new Report<>("gradescope.json", GradescopeJson::text), new Report<>("junit.xml", JUnitXml::text),
                new Report<>(SUMMARY, StepSummary::of)));
        Classroom50Json.of(environment, now).ifPresent(reports::add);
        return reports;
    }

    /**
     * Gives all reports on the submission of a single run. In a class a submission has no page to play on, and
     * {@code index.html} is the class's own.
     *
     * @param environment the environment, which tells whether Classroom 50's runner has started the judge
     * @param now the time, for reports that have to tell it
     * @param folder where the reports are going to lie
     * @return the reports
     */
    public static List<Report<ShownRun>> ofRun(Map<String, String> environment, Instant now, Path folder) {
        List<Report<Results>> ofResults = new ArrayList<>(List.of(new Report<>(JsonReport.FILE, JsonReport::text)));
        ofResults.addAll(ofSubmission(environment, now));
        List<Report<ShownRun>> reports = new ArrayList<>();
        ofResults.forEach(report -> reports.add(new Report<>(report.file(), run -> report.text(run.results()))));
        reports.addAll(ofSearch(folder));
        return reports;
    }

    /**
     * Gives what shows a run and its recorded searches: the page, and then what an open page reads to learn that there
     * is another one.
     *
     * @param folder where they are going to lie
     * @return the reports
     */
    public static List<Report<ShownRun>> ofSearch(Path folder) {
        return List.of(new Report<>(PAGE, run -> Pages.run(run, folder)),
                new Report<>(LIVE, run -> Pages.live(run, folder)));
    }

    /**
     * Begins a run: the reports of an earlier one are gone. Its page stays until there is another one, since it may be
     * open, and says that it is judged again; so it does as well where the run never comes to its end.
     *
     * @param reports the reports of the run
     * @param folder where they are going to lie
     * @throws IOException if an earlier one can't be deleted, or nothing can be written
     */
    public static void begin(List<Report<ShownRun>> reports, ReportFolder folder) throws IOException {
        for (Report<ShownRun> report : reports) {
            if (!report.file().equals(PAGE)) {
                folder.forget(report.file());
            }
        }
        folder.write(LIVE, Pages.judging(Optional.empty()));
    }

    /**
     * Has a page that is open say that an exercise is judged again, and show it.
     *
     * @param exercise the exercise; empty if it is all of them
     * @param folder where the page lies
     * @throws IOException if the folder can't be written to
     */
    public static void begin(Optional<Problem> exercise, ReportFolder folder) throws IOException {
        folder.write(LIVE, Pages.judging(exercise));
    }

    /**
     * Ends a run that came to nothing: an earlier page is gone, and one that is open says that there is no verdict.
     *
     * @param folder where its reports would have lain
     * @throws IOException if the folder can't be written to
     */
    public static void giveUp(ReportFolder folder) throws IOException {
        folder.forget(PAGE);
        end(folder);
    }

    /**
     * Has a page that is open say that what it was judging has no verdict.
     *
     * @param folder where the page lies
     * @throws IOException if the folder can't be written to
     */
    public static void end(ReportFolder folder) throws IOException {
        folder.write(LIVE, Pages.ENDED);
    }

    /** {@return the report on a submission that was judged again} */
    public static Report<Appeal> ofAppeal() {
        return new Report<>(Appeal.FILE, Pages::appeal);
    }

    /**
     * Deletes what a single run has left in a folder, where the reports on a class are going to lie.
     *
     * @param folder the folder
     * @throws IOException if something can't be deleted, and nobody uses it
     */
    public static void forgetRun(ReportFolder folder) throws IOException {
        for (Report<ShownRun> report : ofRun(Map.of(), Instant.EPOCH, folder.path())) {
            folder.forget(report.file());
        }
        folder.forget(Classroom50Json.FILE);
    }

    /** {@return the reports on a class whose submissions were not compared} */
    public static List<Report<ClassResults>> ofClass() {
        return ofClass(Optional.empty());
    }

    /**
     * Gives the reports on a class.
     *
     * @param similar the pairs of submissions that are most alike, where they were compared
     * @return the reports
     */
    public static List<Report<ClassResults>> ofClass(Optional<List<SimilarPair>> similar) {
        return List.of(
                new Report<>(PAGE, results -> Pages.ofClass(results, similar)),
                new Report<>("gradebook.csv", Gradebooks::spreadsheet),
                new Report<>("moodle.csv", Gradebooks::moodle),
                new Report<>("canvas.csv", Gradebooks::canvas),
                new Report<>(SUMMARY, StepSummary::of));
    }
}
