package nqueens.submissions;

import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.SolverOnClassPath;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Problem;
import nqueens.problem.Solver;
import nqueens.problem.catalogue.Catalogue;

/**
 * The reference solutions as mutation testing runs them: in this JVM, from its class path, where they have been
 * changed, and no further than to the first fault.
 */
class ReferenceSolutionsInProcess {

    static List<Problem> exercises() {
        return Catalogue.all().stream()
                .filter(problem -> problem.isExercise() && problem.harness().isEmpty()).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void a_reference_solution_is_accepted(Problem problem) {
        Solver solver = SolverOnClassPath.of(problem);
        for (Check check : problem.checks()) {
            for (Case each : check.cases()) {
                each.fault().apply(solver).ifPresent(found -> {
                    throw new AssertionError(check.id() + ": " + found);
                });
            }
        }
    }
}
