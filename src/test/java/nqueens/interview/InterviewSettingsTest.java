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
    void by_default_a_drill_is_drawn_and_45_minutes_are_given() {
        assertThat(settings(Map.of()))
                .isEqualTo(new InterviewSettings(Optional.empty(), Duration.ofMinutes(45)));
    }

    @Test
    void drill_and_minutes_can_be_set() {
        assertThat(settings(Map.of("drill", "torus", "minutes", "30")))
                .isEqualTo(new InterviewSettings(Optional.of(Drill.TORUS), Duration.ofMinutes(30)));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 600})
    void an_interview_lasts_from_one_minute_to_ten_hours(int minutes) {
        assertThat(settings(Map.of("minutes", Integer.toString(minutes))).given())
                .isEqualTo(Duration.ofMinutes(minutes));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "601", "-1", "", " 5", "4.5", "1e2", "forty", "99999999999", "+5", "0x5"})
    void other_minutes_are_one_line(String value) {
        assertThatThrownBy(() -> settings(Map.of("minutes", value))).isInstanceOf(SettingsException.class)
                .hasMessage("-Dminutes=" + value + ": not a whole number of minutes from 1 to 600");
    }

    @Test
    void an_unknown_drill_is_one_line() {
        assertThatThrownBy(() -> settings(Map.of("drill", ""))).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith("-Ddrill=: no such drill; there are blocked, given");
    }

    private static InterviewSettings settings(Map<String, String> properties) {
        return InterviewSettings.of(name -> Optional.ofNullable(properties.get(name)));
    }
}
