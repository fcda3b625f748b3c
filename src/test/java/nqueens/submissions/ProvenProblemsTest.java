package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.Drill;
import nqueens.interview.InterviewWorkspace;
import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Submission;
import nqueens.judge.worker.SubmissionLoader;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;

/** Each problem of the catalogue has a stub that compiles, a right solution, and some that are wrong. */
class ProvenProblemsTest {

    private static final Judge JUDGE = new Judge(
            new InProcessWorkers(classes -> new SubmissionLoader(classes.get().files())), Points.standard());

    /** What is written in interviews, some of which is in exercises, too. */
    private static final List<Problem> INTERVIEWS = Catalogue.all().stream().filter(problem -> !problem.isExercise()
            || Arrays.stream(Drill.values()).anyMatch(drill -> drill.twist() == problem)).toList();

    static List<Problem> problems() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_problem_has_a_right_solution_and_three_that_are_wrong(Problem problem) {
        assertThat(known("accepted/", problem)).as(problem + ": known submissions with the verdict accepted")
                .isNotEmpty();
        assertThat(known("wrong_answer/", problem)).as(problem + ": known submissions with the verdict wrong_answer")
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_stub_compiles_and_is_not_started(Problem problem, @TempDir Path folder) throws IOException {
        Submission stubs = new Submission("not_started/stubs", KnownSubmissions.FOLDER.resolve("not_started/stubs"));
        if (INTERVIEWS.contains(problem)) {
            InterviewWorkspace workspace = new InterviewWorkspace(folder);
            // beside all others, as at the end of an interview
            for (Problem other : INTERVIEWS) {
                workspace.open(other);
            }
            stubs = workspace.submission();
            assertThat(workspace.file(problem)).as(problem + ": the stub's comment").content().isASCII()
                    .contains("<p>Examples: ", "<p>Limits: ").containsOnlyOnce("throw new NotStartedException(\"")
                    .matches("(.{0,120}\\R)*");
        }

        ProblemResult result = JUDGE.judge(stubs, List.of(problem), Judge.Listener.NONE).exercises().get(0);

        assertThat(result.checks().get(0).message()).as(problem + ": its stub").contains("(n) is still the stub: ");
        assertThat(result.verdict()).as(problem + ": its stub").isEqualTo(Verdict.NOT_STARTED);
    }

    private static List<String> known(String verdict, Problem problem) {
        Path solver = Path.of(problem.solver().packageName(), problem.solver().file());
        return KnownSubmissions.all().filter(name -> name.startsWith(verdict))
                .filter(name -> Files.exists(KnownSubmissions.FOLDER.resolve(name).resolve(solver))).toList();
    }
}
