package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

/** A whole page of a class stands in {@link ReportsTest}. */
class ClassPageTest {

    private static final List<Results> CLASS = SampleResults.aClass().submissions();

    @Test
    void a_class_of_judge_errors_alone_has_no_figures_about_points() {
        Document page = page(CLASS.subList(2, 3));

        assertThat(page.select("#points, .histogram")).isEmpty();
        assertThat(page.select(".alert li").eachText()).containsExactly("carol");
        assertThat(page.select(".total").text()).isEqualTo("1 submission");
    }

    @Test
    void where_nothing_fails_the_page_says_so() {
        Document page = page(CLASS.subList(0, 1));

        assertThat(page.select("section > p").eachText()).contains("No check fails.");
        assertThat(page.text()).doesNotContain("(most)");
        assertThat(page.select(".alert")).isEmpty();
    }

    @Test
    void the_table_of_failures_counts_neither_what_is_not_started_nor_who_has_no_grade() {
        Element table = page(CLASS).selectFirst("table");

        assertThat(table.select("tbody tr, tfoot tr").stream().map(row -> row.select("td").eachText()))
                .endsWith(List.of("0", "0", "1"), List.of("3", "3", "2"))
                .contains(List.of("1", "2 (most)", "1"));
        assertThat(table.select("tbody tr").get(3).select(".bar-bad").eachAttr("width"))
                .containsExactly("33", "66", "33");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "400 | 0     | 0 to 39 points: 1",
        "400 | 39    | 0 to 39 points: 1",
        "400 | 40    | 40 to 79 points: 1",
        "400 | 359   | 320 to 359 points: 1",
        "400 | 400   | 360 to 400 points: 1",
        "35  | 3     | 0 to 3 points: 1",
        "35  | 4     | 4 to 6 points: 1",
        "3   | 2     | 2 to 3 points: 1",
        "0   | 0     | 0 points: 1"})
    void a_bar_holds_what_its_range_says(int maxPoints, int points, String description) {
        assertThat(new Grades(List.of(points), maxPoints).description()).isEqualTo(description);
    }

    @Test
    void the_median_is_in_the_middle_of_two() {
        assertThat(new Grades(List.of(0, 1, 4, 400), 400).median()).isEqualTo("2.5");
    }

    @Test
    void an_empty_class_and_a_submission_without_exercises_are_told() {
        assertThat(page(List.of()).select("main").text()).isEqualTo("There is no submission in this folder.");
        assertThat(page(List.of()).select("table, section")).isEmpty();

        Document page = page(List.of(SampleResults.of("alice")));
        assertThat(page.select("#table tbody tr").eachText()).containsExactly("alice 0 0.0");
        assertThat(page.select("#failures, #slowest")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 30, 1000})
    void a_class_of_any_size_has_a_row_each(int size) {
        Document page = page(Collections.nCopies(size, SampleResults.of("s", SampleResults.failing(
                Catalogue.BOARD2D, 0.5, SampleResults.failed("count", Kind.COUNT, "secret")))));

        assertThat(page.select("#table tbody tr")).hasSize(size);
        assertThat(page.select("ol li")).hasSize(Math.min(5, size));
        assertThat(page.select(".histogram title").text())
                .isEqualTo("Submissions by points. 80 to 89 points: " + size);
        assertThat(page.text()).doesNotContain("secret");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "javascript:alert(1) | javascript%3Aalert%281%29/feedback.html",
        "index.html          | index.html~/feedback.html"})
    void a_name_leads_to_its_feedback(String name, String address) {
        Element link = page(List.of(SampleResults.of(name))).selectFirst("#table a");

        assertThat(link.text()).isEqualTo(name);
        assertThat(link.attr("href")).isEqualTo(address);
    }

    private static Document page(List<Results> submissions) {
        return Jsoup.parse(Pages.ofClass(new ClassResults("c", submissions)));
    }
}
