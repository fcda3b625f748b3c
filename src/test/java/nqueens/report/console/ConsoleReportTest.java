package nqueens.report.console;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.Made;
import nqueens.judge.Made.MadeProblem;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Isolation.Conditions;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.result.Results;
import nqueens.judge.submission.Submission;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.page.ClassPage;
import nqueens.report.text.ConsoleText;

/** What a console shows in special cases; whole reports stand in {@link ReportsTest}. */
class ConsoleReportTest {

    private static final String CROWN = "\ud83d\udc51";

    @Test
    void the_longest_report_fits_a_screen() {
        Fault longest = new Fault(Kind.PRINTED, "x ".repeat(1000) + "\n" + "y\n".repeat(100), "");
        Conditions slow = new Conditions(Isolation.NONE, Optional.empty(), Optional.empty(), 2.5);
        Results results = Results.of("exercises", slow,
                Catalogue.core().stream().map(exercise -> Made.problem(exercise).taking(100)
                        .with(Made.check("count").failing(longest).printing(longest.finding())).result()).toList());

        assertThat(text(results).lines().skip(1).toList())
                .hasSizeLessThanOrEqualTo(32 + Catalogue.core().size())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @ParameterizedTest
    @CsvSource({"board2d, 'next:  read exercises/array1d/README.md; compare yours with'",
        "halves, 'next:  no exercise is left: exercises/ideas.md has more ideas, and mvn -q'"})
    void an_exercise_that_was_judged_alone_leads_to_the_next_one(String id, String next) {
        Results results = Results.of("exercises", new Conditions(Isolation.NONE, Optional.empty(), Optional.empty(), 1),
                List.of(Made.problem(Catalogue.find(id).orElseThrow()).with(Made.check("count")).result()));

        assertThat(text(results)).contains("\n" + next + "\n");
    }

    @Test
    void with_the_last_of_the_core_accepted_the_others_are_skipped_unless_begun() {
        assertThat(text(Made.results("exercises", Catalogue.core().stream().map(each -> each == Catalogue.BITMASK
                ? Made.problem(each) : Made.problem(each).failing(Kind.STUB, "")).toArray(MadeProblem[]::new))))
                .contains("\nnext:  bitmask is accepted, so you may skip ",
                        "\n  board2d        skipped                 0/100\n");
    }

    @Test
    void an_accepted_line_says_of_which_call_its_steps_are_without_a_list() {
        assertThat(new ConsoleReport(Style.PLAIN).line(Made.problem(Catalogue.BLOCKED).costing(new Cost(
                Catalogue.BLOCKED.speed().orElseThrow().toString(), 11, 40_800_000)).result()))
                .isEqualTo("blocked        ACCEPTED              100/100  40.8 M steps: count(11, ...)");
    }

    @Test
    void what_the_program_printed_is_shown_as_its_own_in_four_lines() {
        assertThat(ConsoleReport.failingCase(Made.check("count").failing(Kind.COUNT, "wrong")
                .printing("WRONG\rRIGHT\r\n::error::forged\n4\n5\n6\n").result())).containsExactly("  wrong",
                "  your program printed:", "  | WRONG", "  | RIGHT", "  | ::error::forged", "  | 4",
                "  | ... and 2 lines more");
    }

    @Test
    void a_long_case_is_cut_above_its_last_three_lines_where_its_rule_stands() {
        assertThat(added("line\n".repeat(12))).hasSize(12).containsOnly("  line");
        assertThat(added("line\n".repeat(29) + "rule")).hasSize(13)
                .endsWith("  line", "  ... and 18 lines more", "  line", "  line", "  rule");
    }

    @Test
    void a_long_line_goes_on_below_at_a_blank_before_a_list_or_between_letters() {
        assertThat(added("x".repeat(76) + " y")).containsExactly("  " + "x".repeat(76), "    y");
        assertThat(added("x".repeat(200))).containsExactly(
                "  " + "x".repeat(76), "    " + "x".repeat(74), "    " + "x".repeat(50));
        assertThat(added("x".repeat(75) + CROWN)).containsExactly("  " + "x".repeat(75), "    " + CROWN);
        assertThat(added("x " + "y".repeat(73) + " ::notice::forged")).last().isEqualTo("    : :notice::forged");

        String list = "[0, 4, 7, 5, 2, 6, 1, 3]";
        assertThat(added("x".repeat(53) + " " + list)).containsExactly("  " + "x".repeat(53), "    " + list);
        assertThat(added("x".repeat(30) + " [" + "10, ".repeat(18) + "10] is one"))
                .containsExactly("  " + "x".repeat(30) + " [" + "10, ".repeat(11).strip(),
                        "    " + "10, ".repeat(7) + "10] is one");
    }

    private static List<String> added(String message) {
        return new ConsoleText().addCase(message, 12).toString().lines().toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "PROCESS | 2.5 | COUNT    | ''",
        "PROCESS | 1   | CPU_TIME | ''",
        "PROCESS | 2.5 | CPU_TIME | time limits x 2.5, since this machine is that much slower",
        "NONE    | 1   | COUNT    | isolation: none (no limits, not for grading)"})
    void a_learner_is_told_of_conditions_only_what_a_verdict_depends_on(
            Isolation isolation, double scale, Kind kind, String told) {
        Conditions conditions = new Conditions(isolation, Optional.of("none is there"), Optional.empty(), scale);

        assertThat(text(Results.of("exercises", conditions, List.of(wrong(kind).result()))))
                .contains("0 of 1 accepted\n" + (told.isEmpty() ? "\n" : told + "\n"))
                .doesNotContain("none is there");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "exercises | STUB  | read exercises/bitmask/README.md, write BitmaskQueens.java |",
        "alice     | STUB  | read exercises/bitmask/README.md, write alice/bitmask/BitmaskQueens.java"
            + " | -Dsubmission=alice",
        "../class/b| COUNT | fix ../class/b/bitmask/BitmaskQueens.java | -Dsubmission=../class/b",
        "C:/bob b  | JUDGE | the judge failed, not C:/bob b/bitmask/BitmaskQueens.java: its message says what to do"
            + " | \"-Dsubmission=C:/bob b\""})
    void what_is_next_depends_on_the_verdict_and_the_command_on_the_submission(
            String name, Kind kind, String next, String submission) {
        assertThat(text(Made.results(name, wrong(kind))))
                .startsWith("N-Queens kata: " + name + "\nnext:  " + next + "\n")
                .endsWith("again: mvn test -Dtest=BitmaskTest" + (submission == null ? "" : " " + submission) + "\n");
    }

    private static MadeProblem wrong(Kind kind) {
        return Made.problem(Catalogue.BITMASK).with(Made.check("count").failing(kind, "wrong"));
    }

    private static String text(Results results) {
        return new ConsoleReport(Style.PLAIN).text(results, new Submission(results.submission(), Path.of("solutions")));
    }

    @Test
    void of_many_names_the_first_ten_are_told_and_none_carries_a_command() {
        List<String> files = IntStream.rangeClosed(10, 21).mapToObj(i -> "\u001b[2J::f" + i).toList();

        assertThat(skipping(files)).contains("?[2J::f18,", "?[2J::f19 and 2 more\n").doesNotContain("f20");
        assertThat(skipping(files.subList(0, 10))).contains("?[2J::f19\n");
    }

    private static String skipping(List<String> files) {
        return new ClassPage(new ClassResults("../class", List.of(), Map.of(), List.of(), "", files, Map.of()),
                Optional.empty()).text("target/judge", 0);
    }

    @ParameterizedTest(name = "NO_COLOR={0}, style.color {1}, terminal {2}: {3}")
    @CsvSource({
        "'', , true, COLOURED", "'', , false, PLAIN",
        "'', auto, true, COLOURED", "'', auto, false, PLAIN",
        "'', always, true, COLOURED", "'', always, false, COLOURED",
        "'', never, true, PLAIN", "'', sometimes, true, PLAIN",
        "1, , true, PLAIN", "0, always, true, PLAIN", "' ', always, true, PLAIN"})
    void colours_are_for_terminals_unless_somebody_says_otherwise(
            String noColor, String demand, boolean terminal, Style style) {
        assertThat(Terminal.style(Map.of("NO_COLOR", noColor, "TERM", "dumb", "no_color", "1"),
                name -> Optional.ofNullable(name.equals("style.color") ? demand : "never"), terminal)).isEqualTo(style);
    }
}
