package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.Square;
import nqueens.judge.Check;
import nqueens.judge.DrawnBoard;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

class FeedbackHtmlTest {

    private static final Results MIXED = SampleResults.of("alice",
            SampleResults.accepted(Exercise.BOARD2D, 1.25),
            SampleFailures.exercise(Exercise.ARRAY1D, SampleFailures.check(Check.VALID_PLACEMENTS,
                    Verdict.WRONG_ANSWER, SampleFailures.MESSAGE, SampleFailures.BOARD, "row 1\nrow 2\n")),
            SampleFailures.exercise(Exercise.BOOLEAN_ARRAYS, SampleFailures.check(Check.COMPLETE,
                    Verdict.WRONG_ANSWER, SampleFailures.MESSAGE, SampleFailures.BOARD, null)),
            SampleResults.settled(Exercise.BITMASK, Verdict.COMPILE_ERROR, "line 3: ';' expected"));

    private static final String SETTLED = """
            <section aria-labelledby="exercise-1">
            <h2 id="exercise-1">bitmask</h2>
            <p class="verdict"><span class="bad"><span aria-hidden="true">\u2717</span>&nbsp;COMPILE ERROR</span>\
             0 of 100 points, 0.0 s of CPU time</p>
            <svg class="bar" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">\
            <rect class="bar-all" width="100" height="2"/><rect class="bar-earned" width="0" height="2"/></svg>
            <h3>What failed</h3>
            <div class="case">
            <p class="kicker">COMPILE ERROR</p>
            <pre>
            line 3: &#39;;&#39; expected</pre>
            </div>
            <h3>Next step</h3>
            <p>The code does not compile, so none of it was run: mend the first error that the compiler names,\
             then try again.</p>
            <ul>
            <li>read <code>exercises/bitmask/README.md</code></li>
            <li>change <code>bitmask/BitmaskQueens.java</code></li>
            <li>run <code>mvn test -Dtest=BitmaskTest</code></li>
            </ul>
            <h3>Checks</h3>
            <details>
            <summary>All 7 checks: COMPILE ERROR</summary>
            <table>
            <caption class="away">Checks of bitmask</caption>
            <thead>
            <tr><th scope="col">Check</th><th scope="col">Verdict</th><th scope="col" class="number">Points</th></tr>
            </thead>
            <tbody>
            <tr><th scope="row">small-boards <span class="asks">n &#x3D; 1 to 4: the exact solutions</span></th>\
            <td><span class="bad"><span aria-hidden="true">\u2717</span>&nbsp;COMPILE ERROR</span></td>\
            <td class="number">0 of 10</td></tr>
            """;

    @Test
    void the_file_is_feedback_html() {
        assertThat(new FeedbackHtml().file()).isEqualTo("feedback.html");
    }

    @Test
    void an_exercise_is_verdict_points_failing_case_next_step_and_checks() {
        String page = new FeedbackHtml().text(SampleResults.of("alice",
                SampleResults.settled(Exercise.BITMASK, Verdict.COMPILE_ERROR, "line 3: ';' expected")));

        assertThat(page.substring(page.indexOf("<section"))).startsWith(SETTLED);
    }

    @Test
    void the_page_needs_no_network_and_no_script() {
        String page = new FeedbackHtml().text(MIXED);

        assertThat(page).startsWith("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none';"
                + " style-src 'unsafe-inline'; img-src data:\">\n").endsWith("</html>\n")
                .doesNotContain("http:").doesNotContain("https:").doesNotContain("//").doesNotContain("url(")
                .doesNotContain("@import");
        assertThat(Jsoup.parse(page).select("script, link, img, iframe, object, [src], [onclick]")).isEmpty();
    }

    @Test
    void the_page_is_html_without_an_error() {
        Parser parser = Parser.htmlParser().setTrackErrors(10);
        parser.parseInput(new FeedbackHtml().text(MIXED), "");

        assertThat(parser.getErrors()).isEmpty();
    }

    @Test
    void a_reader_who_hears_the_page_finds_the_way() {
        Document page = Jsoup.parse(new FeedbackHtml().text(MIXED));

        assertThat(page.select("h1").eachText()).containsExactly("alice");
        assertThat(page.select("h1, h2, h3").eachText()).containsExactly("alice",
                "board2d", "Checks", "array1d", "What failed", "What the program printed", "Next step", "Checks",
                "booleanarrays", "What failed", "Next step", "Checks", "bitmask", "What failed", "Next step", "Checks");
        assertThat(page.select("body > header, body > main, body > footer")).hasSize(3);
        assertThat(page.select("table caption")).hasSize(5);
        assertThat(page.select("th:not([scope])")).isEmpty();
        assertThat(page.select("[id]").eachAttr("id")).doesNotHaveDuplicates()
                .containsAll(page.select("[aria-labelledby]").eachAttr("aria-labelledby"))
                .containsAll(page.select("a").eachAttr("href").stream().map(link -> link.substring(1)).toList());
        assertThat(page.select("svg:not([aria-hidden]):not([role=img])")).isEmpty();
        assertThat(page.select("html").attr("lang")).isEqualTo("en");
        assertThat(page.title()).isEqualTo("alice - N-Queens feedback");
    }

