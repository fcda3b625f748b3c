package nqueens.report;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

import nqueens.judge.CheckResult;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

/**
 * {@code classroom50.json}: what an autograder of Classroom 50 leaves as {@code result.json}, of the schema
 * {@code classroom50/result/v1}: one test for each check of each exercise, all scores integers. A test has the
 * fields of the schema and {@code verdict} and {@code message} besides, which it allows; the message of a hidden
 * check is left out, since the learner reads the file.
 *
 * <p>Where the judge failed ({@code JUDGE_ERROR}) the file is the format's own result of an error: 0 of 0 points
 * and no tests. The runner takes such a file for a pass of nothing, unless the autograder ends with an exit code
 * other than 0, which it then has to.
 *
 * <p>Sources, in github.com/foundation50/classroom50: schemas/result-v1.schema.json;
 * wiki/Advanced-Autograding.md; {@code validate_result} in
 * cli/gh-teacher/skeleton/dotgithub/scripts/runner.py.
 */
public final class Classroom50Json implements SubmissionReport {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();

    private final Classroom50Run run;

    /**
     * Creates a report.
     *
     * @param run the run that it is of
     */
    public Classroom50Json(Classroom50Run run) {
        this.run = run;
    }

    @Override
    public String file() {
        return "classroom50.json";
    }

    @Override
    public String text(Results results) {
        boolean graded = !NotGraded.applies(results);
        JsonObject report = new JsonObject();
        report.addProperty("schema", "classroom50/result/v1");
        report.addProperty("classroom", run.classroom());
        report.addProperty("assignment", run.assignment());
        report.addProperty("assignment_type", run.assignmentType());
        report.addProperty("owner", run.owner());
        report.addProperty("submission", run.submission());
        report.addProperty("commit", run.commit());
        report.addProperty("release", run.release());
        report.addProperty("review", run.review());
        report.addProperty("datetime", run.datetime().toString());
        report.addProperty("score", graded ? results.points() : 0);
        report.addProperty("max-score", graded ? results.maxPoints() : 0);
        report.add("tests", graded ? tests(results) : new JsonArray());
        return GSON.toJson(report) + "\n";
    }

    private static JsonArray tests(Results results) {
        JsonArray tests = new JsonArray();
        for (ExerciseResult exercise : results.exercises()) {
            exercise.checks().forEach(check -> tests.add(test(exercise, check)));
        }
        return tests;
    }

    private static JsonObject test(ExerciseResult exercise, CheckResult check) {
        JsonObject test = new JsonObject();
        test.addProperty("test-name", exercise.id() + ": " + check.title());
        test.addProperty("passed", check.verdict() == Verdict.ACCEPTED);
        test.addProperty("score", check.points());
        test.addProperty("max-score", check.maxPoints());
        test.addProperty("verdict", check.verdict().name());
        if (check.verdict() != Verdict.ACCEPTED && !check.hidden()) {
            test.addProperty("message", new FailingText(check).text());
        }
        return test;
    }
}
