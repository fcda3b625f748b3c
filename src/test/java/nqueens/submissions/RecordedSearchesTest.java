package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import nqueens.QueensSolver;
import nqueens.judge.Judge;
import nqueens.judge.limit.Isolation;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Problem;
import nqueens.recording.Diagnosis;
import nqueens.recording.Recording;

/** What is recorded of right searches, in workers of their own. */
@Tag("proof")
class RecordedSearchesTest {

    /**
     * What a right search does is never told as a mistake; and what is recorded answers as it would have anyway. What
     * is there for the judge's strictness is left out, unless {@code -Dkata.known=accepted} asks for all.
     */
    @Test
    void a_right_search_is_left_as_it_is_and_would_be_told_nothing() {
        List<String> accepted = KnownSubmissions.names().stream().filter(name -> name.startsWith("accepted/"))
                .filter(name -> System.getProperty("kata.known") != null || !Attack.isOne(name)).toList();
        try (ProcessWorkers workers = new ProcessWorkers(
                ProcessWorkers.Workload.FEW, Optional.of(Isolation.PROCESS), Optional.of(1.0))) {
            Judge judge = new Judge(workers);
            accepted.parallelStream().forEach(name -> {
                Submission submission = KnownSubmissions.submission(name);
                KnownSubmissions.problems(submission).stream()
                        .filter(problem -> problem.contract() == QueensSolver.class)
                        .map(problem -> recorded(judge, submission, problem)).forEach(recording -> {
                            assertThat(placements(recording)).as(name).containsExactly("[1, 3, 0, 2]", "[2, 0, 3, 1]");
                            assertThat(Diagnosis.ofAnswer(recording, List.of())).as(name).isEmpty();
                        });
            });
        }
    }

    /** Records what is recorded where nothing fails, and asks for that alone. */
    private static Recording recorded(Judge judge, Submission submission, Problem problem) {
        Call sample = problem.sample().orElseThrow();
        Check none = new Check("none", "", 100,
                List.of(new Case(sample, solver -> solver.profile(sample).map(profile -> null))));
        Problem unasked = Problem.of(Problem.Category.CORE, problem.solver().packageName(),
                problem.solver().simpleName(), problem.contract()).sample(sample).checks(() -> List.of(none)).build();
        return judge.judge(new OpenedSubmission(submission), List.of(unasked), Judge.Listener.NONE)
                .judged().get(unasked).recording().orElseThrow();
    }

    /** In order: some searches find them in several threads. */
    private static List<String> placements(Recording recording) {
        return ((List<?>) recording.answer()).stream().map(placement -> Arrays.toString((int[]) placement)).sorted()
                .toList();
    }
}
