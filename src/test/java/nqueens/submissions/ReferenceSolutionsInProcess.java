package nqueens.submissions;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.InProcessWorkers;
import nqueens.judge.Judge;
import nqueens.judge.result.Points;
import nqueens.judge.submission.Submission;
import nqueens.judge.submission.Work;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * The reference solutions as mutation testing runs them: in this JVM, from its class path, where they have been
 * changed, and no further than to the first fault.
 */
class ReferenceSolutionsInProcess {

    private static final Judge JUDGE = new Judge(new InProcessWorkers(
            classes -> ReferenceSolutionsInProcess.class.getClassLoader()), Points.standard());

    static List<Problem> exercises() {
        return Catalogue.all().stream()
                .filter(problem -> problem.isExercise() && problem.harness().isEmpty()).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void a_reference_solution_is_accepted(Problem problem) {
        Work work = new Work(Submission.at("solutions"));
        JUDGE.judge(work, List.of(problem), (of, check, each, fault) -> fault.ifPresent(found -> {
            throw new AssertionError(check.id() + ": " + found);
        }));
    }
}
