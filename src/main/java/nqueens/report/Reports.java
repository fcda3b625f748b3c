package nqueens.report;

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
     * Gives the reports on a class.
     *
     * @return the reports
     */
    public static List<ClassReport> ofClass() {
        return List.of(
                new ClassIndexHtml(), new GradebookCsv(), new MoodleCsv(), new CanvasCsv(), new ClassStepSummary());
    }
}
