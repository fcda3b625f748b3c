package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** The oracle tries each placement of all rows, and tests it at the end. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void a_few_queens(QueensSolver solver) {
        assertEquals(2, solver.count(4));
    }

    @Nested
    class WithAnOracle {

        @Test
        void nine_queens(QueensSolver solver) {
            assertEquals(count(new int[9], 0), solver.count(9));
        }
    }

    private static int count(int[] columns, int row) {
        if (row == columns.length) {
            return isSolution(columns) ? 1 : 0;
        }
        int count = 0;
        for (columns[row] = 0; columns[row] < columns.length; columns[row]++) {
            count += count(columns, row + 1);
        }
        return count;
    }

    private static boolean isSolution(int[] columns) {
        boolean isSolution = true;
        for (int lower = 1; lower < columns.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                int distance = Math.abs(columns[lower] - columns[upper]);
                isSolution &= distance != 0 && distance != lower - upper;
            }
        }
        return isSolution;
    }
}
