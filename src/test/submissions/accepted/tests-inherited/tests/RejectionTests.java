package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import nqueens.QueensSolver;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

interface RejectionTests {
    QueensSolver solver();

    @ParameterizedTest
    @ValueSource(ints = {0, -1, -2, -10})
    default void rejectsSolve(int n) {
        assertThrows(IllegalArgumentException.class, () -> solver().solve(n));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, -1, -2, -10})
    default void rejectsCount(int n) {
        assertThrows(IllegalArgumentException.class, () -> solver().count(n));
    }

    @Test
    default void recovers() {
        for (int i = 0; i < 2; i++) {
            assertThrows(IllegalArgumentException.class, () -> solver().solve(0));
            assertEquals(10, solver().solve(5).size());
            assertEquals(10, solver().count(5));
            assertThrows(IllegalArgumentException.class, () -> solver().count(0));
            assertEquals(10, solver().count(5));
            assertEquals(10, solver().solve(5).size());
        }
    }
}
