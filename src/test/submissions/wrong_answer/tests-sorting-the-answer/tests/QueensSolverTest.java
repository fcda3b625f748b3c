package tests;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Sorts the list that it was given, to compare it: nobody says that it can be changed. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void four_queens_have_two_solutions(QueensSolver solver) {
        List<int[]> solutions = solver.solve(4);
        solutions.sort(Arrays::compare);
        assertArrayEquals(new int[][] {{1, 3, 0, 2}, {2, 0, 3, 1}}, solutions.toArray());
    }
}
