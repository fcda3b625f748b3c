package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StepsChartTest {

    @Test
    void a_decade_is_as_high_as_any_other() {
        Element chart = drawn(chart(Map.of(4, 1000L, 5, 10_000L, 6, 100_000L), Map.of(4, 10_000L)));

        assertThat(chart.select(".chart-end").eachText()).containsExactly("1,000", "10,000", "100,000");
        assertThat(chart.select("rect.chart-own-point").eachAttr("y")).containsExactly("188.5", "119.5", "50.5", "8.5");
        assertThat(chart.select("path.chart-own").first().attr("d")).isEqualTo("M72.0 192.0L205.0 123.0L338.0 54.0");
        assertThat(chart.select("rect.chart-reference-point").eachAttr("y")).containsExactly("119.5", "22.5");
        assertThat(chart.select("path").last().className()).isEqualTo("chart-own");
    }

    @Test
    void the_numbers_below_are_those_that_were_asked_for() {
        Element chart = drawn(chart(Map.of(1, 10L, 10, 2000L), Map.of(1, 10L, 15, 1000L)));

        assertThat(chart.select(".chart-middle").eachText()).containsExactly("1", "10", "15", "n");
        assertThat(chart.select(".chart-middle").eachAttr("x")).startsWith("72.0", "243.0", "338.0");
    }

    @Test
    void where_n_grows_a_hundred_times_its_scale_is_logarithmic_and_has_room_for_its_numbers() {
        Element chart = drawn(chart(Map.of(10, 1L, 100, 1L, 1000, 1L, 999, 1L, 1_000_000, 1L), Map.of()));

        assertThat(chart.select(".chart-middle").eachText()).containsExactly("10", "100", "1,000", "1.0 M", "n");
        assertThat(chart.select(".chart-middle").eachAttr("x")).startsWith("72.0", "125.2", "178.4", "338.0");
        assertThat(drawn(chart(Map.of(1, 1L, 50, 1L, 99, 1L), Map.of())).select(".chart-middle").eachAttr("x"))
                .startsWith("72.0", "205.0", "338.0");
        assertThat(drawn(chart(Map.of(1, 1L, 10, 1L, 100, 1L), Map.of())).select(".chart-middle").eachAttr("x"))
                .startsWith("72.0", "205.0", "338.0");
    }

    @Test
    void the_text_alternative_has_the_ends_of_all_lines() {
        Element chart = drawn(chart(Map.of(4, 1234L, 8, 50L, 12, 12_500_000L), Map.of(4, 400L)));

        assertThat(chart.selectFirst("svg").attr("role")).isEqualTo("img");
        assertThat(chart.selectFirst("svg").attr("aria-labelledby")).isEqualTo("steps-1 steps-1-description");
        assertThat(chart.select("#steps-1").text()).isEqualTo("Steps of count(n) against n, logarithmic scale");
        assertThat(chart.select("#steps-1-description").text()).isEqualTo(
                "this submission: 1,234 for n = 4, 12,500,000 for n = 12; reference solution: 400 for n = 4.");
    }

    @Test
    void the_table_has_every_n_and_says_where_one_is_missing() {
        assertThat(chart(Map.of(4, 1234L, 10, 20L), Map.of(4, 10L, 15, 1000L)).rows()).containsExactly(
                new StepsChart.Row(4, List.of("1,234", "10")), new StepsChart.Row(10, List.of("20", "none")),
                new StepsChart.Row(15, List.of("none", "1,000")));
    }

    @Test
    void one_point_alone_and_no_step_at_all_are_drawn() {
        Element chart = drawn(chart(Map.of(6, 10L), Map.of()));

        assertThat(chart.select("path.chart-own").first().attr("d")).isEqualTo("M72.0 192.0");
        assertThat(chart.select(".chart-end").eachText()).containsExactly("10", "100");
        assertThat(drawn(chart(Map.of(6, 0L), Map.of())).select(".chart-end").eachText()).containsExactly("1", "10");
    }

    @Test
    void powers_of_ten_are_short() {
        assertThat(drawn(chart(Map.of(4, 1000L, 12, 9_000_000_000L), Map.of())).select(".chart-end").eachText())
                .containsExactly("1,000", "10,000", "100,000", "1 M", "10 M", "100 M", "1,000 M", "10,000 M");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"14 | 14", "46752 | 46,752", "999999 | 999,999", "1000000 | 1.0 M",
        "2054750 | 2.1 M", "59788263 | 59.8 M", "99949999 | 99.9 M", "99950000 | 100 M", "1514000000 | 1,514 M"})
    void a_number_is_rounded_where_it_is_large(long number, String words) {
        assertThat(Wording.rounded(number)).isEqualTo(words);
    }

    private static StepsChart chart(Map<Integer, Long> own, Map<Integer, Long> reference) {
        List<StepsChart.Series> series =
                new ArrayList<>(List.of(new StepsChart.Series("this submission", "own", new TreeMap<>(own))));
        if (!reference.isEmpty()) {
            series.add(new StepsChart.Series("reference solution", "reference", new TreeMap<>(reference)));
        }
        return new StepsChart("steps-1", "count", series);
    }

    private static Element drawn(StepsChart chart) {
        return Jsoup.parse(chart.markup());
    }
}
