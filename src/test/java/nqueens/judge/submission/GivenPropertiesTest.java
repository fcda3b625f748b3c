package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GivenPropertiesTest {

    @ParameterizedTest
    @CsvSource({"'',true", "true,true", "false,false"})
    void a_flag_is_set_alone_or_to_true(String value, boolean isSet) {
        assertThat(given(value).isSet("x")).isEqualTo(isSet);
    }

    @Test
    void what_is_not_given_is_not_set_or_the_first_choice_or_no_number() {
        assertThat(given(null).isSet("x")).isFalse();
        assertThat(given(null).choice("x", "on", "off")).isEqualTo("on");
        assertThat(given(null).number("x", 0, 3)).isEmpty();
    }

    @Test
    void a_choice_is_one_of_those_that_there_are_and_a_number_in_its_range() {
        assertThat(given("off").choice("x", "on", "off")).isEqualTo("off");
        assertThat(given("1").number("x", 1, 3)).contains(1);
        assertThat(given("3").number("x", 1, 3)).contains(3);
    }

    @Test
    void any_other_value_is_named_with_what_would_be_right() {
        assertThatThrownBy(() -> given("yes").isSet("x")).isInstanceOf(SettingsException.class)
                .hasMessage("-Dx=yes: write -Dx, or leave it out");
        assertThatThrownBy(() -> given("of").choice("x", "on", "off")).isInstanceOf(SettingsException.class)
                .hasMessage("-Dx=of: not one of on, off");
    }

    @ParameterizedTest
    @CsvSource({"0", "4", "-1", "1.5", "''", "1000000000"})
    void a_number_out_of_its_range_is_named_with_it(String value) {
        assertThatThrownBy(() -> given(value).number("x", 1, 3)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dx=" + value + ": not a whole number from 1 to 3");
    }

    @ParameterizedTest
    @CsvSource({"0.1, 0.1", "1.5, 1.5", "3, 3", "100, 100", "0.09,", "100.1,", "'',", "fast,", "'1,5',", "-1,", "NaN,",
        "1e1,"})
    void a_factor_is_a_number_in_its_range(String value, Double factor) {
        if (factor != null) {
            assertThat(given(value).factor("x", 0.1, 100)).contains(factor);
            return;
        }
        assertThatThrownBy(() -> given(value).factor("x", 0.1, 100)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dx=" + value + ": not a number from 0.1 to 100");
    }

    private static GivenProperties given(String value) {
        return new GivenProperties(name -> Optional.ofNullable(value));
    }
}
