package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;

import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Check;
import nqueens.judge.CheckResult;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

class FeedbackMarkdownTest {

    private static final Parser PARSER = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private static final String REPORT = """
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

            **Hint:** `exercises/array1d/README.md`, hint 3 of 3

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
    void the_report_says_what_was_got_why_and_what_is_next() {
        Results results = SampleResults.of("alice",
                SampleResults.accepted(Exercise.BOARD2D, 1.2),
                SampleFailures.exercise(Exercise.ARRAY1D, SampleFailures.check(Check.VALID_PLACEMENTS,
                        Verdict.WRONG_ANSWER, SampleFailures.MESSAGE, SampleFailures.BOARD, "row 1\n")),
                SampleResults.settled(Exercise.BITMASK, Verdict.NOT_STARTED, "solve(n) is still the stub"));

        assertThat(new FeedbackMarkdown().text(results)).isEqualTo(REPORT);
    }

    @Test
    void what_is_noted_of_an_exercise_stands_below_its_checks() {
        assertThat(new FeedbackMarkdown().text(SampleResults.of("alice", SampleResults.noted(
                SampleResults.accepted(Exercise.BOARD2D, 1.2), "board2d: a|b", "board2d: `c\n<d>"))))
                .endsWith("""
                        All 7 checks: ACCEPTED.

                        Note: `board2d: a|b`

