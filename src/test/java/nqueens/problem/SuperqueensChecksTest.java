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

class SuperqueensChecksTest {

    private static final Call SPEED = Catalogue.SUPERQUEENS.speed().orElseThrow();

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            count(4) :: 2 :: 'count(4) gave 2
              . * . .
              . . . *
              Q . . .
              . . Q .
            the known count is 0; here the superqueens at (0, 1) and (1, 3) are a knight''s move apart'
            count(6) :: 5 :: 'count(6) gave 5
              . * . . . .
              . . . * . .
              . . . . . Q
              Q . . . . .
              . . Q . . .
              . . . . Q .
            the known count is 0; here the superqueens at (0, 1) and (1, 3) are a knight''s move apart'
            count(3) :: 1 :: 'count(3) gave 1
            the known count is 0'
            count(1) :: 0 :: 'count(1) gave 0
              Q
            the known count is 1; this is one of them'
            count(10) :: 3 :: 'count(10) gave 3
              . . Q . . . . . . .
              . . . . . Q . . . .
              . . . . . . . . Q .
              Q . . . . . . . . .
              . . . Q . . . . . .
              . . . . . . Q . . .
              . . . . . . . . . Q
              . Q . . . . . . . .
              . . . . Q . . . . .
              . . . . . . . Q . .
            the known count is 4; this is one of them'
            """)
    void a_wrong_count_is_told_with_a_board_where_there_is_one(String call, long answer, String fault) {
        assertThat(ScriptedSolver.faultOf(Catalogue.SUPERQUEENS, call, answer)).isEqualTo(call + "\n" + fault);
    }

    /** An eighth of all positions is the least that a search visits. */
    @ParameterizedTest
    @CsvSource({"533, 16760, ''", "532, 16760, count(11) took 532 steps", "533, 16759, count(13) took 16759 steps",
        "700, 17590, 'count(11) took 700 steps, and count(13) 17,590: 25.1 times as many'"})
    void a_search_takes_as_many_steps_as_there_are_positions(long few, long many, String fault) {
        Solver solver = new ScriptedSolver(RightAnswers.to(Catalogue.SUPERQUEENS),
                call -> new Executed(call.n() == SPEED.n() ? many : few, Map.of(), Map.of()));
        List<Check> checks = FreshChecks.of(Catalogue.SUPERQUEENS);
        assertThat(checks.stream().filter(check -> check.id().equals("approach") || check.id().equals("speed"))
                .flatMap(check -> check.cases().stream()).map(each -> each.fault().apply(solver))
                .flatMap(Optional::stream).map(Fault::finding).findFirst().orElse("").replace(",", ""))
                .isEqualTo(fault.replace(",", ""));
        assertThat(positions(new int[11], 0) / 8).isEqualTo(533);
        assertThat(positions(new int[13], 0) / 8).isEqualTo(16_760);
    }

    @Test
    void the_editorial_has_the_positions_of_a_run() throws IOException {
        assertThat(Files.readString(Path.of("solutions/superqueens/README.md"))).contains(String.format(Locale.ROOT,
                "S(11) = %,d, S(13) = %,d.", positions(new int[11], 0), positions(new int[13], 0)));
    }

    private static int positions(int[] columns, int row) {
        int n = columns.length;
        int positions = 1;
        for (int column = 0; row < n && column < n; column++) {
            columns[row] = column;
            boolean isSafe = true;
            for (int above = 0; above < row; above++) {
                int across = Math.abs(column - columns[above]);
                isSafe &= across != 0 && across != row - above && across + row - above != 3;
            }
            positions += isSafe ? positions(columns, row + 1) : 0;
        }
        return positions;
    }
}
