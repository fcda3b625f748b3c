package nqueens.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * {@code gradescope.json}: what a Gradescope autograder leaves as {@code /autograder/results/results.json}, one
 * test for each check of each exercise. {@code execution_time} is the CPU time of the workers, in seconds.
 *
 * <p>Every test is {@code visible}. Gradescope's {@code hidden} keeps a whole test from students, and their total
 * with it; a hidden check of ours is a visible test without its message and board. Nor does {@code extra_data} hold
 * these, since the metadata of a later submission hand it to code of the student's. All text is of the format
 * {@code text}, so that nothing in it is taken for HTML; the default would be another.
 *
 * <p>Where the judge failed ({@code JUDGE_ERROR}) there is neither {@code score} nor {@code tests}. Gradescope asks
 * for one of them, and so takes the run for an autograder that failed, not for a grade. The surest is for the script
 * that copies this file not to copy it then: a run without a results file is documented to be shown as one that
 * failed.
 *
 * <p>Sources: gradescope-autograders.readthedocs.io/en/latest/specs, and /troubleshooting.
 */
public final class GradescopeJson {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting()
            .setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_UNDERSCORES).create();

    private GradescopeJson() {
    }

    /** The file; a field that is null isn't written. */
    private record Autograded(
            Integer score, Double executionTime, String output, String outputFormat, String testOutputFormat,
            String testNameFormat, String visibility, String stdoutVisibility, List<GradescopeTest> tests) {
    }

    private record GradescopeTest(
            String name, int score, int maxScore, String status, String visibility, String output, String number) {
    }

    /** {@return the file's content} */
    public static String text(Results results) {
        // where nothing was found to judge, the student reads why, and hands in again
        boolean graded = results.verdict() != Verdict.JUDGE_ERROR;
        // what students should know of how their files were read, a line each below the first
        String output = Wording.comment(results)
                + results.exercises().stream().flatMap(exercise -> exercise.notes().stream())
                        .map(note -> "\n" + ForeignText.plain(note).shortLine()).collect(Collectors.joining());
        return GSON.toJson(new Autograded(
                graded ? results.points() : null,
                graded ? Math.round(Wording.cpuSeconds(results) * 100) / 100.0 : null,
                output, "text", "text", "text", "visible", "hidden", graded ? tests(results) : null)) + "\n";
    }

    private static List<GradescopeTest> tests(Results results) {
        List<GradescopeTest> tests = new ArrayList<>();
        int exercise = 0;
        for (ProblemResult result : results.counted()) {
            exercise++;
            int number = 0;
            for (CheckResult check : result.checks()) {
                number++;
                tests.add(new GradescopeTest(result.id() + ": " + check.title(), check.points(), check.maxPoints(),
                        check.verdict() == Verdict.ACCEPTED ? "passed" : "failed", "visible", output(check),
                        exercise + "." + number));
            }
        }
        return tests;
    }

    private static String output(CheckResult check) {
        return check.verdict().words() + (check.verdict() == Verdict.ACCEPTED ? ""
                : "\n" + (check.hidden() ? Wording.HIDDEN : Wording.failing(check)));
    }
}
