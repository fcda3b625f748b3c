package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.Cost;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.ReferenceSteps;

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

    @Test
    void mistakes_are_counted_by_what_the_hint_is_about_and_by_kind_and_the_first_is_worth_a_lecture() {
        Results ann = SampleResults.of("ann",
                SampleResults.failing(Catalogue.ARRAY1D, 1, SampleResults.failed("complete", Kind.MISSING, "too few")),
                SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.failed("complete", Kind.MISSING, "too few")));
        Results bo = SampleResults.of("bo",
                SampleResults.failing(Catalogue.ARRAY1D, 1, SampleResults.failed("speed", Kind.STEPS, "slow")));
        Results cy = SampleResults.of("cy", SampleResults.failing(Catalogue.ARRAY1D, 1,
                SampleResults.failed("valid-placements", SampleResults.ATTACK, ""),
                SampleResults.failed("complete", Kind.MISSING, "what comes of it")));
        Results dan = SampleResults.of("dan", SampleResults.settled(Catalogue.ARRAY1D, Kind.NOT_COMPILED, "';'"),
                SampleResults.settled(Catalogue.BITMASK, Kind.STUB, "not begun"));
        Element section = page(List.of(cy, ann, bo, dan)).selectFirst("section:has(#mistakes)");

        assertThat(section.select("h3").eachText()).containsExactly(
                "2: the search: go on, and go back (hint 2 of 3)", "1: is a square safe? (hint 1 of 3)",
                "1: what no hint is about");
        assertThat(section.select("summary").eachText()).containsExactly(
                "1 missing (WRONG ANSWER; array1d 1, bitmask 1)", "1 steps (TIME LIMIT EXCEEDED; array1d 1)",
                "1 attack (WRONG ANSWER; array1d 1)", "1 not compiled (COMPILE ERROR; array1d 1)");
        assertThat(section.select(".worth").text()).isEqualTo("Worth ten minutes of the next lecture: the search: go"
                + " on, and go back (hint 2 of 3; 2 of 4 submissions stumble there, most often by missing)");
        assertThat(section.select("details:contains(attack) svg")).hasSize(1);
        assertThat(section.text()).doesNotContain("ann", "what comes of it");
    }

    @Test
    void one_stumble_is_no_lecture_and_what_is_hidden_is_counted_and_not_shown() {
        Document page = page(List.of(SampleResults.hidden()));

        assertThat(page.select(".worth")).isEmpty();
        assertThat(page.select("section:has(#mistakes)").text()).contains("No case that learners may see.")
                .doesNotContain(SampleResults.SECRET);
        assertThat(page(CLASS.subList(0, 1)).select("#mistakes, #steps, #similar")).isEmpty();
    }

    @Test
    void steps_are_spread_by_factors_of_two_around_those_of_the_reference_solution() {
        long reference = ReferenceSteps.of(Catalogue.BOARD2D).get(10);
        List<Results> submissions = Stream.of(0.001, 0.75, 1.0, 1.9, 2.0, 1000.0).map(times -> SampleResults.of("s",
                SampleResults.measured(SampleResults.accepted(Catalogue.BOARD2D, 1),
                        new Cost("count(8)", 8, 1), new Cost("count(10)", 10, (long) (times * reference))))).toList();
        Element figure = page(submissions).selectFirst("figure");

        assertThat(figure.select("figcaption").text()).isEqualTo("board2d count(10): 6 counted, from 0.00 to 1000.00"
                + " times, median 1.00 times the reference's 59.8 M");
        assertThat(figure.select("title").text()).isEqualTo("Submissions by steps, as multiples of the reference"
                + " solution's. 1/16 times and more: 1; 1/2 times and more: 1; 1 times and more: 2;"
                + " 2 times and more: 1; 32 times and more: 1");
        assertThat(figure.select(".histogram-reference").attr("d")).isEqualTo("M142 -18V104");
        assertThat(figure.select("rect").eachAttr("height")).containsExactly("50", "0", "0", "50", "100", "50", "0",
                "0", "0", "50");
    }

    @Test
    void steps_of_wrong_answers_are_left_out() {
        Results wrong = SampleResults.of("s", SampleResults.measured(SampleResults.failing(Catalogue.BOARD2D, 1,
                SampleResults.failed("count", Kind.COUNT, "no")), new Cost("count(10)", 10, 5)));

        assertThat(page(List.of(wrong)).select("#steps")).isEmpty();
    }

    @Test
    void similar_pairs_are_told_where_they_were_looked_for() {
        Document page = Jsoup.parse(Pages.ofClass(new ClassResults("c", CLASS), Optional.of(List.of(
                new SimilarPair("<b>ann", "bo", 90, 99)))));

        assertThat(page.select("section:has(#similar) li").eachText())
                .containsExactly("90 % alike (at most 99 % of one): <b>ann and bo");
    }

    private static Document page(List<Results> submissions) {
        return Jsoup.parse(Pages.ofClass(new ClassResults("c", submissions), Optional.empty()));
    }
}
