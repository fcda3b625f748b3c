package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.problem.Call;
import nqueens.problem.Case;

class SharedChecksTest {

    private static final Call SOLVE = Call.of("solve", 4);
    private static final Call FIVE = Call.of("count", 5);
    private static final Call SIX = Call.of("count", 6);
    private static final Function<Call, Object> RIGHT = ScriptedSolver.reference(Catalogue.BOARD2D);

    static Stream<Arguments> cases() {
        return Stream.of(
                Arguments.of(SharedChecks.mixed(List.of(SIX, SOLVE), FIVE), 4, "count(5) after count(6) and solve(4)"),
                Arguments.of(SharedChecks.secondInstance(List.of(SIX, FIVE), SIX), 7,
                        "count(5) of the first instance, after the second's"));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void the_last_call_of_a_case_answers_as_the_first_did(Case each, int last, String what) {
        List<Call> calls = new ArrayList<>();
        assertThat(new ScriptedSolver(call -> calls.add(call) && calls.size() == last ? 7L : RIGHT.apply(call))
                .fault(each)).isEqualTo(each + "\n" + what + " gave 7, and at first 10\nis something kept between"
                        + " calls, in a static field or in a field that is not reset?");
        assertThat(calls).hasSize(last);
    }
}
