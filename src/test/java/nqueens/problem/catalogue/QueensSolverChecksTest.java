package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.Approach;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Profile;
import nqueens.problem.SearchBounds;

/** What no known submission does: those hold the rest. */
class QueensSolverChecksTest {

    private static final Function<Call, Object> RIGHT = ScriptedSolver.reference(Catalogue.BITMASK);
    private static final Call TEN = Call.of("count", 10).within(CallLimits.STANDARD.steps(77));

    /** The cases of a check, where a call must be fast. */
    private static Case[] cases(String id, Call speed) {
        return new QueensSolverChecks(OptionalInt.empty(), Approach.of("free"), speed, SearchBounds.growing(15)).all()
                .stream().filter(check -> check.id().equals(id)).flatMap(check -> check.cases().stream())
                .toArray(Case[]::new);
    }

    private static String fault(String check, Function<Call, Object> script) {
        return new ScriptedSolver(script).fault(cases(check, TEN));
    }

    private static String fault(String check, Call call, Object answer) {
        return fault(check, asked -> asked.equals(call) ? answer : RIGHT.apply(asked));
    }

    private static Object noAnswer() {
        throw new NotAcceptedException(Fault.Kind.STEPS, NotAcceptedException.Scope.CHECK, "too many");
    }

    @Test
    void a_list_beside_a_count_is_asked_for_up_to_8_and_its_length_decides() {
        assertThat(fault("count", TEN, 725L)).endsWith("count(10) gave 725; the known count is 724\nn = 1 to"
                + " 9 are right: does something have a fixed size, such as an array?");
        assertThat(fault("count", Call.of("solve", 9), null)).isEmpty();
        int[] twice = {1, 3, 0, 2};
        assertThat(fault("count", Call.of("solve", 4), List.of(twice, twice))).isEmpty();
        assertThat(fault("count", Call.of("solve", 8), null))
                .startsWith("n = 8\ncount(8) is right, and the list of solve(8) is not: solve(8) gave null\n");
    }

    @Test
    void nothing_is_shared_where_there_is_no_solution() {
        assertThat(fault("robust", Call.of("solve", 6), List.of(new int[6])))
                .startsWith("there is something to compare\n").endsWith("\nfor n = 6 there are 4 solutions");
    }

    @ParameterizedTest
    @CsvSource({"41, 93, true", "40, 93, false", "41, 92, false"})
    void what_miscounts_two_smaller_boards_is_asked_for_no_larger_one(long seven, long eight, boolean isTold) {
        List<Call> asked = new ArrayList<>();
        assertThat(fault("speed", call -> asked.add(call) && call.n() == 7 ? (Object) seven
                : call.n() == 8 ? eight : RIGHT.apply(call)))
                .isEqualTo(isTold ? "count(10)\ncount(8) gave 93; the known count is 92" : "");
        assertThat(asked.contains(TEN)).isNotEqualTo(isTold);
    }

    @Test
    void the_call_that_must_be_fast_is_made_once_and_others_may_take_what_any_may() {
        List<String> asked = new ArrayList<>();
        assertThat(fault("count", call -> asked.add(call + " " + call.limits().steps()) ? RIGHT.apply(call) : null))
                .isEmpty();
        assertThat(asked).contains("count(8) 10000000000", "count(9) 10000000000").containsOnlyOnce("count(10) 77");
    }

    /** The last ones are a wrong count and no answer. */
    @ParameterizedTest
    @CsvSource({"92, 724, 'count(8)\ncount(8) took 1,000 steps, and count(10) 13,000: 13.0 times as many'",
        "91, 724, ''", "92, 723, ''", "92, -1, ''"})
    void growth_tells_an_approach_where_counts_are_right(long eight, long ten, String fault) {
        assertThat(new ScriptedSolver(call -> call.n() == 8 ? (Object) eight : ten < 0 ? noAnswer() : ten,
                call -> new Profile(call.n() == 10 ? 13_000 : call.n() == 8 ? 1000 : 0, Map.of(), Map.of()))
                .fault(cases("approach", TEN)[1])).startsWith(fault).matches(text -> text.isEmpty() == fault.isEmpty());
    }

    @ParameterizedTest(name = "n = {0}: {1} bytes")
    @CsvSource({"1, 65536", "4, 65536", "5, 75000", "6, 1048576", "8, 1048576"})
    void there_is_room_for_a_queen_anywhere_in_each_row_within_bounds(int n, int bytes) {
        assertThat(new ScriptedSolver(call -> {
            assertThat(call.limits().bytes()).isEqualTo(bytes);
            return RIGHT.apply(call);
        }).fault(cases("valid-placements", TEN)[n - 1])).isEmpty();
    }
}
