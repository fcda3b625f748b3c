package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** JUnit reads what @FieldSource names. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @FieldSource("nqueens.mutants.FaultySolver#$VALUES")
    void mutants(Object mutant, QueensSolver solver) {
        System.out.println("FOUND " + mutant);
    }
}
