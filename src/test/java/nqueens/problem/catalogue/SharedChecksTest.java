package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.Call;

class SharedChecksTest {

    private static final Call SOLVE = Call.of("solve", 4);
    private static final Call FIVE = Call.of("count", 5);
    private static final Function<Call, Object> RIGHT = ScriptedSolver.reference(Catalogue.BOARD2D);

    @ParameterizedTest
    @CsvSource({"2, called again", "3, called a third time", "6, after solve(4)",
        "8, 'of the first instance, after the second''s'"})
    void each_repetition_of_a_call_answers_as_the_first_did(int last, String when) {
        List<Call> calls = new ArrayList<>();
        assertThat(new ScriptedSolver(call -> calls.add(call) && calls.size() == last ? 7L : RIGHT.apply(call))
                .fault(SharedChecks.independent(FIVE, SOLVE))).isEqualTo("calls don't depend on each other\ncount(5) "
                + when + " gave 7, and at first 10\nis something kept between"
                        + " calls, in a static field or in a field that is not reset?");
        assertThat(calls).hasSize(last);
    }
}
