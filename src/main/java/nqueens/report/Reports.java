package nqueens.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/** The reports that there are. */
public final class Reports {

    private record OfSubmission(String file, Function<Results, String> drawing) implements SubmissionReport {

        @Override
        public String text(Results results) {
            return drawing.apply(results);
        }
    }

    private record OfClass(String file, Function<ClassResults, String> drawing) implements ClassReport {

        @Override
        public String text(ClassResults results) {
            return drawing.apply(results);
        }
    }

    private Reports() {
    }

    /**
     * Gives the reports on a submission, beside {@code results.json}.
     *
     * @param environment the environment, which tells whether Classroom 50's runner has started the judge
     * @param now the time, for reports that have to tell it
     * @return the reports
     */
    public static List<SubmissionReport> ofSubmission(Map<String, String> environment, Instant now) {
        List<SubmissionReport> reports = new ArrayList<>(List.of(new FeedbackHtml(), new FeedbackMarkdown(),
                new OfSubmission("gradescope.json", GradescopeJson::text),
                new OfSubmission("junit.xml", JUnitXml::text), new OfSubmission(StepSummary.FILE, StepSummary::of)));
        Classroom50Json.of(environment, now).ifPresent(reports::add);
        return reports;
    }

    /**
     * Gives the reports on the submission of a single run, beside {@code results.json}. In a class a submission has
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

    /** {@return the reports on a class} */
    public static List<ClassReport> ofClass() {
        return List.of(
                new OfClass("index.html", ClassIndexHtml::text),
                new OfClass("gradebook.csv", Gradebooks::spreadsheet),
                new OfClass("moodle.csv", Gradebooks::moodle),
                new OfClass("canvas.csv", Gradebooks::canvas),
                new OfClass(StepSummary.FILE, StepSummary::of));
    }
}
