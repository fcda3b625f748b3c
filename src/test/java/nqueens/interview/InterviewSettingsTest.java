package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.SettingsException;

class InterviewSettingsTest {

    @Test
    void drill_and_minutes_can_be_set_from_one_minute_to_ten_hours() {
        assertThat(settings(Map.of()))
                .isEqualTo(new InterviewSettings(Optional.empty(), Duration.ofMinutes(45)));
        assertThat(settings(Map.of("drill", "torus", "minutes", "1")))
                .isEqualTo(new InterviewSettings(Optional.of(Drill.TORUS), Duration.ofMinutes(1)));
        assertThat(settings(Map.of("minutes", "600")).given()).isEqualTo(Duration.ofHours(10));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "601", "-1", "", " 5", "4.5", "1e2", "forty", "99999999999", "+5", "0x5"})
    void other_minutes_are_one_line(String value) {
        assertThatThrownBy(() -> settings(Map.of("minutes", value))).isInstanceOf(SettingsException.class)
                .hasMessage("-Dminutes=" + value + ": not a whole number of minutes from 1 to 600");
    }

    private static InterviewSettings settings(Map<String, String> properties) {
        return InterviewSettings.of(name -> Optional.ofNullable(properties.get(name)));
    }
}
