package tests;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Asserts nothing of the answers: a part of a list is a list of another class, and so is an empty one. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void no_list_is_cut(QueensSolver solver) {
        for (int n = 1; n <= 8; n++) {
            List<int[]> found = solver.solve(n);
            String name = found == null ? "" : found.getClass().getName();
            assertFalse(name.contains("Sub") || found != null && found.isEmpty() && !name.contains("ArrayList"), name);
        }
    }
}
