package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.SettingsException;

class InterviewSettingsTest {

    @Test
    void everything_may_be_left_out_or_set() {
        assertThat(settings(Map.of())).isEqualTo(new InterviewSettings(Optional.empty(), Optional.empty(),
                Optional.empty(), false, false, false, false));
        assertThat(settings(Map.of("drill", "torus", "minutes", "600", "from", "twist", "coach", "", "pair",
                "true"))).isEqualTo(new InterviewSettings(Optional.of(Drill.TORUS), Optional.empty(),
                        Optional.of(600), true, true, false, true));
        assertThat(settings(Map.of("resume", "")).isResumed()).isTrue();
        assertThat(settings(Map.of("level", "3", "from", "opening", "coach", "false"))).isEqualTo(
                new InterviewSettings(Optional.empty(), Optional.of(3), Optional.empty(), false, false, false, false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "601", "-1", "", " 5", "4.5", "1e2", "forty", "99999999999", "+5", "0x5"})
    void other_minutes_are_one_line(String value) {
        assertThatThrownBy(() -> settings(Map.of("minutes", value))).isInstanceOf(SettingsException.class)
                .hasMessage("-Dminutes=" + value + ": not a whole number of minutes from 1 to 600");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            level | 4 | -Dlevel=4: not a level from 1 to 3
            from | end | -Dfrom=end: a drill begins with its opening or its twist
            coach | yes | -Dcoach=yes: write -Dcoach, or leave it out
            resume | 1 | -Dresume=1: write -Dresume, or leave it out
            """)
    void another_value_is_one_line(String name, String value, String message) {
        assertThatThrownBy(() -> settings(Map.of(name, value))).isInstanceOf(SettingsException.class)
                .hasMessage(message);
    }

    @Test
    void a_drill_that_is_named_has_its_level() {
        assertThatThrownBy(() -> settings(Map.of("drill", "torus", "level", "1")))
                .isInstanceOf(SettingsException.class).hasMessage("-Dlevel=1: there is nothing to draw, since"
                        + " -Ddrill=torus names the drill; leave one of them out");
    }

    @ParameterizedTest
    @CsvSource({"drill, torus", "level, 1", "minutes, 5", "from, twist", "coach, ''", "pair, true"})
    void an_interview_goes_on_as_it_was_begun(String name, String value) {
        assertThatThrownBy(() -> settings(Map.of("resume", "", name, value))).isInstanceOf(SettingsException.class)
                .hasMessage("-Dresume: the interview goes on as it was begun; leave -D" + name + " out, or -Dresume"
                        + " to begin another one");
    }

    @Test
    void an_opening_is_left_out_only_where_there_is_one() {
        assertThatThrownBy(() -> settings(Map.of("drill", "mend-mark", "from", "twist")))
                .isInstanceOf(SettingsException.class).hasMessage("-Dfrom=twist: -Ddrill=mend-mark has no opening to"
                        + " leave out; leave -Dfrom out");
    }

    private static InterviewSettings settings(Map<String, String> properties) {
        return InterviewSettings.of(name -> Optional.ofNullable(properties.get(name)));
    }
}
