package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.platform.launcher.core.LauncherFactory;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A second run inside the first. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void launches(QueensSolver solver) {
        System.out.println("FOUND " + LauncherFactory.create());
    }
}
