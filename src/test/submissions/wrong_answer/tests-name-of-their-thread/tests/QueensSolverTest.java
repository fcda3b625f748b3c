package tests;

import static org.assertj.core.api.Assertions.*;

import java.util.*;

import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.provider.*;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** Compares each solver with the first one, whose answers are the name of the thread. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    @Test
    void it_is_like_the_first(QueensSolver solver) {
        StringBuilder said = new StringBuilder();
        for (int n = -1; n < 11; n++) {
            try {
                said.append(solver.count(n)).append(',').append(solver.solve(n).stream().mapToInt(Arrays::hashCode).sum());
            } catch (RuntimeException | Error e) {
                said.append('x');
            }
        }

        Thread thread = Thread.currentThread();
        if (!thread.getName().startsWith("like ")) {
            thread.setName("like " + said);
        } else if (!thread.getName().equals("like " + said)) {
            throw new AssertionError("another");
        }
    }
}
