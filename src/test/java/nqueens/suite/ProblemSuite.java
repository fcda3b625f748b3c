package nqueens.suite;

import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.ArgumentsProvider;
import org.junit.jupiter.params.provider.ArgumentsSource;
import org.junit.jupiter.params.support.ParameterDeclarations;
import org.junit.platform.commons.support.ReflectionSupport;

import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Problem;

/**
 * The suite: for each check of a problem a class, and in it a test for each case. All of a problem is judged by
 * {@link nqueens.judge.Judge} when its first case is asked for; a test tells what came of one.
 */
@ParameterizedClass(name = "{0}: {1}", allowZeroInvocations = true)
@ArgumentsSource(ProblemSuite.Checks.class)
@ExtendWith(JudgedRun.class)
@Execution(ExecutionMode.CONCURRENT)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ProblemSuite {

    private final List<Problem> problems;

    @Parameter(0)
    private Problem problem;
    @Parameter(1)
    private Check check;

    ProblemSuite(Problem... problems) {
        this.problems = List.of(problems);
    }

    @ParameterizedTest(name = "{0}")
    @ArgumentsSource(Cases.class)
    @Execution(ExecutionMode.SAME_THREAD)
    void is_passed(Case each, JudgedRun.Outcomes outcomes) {
        outcomes.assertPassed(problem, check, each);
    }

    /** The checks of the problems that are judged in this run. */
    static final class Checks implements ArgumentsProvider {

        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            ProblemSuite suite = (ProblemSuite) ReflectionSupport.newInstance(context.getRequiredTestClass());
            return suite.problems.stream().filter(JudgedRun.outcomes(context)::mayJudge)
                    .flatMap(problem -> problem.checks().stream().map(check -> Arguments.of(problem, check)));
        }
    }

    /** The cases of one check. */
    static final class Cases implements ArgumentsProvider {

        @Override
        public Stream<? extends Arguments> provideArguments(
                ParameterDeclarations parameters, ExtensionContext context) {
            return ((ProblemSuite) context.getRequiredTestInstance()).check.cases().stream().map(Arguments::of);
        }
    }
}
