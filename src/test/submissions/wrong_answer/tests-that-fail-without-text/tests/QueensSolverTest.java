package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A failure that can't be told is one, too. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static final class Untold extends AssertionError {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException();
        }
    }

    @Test
    void always_fails(QueensSolver solver) {
        throw new Untold();
    }
}
