package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SolverClassTest {

    @Test
    void a_class_has_a_whole_name_and_a_file() {
        SolverClass solver = new SolverClass("bitmask", "BitmaskQueens");
        assertThat(solver.name()).isEqualTo("bitmask.BitmaskQueens");
        assertThat(solver.file()).isEqualTo("BitmaskQueens.java");
        assertThat(Exercise.BITMASK.solverClass()).isEqualTo(solver);
    }
}
