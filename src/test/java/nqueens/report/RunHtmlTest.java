package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Timing;
import nqueens.judge.Verdict;

class RunHtmlTest {

    private static final Timing[] TIMINGS = {new Timing(1, 0.004), new Timing(8, 0.002), new Timing(10, 0.02)};

    private static final Results MIXED = SampleResults.of("alice",
            SampleResults.timed(SampleResults.accepted(Exercise.BOARD2D, 1.25), TIMINGS),
            SampleFailures.exercise(Exercise.ARRAY1D,
                    SampleFailures.check(Check.VALID_PLACEMENTS, Verdict.WRONG_ANSWER, SampleFailures.MESSAGE,
                            SampleFailures.BOARD, "row 1\n"),
                    SampleFailures.check(Check.COMPLETE, Verdict.WRONG_ANSWER, SampleFailures.MESSAGE,
                            SampleFailures.BOARD, "row 1\n"),
                    SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER,
                            "count(4) gave 1; the known count is 2", null, null)),
            SampleResults.settled(Exercise.BITMASK, Verdict.COMPILE_ERROR, "line 3: ';' expected"));

    @Test
    void a_single_run_has_the_page_and_a_submission_of_a_class_does_not() {
        Path folder = Path.of("target/judge");

        assertThat(Reports.ofRun(Map.of(), Instant.EPOCH, folder)).extracting(SubmissionReport::file)
                .containsExactly("feedback.html", "feedback.md", "gradescope.json", "junit.xml", "summary.md",
                        "index.html");
        assertThat(Reports.ofSubmission(Map.of(), Instant.EPOCH)).extracting(SubmissionReport::file)
                .doesNotContain("index.html");
    }

    @Test
    void the_scoreboard_has_a_row_an_exercise_and_a_row_a_check() {
        Document page = page(MIXED);

        assertThat(page.select(".total").text()).isEqualTo("150 of 300 points, 1 of 3 exercises accepted");
        assertThat(page.select("main > table tbody tr").eachText()).containsExactly(
                "board2d \u2713 ACCEPTED 100 of 100", "array1d \u2717 WRONG ANSWER 50 of 100",
                "bitmask \u2717 COMPILE ERROR 0 of 100");
        assertThat(part(page, 2).select("table:has(caption:contains(Checks)) tbody tr").eachText()).hasSize(7)
                .contains("count count(n) is right, n up to 10 \u2717 WRONG ANSWER 0 of 15");
        assertThat(page.select("details:not(.times) summary").eachText())
                .containsExactly("All 7 checks: ACCEPTED", "All 7 checks: COMPILE ERROR");
    }

    @Test
    void every_failing_case_is_drawn_once_and_the_first_has_its_hint() {
        Element part = part(page(MIXED), 2);

        assertThat(part.select(".case > .kicker").eachText())
                .containsExactly("valid-placements, complete: WRONG ANSWER", "count: WRONG ANSWER");
        assertThat(part.select(".case").first().children().eachText()).containsExactly(
                "valid-placements, complete: WRONG ANSWER", "n = 4: solution 1 of 2 is [0, 2, 1, 3]",
                "4 x 4 board; queens in columns 0, 2, 1, 3 of rows 0 to 3; the queens at (1, 2) and (2, 1) attack"
                        + " each other 0 1 2 3 0 1 2 3",
                "the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|",
                "The program had printed this; the words are the submission's, not the judge's:", "row 1",
                "Hint: hint 3 of 3 in exercises/array1d/README.md");
        assertThat(part.select(".board .board-attack")).hasSize(1);
        assertThat(part.select(".case").get(1).children().eachText())
                .containsExactly("count: WRONG ANSWER", "count(4) gave 1; the known count is 2");
        assertThat(part.select("h3 + .note").eachText()).contains(
                "Mend the first case first: the others may come of the same mistake.");
    }

    @Test
    void one_failing_case_stands_for_an_exercise_that_is_settled_as_a_whole() {
        Element part = part(page(MIXED), 3);

        assertThat(part.select(".case").eachText()).containsExactly("COMPILE ERROR line 3: ';' expected");
        assertThat(part.text()).doesNotContain("Mend the first case first");
        assertThat(part.select("h3").eachText()).containsExactly("What failed", "Next step", "Checks", "Time");
    }

    @Test
    void a_hint_is_a_link_where_the_page_lies_beside_the_kata_and_else_a_name() {
        Element link = page(MIXED).selectFirst(".hint a");

        assertThat(link.text()).isEqualTo("hint 3 of 3 in exercises/array1d/README.md");
        assertThat(link.attr("href")).isEqualTo("../../exercises/array1d/README.md#hints");
        assertThat(Path.of("target/judge").resolve("../../exercises/array1d/README.md").normalize())
                .content().contains("\n## Hints\n");
        Element hint = Jsoup.parse(new RunHtml(Path.of("elsewhere/judge")).text(MIXED)).selectFirst(".hint");
        assertThat(hint.text()).isEqualTo("Hint: hint 3 of 3 in exercises/array1d/README.md");
        assertThat(hint.select("a")).isEmpty();
    }

    @Test
    void an_exercise_that_the_catalogue_lacks_has_no_hint_and_its_own_times_alone() {
        ExerciseResult failed = SampleResults.timed(SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, "wrong", null, null)), TIMINGS);
        Document page = page(SampleResults.of("alice", new ExerciseResult("toroidal", failed.verdict(),
                failed.points(), failed.maxPoints(), 1, failed.timings(), List.of(), failed.checks())));

        assertThat(page.select(".hint")).isEmpty();
        assertThat(page.select(".chart desc").text()).isEqualTo("This submission: 4.0 ms for n = 1, 20 ms for n = 10.");
        assertThat(page.select(".times tbody tr").eachText()).containsExactly("1 4.0 ms none", "8 2.0 ms none",
                "10 20 ms none");
    }

    @Test
    void what_is_noted_of_an_exercise_stands_below_its_verdict() {
        Document page = page(SampleResults.exercises(SampleResults.accepted(Exercise.BITMASK, 1),
                SampleResults.noted(SampleResults.accepted(Exercise.BOARD2D, 1), "board2d: one", "board2d: two")));

        assertThat(page.select("section:has(#exercise-1) .verdict ~ .note").eachText()).noneMatch(
                note -> note.startsWith("board2d"));
        assertThat(page.select("section:has(#exercise-2) .bar ~ .note").eachText())
                .startsWith("board2d: one", "board2d: two");
    }

    @Test
    void a_hidden_check_keeps_its_secret_and_its_times() {
        String text = new RunHtml(Path.of("target/judge")).text(SampleResults.of("alice", SampleResults.timed(
                SampleFailures.exercise(Exercise.BITMASK,
                        SampleFailures.hidden(Check.COUNT, Verdict.WRONG_ANSWER, "secret"),
                        SampleFailures.check(Check.SPEED, Verdict.RUNTIME_ERROR, "it threw IndexOutOfBoundsException",
                                null, null)), TIMINGS)));
        Document page = Jsoup.parse(text);

        assertThat(text).doesNotContain("secret");
        assertThat(page.select(".case").eachText())
                .containsExactly("speed: RUNTIME ERROR it threw IndexOutOfBoundsException");
        assertThat(page.select(".board, .chart, .times, #about-times")).isEmpty();
        assertThat(page.select("section > p").eachText()).contains(
                "A check that failed is hidden: its details are with your instructor.",
                "Not shown, since a check that failed is hidden.");
    }

    @Test
    void what_the_judge_failed_on_stands_out_as_not_graded() {
        Document page = page(SampleResults.of("alice", SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.check(Check.COUNT, Verdict.JUDGE_ERROR, "the worker vanished", null, null),
                SampleFailures.check(Check.SPEED, Verdict.JUDGE_ERROR, "it vanished again", null, null))));

        assertThat(page.select("header .alert").text())
                .isEqualTo("Not graded: run it again. The judge failed, not the submission.");
        assertThat(page.select(".total, .bar")).isEmpty();
        assertThat(page.select("main > table td").eachText()).containsExactly("! JUDGE ERROR", "not graded");
        assertThat(page.select("section > .verdict").text()).isEqualTo("! JUDGE ERROR not graded: run it again");
        assertThat(page.select(".case")).hasSize(2).hasSameSizeAs(page.select(".case-fault"));
        assertThat(page.text()).contains("Run it again; if the judge fails once more, tell your instructor.")
                .doesNotContain(" of 100", "Mend the first case first");
    }

    @Test
    void times_are_told_beside_the_references_scaled_to_this_machine() {
        Results slower = new Results(1, "n-queens", "alice", "process", null, List.of(), 2.5, Verdict.ACCEPTED, 100,
                100, MIXED.exercises().subList(0, 1));
        Document page = page(slower);
        String eight = TimesChart.words(ReferenceTimes.of("board2d").get(8) * 2.5);

        assertThat(page.select(".times tbody tr").eachText()).hasSize(11).contains("8 2.0 ms " + eight);
        assertThat(page.select(".times tbody tr").last().text()).startsWith("12 none 0.");
        assertThat(page.select("#about-times ~ p").text()).contains("multiplied by 2.5, this run's factor for the"
                + " speed of this machine", "No verdict depends on these times.");
        assertThat(page.select(".times caption").text()).isEqualTo("Time of count(n) in board2d");
    }

    @Test
    void where_no_call_was_timed_the_page_says_so() {
        Document page = page(SampleResults.of("alice", SampleResults.settled(Exercise.BITMASK, Verdict.NOT_STARTED,
                "stub")));

        assertThat(page.select("section > p.note").eachText())
                .containsExactly("No call of count(n) was answered, and so none was timed.");
        assertThat(page.select(".chart, .times, #about-times")).isEmpty();
    }

    @Test
    void the_one_script_is_allowed_by_its_hash_and_no_other() throws NoSuchAlgorithmException {
        Document page = page(MIXED);
        byte[] script = page.select("script").first().data().getBytes(StandardCharsets.UTF_8);
        String hash = Base64.getEncoder().encodeToString(MessageDigest.getInstance("SHA-256").digest(script));

        assertThat(page.select("meta[http-equiv=Content-Security-Policy]").attr("content")).isEqualTo(
                "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'sha256-" + hash + "'");
        assertThat(page.select("script")).hasSize(1);
        assertThat(page.select("[onclick], [src], link, form, img, iframe")).isEmpty();
        assertThat(page.html()).doesNotContain("http:").doesNotContain("https:").doesNotContain("url(")
                .doesNotContain("@import");
    }

    @Test
    void the_page_is_html_without_an_error() {
        Parser parser = Parser.htmlParser().setTrackErrors(10);
        parser.parseInput(new RunHtml(Path.of("target/judge")).text(MIXED), "");

        assertThat(parser.getErrors()).isEmpty();
    }

    @Test
    void a_reader_who_hears_the_page_finds_the_way() {
        Document page = page(MIXED);

        assertThat(page.title()).isEqualTo("alice - N-Queens kata");
        assertThat(page.select("html").attr("lang")).isEqualTo("en");
        assertThat(page.select("h1, h2").eachText()).containsExactly("alice", "board2d", "array1d", "bitmask",
                "About the times", "A board to play on");
        assertThat(page.select("body > header, body > main, body > footer")).hasSize(3);
        assertThat(page.select("th:not([scope])")).isEmpty();
        assertThat(page.select("table:not(:has(caption))")).isEmpty();
        assertThat(page.select("[id]").eachAttr("id")).doesNotHaveDuplicates()
                .containsAll(page.select("[aria-labelledby]").eachAttr("aria-labelledby").stream()
                        .flatMap(ids -> List.of(ids.split(" ")).stream()).toList())
                .containsAll(page.select("[aria-describedby]").eachAttr("aria-describedby"))
                .containsAll(page.select("label").eachAttr("for"))
                .containsAll(page.select("a[href^=#]").eachAttr("href").stream().map(link -> link.substring(1))
                        .toList());
        assertThat(page.select("svg:not([aria-hidden]):not([role=img])")).isEmpty();
        assertThat(page.select("#play-on").hasAttr("hidden")).isTrue();
    }

    @Test
    void the_script_finds_every_element_that_it_asks_for() {
        Document page = page(MIXED);
        String script = PageTemplate.source("run.js");
        List<String> asked = Pattern.compile("byId\\(\"([a-z-]+)\"\\)").matcher(script).results()
                .map(match -> match.group(1)).distinct().toList();

        assertThat(asked).hasSizeGreaterThan(12)
                .allSatisfy(id -> assertThat(page.getElementById(id)).as(id).isNotNull());
    }

    @Test
    void hostile_text_adds_no_element_and_no_attribute() {
        String hostile = SampleFailures.HOSTILE;

        assertThat(PageSkeleton.of(hostile(hostile))).isEqualTo(PageSkeleton.of(hostile("harmless")));
        assertThat(Jsoup.parse(hostile(hostile)).select("pre").eachText()).hasSize(2)
                .allSatisfy(text -> assertThat(text).isEqualTo(ForeignText.onPage(hostile).legible()));
    }

    /** All that a submission, or whoever wrote its results, has a say in. */
    private static String hostile(String text) {
        ExerciseResult exercise = new ExerciseResult(text, Verdict.WRONG_ANSWER, 0, 10, 1, List.of(TIMINGS),
                List.of(text), List.of(
                new CheckResult(text, text, Verdict.WRONG_ANSWER, 0, 5, text, SampleFailures.BOARD, text, false),
                new CheckResult(text, text, Verdict.ACCEPTED, 5, 5, "", null, null, false)));
        return new RunHtml(Path.of("target/judge")).text(SampleResults.of(text, exercise));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001b", "\u202e", "\u2066", "\u2028", "\ufeff", "\ud800"})
    void what_cannot_be_seen_is_replaced_everywhere(String letter) {
        assertThat(hostile("a" + letter + "b")).doesNotContain(letter).contains("<bdi>a\ufffdb</bdi>");
    }

    private static Document page(Results results) {
        return Jsoup.parse(new RunHtml(Path.of("target/judge")).text(results));
    }

    private static Element part(Document page, int number) {
        return page.selectFirst("section[aria-labelledby=exercise-" + number + "]");
    }
}