    @Test
    void the_overview_has_a_row_an_exercise() {
        Document page = Jsoup.parse(new FeedbackHtml().text(MIXED));

        assertThat(page.select(".total").text()).isEqualTo("265 of 400 points, 1 of 4 exercises accepted");
        assertThat(page.select("main > table tbody tr").eachText()).containsExactly(
                "board2d \u2713 ACCEPTED 100 of 100", "array1d \u2717 WRONG ANSWER 85 of 100",
                "booleanarrays \u2717 WRONG ANSWER 80 of 100", "bitmask \u2717 COMPILE ERROR 0 of 100");
        assertThat(page.select(".bar-earned").eachAttr("width")).containsExactly("100", "85", "80", "0");
        assertThat(page.select("details summary").eachText())
                .containsExactly("All 7 checks: ACCEPTED", "All 7 checks: COMPILE ERROR");
    }

    @Test
    void the_board_stands_in_place_of_its_drawing() {
        Element found = Jsoup.parse(new FeedbackHtml().text(MIXED)).selectFirst(".case");

        assertThat(found.children().eachText()).containsExactly("valid-placements: WRONG ANSWER",
                "n = 4: solution 1 of 2 is [0, 2, 1, 3]",
                "4 x 4 board; queens in columns 0, 2, 1, 3 of rows 0 to 3; the queens at (1, 2) and (2, 1) attack"
                        + " each other 0 1 2 3 0 1 2 3",
                "the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|");
        assertThat(found.select("svg").attr("aria-labelledby")).isEqualTo("board-2");
    }

    @Test
    void a_drawing_that_is_not_the_boards_stays() {
        String other = SampleFailures.MESSAGE.replace("Q . . .", ". . . Q");

        assertThat(failingCase(other, SampleFailures.BOARD).select("pre").text()).isEqualTo(other);
        assertThat(failingCase(other, SampleFailures.BOARD).select("svg")).hasSize(1);
        assertThat(failingCase(SampleFailures.MESSAGE, null).select("pre").eachText())
                .containsExactly(SampleFailures.MESSAGE);
    }

    @Test
    void a_board_too_large_for_a_picture_is_left_to_its_drawing() {
        DrawnBoard huge = new DrawnBoard(Collections.nCopies(33, 0), List.of(new Square(0, 0),
                new Square(1, 0)));

        assertThat(failingCase("n = 33", huge).select("svg")).isEmpty();
        assertThat(failingCase("n = 33", huge).select("pre").text()).isEqualTo("n = 33");
        assertThat(failingCase("n = 0", new DrawnBoard(List.of(), List.of())).select("svg")).isEmpty();
    }

