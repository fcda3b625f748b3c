package nqueens.report.format;

import java.util.List;
import java.util.stream.Collectors;

import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;
import nqueens.report.text.Phrases;

/**
 * {@code gradescope.json}: the file {@code /autograder/results/results.json} of a Gradescope autograder, with a test
 * for each check; {@code execution_time} is CPU time of the workers, in seconds. Every test is visible, with plain
 * text: Gradescope's {@code hidden} hides whole tests and the total, and {@code extra_data} can be read by a student's
 * next submission. If the judge failed, the file contains neither a score nor tests, so that Gradescope reports a
 * failed autograder. Sources: gradescope-autograders.readthedocs.io/en/latest/specs, and /troubleshooting.
 */
public final class GradescopeJson {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting()
            .setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES).create();

    private GradescopeJson() {
    }

    private record Autograded(
            Integer score, Double executionTime, String output, String outputFormat, String testOutputFormat,
            String testNameFormat, String visibility, String stdoutVisibility, List<GradescopeTest> tests) {
    }

    private record GradescopeTest(
            String name, int score, int maxScore, String status, String visibility, String output, String number) {
    }

    /** {@return the file's content} */
    public static String text(Results results) {
        // a submission with nothing to judge counts as graded: students see the reason, and hand in again
        boolean graded = results.verdict() != Verdict.JUDGE_ERROR;
        String output = Phrases.comment(results)
                + Phrases.notes(results).stream().map(note -> "\n" + note).collect(Collectors.joining());
        return GSON.toJson(new Autograded(
                graded ? results.points() : null,
                graded ? Math.round(Phrases.cpuSeconds(results) * 100) / 100.0 : null,
                output, "text", "text", "text", "visible", "hidden", graded ? tests(results) : null)) + "\n";
    }

    private static List<GradescopeTest> tests(Results results) {
        List<ProblemResult> counted = results.graded();
        return counted.stream().flatMap(result -> result.checks().stream().map(check -> new GradescopeTest(
                result.id() + ": " + check.title(), check.points(), check.maxPoints(),
                check.verdict() == Verdict.ACCEPTED ? "passed" : "failed", "visible", output(check),
                (counted.indexOf(result) + 1) + "." + (result.checks().indexOf(check) + 1)))).toList();
    }

    private static String output(CheckResult check) {
        return check.verdict().words() + (check.verdict() == Verdict.ACCEPTED ? ""
                : "\n" + (check.hidden() ? Phrases.HIDDEN : Phrases.failing(check)));
    }
}
