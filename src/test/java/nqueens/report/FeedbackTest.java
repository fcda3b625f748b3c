package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.board.Square;
import nqueens.judge.CheckResult;
import nqueens.judge.DrawnBoard;
import nqueens.judge.FoundFault;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;

class FeedbackTest {

    private static final Results MIXED = SampleResults.of("alice",
            SampleResults.accepted(Catalogue.BOARD2D, 1.25),
            SampleResults.failing(Catalogue.ARRAY1D, 0.5,
                    SampleResults.failed("valid-placements", SampleResults.ATTACK, "row 1\n")),
            SampleResults.settled(Catalogue.BITMASK, Kind.STUB, "solve(n) is still the stub"));

    private static final String MARKDOWN = """
            # N-Queens feedback: `alice`

            **185 of 300 points**, 1 of 3 exercises accepted (isolation: process).

            | exercise | verdict | points |
            |---|---|---|
            | board2d | ACCEPTED | 100 of 100 |
            | array1d | WRONG ANSWER | 85 of 100 |
            | bitmask | NOT STARTED | 0 of 100 |

            ## board2d: ACCEPTED

            All 7 checks: ACCEPTED.

            ## array1d: WRONG ANSWER

            | check | asks for | verdict | points |
            |---|---|---|---|
            | small-boards | n = 1 to 4: the exact solutions | ACCEPTED | 10 of 10 |
            | valid-placements | every placement is a solution, n up to 8 | WRONG ANSWER | 0 of 15 |
            | complete | all the solutions, none twice, n up to 8 | ACCEPTED | 20 of 20 |
            | count | count(n) is right, n up to 10 | ACCEPTED | 15 of 15 |
            | robust | bad n; nothing is shared or kept between calls | ACCEPTED | 15 of 15 |
            | approach | the representation asked for, and no table | ACCEPTED | 10 of 10 |
            | speed | a larger n within the time limit | ACCEPTED | 15 of 15 |

            **What failed** (valid-placements: WRONG ANSWER):

            ```text
            n = 4: solution 1 of 2 is [0, 2, 1, 3]
              Q . . .
              . . * .
              . * . .
              . . . Q
            the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|
            ```

            The program printed (its own words, not the judge's):

            ```text
            row 1
            ```

            **Hint:** `exercises/array1d/README.md`, hint 1 of 3

            **Next:** An answer breaks a rule: follow your code by hand on a small board, row after row,\
             and find the first step that you did not expect.
            Read `exercises/array1d/README.md`, change `array1d/Array1dQueens.java`,\
             and run `mvn test -Dtest=Array1dTest`.

            ## bitmask: NOT STARTED

            All 7 checks: NOT STARTED.

            **What failed** (NOT STARTED):

            ```text
            solve(n) is still the stub
            ```

            **Next:** Code is missing here, or is still the stub: write solve(n) first, and try it on boards that\
             you can draw.
            Read `exercises/bitmask/README.md`, change `bitmask/BitmaskQueens.java`,\
             and run `mvn test -Dtest=BitmaskTest`.
            """;

    @Test
    void markdown_says_what_was_got_why_and_what_is_next() {
        assertThat(new FeedbackMarkdown().file()).isEqualTo("feedback.md");
        assertThat(new FeedbackMarkdown().text(MIXED)).isEqualTo(MARKDOWN);
    }

    @Test
    void a_page_says_the_same() {
        Document page = page(MIXED);

        assertThat(new FeedbackHtml().file()).isEqualTo("feedback.html");
        assertThat(page.select("section").last().children().eachText()).startsWith("bitmask",
                "\u25cb NOT STARTED 0 of 100 points, 0.0 s of CPU time", "What failed",
                "NOT STARTED solve(n) is still the stub", "Next step", "Code is missing here, or is still the stub:"
                        + " write solve(n) first, and try it on boards that you can draw.",
                "read exercises/bitmask/README.md change bitmask/BitmaskQueens.java run mvn test -Dtest=BitmaskTest",
                "Checks");
        assertThat(page.title()).isEqualTo("alice - N-Queens feedback");
        assertThat(page.select("h1, h2, h3").eachText()).containsExactly("alice", "board2d", "Checks", "array1d",
                "What failed", "What the program printed", "Next step", "Checks", "bitmask", "What failed",
                "Next step", "Checks");
        assertThat(page.select(".total").text()).isEqualTo("185 of 300 points, 1 of 3 exercises accepted");
        assertThat(page.select("main > table tbody tr").eachText()).containsExactly(
                "board2d \u2713 ACCEPTED 100 of 100", "array1d \u2717 WRONG ANSWER 85 of 100",
                "bitmask \u25cb NOT STARTED 0 of 100");
        assertThat(page.select(".bar-earned").eachAttr("width")).containsExactly("100", "85", "0");
        assertThat(page.select(".output").first().previousElementSibling().text())
                .isEqualTo("The submission's own words, not the judge's:");
        assertThat(page.select("p:contains(Hint)").eachText())
                .containsExactly("Hint: exercises/array1d/README.md, hint 1 of 3");
        assertThat(page.select("footer").text())
                .isEqualTo("Judged under isolation: process. Programs read the same in results.json.");
    }

