package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitsTest {

    @ParameterizedTest
    @CsvSource({"0, 5000", "1, 4999", "4999, 1", "5000, 0", "5001, 0", "99999, 0"})
    void what_was_used_before_a_call_may_count(long usedMillis, long leftMillis) {
        assertThat(Limits.of(5, 1).after(Duration.ofMillis(usedMillis)))
                .isEqualTo(new Limits(Duration.ofMillis(leftMillis), Duration.ofSeconds(10)));
    }

    @ParameterizedTest(name = "{0} s x {1}")
    @CsvSource({"5, 1, 5000, 10000", "3, 2.5, 7500, 12500", "1, 0.1, 100, 5100", "7, 0.3333, 2333, 7333"})
    void limits_grow_with_the_machines_slowness(int cpuSeconds, double scale, long cpuMillis, long waitingMillis) {
        assertThat(Limits.of(cpuSeconds, scale))
                .isEqualTo(new Limits(Duration.ofMillis(cpuMillis), Duration.ofMillis(waitingMillis)));
    }
}
