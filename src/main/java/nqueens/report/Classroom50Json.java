package nqueens.report;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonObject;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Verdict;

/**
 * {@code classroom50.json}: what an autograder of Classroom 50 leaves as {@code result.json}, of the schema
 * {@code classroom50/result/v1}: one test for each check of each exercise, all scores integers. A test has the
 * fields of the schema and {@code verdict} and {@code message} too, which it allows; the message of a hidden
 * check is left out, since the learner reads the file. What the result has to say of its run, only the runner that
 * starts the judge knows, and tells by the environment.
 *
 * <p>Where the judge failed ({@code JUDGE_ERROR}) the file is the format's own result of an error: 0 of 0 points
 * and no tests. The runner takes such a file for a pass of nothing, unless the autograder ends with an exit code
 * other than 0, which it then has to.
 *
 * <p>Sources, in github.com/foundation50/classroom50: schemas/result-v1.schema.json;
 * wiki/Advanced-Autograding.md, the part "Contract"; {@code validate_result} in
 * cli/gh-teacher/skeleton/dotgithub/scripts/runner.py.
 */
final class Classroom50Json implements SubmissionReport {

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping().create();
    private static final List<String> NEEDED =
            List.of("CLASSROOM", "ASSIGNMENT", "OWNER", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL");

    private final Map<String, String> environment;
    private final Instant now;

    private Classroom50Json(Map<String, String> environment, Instant now) {
        this.environment = environment;
        this.now = now;
    }

    /**
     * Finds what the runner hands to an autograder.
     *
     * @param environment the environment: {@code CLASSROOM}, {@code ASSIGNMENT}, {@code ASSIGNMENT_TYPE},
     *     {@code OWNER}, {@code SUBMISSION_TAG}, {@code COMMIT_URL}, {@code RELEASE_URL}, {@code REVIEW_URL}
     * @param now the time; the runner puts that of the commit in its place, as it does with the owner and the type
     * @return the report, or empty if the judge was not started by the runner
     */
    static Optional<Classroom50Json> of(Map<String, String> environment, Instant now) {
        boolean complete = NEEDED.stream().noneMatch(name -> environment.getOrDefault(name, "").isBlank())
                && environment.get("SUBMISSION_TAG").startsWith("submit/");
        return complete ? Optional.of(new Classroom50Json(environment, now)) : Optional.empty();
    }

    @Override
    public String file() {
        return "classroom50.json";
    }

    @Override
    public String text(Results results) {
        boolean graded = Wording.isGraded(results.verdict());
        String review = environment.getOrDefault("REVIEW_URL", "");
        JsonObject report = new JsonObject();
        report.addProperty("schema", "classroom50/result/v1");
        report.addProperty("classroom", environment.get("CLASSROOM"));
        report.addProperty("assignment", environment.get("ASSIGNMENT"));
        report.addProperty("assignment_type",
                "group".equals(environment.get("ASSIGNMENT_TYPE")) ? "group" : "individual");
        report.addProperty("owner", environment.get("OWNER"));
        report.addProperty("submission", environment.get("SUBMISSION_TAG"));
        report.addProperty("commit", environment.get("COMMIT_URL"));
        report.addProperty("release", environment.get("RELEASE_URL"));
        report.addProperty("review", review.isBlank() ? environment.get("COMMIT_URL") : review);
        report.addProperty("datetime", now.truncatedTo(ChronoUnit.SECONDS).toString());
        report.addProperty("score", graded ? results.points() : 0);
        report.addProperty("max-score", graded ? results.maxPoints() : 0);
        JsonArray tests = new JsonArray();
        for (ProblemResult exercise : graded ? results.exercises() : List.<ProblemResult>of()) {
            exercise.checks().forEach(check -> tests.add(test(exercise, check)));
        }
        report.add("tests", tests);
        return GSON.toJson(report) + "\n";
    }

    private static JsonObject test(ProblemResult exercise, CheckResult check) {
        JsonObject test = new JsonObject();
        test.addProperty("test-name", exercise.id() + ": " + check.title());
        test.addProperty("passed", check.verdict() == Verdict.ACCEPTED);
        test.addProperty("score", check.points());
        test.addProperty("max-score", check.maxPoints());
        test.addProperty("verdict", check.verdict().name());
        if (check.verdict() != Verdict.ACCEPTED && !check.hidden()) {
            test.addProperty("message", Wording.failing(check));
        }
        return test;
    }
}
