package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.HashMap;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class Classroom50RunTest {

    static final Instant NOW = Instant.parse("2026-06-01T14:32:01.987Z");
    static final Map<String, String> ENVIRONMENT = Map.of("CLASSROOM", "cs-principles", "ASSIGNMENT", "queens",
            "ASSIGNMENT_TYPE", "group", "OWNER", "alice", "SUBMISSION_TAG", "submit/2026-06-01T14-32-05Z-a1b2c3d",
            "COMMIT_URL", "https://example.org/c", "RELEASE_URL", "https://example.org/r",
            "REVIEW_URL", "https://example.org/v");

    @Test
    void a_run_is_what_the_runner_says() {
        assertThat(Classroom50Run.of(ENVIRONMENT, NOW)).contains(new Classroom50Run("cs-principles", "queens", "group",
                "alice", "submit/2026-06-01T14-32-05Z-a1b2c3d", "https://example.org/c", "https://example.org/r",
                "https://example.org/v", Instant.parse("2026-06-01T14:32:01Z")));
    }

    @Test
    void a_run_without_review_and_type_is_one_persons_and_is_reviewed_by_its_commit() {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.remove("REVIEW_URL");
        environment.remove("ASSIGNMENT_TYPE");
        Classroom50Run run = Classroom50Run.of(environment, NOW).orElseThrow();
        assertThat(run.review()).isEqualTo("https://example.org/c");
        assertThat(run.assignmentType()).isEqualTo("individual");
    }

    @ParameterizedTest
    @ValueSource(strings = {"CLASSROOM", "ASSIGNMENT", "OWNER", "SUBMISSION_TAG", "COMMIT_URL", "RELEASE_URL"})
    void without_one_of_these_the_judge_was_not_started_by_the_runner(String name) {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.put(name, " ");
        assertThat(Classroom50Run.of(environment, NOW)).isEmpty();
        environment.remove(name);
        assertThat(Classroom50Run.of(environment, NOW)).isEmpty();
    }

    @Test
    void a_tag_of_another_kind_is_none() {
        Map<String, String> environment = new HashMap<>(ENVIRONMENT);
        environment.put("SUBMISSION_TAG", "v1");
        assertThat(Classroom50Run.of(environment, NOW)).isEmpty();
    }
}
