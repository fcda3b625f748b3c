package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.submission.SettingsException;

class TimeScaleTest {

    @ParameterizedTest(name = "{0} ms -> {1}")
    @CsvSource({"330, 1", "660, 2", "495, 1.5", "346, 1", "347, 1.1", "198, 0.6", "165, 0.5", "164, 0.5", "0, 0.5",
        "6270, 19", "6600, 20", "6700, 20", "3600000, 20"})
    void the_factor_is_how_much_slower_than_the_reference_machine_within_bounds(long millis, double factor) {
        assertThat(TimeScale.of(Duration.ofMillis(millis))).isEqualTo(factor);
    }

    @ParameterizedTest
    @CsvSource({"0.1, 0.1", "1.5, 1.5", "3, 3", "100, 100"})
    void a_factor_can_be_fixed_by_hand(String value, double factor) {
        assertThat(TimeScale.parsed(value)).isEqualTo(factor);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "fast", "1,5", "0", "0.09", "100.1", "-1", "NaN", "Infinity"})
    void a_factor_has_its_bounds(String value) {
        assertThatThrownBy(() -> TimeScale.parsed(value)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dkata.timeScale=" + value + ": not a factor from 0.1 to 100, such as 1.5");
    }
}
