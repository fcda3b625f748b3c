package nqueens.submissions;

import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
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

    /** Gives each check by itself: an endless mutant is stopped by the time that its first check takes. */
    static Stream<Arguments> checks() {
        return Catalogue.all().stream().filter(problem -> problem.isExercise() && problem.harness().isEmpty())
                .flatMap(problem -> problem.checks().stream().map(check -> Arguments.of(problem, check)));
    }

    @ParameterizedTest
    @MethodSource("checks")
    void a_reference_solution_is_accepted(Problem problem, Check check) {
        Solver solver = SolverOnClassPath.of(problem);
        for (Case each : check.cases()) {
            each.fault().apply(solver).ifPresent(found -> {
                throw new AssertionError(check.id() + ": " + found);
            });
        }
    }
}
