package tests;

import java.net.URI;

import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A test that fails on a right solver finds nothing: this one is always another. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @TestFactory
    DynamicTest is_always_another(QueensSolver solver) {
        return DynamicTest.dynamicTest("fails", URI.create("method:tests.QueensSolverTest#t" + System.nanoTime()),
                () -> {
                    throw new AssertionError("found");
                });
    }
}
