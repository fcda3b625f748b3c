package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    static List<Problem> problems() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_problem_has_a_right_solution_and_three_that_are_wrong(Problem problem) {
        if (problem.isExercise()) {
            // the model solutions of the others are judged where they lie
            assertThat(known("accepted/", problem)).as(problem + ": known submissions with the verdict accepted")
                    .isNotEmpty();
        }
        assertThat(known("wrong_answer/", problem)).as(problem + ": known submissions with the verdict wrong_answer")
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_stub_compiles_and_is_not_started(Problem problem, @TempDir Path folder) throws IOException {
        Submission stubs = new Submission("not_started/stubs", KnownSubmissions.FOLDER.resolve("not_started/stubs"));
        if (!problem.isExercise()) {
            stubs = new InterviewWorkspace(folder).submission();
            Path file = new InterviewWorkspace(folder).file(problem);
            Files.createDirectories(file.getParent());
            assertThat(Files.writeString(file, InterviewWorkspace.stub(problem))).content().isASCII()
                    .containsOnlyOnce("throw new NotStartedException(\"").matches("(.{0,120}\\R)*");
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
