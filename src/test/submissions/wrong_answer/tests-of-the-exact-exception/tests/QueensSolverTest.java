package tests;

import static org.junit.jupiter.api.Assertions.assertThrowsExactly;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Wants this class of exceptions, and none of its subclasses. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void zero_is_refused(QueensSolver solver) {
        assertThrowsExactly(IllegalArgumentException.class, () -> solver.count(0));
    }
}
