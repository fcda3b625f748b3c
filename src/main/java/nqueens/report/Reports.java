package nqueens.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The reports that there are. */
public final class Reports {

    private Reports() {
    }

    /**
     * Gives the reports on a submission, besides {@code results.json}.
     *
     * @param environment the environment, which tells whether Classroom 50's runner has started the judge
     * @param now the time, for reports that have to tell it
     * @return the reports
     */
    public static List<SubmissionReport> ofSubmission(Map<String, String> environment, Instant now) {
        List<SubmissionReport> reports = new ArrayList<>(List.of(
                new FeedbackHtml(), new FeedbackMarkdown(), new GradescopeJson(), new JUnitXml(), new StepSummary()));
        Classroom50Run.of(environment, now).ifPresent(run -> reports.add(new Classroom50Json(run)));
        return reports;
    }

    /**
     * Gives the reports on the submission of a single run, besides {@code results.json}. In a class a submission has
     * no page to play on, and {@code index.html} is the class's own.
     *
     * @param environment the environment, which tells whether Classroom 50's runner has started the judge
     * @param now the time, for reports that have to tell it
     * @param folder where the reports are going to lie
     * @return the reports
     */
    public static List<SubmissionReport> ofRun(Map<String, String> environment, Instant now, Path folder) {
        List<SubmissionReport> reports = new ArrayList<>(ofSubmission(environment, now));
        reports.add(new RunHtml(folder));
        return reports;
    }

    /**
     * Gives the reports on a class.
     *
     * @return the reports
     */
    public static List<ClassReport> ofClass() {
        return List.of(
                new ClassIndexHtml(), new GradebookCsv(), new MoodleCsv(), new CanvasCsv(), new ClassStepSummary());
    }
}
