package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;

class ClassIndexHtmlTest {

    private static final ClassResults CLASS = new ClassResults("../class", List.of(
            SampleResults.of("alice", SampleResults.accepted(Catalogue.BOARD2D, 1.25),
                    SampleResults.accepted(Catalogue.BITMASK, 2)),
            SampleResults.of("bob", wrong(Catalogue.BOARD2D, "speed"), wrong(Catalogue.BITMASK, "speed")),
            SampleResults.of("carol", SampleResults.failing(Catalogue.BOARD2D, 0.5,
                    SampleResults.failed("count", Kind.JUDGE, "broken")), wrong(Catalogue.BITMASK, "speed")),
            SampleResults.of("dora", wrong(Catalogue.BOARD2D, "count"),
                    SampleResults.settled(Catalogue.BITMASK, Kind.STUB, "stub"))));

    private static ProblemResult wrong(Problem exercise, String check) {
        return SampleResults.failing(exercise, 0.5, SampleResults.failed(check, Kind.COUNT, "secret"));
    }

    @Test
    void the_class_is_told_at_a_glance() {
        Document page = page(CLASS);

        assertThat(page.select("h1").eachText()).containsExactly("../class");
        assertThat(page.select(".total").text()).isEqualTo("4 submissions");
        assertThat(page.select("section > p").eachText()).contains(
                "3 graded: mean 151.7, median 170.0, of 200.",
                "Fails most: speed in bitmask, 2 of 4.");
        assertThat(page.select("h1, h2, h3").eachText()).containsExactly("../class",
                "Not graded: run again (1)", "Points", "What fails", "Slowest", "Submissions");
    }

    @Test
    void what_the_judge_failed_on_stands_at_the_top_by_name_and_has_no_grade() {
        Document page = page(CLASS);

        assertThat(page.select("main > section").first().text()).isEqualTo("Not graded: run again (1) The judge"
                + " failed on these, which says nothing about them. They have no grade, and are in no figure about"
                + " points. carol");
        assertThat(page.select(".alert a").attr("href")).isEqualTo("carol/feedback.html");
        assertThat(page.select("#table tbody tr").get(2).text())
                .isEqualTo("carol ! JUDGE ERROR not graded \u2717 WRONG ANSWER 85 not graded 1.0");
    }

    @Test
    void a_class_of_judge_errors_alone_has_no_figures_about_points() {
        Document page = page(new ClassResults("c", CLASS.submissions().subList(2, 3)));

        assertThat(page.select("#points, .histogram")).isEmpty();
        assertThat(page.select(".alert li").eachText()).containsExactly("carol");
        assertThat(page.select(".total").text()).isEqualTo("1 submission");
    }

    @Test
    void each_submission_has_a_row() {
        Document page = page(CLASS);

        assertThat(page.select("#table thead th").eachText())
                .containsExactly("Name", "board2d", "bitmask", "Total", "CPU s");
        assertThat(page.select("#table tbody tr").eachText()).containsExactly(
                "alice \u2713 ACCEPTED 100 \u2713 ACCEPTED 100 200 3.3",
                "bob \u2717 WRONG ANSWER 85 \u2717 WRONG ANSWER 85 170 1.0",
                "carol ! JUDGE ERROR not graded \u2717 WRONG ANSWER 85 not graded 1.0",
                "dora \u2717 WRONG ANSWER 85 \u25cb NOT STARTED 0 85 0.5");
        assertThat(page.select("#table tbody tr").first().select("[data-rank]").eachAttr("data-rank"))
                .containsExactly("100", "100", "200", "3.3");
        assertThat(page.select("#table tbody tr").get(2).select("[data-rank]").eachAttr("data-rank"))
                .containsExactly("-1", "85", "-1", "1.0");
        assertThat(page.text()).doesNotContain("secret");
        assertThat(page.select("#table [aria-sort]").eachText()).containsExactly("Name");
        assertThat(page.select("#filter-box").hasAttr("hidden")).isTrue();
    }