    @Test
    void the_board_stands_between_what_was_found_and_the_rule() {
        Element found = page(MIXED).selectFirst(".case");

        assertThat(found.children().eachText()).containsExactly("valid-placements: WRONG ANSWER",
                "n = 4: solution 1 of 2 is [0, 2, 1, 3]",
                "4 x 4 board; queens in columns 0, 2, 1, 3 of rows 0 to 3; the queens at (1, 2) and (2, 1) attack"
                        + " each other 0 1 2 3 0 1 2 3",
                "the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|");
        assertThat(found.select("svg").attr("aria-labelledby")).isEqualTo("board-2");
    }

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

    private static String drawn(FoundFault fault, DrawnBoard board) {
        Document page = page(SampleResults.of("alice", SampleResults.failing(Catalogue.ARRAY1D, 1, new CheckResult(
                "count", "", Verdict.WRONG_ANSWER, 0, 15, "message", fault, board, " \n", false))));
        assertThat(page.select(".output")).isEmpty();
        return String.join(" ", page.select(".case pre, .case svg").stream()
                .map(part -> part.normalName().equals("svg") ? "svg" : part.text()).toList());
    }

    @Test
    void what_is_noted_of_an_exercise_is_told_line_by_line() {
        Results results = SampleResults.of("alice", SampleResults.noted(
                SampleResults.accepted(Catalogue.BOARD2D, 1.2), "board2d: a|\u202eb", "board2d: `c\n<d>"));

        assertThat(new FeedbackMarkdown().text(results)).endsWith("""
                All 7 checks: ACCEPTED.

                Note: `board2d: a|\ufffdb`

                Note: `` board2d: `c <d> ``
                """);
        assertThat(page(results).select("section > .bar ~ .note").eachText())
                .containsExactly("board2d: a|\ufffdb", "board2d: `c <d>");
    }

    @Test
    void a_hidden_check_keeps_its_secret() {
        Results results = SampleResults.of("alice", SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.hidden("speed", Kind.CPU_TIME)));

