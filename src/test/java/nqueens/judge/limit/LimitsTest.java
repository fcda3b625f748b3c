package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LimitsTest {

    @ParameterizedTest(name = "{0} s x {1}")
    @CsvSource({"5, 1, 5000, 10000", "3, 2.5, 7500, 12500", "1, 0.1, 100, 5100", "7, 0.3333, 2333, 7333"})
    void limits_grow_with_the_machines_slowness(int cpuSeconds, double scale, long cpuMillis, long waitingMillis) {
        assertThat(Limits.of(cpuSeconds, scale))
                .isEqualTo(new Limits(Duration.ofMillis(cpuMillis), Duration.ofMillis(waitingMillis)));
    }
}
