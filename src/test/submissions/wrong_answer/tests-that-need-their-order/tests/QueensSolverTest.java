package tests;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** The second test reads what the first has put into a static field. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static List<int[]> found;

    @Test
    void a_finds(QueensSolver solver) {
        found = solver.solve(6);
        assertThat(found).hasSize(4);
    }

    @Test
    void b_has_length() {
        assertThat(found).allMatch(placement -> placement.length == 6);
    }
}
