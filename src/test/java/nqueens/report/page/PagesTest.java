package nqueens.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.board.Drawing;
import nqueens.judge.Made;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Results;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.report.SampleResults;
import nqueens.report.text.Phrases;

/** What holds for every page, and what pages tell in special cases; whole pages stand in {@link ReportsTest}. */
class PagesTest {

    private static Stream<String> pages() {
        return Stream.of(new ClassPage(SampleResults.aClass(), Optional.empty()).html(),
                SampleResults.rejudging().html(),
                SampleResults.appeal().html(), SubmissionPage.feedback(SampleResults.faults()).html(),
                SampleResults.own(SampleResults.faults()).html(), SampleResults.own(SampleResults.accepted()).html());
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("pages")
    void a_page_is_sound_needs_no_network_and_allows_its_own_script_alone(String text) {
        Parser parser = Parser.htmlParser().setTrackErrors(10);
        Document page = parser.parseInput(text, "");

        assertThat(parser.getErrors()).isEmpty();
        assertThat(text).startsWith("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .endsWith("</html>\n");
        assertThat(text.replace("http://www.w3.org/2000/svg", ""))
                .doesNotContain("http:", "https:", "url(", "@import");
        assertThat(page.select("link, iframe, object, form, [src]:not(img[src^=data:]), [onclick]")).isEmpty();
        String script = page.select("script:not([type=application/json])").stream()
                .map(each -> "; script-src 'sha256-" + PageTemplate.hash(each.data()) + "'").findFirst().orElse("");
        // the page of a run alone loads another: what tells it of the next
        assertThat(page.select("meta[http-equiv=Content-Security-Policy]").attr("content"))
                .isEqualTo("default-src 'none'; style-src 'unsafe-inline'; img-src data:" + script
                        + (text.contains("data-page=") ? " 'strict-dynamic'" : ""));
    }

    @Test
    void a_board_is_drawn_up_to_32_rows_unless_it_has_none() {
        for (int rows : List.of(0, 32)) {
            Document page = page(failing(new Fault(Kind.ATTACK, "finding",
                    Optional.of(Drawing.of(IntStream.range(0, rows).toArray())), "rule"), " \n"));
            assertThat(page.select(".case pre").eachText()).as("and nothing that was printed")
                    .isEqualTo(rows == 0 ? List.of("finding\nrule") : List.of("finding", "rule"));
            assertThat(page.select(".case svg")).hasSize(Math.min(1, rows));
        }
    }

    @Test
    void text_of_a_mebibyte_is_cut_with_a_note() {
        Results results = failing(new Fault(Kind.COUNT, "<".repeat(1 << 20), ""), "");

        String note = "... and 1044480 characters more";
        assertThat(page(results).select(".case pre").text()).endsWith(note);
        assertThat(SubmissionPage.feedback(results).markdown()).contains("\n    " + note + "\n");
    }

    private static Document page(Results results) {
        return Jsoup.parse(SampleResults.own(results).html());
    }

    private static Results failing(Fault fault, String output) {
        return Made.results("alice",
                Made.problem("bitmask").with(Made.check("count").failing(fault).printing(output)));
    }

    @Test
    void a_queen_outside_of_its_board_is_told_and_not_drawn() {
        Drawing board = new Drawing(List.of(-1, 2, 3), List.of(), List.of());
        Document svg = Jsoup.parse(new ExerciseSection.BoardSvg(board, "b").markup());
        assertThat(svg.select(".board-queen").eachAttr("transform")).containsExactly("translate(200 100) scale(5)");
        assertThat(svg.select("title").text()).isEqualTo("3 x 3 board; queens in columns -1, 2, 3, from row 0 on");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"46752 | 46,752", "999999 | 999,999", "1000000 | 1.0 M",
        "2054750 | 2.1 M", "99949999 | 99.9 M", "99950000 | 100 M", "1514000000 | 1,514 M"})
    void a_number_is_rounded_where_it_is_large(long number, String words) {
        assertThat(Phrases.rounded(number)).isEqualTo(words);
    }

    @Test
    void a_class_may_have_no_points_no_mistakes_no_exercises_and_nobody() {
        Document judgeErrors = ofClass(SampleResults.judgeError());
        assertThat(judgeErrors.select("#points")).isEmpty();
        assertThat(judgeErrors.select(".alert li a").eachText()).containsExactly("carol");

        Document noMistakes = ofClass(Made.results("ann", Made.problem("bitmask").with(Made.check("count"))));
        assertThat(noMistakes.select(".alert, #mistakes")).isEmpty();

        assertThat(ofClass(Made.results("ann")).select("#table tbody tr").eachText())
                .containsExactly("ann 0 of 0 accepted 0 0.0");
        assertThat(ofClass().select("main").text()).isEqualTo("There is no submission in this folder.");
    }

    private static Document ofClass(Results... submissions) {
        return Jsoup.parse(new ClassPage(new ClassResults("c", List.of(submissions), Map.of(), List.of(), "", List.of(),
                Map.of()), Optional.empty()).html());
    }
}
