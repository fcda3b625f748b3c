package nqueens.mutants;

import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import nqueens.NotStartedException;
import nqueens.QueensSolver;

/**
 * Hands tests the solver that they test: a new one for each parameter of type {@link QueensSolver} of a constructor or
 * test. The judge hands in correct solvers and faulty ones, one after the other, and ends a test with several rows at
 * the first one that fails. Started from an IDE it is your own solver of {@code bitmask}, and a correct one as long as
 * that is the stub.
 */
public final class SolverUnderTest implements ParameterResolver, ExecutionCondition {

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

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return context.getParent().map(ExtensionContext::getUniqueId).filter(SolversOfRun.FAILED::contains).isPresent()
                ? ConditionEvaluationResult.disabled("it has failed before") : ConditionEvaluationResult.enabled("");
    }

    /** The learner's own solver, or a correct one while there is none, or only the stub. */
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
