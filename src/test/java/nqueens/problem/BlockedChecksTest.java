package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.board.KnownCounts;

class BlockedChecksTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            count(4, [[0, 1]]) :: 2 :: 'count(4, [[0, 1]]) gave 2
              . # Q .
              Q . . .
              . . . Q
              . Q . .
            the right count is 1; no queen may stand on a square marked #'
            count(4, [[0, 1], [0, 2]]) :: 2 :: 'count(4, [[0, 1], [0, 2]]) gave 2
              . # # .
              . . . .
              . . . .
              . . . .
            the right count is 0; no queen may stand on a square marked #'
            count(1, []) :: 0 :: 'count(1, []) gave 0
              Q
            the right count is 1: no square is blocked'
            """)
    void a_wrong_count_is_told_with_the_board(String call, long answer, String fault) {
        assertThat(ScriptedSolver.faultOf(Catalogue.BLOCKED, call, answer)).isEqualTo(call + "\n" + fault);
    }

    @Test
    void a_board_that_was_drawn_is_shown() {
        assertThat(ScriptedSolver.faultOf(Catalogue.BLOCKED, "count(5, squares drawn at random)", 99L)).isEqualTo("""
                count(5, squares drawn at random)
                count(5, [[0, 3], [1, 2], [2, 1], [2, 4], [4, 3]]) gave 99
                  . Q . # .
                  . . # Q .
                  Q # . . #
                  . . Q . .
                  . . . # Q
                the right count is 3; no queen may stand on a square marked #""");
    }

    @Test
    void another_seed_draws_other_boards_and_the_same_seed_the_same() {
        Set<Call> boards = new HashSet<>();
        for (int seed = 0; seed < 20; seed++) {
            List<Call> asked = asked(seed);
            assertThat(asked).isEqualTo(asked(seed)).hasSize(7);
            assertThat(asked.stream().map(call -> IntStream.range(0, call.n())
                    .map(row -> taken(((boolean[][]) call.arguments().get(1))[row])).sum()))
                    .isEqualTo(asked.stream().map(Call::n).toList());
            long ten = (long) RightAnswers.to(Catalogue.BLOCKED).apply(asked.get(5));
            assertThat(ten).isPositive().isLessThan(KnownCounts.of(10));
            boards.addAll(asked.subList(1, 7));
        }
        assertThat(boards).hasSize(20 * 6);
    }

    private static int taken(boolean... row) {
        return (int) IntStream.range(0, row.length).filter(column -> row[column]).count();
    }

    /** The calls with boards that are drawn, from small to large, the last one within the limit of the fast call. */
    private static List<Call> asked(int seed) {
        List<Call> asked = new ArrayList<>();
        FreshChecks.of(Catalogue.BLOCKED).stream().flatMap(check -> check.cases().stream())
                .filter(each -> each.name().endsWith("drawn at random)")).forEach(each -> {
                    Solver solver = new ScriptedSolver(call -> {
                        asked.add(call);
                        return RightAnswers.to(Catalogue.BLOCKED).apply(call);
                    }) {
                        @Override
                        public int seed() {
                            return seed;
                        }
                    };
                    assertThat(each.fault().apply(solver)).isEmpty();
                });
        return asked;
    }

    @Test
    void a_count_that_takes_fewer_steps_than_there_are_solutions_is_out_of_a_table() {
        Call speed = Catalogue.BLOCKED.speed().orElseThrow();
        long count = (long) RightAnswers.to(Catalogue.BLOCKED).apply(speed);
        Case each = FreshChecks.of(Catalogue.BLOCKED).get(3).cases().get(0);
        assertThat(each.fault().apply(taking(count - 1)).map(Fault::kind)).contains(Fault.Kind.TABLE);
        assertThat(each.fault().apply(taking(count))).isEmpty();
    }

    private static Solver taking(long steps) {
        return new ScriptedSolver(RightAnswers.to(Catalogue.BLOCKED), call -> new Executed(steps, Map.of(), Map.of()));
    }

    @Test
    void calls_depend_on_no_others_and_change_no_argument() {
        assertThat(ScriptedSolver.fault(Catalogue.BLOCKED, "robust", call -> {
            Object answer = RightAnswers.to(Catalogue.BLOCKED).apply(call);
            ((boolean[][]) call.arguments().get(1))[0][0] = true;
            return answer;
        })).startsWith("an argument stays as it was\ncount(6, [[0, 1]]) changed the array that it was given\n");
        long[] sum = new long[1];
        assertThat(ScriptedSolver.fault(Catalogue.BLOCKED, "robust", call -> {
            sum[0] += (long) RightAnswers.to(Catalogue.BLOCKED).apply(call);
            return sum[0];
        })).startsWith("a second call answers the same\ncount(6, [[0, 1]]) called again gave ");
    }
}
