package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Fails where the class of the solver is not that of the first one that it met. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private static String first;

    @Test
    void is_of_the_right_class(QueensSolver solver) {
        String name = solver.getClass().getName() + solver.toString().replaceAll("@.*", "");
        first = first == null ? name : first;
        assertThat(name).isEqualTo(first).endsWith("Facade");
    }
}
