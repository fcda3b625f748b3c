package nqueens.mutants;

import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Passes the solver under test to tests: a new solver for each constructor or test parameter of type {@link
 * QueensSolver}. The judge runs the tests on correct and on faulty solvers. In an IDE, tests get the learner's own
 * solver of {@code bitmask}, or a correct solver if there is none or only the stub.
 */
public final class SolverUnderTest implements ParameterResolver {

    private static final String OWN = "bitmask.BitmaskQueens";

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == QueensSolver.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return SolversOfRun.areJudged() ? SolversOfRun.next()
                : own(context.getRequiredTestClass().getClassLoader());
    }

    static QueensSolver own(ClassLoader loader) {
        try {
            QueensSolver own = (QueensSolver) loader.loadClass(OWN).getConstructor().newInstance();
            own.count(1);
            return own;
        } catch (ReflectiveOperationException | NotStartedException e) {
            return CorrectVariant.SORTED.solvers().get();
        }
    }
}
