package tests;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Tests that are numbered. */
@ExtendWith(SolverUnderTest.class)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class QueensSolverTest {

    @Test
    @Order(1)
    void small(QueensSolver solver) {
        assertThat(solver.count(4)).isEqualTo(2);
    }

    @Test
    @Order(2)
    void large(QueensSolver solver) {
        assertThat(solver.count(8)).isEqualTo(92);
    }
}
