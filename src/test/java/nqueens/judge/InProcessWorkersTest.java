package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;

import nqueens.problem.Call;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver;

/** What a submission may not do to this JVM; known submissions and stubs are compiled and judged in it. */
class InProcessWorkersTest {

    /** Sorts its argument, and gives the first. */
    public static final class Sorting implements SampleProblem.OfAnArray {
        @Override
        public int count(int n, int[] given) {
            Arrays.sort(given);
            System.out.print("♛ " + n + "; ");
            return given[0];
        }
    }

    @Test
    @ResourceLock(Resources.SYSTEM_OUT)
    void what_a_submission_prints_and_does_to_an_argument_stays_with_it() {
        Problem sorting = SampleProblem.of(SampleProblem.OfAnArray.class, Sorting.class);
        PrintStream out = System.out;
        int[] argument = {2, 1};
        Solver solver = SolverOnClassPath.of(sorting);
        for (int n : List.of(2, 3)) {
            assertThat(solver.answer(Call.of("count", n, argument))).isEqualTo(1);
            assertThat(((SubmittedSolver) solver).printedLast()).isEqualTo("♛ " + n + "; ");
            assertThat(System.out).isSameAs(out);
        }
        assertThat(argument).containsExactly(2, 1);
    }
}
