package nqueens.report;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.google.gson.FieldNamingPolicy;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.annotations.SerializedName;

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
final class Classroom50Json {

    static final String FILE = "classroom50.json";

    private static final Gson GSON = new GsonBuilder().setPrettyPrinting().disableHtmlEscaping()
            .setFieldNamingPolicy(FieldNamingPolicy.LOWER_CASE_WITH_DASHES).create();
    private static final List<String> NEEDED =
            List.of("CLASSROOM", "ASSIGNMENT", "OWNER", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL");

    private Classroom50Json() {
    }

    /** The file. */
    private record Result(
            String schema, String classroom, String assignment,
            @SerializedName("assignment_type") String assignmentType, String owner, String submission, String commit,
            String release, String review, String datetime, int score, int maxScore, List<Test> tests) {
    }

    /** One check; the message is null, and so not written, where there is none to tell. */
    private record Test(
            String testName, boolean passed, int score, int maxScore, Verdict verdict, String message) {
    }

    /**
     * Finds what the runner hands to an autograder.
     *
     * @param environment the environment: {@code CLASSROOM}, {@code ASSIGNMENT}, {@code ASSIGNMENT_TYPE},
     *     {@code OWNER}, {@code SUBMISSION_TAG}, {@code COMMIT_URL}, {@code RELEASE_URL}, {@code REVIEW_URL}
     * @param now the time; the runner puts that of the commit in its place, as it does with the owner and the type
     * @return the report, or empty if the judge was not started by the runner
     */
    static Optional<Report<Results>> of(Map<String, String> environment, Instant now) {
        boolean complete = NEEDED.stream().noneMatch(name -> environment.getOrDefault(name, "").isBlank())
                && environment.get("SUBMISSION_TAG").startsWith("submit/");
        return complete ? Optional.of(new Report<>(FILE, results -> text(results, environment, now)))
                : Optional.empty();
    }

    private static String text(Results results, Map<String, String> environment, Instant now) {
        boolean graded = results.verdict() != Verdict.JUDGE_ERROR;
        String review = environment.getOrDefault("REVIEW_URL", "");
        return GSON.toJson(new Result("classroom50/result/v1", environment.get("CLASSROOM"),
                environment.get("ASSIGNMENT"),
                "group".equals(environment.get("ASSIGNMENT_TYPE")) ? "group" : "individual",
                environment.get("OWNER"), environment.get("SUBMISSION_TAG"), environment.get("COMMIT_URL"),
                environment.get("RELEASE_URL"), review.isBlank() ? environment.get("COMMIT_URL") : review,
                now.truncatedTo(ChronoUnit.SECONDS).toString(), graded ? results.points() : 0,
                graded ? results.maxPoints() : 0, graded ? results.counted().stream()
                        .flatMap(Classroom50Json::tests).toList() : List.of())) + "\n";
    }

    private static Stream<Test> tests(ProblemResult exercise) {
        return exercise.checks().stream().map(check -> new Test(exercise.id() + ": " + check.title(),
                check.verdict() == Verdict.ACCEPTED, check.points(), check.maxPoints(), check.verdict(),
                message(check)));
    }

    private static String message(CheckResult check) {
        return check.verdict() == Verdict.ACCEPTED || check.hidden() ? null : Wording.failing(check);
    }
}
