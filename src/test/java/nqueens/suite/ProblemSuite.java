package nqueens.suite;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/**
 * The suite: a test for each case of each check of a problem. {@link nqueens.run.SuiteRun} has the whole
 * problem judged first; a test reports the outcome of one case.
 */
@ExtendWith(JudgedRun.class)
@Execution(ExecutionMode.CONCURRENT)
abstract class ProblemSuite {

    @TestFactory
    @Execution(ExecutionMode.SAME_THREAD)
    Stream<DynamicContainer> checks(JudgedRun.Outcomes outcomes) {
        return problems().filter(outcomes::mayJudge).flatMap(problem -> {
            Map<List<String>, Optional<Fault>> judged = outcomes.run.judge(problem);
            return problem.checks().stream().map(check -> DynamicContainer.dynamicContainer(problem + ": " + check,
                    file(problem), check.cases().stream().map(each -> DynamicTest.dynamicTest(each.name(),
                            file(problem), () -> outcomes.assertPassed(
                                    check, judged.get(List.of(check.id(), each.name())))))));
        });
    }

    /** Those whose class of the suite is called like this one. */
    private Stream<Problem> problems() {
        return Catalogue.all().stream().filter(problem -> problem.suiteName().equals(getClass().getSimpleName()));
    }

    /** What an IDE opens for a test; where it is a file and no method, Maven calls a test by its name. */
    private static URI file(Problem problem) {
        return Path.of("exercises", problem.solver().packageName(), problem.solver().file()).toUri();
    }
}
