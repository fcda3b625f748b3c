package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class HalvesChecksTest {

    /** The bounds are an eighth of the positions for n = 12, and the number of solutions for the larger ones. */
    @ParameterizedTest
    @CsvSource({"107023, 2279184, 14772512, ''", "107022, 2279184, 14772512, count(12) took 107022 steps",
        "107023, 2279183, 14772512, count(15) took 2279183 steps",
        "107023, 2279184, 14772511, count(16) took 14772511 steps"})
    void a_count_that_takes_too_few_steps_is_out_of_a_table(long few, long more, long most, String fault) {
        Solver solver = new ScriptedSolver(RightAnswers.to(Catalogue.HALVES), call ->
                new Executed(call.n() == 12 ? few : call.n() == 15 ? more : most, Map.of(), Map.of()));

        assertThat(FreshChecks.of(Catalogue.HALVES).stream().flatMap(check -> check.cases().stream())
                .map(each -> each.fault().apply(solver)).flatMap(Optional::stream).map(Fault::finding).findFirst()
                .orElse("").replace(",", "")).isEqualTo(fault);
    }

    @ParameterizedTest
    @CsvSource({"count(12), 14201", "count(15), 2279185", "count(16), 14772511"})
    void a_wrong_count_is_told(String call, long answer) {
        assertThat(ScriptedSolver.faultOf(Catalogue.HALVES, call, answer))
                .startsWith(call + "\n" + call + " gave " + answer + "; the known count is ");
    }

    @Test
    void a_board_that_is_too_large_has_to_be_refused() {
        assertThat(ScriptedSolver.fault(Catalogue.HALVES, "robust", call -> call.n() > 20 ? Long.valueOf(0)
                : RightAnswers.to(Catalogue.HALVES).apply(call)))
                .isEqualTo("a too large n is refused\ncount(21) returned 0\nn must be at most 20: throw an"
                        + " IllegalArgumentException");
    }
}
