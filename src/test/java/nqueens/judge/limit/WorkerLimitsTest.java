package nqueens.judge.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WorkerLimitsTest {

    @ParameterizedTest(name = "{0} s x {1}")
    @CsvSource({"5, 1, 5000, 10000", "3, 2.5, 7500, 12500", "1, 0.1, 100, 5100", "7, 0.3333, 2333, 7333"})
    void limits_grow_with_the_machines_slowness(int cpuSeconds, double scale, long cpuMillis, long waitingMillis) {
        assertThat(WorkerLimits.of(cpuSeconds, scale))
                .isEqualTo(new WorkerLimits(Duration.ofMillis(cpuMillis), Duration.ofMillis(waitingMillis)));
    }

    @ParameterizedTest(name = "{0} ms -> {1}")
    @CsvSource({"330, 1", "660, 2", "495, 1.5", "346, 1", "347, 1.1", "329, 1", "165, 1", "0, 1",
        "6270, 19", "6600, 20", "6700, 20", "3600000, 20"})
    void the_factor_is_how_much_slower_than_the_reference_machine_within_bounds(long millis, double factor) {
        assertThat(WorkerLimits.scale(Duration.ofMillis(millis))).isEqualTo(factor);
    }
}
