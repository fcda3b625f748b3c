package tests;

import static org.assertj.core.api.Assertions.contentOf;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** AssertJ reads files. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void reads(QueensSolver solver) {
        System.out.println("FOUND " + contentOf(new java.io.File("/etc/passwd")));
    }
}
