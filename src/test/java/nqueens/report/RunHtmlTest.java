package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Timing;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;

class RunHtmlTest {

    private static final Timing[] TIMINGS = {new Timing(1, 0.004), new Timing(8, 0.002), new Timing(10, 0.02)};

    private static final Results MIXED = SampleResults.of("alice",
            SampleResults.timed(SampleResults.accepted(Catalogue.BOARD2D, 1.25), TIMINGS),
            SampleResults.failing(Catalogue.ARRAY1D, 0.5,
                    SampleResults.failed("valid-placements", SampleResults.ATTACK, "row 1\n"),
                    SampleResults.failed("complete", SampleResults.ATTACK, "row 1\n"),
                    SampleResults.failed("count", new Fault(Kind.COUNT, "count(4) gave 1", "the known count is 2"),
                            null)),
            SampleResults.settled(Catalogue.BITMASK, Kind.NOT_COMPILED, "line 3: ';' expected"));

    @Test
    void a_single_run_has_the_page_and_a_submission_of_a_class_does_not() {
        assertThat(Reports.ofRun(Map.of(), Instant.EPOCH, Path.of("target/judge"))).extracting(SubmissionReport::file)
                .containsExactly("feedback.html", "feedback.md", "gradescope.json", "junit.xml", "summary.md",
                        "index.html");
        assertThat(Reports.ofSubmission(Map.of(), Instant.EPOCH)).extracting(SubmissionReport::file)
                .doesNotContain("index.html");
    }

    @Test
    void the_scoreboard_has_a_row_an_exercise_and_a_row_a_check() {
        Document page = page(MIXED);

        assertThat(page.title()).isEqualTo("alice - N-Queens kata");
        assertThat(page.select("h1, h2").eachText()).containsExactly("alice", "board2d", "array1d", "bitmask",
                "About the times", "A board to play on");
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
                "Hint: hint 1 of 3 in exercises/array1d/README.md");
        assertThat(part.select(".board .board-attack")).hasSize(1);
        assertThat(part.select(".board title").eachAttr("id")).containsExactly("board-2-1");
        assertThat(part(page(MIXED), 1).select("h3").eachText()).containsExactly("Checks", "Time");
        assertThat(part.select(".case").get(1).children().eachText())
                .containsExactly("count: WRONG ANSWER", "count(4) gave 1\nthe known count is 2");
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

        assertThat(link.text()).isEqualTo("hint 1 of 3 in exercises/array1d/README.md");
        assertThat(link.attr("href")).isEqualTo("../../exercises/array1d/README.md#hints");
        assertThat(Path.of("target/judge").resolve("../../exercises/array1d/README.md").normalize())
                .content().contains("\n## Hints\n");
        Element hint = Jsoup.parse(new RunHtml(Path.of("elsewhere/judge")).text(MIXED)).selectFirst(".hint");
        assertThat(hint.text()).isEqualTo("Hint: hint 1 of 3 in exercises/array1d/README.md");
        assertThat(hint.select("a")).isEmpty();
    }

    @Test
    void an_exercise_that_the_catalogue_lacks_has_no_hint_and_its_own_times_alone() {
        ProblemResult failed = SampleResults.timed(SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.failed("count", Kind.COUNT, "wrong")), TIMINGS);
        Document page = page(SampleResults.of("alice", new ProblemResult("new", failed.verdict(),
                failed.points(), failed.maxPoints(), null, 1, failed.timings(), List.of(), failed.checks())));

        assertThat(page.select(".hint")).isEmpty();
        assertThat(page.select(".chart desc").text()).isEqualTo("This submission: 4.0 ms for n = 1, 20 ms for n = 10.");
        assertThat(page.select(".times tbody tr").eachText()).containsExactly("1 4.0 ms none", "8 2.0 ms none",
                "10 20 ms none");
    }

    @Test
    void a_hidden_check_keeps_its_secret_and_its_times() {
        String text = new RunHtml(Path.of("target/judge")).text(SampleResults.of("alice", SampleResults.timed(
                SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.hidden("count", Kind.COUNT),
                        SampleResults.failed("speed", Kind.INDEX, "it threw")), TIMINGS)));
        Document page = Jsoup.parse(text);

        assertThat(text).doesNotContain(SampleResults.SECRET);
        assertThat(page.select(".case").eachText()).containsExactly("speed: RUNTIME ERROR it threw");
        assertThat(page.select(".board, .chart, .times, #about-times")).isEmpty();
        assertThat(page.select("section > p").eachText()).contains(
                "A check that failed is hidden: its details are with your instructor.",
                "Not shown, since a check that failed is hidden.");
    }

    @Test
    void what_the_judge_failed_on_stands_out_as_not_graded() {
        Document page = page(SampleResults.of("alice", SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.failed("count", Kind.JUDGE, "the worker vanished"),
                SampleResults.failed("speed", Kind.JUDGE, "it vanished again"))));

        assertThat(page.select("header .alert")).hasSize(1);
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
        Document page = page(SampleResults.of("alice", SampleResults.settled(Catalogue.BITMASK, Kind.STUB, "stub")));

        assertThat(page.select("section > p.note").eachText())
                .containsExactly("No call of count(n) was answered, and so none was timed.");
        assertThat(page.select(".chart, .times, #about-times")).isEmpty();
    }

    @Test
    void the_script_finds_every_element_that_it_asks_for() {
        Document page = page(MIXED);
        List<String> asked = Pattern.compile("byId\\(\"([a-z-]+)\"\\)").matcher(PageTemplate.source("run.js")).results()
                .map(match -> match.group(1)).distinct().toList();

        assertThat(page.select("#play-on").hasAttr("hidden")).isTrue();
        assertThat(asked).hasSizeGreaterThan(12)
                .allSatisfy(id -> assertThat(page.getElementById(id)).as(id).isNotNull());
    }

    private static Document page(Results results) {
        return Jsoup.parse(new RunHtml(Path.of("target/judge")).text(results));
    }

    private static Element part(Document page, int number) {
        return page.selectFirst("section[aria-labelledby=exercise-" + number + "]");
    }
}
