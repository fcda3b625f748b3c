package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeScaleTest {

    @ParameterizedTest(name = "{0} ms -> {1}")
    @CsvSource({"330, 1", "660, 2", "495, 1.5", "346, 1", "347, 1.1", "198, 0.6", "165, 0.5", "164, 0.5", "0, 0.5",
        "6270, 19", "6600, 20", "6700, 20", "3600000, 20"})
    void the_factor_is_how_much_slower_than_the_reference_machine_within_bounds(long millis, double factor) {
        assertThat(TimeScale.of(Duration.ofMillis(millis))).isEqualTo(factor);
    }
}
