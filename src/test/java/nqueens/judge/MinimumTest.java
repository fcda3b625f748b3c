package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Catalogue;
import nqueens.problem.Verdict;

class MinimumTest {

    @Test
    void accepted_is_no_minimum() {
        assertThat(Minimum.parsed("accepted", Points.standard())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, 400})
    void points_are_one(int points) {
        assertThat(Minimum.parsed("" + points, Points.standard())).hasValue(new Minimum(points));
    }

    @Test
    void it_may_be_as_much_as_can_be_earned(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("most"), """
                small-boards=1000\nvalid-placements=1000\ncomplete=1000\ncount=1000\nrobust=1000
                approach=1000\nspeed=1000\nboard2d=100\narray1d=100\nbooleanarrays=100\nbitmask=100
                """);
        assertThat(Minimum.parsed("2800000", Points.read(file.toString()))).hasValue(new Minimum(2_800_000));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "9999999", "-1", "0.5", "75%", "Accepted", "12345678", "99999999999"})
    void what_is_neither_is_refused(String value) {
        assertThatThrownBy(() -> Minimum.parsed(value, Points.standard())).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.minimum=" + value
                        + ": neither accepted nor a whole number of points from 0 to "
                        + Catalogue.core().stream().mapToInt(Points.standard()::of).sum());
    }

    @ParameterizedTest(name = "{0} with {1} of 300 points: {2}")
    @CsvSource({"WRONG_ANSWER, 299, false", "WRONG_ANSWER, 300, true", "NOT_STARTED, 301, true",
        "ACCEPTED, 100, true", "JUDGE_ERROR, 400, false"})
    void it_is_reached_by_points_or_by_all_that_was_judged_but_never_where_the_judge_failed(
            Verdict verdict, int points, boolean isReached) {
        Results results = Results.of("ann", new Conditions(Isolation.PROCESS, Optional.empty(), 1),
                List.of(new ProblemResult("board2d", verdict, points, 400, 0, List.of())));
        assertThat(new Minimum(300).isReached(results)).isEqualTo(isReached);
    }
}