                        Note: `` board2d: `c <d> ``
                        """);
    }

    @Test
    void the_file_is_feedback_md() {
        assertThat(new FeedbackMarkdown().file()).isEqualTo("feedback.md");
    }

    @Test
    void a_hidden_check_keeps_its_secret() {
        String text = new FeedbackMarkdown().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.hidden(Check.SPEED, Verdict.TIME_LIMIT_EXCEEDED, "secret"))));

        assertThat(text).doesNotContain("secret").doesNotContain("```").doesNotContain("What failed")
                .doesNotContain("Hint")
                .contains("| speed | a larger n within the time limit | TIME LIMIT EXCEEDED | 0 of 15 |\n\n"
                        + "A check that failed is hidden: its details are with your instructor.\n\n**Next:** ");
    }

    @Test
    void what_another_check_tells_is_not_hidden() {
        String text = new FeedbackMarkdown().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.hidden(Check.COUNT, Verdict.COMPILE_ERROR, "';' expected"),
                SampleFailures.check(Check.SPEED, Verdict.COMPILE_ERROR, "';' expected", null, null))));

        assertThat(text).contains("';' expected").doesNotContain("hidden");
    }

    @Test
    void a_check_that_is_not_hidden_is_told_beside_one_that_is() {
        String text = new FeedbackMarkdown().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.hidden(Check.COUNT, Verdict.WRONG_ANSWER, "secret"),
                SampleFailures.check(Check.SPEED, Verdict.TIME_LIMIT_EXCEEDED, "too slow", null, null))));

        assertThat(text).doesNotContain("secret")
                .contains("**What failed** (speed: TIME LIMIT EXCEEDED):\n\n```text\ntoo slow\n```\n\n"
                        + "A check that failed is hidden: its details are with your instructor.\n")
                .doesNotContain("Hint");
    }

    @Test
    void a_hint_is_told_of_the_case_that_gave_the_verdict_though_a_later_one_is_hidden() {
        String text = new FeedbackMarkdown().text(SampleResults.of("alice", SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, "count(4) gave 1", null, null),
                SampleFailures.hidden(Check.SPEED, Verdict.TIME_LIMIT_EXCEEDED, "secret"))));

        assertThat(text).contains("```text\ncount(4) gave 1\n```\n\n"
                + "A check that failed is hidden: its details are with your instructor.\n\n"
                + "**Hint:** `exercises/bitmask/README.md`, hint 3 of 3\n\n**Next:** ");
    }

    @Test
    void what_the_judge_failed_on_has_no_grade() {
        String text = new FeedbackMarkdown().text(SampleResults.of("alice",
                SampleResults.accepted(Exercise.BOARD2D, 1),
                judgeError("the worker vanished")));

        assertThat(text).startsWith("""
                # N-Queens feedback: `alice`

                **Not graded: run it again.** The judge failed, not the submission (isolation: process).

                | exercise | verdict | points |
                |---|---|---|
                | board2d | ACCEPTED | 100 of 100 |
                | bitmask | JUDGE ERROR | not graded |
                """).contains("| count | count(n) is right, n up to 10 | JUDGE ERROR | not graded |\n")
                .endsWith("""
                ```text
                the worker vanished
                ```

                **Next:** The judge failed, not your code: this says nothing about your work, and it is not a grade.
                Run it again; if the judge fails once more, tell your instructor.
                """)
                .doesNotContain("85 of").doesNotContain("185");
    }

    private static ExerciseResult judgeError(String message) {
        return SampleFailures.exercise(Exercise.BITMASK,
                SampleFailures.check(Check.COUNT, Verdict.JUDGE_ERROR, message, null, null));
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void every_verdict_has_a_sentence_of_advice_of_its_own(Verdict verdict) {
        assertThat(NextStep.advice(verdict)).matches("[A-Z].{20,160}\\.");
        assertThat(List.of(Verdict.values()).stream().map(NextStep::advice)).doesNotHaveDuplicates();
    }

    @Test
    void an_exercise_out_of_the_catalogue_has_advice_and_no_files() {
        ExerciseResult unknown = new ExerciseResult("new*one", Verdict.WRONG_ANSWER, 0, 10, 0, List.of(
                new CheckResult("a|b", "`c` <d>", Verdict.WRONG_ANSWER, 0, 10, "x", null, null, false),
                new CheckResult("e", "f", Verdict.ACCEPTED, 0, 0, "", null, null, false)));

        String text = new FeedbackMarkdown().text(SampleResults.of("alice", unknown));

        assertThat(text).contains("## new\\*one: WRONG ANSWER\n").contains("| a\\|b | \\`c\\` \\<d\\> | WRONG ANSWER |")
                .endsWith("and find the first step that you did not expect.\n");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "alice         | `alice`",
        "a`b           | `` a`b ``",
        "``            | ``` `` ```",
        "<b>*x*</b> @y | `<b>*x*</b> @y`",
        "##[error]x    | `## [error]x`",
        "::error::x    | `: :error::x`",
        "=cmd()        | `=cmd()`"})
    void a_name_is_a_code_span(String name, String span) {
        assertThat(new FeedbackMarkdown().text(SampleResults.of(name)))
                .startsWith("# N-Queens feedback: " + span + "\n");
    }

    @Test
    void hostile_text_adds_nothing_to_the_document() {
        String hostile = report(SampleFailures.HOSTILE);

        assertThat(shape(hostile)).isEqualTo(shape(report("harmless")));
        assertThat(literals(hostile)).hasSize(2).allSatisfy(literal -> assertThat(literal)
                .contains("<img src=x onerror=alert(1)> \" ' ` = & &lt; &#60;").endsWith("\ufffdend\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[31m", "\u202e", "\u0000", "\r", "\ud800", "\u2028", "\ufffe", "\uffff"})
    void what_cannot_be_seen_is_replaced_everywhere(String letter) {
        assertThat(report("a" + letter + "b")).doesNotContain(letter).contains("# N-Queens feedback: `a\ufffd")
                .contains("```text\na\ufffd");
    }

    @Test
    void nothing_is_a_command_to_a_ci_system() {
        assertThat(report(SampleFailures.HOSTILE).lines()).noneMatch(line -> line.matches("\\s*::.*"))
                .noneMatch(line -> line.matches(".*##\\w*\\[.*"))
                .contains(": :error::forged", "  : :set-output name=a::b", "## [error]forged",
                        "## vso[task.complete result=Failed]");
    }

    @Test
    void a_message_of_a_mebibyte_is_cut_with_a_note() {
        assertThat(report("`".repeat(1 << 20))).hasSizeLessThan(60_000)
                .contains("\n\n(cut here: 8000 of 1048576 characters are shown)\n");
    }

    private static String report(String text) {
        return new FeedbackMarkdown().text(SampleResults.of(text, SampleResults.noted(
                SampleFailures.exercise(Exercise.ARRAY1D,
                        SampleFailures.check(Check.COUNT, Verdict.WRONG_ANSWER, text, null, text)), text)));
    }

    /** The kinds of the document's nodes, in order, but for those of text. */
    private static List<String> shape(String markdown) {
        List<String> kinds = new ArrayList<>();
        walk(PARSER.parse(markdown), kinds);
        return kinds;
    }

    private static void walk(Node node, List<String> kinds) {
        if (!(node instanceof Text)) {
            kinds.add(node.getClass().getSimpleName() + (node instanceof Code ? "" : depth(node)));
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            walk(child, kinds);
        }
    }

    private static int depth(Node node) {
        return node.getParent() == null ? 0 : 1 + depth(node.getParent());
    }

    private static List<String> literals(String markdown) {
        List<String> literals = new ArrayList<>();
        for (Node node = PARSER.parse(markdown).getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof FencedCodeBlock block) {
                literals.add(block.getLiteral());
            }
        }
        return literals;
    }
}
