package nqueens.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/** The reports that there are. */
public final class Reports {

    /** The page of a single run, or of a class. */
    static final String PAGE = "index.html";
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
    public static List<Report<Results>> ofRun(Map<String, String> environment, Instant now, Path folder) {
        List<Report<Results>> reports = new ArrayList<>(List.of(new Report<>(JsonReport.FILE, JsonReport::text)));
        reports.addAll(ofSubmission(environment, now));
        reports.add(new Report<>(PAGE, results -> Pages.run(results, folder)));
        return reports;
    }

    /** {@return the reports on a class} */
    public static List<Report<ClassResults>> ofClass() {
        return List.of(
                new Report<>(PAGE, Pages::ofClass),
                new Report<>("gradebook.csv", Gradebooks::spreadsheet),
                new Report<>("moodle.csv", Gradebooks::moodle),
                new Report<>("canvas.csv", Gradebooks::canvas),
                new Report<>(SUMMARY, StepSummary::of));
    }
}