    @Test
    void the_table_of_failures_counts_neither_what_is_not_started_nor_what_the_judge_failed_on() {
        Element table = page(CLASS).selectFirst("table");

        assertThat(table.select("thead th").eachText()).containsExactly("Check", "board2d", "bitmask");
        assertThat(table.select("tbody tr, tfoot tr").stream().map(row -> row.select("td").eachText()))
                .containsExactly(List.of("0", "0"), List.of("0", "0"), List.of("0", "0"), List.of("1", "0"),
                        List.of("0", "0"), List.of("0", "0"), List.of("1", "2 (most)"), List.of("4", "3"));
        assertThat(table.select("tbody tr").get(6).select(".bar-bad").eachAttr("width")).containsExactly("25", "50");
    }

    @Test
    void where_nothing_fails_the_page_says_so() {
        Document page = page(new ClassResults("c", CLASS.submissions().subList(0, 1)));

        assertThat(page.select("section > p").eachText()).contains("No check fails.");
        assertThat(page.text()).doesNotContain("(most)");
    }

    @Test
    void the_slowest_are_named_with_their_slowest_exercise() {
        assertThat(page(CLASS).select("ol li").eachText()).containsExactly(
                "alice: 3.3 s of CPU time, of it 2.0 s in bitmask", "bob: 1.0 s of CPU time, of it 0.5 s in board2d",
                "carol: 1.0 s of CPU time, of it 0.5 s in board2d", "dora: 0.5 s of CPU time, of it 0.5 s in board2d");
    }

    @Test
    void the_histogram_has_a_text_alternative() {
        Element histogram = page(CLASS).selectFirst(".histogram");

        assertThat(histogram.attr("role")).isEqualTo("img");
        assertThat(histogram.getElementById(histogram.attr("aria-labelledby")).text()).isEqualTo("Submissions by"
                + " points. 80 to 99 points: 1; 160 to 179 points: 1; 180 to 200 points: 1");
        assertThat(histogram.select("rect").eachAttr("height"))
                .containsExactly("0", "0", "0", "0", "100", "0", "0", "0", "100", "100");
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
        assertThat(PointsHistogram.of(new int[] {points}, maxPoints).description()).isEqualTo(description);
    }

    @Test
    void an_empty_class_is_told_so() {
        Document page = page(new ClassResults("c", List.of()));

        assertThat(page.select("main").text()).isEqualTo("There is no submission in this folder.");
        assertThat(page.select(".total").text()).isEqualTo("0 submissions");
        assertThat(page.select("table, section")).isEmpty();
    }

    @Test
    void submissions_without_exercises_are_listed() {
        Document page = page(new ClassResults("c", List.of(SampleResults.of("alice"))));

        assertThat(page.select("#table tbody tr").eachText()).containsExactly("alice 0 0.0");
        assertThat(page.select("#failures, #slowest")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 30, 1000})
    void a_class_of_any_size_has_a_row_each(int size) {
        List<Results> submissions = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            submissions.add(SampleResults.of("s" + i, wrong(Catalogue.BOARD2D, "count")));
        }

        Document page = page(new ClassResults("c", submissions));

        assertThat(page.select("#table tbody tr")).hasSize(size);
        assertThat(page.select("ol li")).hasSize(Math.min(5, size));
        assertThat(page.select(".histogram title").text())
                .isEqualTo("Submissions by points. 80 to 89 points: " + size);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "bob smith           | bob%20smith/feedback.html",
        "50% #1?             | 50%25%20%231%3F/feedback.html",
        "\"o'neil\"          | %22o%27neil%22/feedback.html",
        "javascript:alert(1) | javascript%3Aalert%281%29/feedback.html",
        "index.html          | index.html~/feedback.html",
        "\u738b              | %E7%8E%8B/feedback.html"})
    void a_name_leads_to_its_feedback(String name, String address) {
        Element link = page(new ClassResults("c", List.of(SampleResults.of(name)))).selectFirst("#table a");

        assertThat(link.text()).isEqualTo(name);
        assertThat(link.attr("href")).isEqualTo(address);
    }

    private static Document page(ClassResults results) {
        return Jsoup.parse(ClassIndexHtml.text(results));
    }
}
