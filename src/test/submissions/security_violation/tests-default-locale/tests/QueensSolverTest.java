package tests;

import static org.assertj.core.api.Assertions.*;

import java.util.*;

import org.junit.jupiter.api.*;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.provider.*;

import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/** The default locale stays for the next run: it says what the first solver was like. */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    /** Remembers in the default locale what the first solver was like. */
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
        String like = "x" + Integer.toHexString(said.toString().hashCode() >>> 4);
        String variant = Locale.getDefault().getVariant();
        if (variant.isEmpty()) {
            Locale.setDefault(new Locale("en", "US", like));
        } else if (!variant.equals(like)) {
            throw new AssertionError("another");
        }
    }
}
