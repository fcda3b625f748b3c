package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Cost;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/** What the page of a run has beside an exercise, and what it says at the end of the ladder. */
class StatementTest {

    private static final String README = """
            # rooks: `n` of them

            See [the ladder](../README.md#top) and ![two rooks](rooks.svg).

            ## Samples
            | call | answer |
            |---|---|
            | `solve(1)` | one |

            <details><summary>Hint 2 of 3: is it safe?</summary>

            Look.

            </details>

            <script>alert(1)</script>
            """;

    @TempDir
    private Path folder;

    @Test
    void a_readme_is_a_statement_under_headings_of_the_page() throws IOException {
        Document page = page(Optional.of("../../exercises/rooks/"));

        assertThat(statement(Optional.empty()).title()).isEqualTo("n of them");
        assertThat(page.select("h1, h2, h3")).isEmpty();
        assertThat(page.select("h4").eachText()).containsExactly("Samples");
        assertThat(page.select("a").eachAttr("href")).containsExactly("../../exercises/rooks/../README.md#top");
        assertThat(page.select("img").attr("alt")).isEqualTo("two rooks");
        assertThat(page.select("img").attr("src")).isEqualTo("data:image/svg+xml;base64,PHN2Zy8+");
        assertThat(page.select("table caption").text()).isEqualTo("Samples");
        assertThat(page.select("th[scope=col]").eachText()).containsExactly("call", "answer");
        assertThat(page.select("td").eachText()).containsExactly("solve(1)", "one");
    }

    @Test
    void a_hint_is_folded_and_can_be_led_to() throws IOException {
        Element hint = page(Optional.empty()).selectFirst("details");

        assertThat(hint.id()).isEqualTo(Statement.hintId("task-1", 2));
        assertThat(hint.hasAttr("open")).isFalse();
        assertThat(hint.selectFirst("summary").text()).isEqualTo("Hint 2 of 3: is it safe?");
        assertThat(hint.selectFirst("p").text()).isEqualTo("Look.");
    }

    @Test
    void where_there_is_nothing_to_lead_to_a_link_is_its_words() throws IOException {
        assertThat(page(Optional.empty()).select("a")).isEmpty();
        assertThat(page(Optional.empty()).text()).contains("See the ladder and");
    }

    @Test
    void other_markup_is_text() throws IOException {
        assertThat(page(Optional.empty()).select("script")).isEmpty();
        assertThat(page(Optional.empty()).text()).endsWith("<script>alert(1)</script>");
    }

    @Test
    void without_a_readme_there_is_no_statement() {
        assertThat(Statement.of(folder, Optional.empty(), "task-1")).isEmpty();
    }

    @Test
    void once_all_is_accepted_the_steps_stand_side_by_side_where_all_have_them() {
        Cost[] few = {new Cost("count(8)", 8, 2000), new Cost("count(10)", 10, 20_000)};
        Document page = Jsoup.parse(Pages.run(new ShownRun(SampleResults.of("alice",
                SampleResults.measured(SampleResults.accepted(Catalogue.BOARD2D, 1), few),
                SampleResults.measured(SampleResults.accepted(Catalogue.BITMASK, 1), new Cost("count(7)", 7, 1),
                        new Cost("count(8)", 8, 300), new Cost("count(10)", 10, 4_000_000)))),
                Path.of("target/judge")));

        assertThat(page.select(".next thead th").eachText()).containsExactly("Exercise", "count(8)", "count(10)");
        assertThat(page.select(".next tbody tr").eachText())
                .containsExactly("board2d 2,000 20,000", "bitmask 300 4.0 M");
        assertThat(page.select(".next li:first-child a").eachAttr("href")).containsExactly(
                "../../solutions/board2d/README.md", "../../solutions/bitmask/README.md");
        assertThat(page.select(".next li:not(:first-child) a").eachAttr("href")).containsExactlyElementsOf(
                Stream.concat(Catalogue.of(Problem.Place.UPPER).stream().map(problem -> problem.id() + "/README.md"),
                        Stream.of("README.md#carry-a-solution-over")).map("../../exercises/"::concat).toList());
        assertThat(page.select(".onward").text()).isEqualTo("Next: bitmask");
    }

    @Test
    void before_all_is_accepted_nothing_is_said_of_what_comes_next() {
        assertThat(Jsoup.parse(Pages.run(new ShownRun(SampleResults.wrong()), Path.of("target/judge")))
                .select(".next")).isEmpty();
    }

    private Document page(Optional<String> linked) throws IOException {
        return Jsoup.parse(statement(linked).markup());
    }

    private Statement statement(Optional<String> linked) throws IOException {
        Files.writeString(folder.resolve("README.md"), README);
        Files.writeString(folder.resolve("rooks.svg"), "<svg/>");
        return Statement.of(folder, linked, "task-1").orElseThrow();
    }
}
