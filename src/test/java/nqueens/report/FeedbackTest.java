package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;

import nqueens.board.Square;
import nqueens.judge.CheckResult;
import nqueens.judge.Cost;
import nqueens.judge.DrawnBoard;
import nqueens.judge.FoundFault;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;

/** What a learner is told in special cases; whole pages and documents stand in {@link ReportsTest}. */
class FeedbackTest {

    private static final Cost[] COSTS = {new Cost("count(1)", 1, 14),
        new Cost("count(8)", 8, 2000), new Cost("count(10)", 10, 20_000)};

    @Test
    void where_no_board_can_be_drawn_or_an_earlier_judge_told_no_parts_the_message_is_shown() {
        FoundFault fault = new FoundFault(Kind.ATTACK, "finding", "rule");
        List<Integer> huge = IntStream.range(0, 33).boxed().toList();

        assertThat(drawn(fault, new DrawnBoard(huge.subList(1, 33), List.of()))).isEqualTo("finding svg rule");
        assertThat(drawn(fault, new DrawnBoard(huge, List.of()))).isEqualTo("message");
        assertThat(drawn(fault, new DrawnBoard(List.of(), List.of()))).isEqualTo("message");
        assertThat(drawn(fault, null)).isEqualTo("message");
        assertThat(drawn(null, new DrawnBoard(List.of(0, 1), List.of(new Square(0, 0), new Square(1, 1)))))
                .isEqualTo("message");
    }

    /** Gives the parts of the one failing case, of which the program had printed nothing that can be seen. */
    private static String drawn(FoundFault fault, DrawnBoard board) {
        Document page = feedback(failing(new CheckResult(
                "count", "", Verdict.WRONG_ANSWER, 0, 15, "message", fault, board, " \n", false)));
        assertThat(page.select(".output")).isEmpty();
        return String.join(" ", page.select(".case pre, .case svg").stream()
                .map(part -> part.normalName().equals("svg") ? "svg" : part.text()).toList());
    }

    @Test
    void what_another_check_tells_is_not_hidden() {
        CheckResult hidden = new CheckResult("count", "", Verdict.COMPILE_ERROR, 0, 0, SampleResults.SECRET, null, null,
                null, true);

        assertThat(Pages.feedbackInMarkdown(failing(
                SampleResults.failed("speed", Kind.NOT_COMPILED, SampleResults.SECRET), hidden)))
                .contains(SampleResults.SECRET).doesNotContain("hidden:");
    }

    @Test
    void the_case_shown_is_that_of_the_verdict() {
        ProblemResult judgeError = new ProblemResult("bitmask", Verdict.JUDGE_ERROR, 0, 0, 1, List.of(
                SampleResults.failed("count", Kind.COUNT, "wrong"),
                SampleResults.failed("speed", Kind.JUDGE, "run it again")));

        assertThat(feedback(SampleResults.of("alice", judgeError)).select(".case").text())
                .isEqualTo("speed: JUDGE ERROR run it again");
    }

    @Test
    void what_is_worth_nothing_has_an_empty_bar() {
        ProblemResult worthless = new ProblemResult("bitmask", Verdict.ACCEPTED, 0, 0, 1, List.of());

        assertThat(feedback(SampleResults.of("alice", worthless)).select(".bar-earned").attr("width")).isEqualTo("0");
    }

    @Test
    void every_verdict_has_a_sentence_of_advice_of_its_own() {
        assertThat(Stream.of(Verdict.values()).filter(verdict -> verdict != Verdict.ACCEPTED).map(Wording::advice))
                .doesNotHaveDuplicates().allMatch(advice -> advice.matches("[A-Z].{20,160}\\."));
    }

    @Test
    void text_of_a_mebibyte_is_cut_with_a_note() {
        String note = "cut here: 8000 of 1048576 characters are shown";
        Results results = failing(SampleResults.failed(
                "count", new Fault(Kind.COUNT, "<".repeat(1 << 20), ""), "`".repeat(1 << 20)));

        assertThat(feedback(results).select(".note").eachText()).containsExactly(
                "(" + note + "; results.json has it all)", "The submission's own words, not the judge's:",
                "(" + note + "; results.json has it all)");
        assertThat(Pages.feedbackInMarkdown(results).split("\n\n\\(" + note + "\\)\n")).hasSize(3);
    }

    @Test
    void a_hint_leads_to_its_fold_in_the_statement() {
        Document page = run(SampleResults.wrong());

        Element link = page.selectFirst(".hint a");
        assertThat(link.text()).isEqualTo("hint 1 of 3");
        assertThat(page.select(link.attr("href") + " > summary").text()).startsWith("Hint 1 of 3: ");
    }

    @Test
    void what_is_of_an_earlier_judge_has_no_hint() {
        CheckResult earlier = new CheckResult("count", "", Verdict.WRONG_ANSWER, 0, 0, "no", null, null, null, false);

        assertThat(HintPlace.of(SampleResults.failing(Catalogue.BITMASK, 1, earlier))).isEmpty();
    }

    @Test
    void steps_are_told_beside_those_of_the_reference_solution_and_of_the_next_rung() {
        Document page = run(SampleResults.of("alice",
                SampleResults.measured(SampleResults.accepted(Catalogue.BOARD2D, 1.25), COSTS)));

        assertThat(page.select(".steps caption").text()).isEqualTo("Steps of count(n)");
        assertThat(page.select(".steps th").eachText()).containsExactly("n", "this submission", "reference solution",
                "next rung: array1d", "4", "5", "6", "7", "8", "9", "10", "11", "12");
        assertThat(page.select(".steps tbody tr").get(4).text()).isEqualTo("8 2,000 2,333,911 1,276,966");
        assertThat(page.select(".steps tbody tr").last().text()).startsWith("12 none ");
    }

    @Test
    void the_last_rung_has_none_above_it() {
        Document page = run(SampleResults.of("alice",
                SampleResults.measured(SampleResults.accepted(Catalogue.BITMASK, 1.25), COSTS)));

        assertThat(page.select(".steps thead th").eachText())
                .containsExactly("n", "this submission", "reference solution");
    }

    @Test
    void neither_boards_that_need_no_search_nor_unknown_exercises_are_charted() {
        Document page = run(SampleResults.of("alice",
                SampleResults.measured(SampleResults.accepted(Catalogue.BITMASK, 1.25), COSTS[0]),
                SampleResults.measured(new ProblemResult("new", Verdict.ACCEPTED, 0, 0, 1, List.of()), COSTS)));

        assertThat(page.select(".chart")).isEmpty();
    }

    @Test
    void the_script_finds_every_element_that_it_asks_for() {
        Document page = run(SampleResults.wrong());
        List<String> asked = Pattern.compile("byId\\(\"([a-z-]+)\"\\)").matcher(PageTemplate.source("play.js"))
                .results()
                .map(match -> match.group(1)).distinct().toList();

        assertThat(page.select("#play-on").hasAttr("hidden")).isTrue();
        assertThat(asked).hasSizeGreaterThan(12)
                .allSatisfy(id -> assertThat(page.getElementById(id)).as(id).isNotNull());
    }

    private static Results failing(CheckResult... failing) {
        return SampleResults.of("alice", SampleResults.failing(Catalogue.BITMASK, 1, failing));
    }

    private static Document feedback(Results results) {
        return Jsoup.parse(Pages.feedback(results));
    }

    private static Document run(Results results) {
        return Jsoup.parse(Pages.run(new ShownRun(results), Path.of("target/judge")));
    }
}
