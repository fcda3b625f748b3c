package nqueens.report;

import java.util.stream.Collectors;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Verdict;

/**
 * {@code gradescope.json}: what a Gradescope autograder leaves as {@code /autograder/results/results.json}, one
 * test for each check of each exercise. {@code execution_time} is the CPU time of the workers, in seconds.
 *
 * <p>Every test is {@code visible}. Gradescope's {@code hidden} keeps a whole test from students, and their total
 * with it; a hidden check of ours keeps only what failed. So a hidden check is a visible test without its message
 * and board: the student sees title, verdict and points, the instructor reads the rest in {@code results.json}.
 * Nor does {@code extra_data} hold it, since the metadata of a later submission hand it to code of the student's.
 * Standard output stays with the instructor. All text is of the format {@code text}, so that nothing in it is
 * taken for HTML; of the whole submission's output the default would be another.
 *
 * <p>Where the judge failed ({@code JUDGE_ERROR}) there is neither {@code score} nor {@code tests}. Gradescope
 * asks for one of them, and so takes the run for an autograder that failed, not for a grade; the instructor runs
 * the autograder again. A score, or tests without one, would be recorded. The surest is for the script that
 * copies this file not to copy it then: a run without a results file is documented to be shown as one that
 * failed.
 *
 * <p>Sources: gradescope-autograders.readthedocs.io/en/latest/specs, and /troubleshooting.
 */
final class GradescopeJson {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().create();

    private GradescopeJson() {
    }

    static String text(Results results) {
        boolean graded = Wording.isGraded(results.verdict());
        JsonObject report = new JsonObject();
        if (graded) {
            report.addProperty("score", results.points());
            report.addProperty("execution_time", Math.round(Wording.cpuSeconds(results) * 100) / 100.0);
        }
        // what students should know of how their files were read, a line each below the first
        report.addProperty("output", Wording.comment(results)
                + results.exercises().stream().flatMap(exercise -> exercise.notes().stream())
                        .map(note -> "\n" + ForeignText.plain(note).shortLine()).collect(Collectors.joining()));
        report.addProperty("output_format", "text");
        report.addProperty("test_output_format", "text");
        report.addProperty("test_name_format", "text");
        report.addProperty("visibility", "visible");
        report.addProperty("stdout_visibility", "hidden");
        if (graded) {
            report.add("tests", tests(results));
        }
        return GSON.toJson(report) + "\n";
    }

    private static JsonArray tests(Results results) {
        JsonArray tests = new JsonArray();
        int exercise = 0;
        for (ProblemResult result : results.exercises()) {
            exercise++;
            for (int i = 0; i < result.checks().size(); i++) {
                CheckResult check = result.checks().get(i);
                JsonObject test = new JsonObject();
                test.addProperty("name", result.id() + ": " + check.title());
                test.addProperty("score", check.points());
                test.addProperty("max_score", check.maxPoints());
                test.addProperty("status", check.verdict() == Verdict.ACCEPTED ? "passed" : "failed");
                test.addProperty("visibility", "visible");
                test.addProperty("output", output(check));
                test.addProperty("number", exercise + "." + (i + 1));
                tests.add(test);
            }
        }
        return tests;
    }

    private static String output(CheckResult check) {
        return check.verdict().words() + (check.verdict() == Verdict.ACCEPTED ? ""
                : "\n" + (check.hidden() ? Wording.HIDDEN : Wording.failing(check)));
    }
}
