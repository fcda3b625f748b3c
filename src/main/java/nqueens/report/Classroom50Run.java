package nqueens.report;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The run of Classroom 50's {@code runner.py} that the judge is a part of: what a result has to say of itself,
 * and only the runner knows. Source: wiki/Advanced-Autograding.md in github.com/foundation50/classroom50, the
 * part "Contract".
 *
 * @param classroom the classroom's short name
 * @param assignment the assignment's short name
 * @param assignmentType {@code individual} or {@code group}
 * @param owner who owns the repository that is graded
 * @param submission the tag of the submission, {@code submit/...}
 * @param commit the address of the commit that is graded
 * @param release the address of the submission's release
 * @param review the address of all that changed since the start
 * @param datetime when, in UTC, to the second
 */
public record Classroom50Run(
        String classroom, String assignment, String assignmentType, String owner, String submission, String commit,
        String release, String review, Instant datetime) {

    private static final List<String> NEEDED =
            List.of("CLASSROOM", "ASSIGNMENT", "OWNER", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL");

    /** Creates a run, with the fraction of a second cut off. */
    public Classroom50Run {
        datetime = datetime.truncatedTo(ChronoUnit.SECONDS);
    }

    /**
     * Reads what the runner hands to an autograder.
     *
     * @param environment the environment: {@code CLASSROOM}, {@code ASSIGNMENT}, {@code ASSIGNMENT_TYPE},
     *     {@code OWNER}, {@code SUBMISSION_TAG}, {@code COMMIT_URL}, {@code RELEASE_URL}, {@code REVIEW_URL}
     * @param now the time; the runner puts that of the commit in its place, as it does with the owner and the type
     * @return the run, or empty if the judge was not started by the runner
     */
    public static Optional<Classroom50Run> of(Map<String, String> environment, Instant now) {
        boolean complete = NEEDED.stream().noneMatch(name -> environment.getOrDefault(name, "").isBlank())
                && environment.get("SUBMISSION_TAG").startsWith("submit/");
        if (!complete) {
            return Optional.empty();
        }
        String review = environment.getOrDefault("REVIEW_URL", "");
        return Optional.of(new Classroom50Run(environment.get("CLASSROOM"), environment.get("ASSIGNMENT"),
                "group".equals(environment.get("ASSIGNMENT_TYPE")) ? "group" : "individual",
                environment.get("OWNER"), environment.get("SUBMISSION_TAG"), environment.get("COMMIT_URL"),
                environment.get("RELEASE_URL"), review.isBlank() ? environment.get("COMMIT_URL") : review, now));
    }
}
