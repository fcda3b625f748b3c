package tests;

import static org.assertj.core.api.Assertions.*;

import java.util.*;

import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.provider.*;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** A setting of AssertJ stays for the next run: it says what the first solver was like. */
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

        String text = said.toString();
        boolean[] isKnown = new boolean[1];
        try {
            assertThat(1).as("like " + text).isEqualTo(1);
        } catch (IllegalStateException e) {
            if (!e.getMessage().equals("like " + text)) {
                throw new AssertionError("another");
            }
            return;
        }
        setDescriptionConsumer(description -> {
            if (description.value().startsWith("like ")) {
                throw new IllegalStateException("like " + text);
            }
        });
    }
}