    private static Element failingCase(String message, DrawnBoard board) {
        return Jsoup.parse(new FeedbackHtml().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.ARRAY1D,
                SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, message, board, null))))).selectFirst(".case");
    }

    @Test
    void what_the_program_printed_is_shown_as_its_own() {
        Document page = Jsoup.parse(new FeedbackHtml().text(MIXED));

        assertThat(page.select("pre.output").eachText()).containsExactly("row 1\nrow 2");
        assertThat(page.select(".output").first().previousElementSibling().text())
                .isEqualTo("The submission's own words, not the judge's:");
        assertThat(Jsoup.parse(page(" ", "message", " \n")).select(".output")).isEmpty();
    }

    @Test
    void the_hint_that_fits_stands_below_the_advice() {
        assertThat(new FeedbackHtml().text(MIXED)).contains("""
                and find the first step that you did not expect.</p>
                <p>Hint: <code>exercises/array1d/README.md</code>, hint 3 of 3</p>
                <ul>
                <li>read <code>exercises/array1d/README.md</code></li>
                """, "<p>Hint: <code>exercises/booleanarrays/README.md</code>, hint 3 of 3</p>")
                .doesNotContain("Hint: <code>exercises/bitmask").doesNotContain("Hint: <code>exercises/board2d");
    }

    @Test
    void a_hidden_check_keeps_its_secret() {
        String page = new FeedbackHtml().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.hidden(Check.SPEED, Verdict.TIME_LIMIT_EXCEEDED, "secret"))));

        assertThat(page).doesNotContain("secret").doesNotContain("<h3>What failed</h3>").doesNotContain("Hint");
        assertThat(Jsoup.parse(page).select(".board, pre")).isEmpty();
        assertThat(Jsoup.parse(page).select("section > p").eachText())
                .contains("A check that failed is hidden: its details are with your instructor.");
    }

    @Test
    void what_the_judge_failed_on_has_no_grade() {
        Document page = Jsoup.parse(new FeedbackHtml().text(SampleResults.of("alice",
                SampleFailures.exercise(Exercise.BITMASK,
                        SampleFailures.check(Check.COUNT, Verdict.JUDGE_ERROR, "the worker vanished", null, null)))));

        assertThat(page.select(".alert").text())
                .isEqualTo("Not graded: run it again. The judge failed, not the submission.");
        assertThat(page.select(".total, .bar")).isEmpty();
        assertThat(page.select("main > table td").eachText())
                .containsExactly("! JUDGE ERROR", "not graded");
        assertThat(page.select("section > p").eachText()).containsExactly(
                "! JUDGE ERROR not graded: run it again",
                "The judge failed, not your code: this says nothing about your work, and it is not a grade.",
                "Run it again; if the judge fails once more, tell your instructor.");
        assertThat(page.text()).doesNotContain("85 of 100");
    }

    @Test
    void what_is_noted_of_an_exercise_stands_below_its_verdict() {
        Document page = Jsoup.parse(new FeedbackHtml().text(SampleResults.of("alice", SampleResults.noted(
                SampleResults.accepted(Exercise.BITMASK, 1), "bitmask: \u202e", "bitmask: two\nlines"))));
        assertThat(page.select("section > .bar ~ .note").eachText())
                .containsExactly("bitmask: \ufffd", "bitmask: two lines");
    }

    @Test
    void hostile_text_adds_no_element_and_no_attribute() {
        String hostile = SampleFailures.HOSTILE;
        Document page = Jsoup.parse(hostile(hostile));

        assertThat(PageSkeleton.of(hostile(hostile)))
                .isEqualTo(PageSkeleton.of(hostile("harmless")));
        assertThat(page.select("pre").eachText()).hasSize(2).allSatisfy(text -> assertThat(text)
                .isEqualTo(ForeignText.onPage(hostile).legible()).contains("<script>alert(1)</script>"));
        assertThat(page.title()).startsWith("</pre></script></title>");
    }

    /** All that a submission has a say in. */
    private static String hostile(String text) {
        return new FeedbackHtml().text(SampleResults.of(text, SampleResults.noted(
                SampleFailures.exercise(Exercise.ARRAY1D,
                        SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, text, null, text)), text)));
    }

    @Test
    void hostile_text_around_a_board_adds_nothing_either() {
        String hostile = SampleFailures.MESSAGE.replace("n = 4", "</pre><b onclick=x>").replace("|1", "<svg>|1");

        assertThat(PageSkeleton.of(failingPage(hostile))).isEqualTo(PageSkeleton.of(failingPage(
                SampleFailures.MESSAGE)));
    }

    private static String failingPage(String message) {
        return new FeedbackHtml().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.ARRAY1D,
                SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, message, SampleFailures.BOARD, null))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001b", "\u202e", "\u2066", "\u2028", "\ufeff", "\ud800", "\ufffe", "\uffff"})
    void what_cannot_be_seen_is_replaced_everywhere(String letter) {
        String page = page("a" + letter + "b", "c" + letter + "d", "e" + letter + "f");

        assertThat(page).doesNotContain(letter).contains("<bdi>a\ufffdb</bdi>", "\nc\ufffdd</pre>", "\ne\ufffdf</pre>");
    }

    @Test
    void the_first_line_may_be_empty() {
        assertThat(Jsoup.parse(page("a", "b", "\n\nc")).selectFirst(".output").wholeText()).isEqualTo("\n\nc");
    }

    @Test
    void text_of_a_mebibyte_is_cut_with_a_note() {
        String page = page("alice", "<".repeat(1 << 20), "y".repeat(1 << 20));

        assertThat(page).hasSizeLessThan(80_000);
        assertThat(Jsoup.parse(page).select(".note").eachText()).containsExactly(
                "(cut here: 8000 of 1048576 characters are shown; results.json has it all)",
                "The submission's own words, not the judge's:",
                "(cut here: 8000 of 1048576 characters are shown; results.json has it all)");
    }

    @Test
    void in_process_says_that_it_is_not_for_grading() {
        Results results = new Results(1, "n-queens", "alice", "none", null, List.of(), 1.5, Verdict.ACCEPTED, 0, 0,
                List.of());

        assertThat(Jsoup.parse(new FeedbackHtml().text(results)).select("footer").text()).isEqualTo("Judged under"
                + " in-process: no limits, not for grading, time limits x 1.5. Programs read the same in"
                + " results.json.");
    }

    @Test
    void every_exercise_can_be_reported_at_once() {
        Results all = SampleResults.of("alice", Arrays.stream(Exercise.values()).map(exercise ->
                SampleFailures.exercise(exercise, SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER,
                        SampleFailures.MESSAGE, SampleFailures.BOARD, "x")))
                .toArray(ExerciseResult[]::new));

        assertThat(Jsoup.parse(new FeedbackHtml().text(all)).select(".board title").eachAttr("id"))
                .containsExactly("board-1", "board-2", "board-3", "board-4");
    }

    private static String page(String name, String message, String output) {
        return new FeedbackHtml().text(SampleResults.of(name, SampleFailures.exercise(Exercise.ARRAY1D,
                SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, message, null, output))));
    }
}
