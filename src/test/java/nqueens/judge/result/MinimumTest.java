package nqueens.judge.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Made;
import nqueens.judge.submission.SettingsException;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

class MinimumTest {

    @ParameterizedTest
    @CsvSource({"accepted,", "0, 0", "7, 7", "0400, 400"})
    void it_is_points_or_that_everything_is_accepted(String value, Integer points) {
        assertThat(Minimum.parsed(value, Points.standard()).map(Minimum::points).orElse(null)).isEqualTo(points);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "401", "-1", "0.5", "75%", "Accepted", "12345678", "99999999999"})
    void what_is_neither_or_more_than_can_be_earned_is_refused(String value) {
        int most = Catalogue.core().stream().mapToInt(Points.standard()::of).sum();
        assertThatThrownBy(() -> Minimum.parsed(value, Points.standard())).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.minimum=" + value
                        + ": neither accepted nor a whole number of points from 0 to " + most);
    }

    @ParameterizedTest(name = "{0} with {1} of 300 points: {2}")
    @CsvSource({"WRONG_ANSWER, 299, false", "WRONG_ANSWER, 300, true", "NOT_STARTED, 301, true",
        "ACCEPTED, 100, true", "JUDGE_ERROR, 400, false"})
    void it_is_reached_by_points_or_by_all_that_was_judged_but_never_where_the_judge_failed(
            Verdict verdict, int points, boolean isReached) {
        assertThat(new Minimum(300).isReached(
                Made.results("ann", Made.problem("board2d").comingTo(verdict, points, 400)))).isEqualTo(isReached);
    }
}