        assertThat(new FeedbackMarkdown().text(results)).doesNotContain(SampleResults.SECRET, "```", "Hint")
                .contains("| speed | a larger n within the time limit | TIME LIMIT EXCEEDED | 0 of 15 |\n\n"
                        + "A check that failed is hidden: its details are with your instructor.\n\n**Next:** ");
        assertThat(new FeedbackHtml().text(results)).doesNotContain(SampleResults.SECRET, "What failed", "Hint");
        assertThat(page(results).select(".board, pre")).isEmpty();
        assertThat(page(results).select("section > p").eachText())
                .contains("A check that failed is hidden: its details are with your instructor.");
    }

    @Test
    void what_another_check_tells_is_not_hidden() {
        String text = markdown(SampleResults.failed("speed", Kind.NOT_COMPILED, SampleResults.SECRET),
                new CheckResult("count", "", Verdict.COMPILE_ERROR, 0, 0, SampleResults.SECRET, null, null, null,
                        true));

        assertThat(text).contains(SampleResults.SECRET).doesNotContain("hidden:");
    }

    @Test
    void a_check_that_is_not_hidden_is_told_beside_one_that_is() {
        assertThat(markdown(SampleResults.hidden("count", Kind.COUNT),
                SampleResults.failed("speed", Kind.CPU_TIME, "too slow")))
                .doesNotContain(SampleResults.SECRET, "Hint")
                .contains("**What failed** (speed: TIME LIMIT EXCEEDED):\n\n```text\ntoo slow\n```\n\n"
                        + "A check that failed is hidden: its details are with your instructor.\n");
    }

    @Test
    void a_hint_is_told_of_the_case_that_gave_the_verdict_though_a_later_one_is_hidden() {
        assertThat(markdown(SampleResults.failed("count", Kind.COUNT, "count(4) gave 1"),
                SampleResults.hidden("speed", Kind.CPU_TIME))).contains("```text\ncount(4) gave 1\n```\n\n"
                        + "A check that failed is hidden: its details are with your instructor.\n\n"
                        + "**Hint:** `exercises/bitmask/README.md`, hint 3 of 3\n\n**Next:** ");
    }

    @Test
    void what_the_judge_failed_on_has_no_grade() {
        Results results = SampleResults.of("alice", SampleResults.accepted(Catalogue.BOARD2D, 1),
                SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.failed("count", Kind.JUDGE, "it vanished")));

        assertThat(new FeedbackMarkdown().text(results)).startsWith("""
                # N-Queens feedback: `alice`

                **Not graded: run it again.** The judge failed, not the submission (isolation: process).

                | exercise | verdict | points |
                |---|---|---|
                | board2d | ACCEPTED | 100 of 100 |
                | bitmask | JUDGE ERROR | not graded |
                """).contains("| count | count(n) is right, n up to 10 | JUDGE ERROR | not graded |\n")
                .endsWith("""
                ```text
                it vanished
                ```

                **Next:** The judge failed, not your code: this says nothing about your work, and it is not a grade.
                Run it again; if the judge fails once more, tell your instructor.
                """)
                .doesNotContain("85 of").doesNotContain("185");
        assertThat(page(results).select(".alert").text())
                .isEqualTo("Not graded: run it again. The judge failed, not the submission.");
        assertThat(page(results).select(".total, section + section .bar")).isEmpty();
        assertThat(page(results).select("section + section > p").eachText()).containsExactly(
                "! JUDGE ERROR not graded: run it again",
                "The judge failed, not your code: this says nothing about your work, and it is not a grade.",
                "Run it again; if the judge fails once more, tell your instructor.");
    }

    @Test
    void the_case_shown_is_that_of_the_verdict() {
        ProblemResult judgeError = new ProblemResult("bitmask", Verdict.JUDGE_ERROR, 0, 0, 1, List.of(
                SampleResults.failed("count", Kind.COUNT, "wrong"),
                SampleResults.failed("speed", Kind.JUDGE, "run it again")));
        ProblemResult worthless = new ProblemResult("bitmask", Verdict.ACCEPTED, 0, 0, 1, List.of());

        assertThat(page(SampleResults.of("alice", judgeError)).select(".case").text())
                .isEqualTo("speed: JUDGE ERROR run it again");
        assertThat(page(SampleResults.of("alice", worthless)).select(".bar-earned").attr("width")).isEqualTo("0");
    }

    @Test
    void what_is_not_graded_is_told_and_not_counted() {
        Results results = SampleResults.of("alice", SampleResults.accepted(Catalogue.BOARD2D, 1),
                SampleResults.ungraded(SampleResults.accepted(Catalogue.BITMASK, 1)));

        assertThat(page(results).select(".total").text()).isEqualTo("100 of 100 points, 1 of 1 exercises accepted");
        assertThat(page(results).select("main > table tbody tr")).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void every_verdict_has_a_sentence_of_advice_of_its_own(Verdict verdict) {
        assertThat(Wording.advice(verdict)).matches("[A-Z].{20,160}\\.");
        assertThat(List.of(Verdict.values()).stream().map(Wording::advice)).doesNotHaveDuplicates();
    }

    @Test
    void a_drill_has_no_statement_to_read_and_an_unknown_exercise_no_files() {
        CheckResult failed = SampleResults.failed("count", Kind.COUNT, "x");

        assertThat(new FeedbackMarkdown().text(SampleResults.of("alice", SampleResults.exercise(
                Catalogue.TOROIDAL_BOARD, 1, failed)))).endsWith(
                "\nChange `drill/ToroidalBoardQueens.java`, and run `mvn test -Dtest=DrillsTest`.\n");
        assertThat(new FeedbackMarkdown().text(SampleResults.of("alice", new ProblemResult("new*one",
                Verdict.WRONG_ANSWER, 0, 10, 0, List.of(failed))))).contains("## new\\*one: WRONG ANSWER\n")
                .endsWith("and find the first step that you did not expect.\n");
    }

    @Test
    void the_first_line_may_be_empty() {
        assertThat(page(SampleResults.of("a", SampleResults.failing(Catalogue.ARRAY1D, 1, SampleResults.failed("count",
                new Fault(Kind.COUNT, "b", ""), "\n\nc")))).selectFirst(".output").wholeText()).isEqualTo("\n\nc");
    }

    @Test
    void text_of_a_mebibyte_is_cut_with_a_note() {
        String note = "cut here: 8000 of 1048576 characters are shown";
        Results results = SampleResults.of("alice", SampleResults.failing(Catalogue.ARRAY1D, 1, SampleResults.failed(
                "count", new Fault(Kind.COUNT, "<".repeat(1 << 20), ""), "`".repeat(1 << 20))));

        assertThat(page(results).select(".note").eachText()).containsExactly("(" + note + "; results.json has it all)",
                "The submission's own words, not the judge's:", "(" + note + "; results.json has it all)");
        assertThat(new FeedbackMarkdown().text(results).split("\n\n\\(" + note + "\\)\n")).hasSize(3);
    }

    @Test
    void in_process_says_that_it_is_not_for_grading() {
        assertThat(page(new Results(1, "n-queens", "alice", "none", null, List.of(), 1.5, Verdict.ACCEPTED, 0, 0,
                List.of())).select("footer").text()).isEqualTo("Judged under in-process: no limits, not for grading,"
                        + " time limits x 1.5. Programs read the same in results.json.");
    }

    private static String markdown(CheckResult... failing) {
        return new FeedbackMarkdown().text(SampleResults.of("alice",
                SampleResults.failing(Catalogue.BITMASK, 1, failing)));
    }

    private static Document page(Results results) {
        return Jsoup.parse(new FeedbackHtml().text(results));
    }
}
