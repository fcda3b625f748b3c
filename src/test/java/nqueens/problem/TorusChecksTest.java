package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TorusChecksTest {

    private static final Call SPEED = Catalogue.TORUS.speed().orElseThrow();

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            count(4) :: 2 :: 'count(4) gave 2
              . Q . .
              . . . *
              * . . .
              . . Q .
            the known count is 0, as for every n that 2 or 3 divides; here the queens in rows 1 and 2 share a diagonal \
            that wraps around: 1 - 3 and 2 - 0 are equal modulo 4'
            count(3) :: 3 :: 'count(3) gave 3
            the known count is 0, as for every n that 2 or 3 divides'
            count(1) :: 0 :: 'count(1) gave 0
              Q
            the known count is 1; this is one of them'
            count(5) :: 2 :: 'count(5) gave 2
              Q . . . .
              . . Q . .
              . . . . Q
              . Q . . .
              . . . Q .
            the known count is 10; this is one of them'
            count(9) :: 1 :: 'count(9) gave 1
              Q . . . . . . . .
              . . Q . . . . . .
              . . . . . Q . . .
              . . . . . . . Q .
              . * . . . . . . .
              . . . Q . . . . .
              . . . . . . . . *
              . . . . . . Q . .
              . . . . Q . . . .
            the known count is 0, as for every n that 2 or 3 divides; here the queens in rows 4 and 6 share a diagonal \
            that wraps around: 4 + 1 and 6 + 8 are equal modulo 9'
            """)
    void a_wrong_count_is_told_with_a_board_where_there_is_one(String call, long answer, String fault) {
        assertThat(ScriptedSolver.faultOf(Catalogue.TORUS, call, answer)).isEqualTo(call + "\n" + fault);
    }

    @Test
    void a_count_of_the_walks_alone_is_shown_what_is_no_walk() {
        assertThat(ScriptedSolver.faultOf(Catalogue.TORUS, "count(13)", 130L)).contains("count(13) gave 130\n",
                "  Q . . . . . . . . . . . .\n  . . . Q . . . . . . . . .\n  . . . . . . . . Q . . . .\n",
                "\nthe known count is 4524; this is one of them");
    }

    @Test
    void a_solver_that_counts_on_is_not_robust() {
        long[] sum = new long[1];
        assertThat(ScriptedSolver.fault(Catalogue.TORUS, "robust", call -> {
            sum[0] += (long) RightAnswers.to(Catalogue.TORUS).apply(call) + 1;
            return sum[0];
        })).startsWith("a second call answers the same\ncount(7) called again gave ");
    }

    @Test
    void a_board_that_no_solution_fits_is_asked_for_after_others() {
        long[] calls = new long[1];
        assertThat(ScriptedSolver.fault(Catalogue.TORUS, "robust", call -> call.n() == 6 ? (Object) calls[0]++
                : RightAnswers.to(Catalogue.TORUS).apply(call)))
                .startsWith("mixed calls answer the same\ncount(6) after count(7) gave ");
    }

    /** The bounds are those of a search that begins in one column alone, of whose positions an eighth is visited. */
    @ParameterizedTest
    @CsvSource({"310, 4516, ''", "309, 4516, count(11) took 309 steps", "310, 4515, count(13) took 4515 steps",
        "390, 4542, ''", "391, 4542, 'count(11) took 391 steps, and count(13) 4,542: 11.6 times as many'"})
    void a_search_takes_as_many_steps_as_there_are_positions(long few, long many, String fault) {
        Solver solver = new ScriptedSolver(RightAnswers.to(Catalogue.TORUS),
                call -> new Executed(call.n() == SPEED.n() ? many : few, Map.of(), Map.of()));
        List<Check> checks = FreshChecks.of(Catalogue.TORUS);
        assertThat(checks.stream().filter(check -> check.id().equals("approach") || check.id().equals("speed"))
                .flatMap(check -> check.cases().stream()).map(each -> each.fault().apply(solver))
                .flatMap(Optional::stream).map(Fault::finding).findFirst().orElse("").replace(",", ""))
                .isEqualTo(fault.replace(",", ""));
        assertThat(begunInOneColumn(11) / 8).isEqualTo(310);
        assertThat(begunInOneColumn(13) / 8).isEqualTo(4516);
    }

    @Test
    void the_editorial_has_the_positions_of_a_run() throws IOException {
        assertThat(Files.readString(Path.of("solutions/torus/README.md"))).contains(String.format(Locale.ROOT,
                "T(11) = %,d, T(13) = %,d.", begunInOneColumn(11), begunInOneColumn(13)), String.format(Locale.ROOT,
                "%,d of the torus", positions(new int[13], 0)));
    }

    private static int begunInOneColumn(int n) {
        return 1 + positions(new int[n], 1);
    }

    private static int positions(int[] columns, int row) {
        int n = columns.length;
        int positions = 1;
        for (int column = 0; row < n && column < n; column++) {
            columns[row] = column;
            boolean isSafe = true;
            for (int above = 0; above < row; above++) {
                int across = Math.floorMod(column - columns[above], n);
                isSafe &= across != 0 && across != row - above && across != n - row + above;
            }
            positions += isSafe ? positions(columns, row + 1) : 0;
        }
        return positions;
    }
}
