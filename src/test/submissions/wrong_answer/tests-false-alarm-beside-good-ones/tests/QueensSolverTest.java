package tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Good tests, and one that wants an order. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @ParameterizedTest
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 2", "5, 10", "6, 4", "7, 40", "8, 92", "9, 352", "10, 724"})
    void all_are_found_and_counted(int n, int known, QueensSolver solver) {
        assertEquals(known, solver.count(n));
        assertEquals(known, solver.solve(n).size());
    }

    @Test
    void the_first_one_is_known(QueensSolver solver) {
        assertArrayEquals(new int[] {1, 3, 0, 2}, solver.solve(4).get(0));
    }
}
