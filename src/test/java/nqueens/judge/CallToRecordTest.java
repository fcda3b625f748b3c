package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.BlockedSquares;
import nqueens.QueensSolver;
import nqueens.drill.AllSolutions;
import nqueens.drill.SolutionCount;
import nqueens.problem.Call;
import nqueens.problem.Catalogue;
import nqueens.problem.SampleProblem;

class CallToRecordTest {

    @Test
    void a_typical_call_is_one_on_a_board_of_four_that_gives_solutions_where_one_does() {
        assertThat(CallToRecord.typical(SampleProblem.of(QueensSolver.class))).hasValue(Call.of("solve", 4));
        assertThat(CallToRecord.typical(SampleProblem.of(AllSolutions.class))).hasValue(Call.of("solveNQueens", 4));
        assertThat(CallToRecord.typical(SampleProblem.of(SolutionCount.class))).hasValue(Call.of("totalNQueens", 4));
        assertThat(CallToRecord.typical(SampleProblem.of(BlockedSquares.class))).isEmpty();
        assertThat(CallToRecord.typical(Catalogue.COMPLETION)).hasValue(Catalogue.COMPLETION.samples().get(0));
        assertThat(CallToRecord.typical(SampleProblem.of(Several.class))).hasValue(Call.of("all", 4));
    }

    /** A contract of which some methods are of no use here. */
    interface Several {
        int[] some(int n);

        long a(int n);

        int[] all(int n);

        int[] aMore(int n, int m);
    }

    @ParameterizedTest
    @CsvSource({"-1, false", "0, false", "1, true", "6, true", "7, false"})
    void a_call_is_small_up_to_six_queens(int n, boolean isSmall) {
        assertThat(CallToRecord.isSmall(Call.of("count", n))).isEqualTo(isSmall);
    }
}
