package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimesChartTest {

    @Test
    void a_decade_is_as_high_as_any_other() {
        Element chart = drawn(chart(Map.of(1, 0.001, 2, 0.01, 3, 0.1), Map.of(1, 0.01)));

        // 0.1 s at the top, 1 ms at the bottom, 10 ms in the middle; n from the left to the right
        assertThat(chart.select(".chart-end").eachText()).containsExactly("1 ms", "10 ms", "0.1 s");
        assertThat(chart.select("circle.chart-own-point").eachAttr("cy")).startsWith("192.0", "110.0", "28.0");
        assertThat(chart.select("circle.chart-own-point").eachAttr("cx")).startsWith("58.0", "198.0", "338.0");
        assertThat(chart.select("path.chart-own").first().attr("d")).isEqualTo("M58.0 192.0L198.0 110.0L338.0 28.0");
        assertThat(chart.select("rect.chart-reference-point").first().attr("y")).isEqualTo("106.5");
    }

    @Test
    void the_numbers_below_are_those_that_were_asked_for() {
        Element chart = drawn(chart(Map.of(1, 0.001, 10, 0.02), Map.of(1, 0.01, 15, 1.0)));

        assertThat(chart.select(".chart-middle").eachText()).containsExactly("1", "10", "15", "n");
        assertThat(chart.select(".chart-middle").eachAttr("x")).startsWith("58.0", "238.0", "338.0");
    }

    @Test
    void the_text_alternative_has_the_ends_of_both_lines() {
        Element chart = drawn(chart(Map.of(1, 0.001, 8, 0.5, 12, 1.25), Map.of(4, 0.0004)));

        assertThat(chart.selectFirst("svg").attr("role")).isEqualTo("img");
        assertThat(chart.selectFirst("svg").attr("aria-labelledby")).isEqualTo("times-1 times-1-description");
        assertThat(chart.select("#times-1").text()).isEqualTo("Time of count(n) against n, logarithmic scale");
        assertThat(chart.select("#times-1-description").text()).isEqualTo("This submission: 1.0 ms for n = 1, 1.25 s"
                + " for n = 12. Reference solution: 0.40 ms for n = 4.");
    }

    @Test
    void the_table_has_every_n_and_says_where_a_time_is_missing() {
        assertThat(chart(Map.of(1, 0.001, 10, 0.02), Map.of(1, 0.01, 15, 1.0)).rows()).containsExactly(
                new TimesChart.Row(1, "1.0 ms", "10 ms"), new TimesChart.Row(10, "20 ms", "none"),
                new TimesChart.Row(15, "none", "1.00 s"));
    }

    @Test
    void a_line_of_one_point_and_one_without_a_reference_are_drawn() {
        Element chart = drawn(chart(Map.of(6, 0.01), Map.of()));

        assertThat(chart.select("circle.chart-own-point").eachAttr("cx")).startsWith("58.0");
        assertThat(chart.select("circle.chart-own-point").eachAttr("cy")).startsWith("192.0");
        assertThat(chart.select(".chart-end").eachText()).containsExactly("10 ms", "0.1 s");
        assertThat(chart.select("#times-1-description").text()).isEqualTo("This submission: 10 ms for n = 6.");
    }

    @Test
    void what_the_clock_could_not_tell_is_drawn_as_a_microsecond() {
        Element chart = drawn(chart(Map.of(1, 0.0, 2, 0.00001), Map.of()));

        assertThat(chart.select(".chart-end").eachText()).containsExactly("0.001 ms", "0.01 ms");
        assertThat(chart.select("circle.chart-own-point").eachAttr("cy")).startsWith("192.0", "28.0");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "0 | 0.00 ms", "0.00042 | 0.42 ms", "0.000994 | 0.99 ms", "0.000996 | 1.0 ms", "0.0042 | 4.2 ms",
        "0.00994 | 9.9 ms", "0.00996 | 10 ms", "0.042 | 42 ms", "0.0994 | 99 ms", "0.0996 | 0.10 s", "0.42 | 0.42 s",
        "4.2 | 4.20 s", "9.994 | 9.99 s", "9.996 | 10.0 s", "42 | 42.0 s"})
    void a_time_is_told_to_two_or_three_digits(double seconds, String words) {
        assertThat(TimesChart.words(seconds)).isEqualTo(words);
    }

    @Test
    void powers_of_ten_have_their_unit() {
        Element chart = drawn(chart(Map.of(1, 0.00001, 12, 90.0), Map.of()));

        assertThat(chart.select(".chart-end").eachText()).isEqualTo(
                List.of("0.01 ms", "0.1 ms", "1 ms", "10 ms", "0.1 s", "1 s", "10 s", "100 s"));
    }

    private static TimesChart chart(Map<Integer, Double> own, Map<Integer, Double> reference) {
        return new TimesChart("times-1", "board2d", new TreeMap<>(own), new TreeMap<>(reference));
    }

    private static Element drawn(TimesChart chart) {
        return Jsoup.parse(chart.markup());
    }
}
