package tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Map;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** What comes before all tests needs an object, which isn't there yet. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    private Map<Integer, Integer> known;

    @BeforeAll
    void prepare() {
        known = Map.of(1, 1, 4, 2, 8, 92);
    }

    @Test
    void counts(QueensSolver solver) {
        known.forEach((n, count) -> assertEquals(count.longValue(), solver.count(n)));
    }
}
