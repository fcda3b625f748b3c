package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.CheckResult;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Verdict;

/** Special cases; whole reports stand in {@link ReportsTest}. */
class ConsoleReportTest {

    private static final ProblemResult ACCEPTED = SampleResults.accepted(Catalogue.BITMASK, 1);
    private static final String CROWN = "\ud83d\udc51";

    @Test
    void the_longest_report_fits_a_screen() {
        String longest = "x ".repeat(1000) + "\n" + "y\n".repeat(100);
        Conditions longestRemark = new Conditions(Isolation.NONE, Optional.empty(), 2.5);
        Results results = Results.of("exercises", longestRemark, Catalogue.core().stream()
                .map(exercise -> SampleResults.failing(exercise, 100, SampleResults.failed(
                exercise.checks().get(0).id(), new Fault(Kind.PRINTED, longest, ""), longest))).toList());

        assertThat(plain(results).lines().skip(1).toList()).hasSizeLessThanOrEqualTo(32 + Catalogue.core().size())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
    }

    @Test
    void what_the_program_printed_is_shown_as_its_own_in_four_lines() {
        assertThat(printed("WRONG\rRIGHT\r\nend")).containsExactly("  | WRONG", "  | RIGHT", "  | end");
        assertThat(printed("::error::forged")).containsExactly("  | ::error::forged");
        assertThat(printed("1\n2\n3\n4")).containsExactly("  | 1", "  | 2", "  | 3", "  | 4");
        assertThat(printed("1\n2\n3\n4\n5\n6\n")).containsExactly(
                "  | 1", "  | 2", "  | 3", "  | 4", "  | ... and 2 lines more");
    }

    @Test
    void a_long_case_is_cut_above_its_last_three_lines_where_its_rule_stands() {
        assertThat(message(numbered(18))).hasSize(18).last().isEqualTo("  line 18");
        assertThat(message(numbered(20))).hasSize(19).endsWith(
                "  line 15", "  ... and 2 lines more", "  line 18", "  line 19", "  line 20");
        assertThat(new ConsoleText().addCase(numbered(12), 12).toString().lines())
                .hasSize(12).contains("  line 9", "  line 10");
        assertThat(new ConsoleText().addCase(numbered(30), 12).toString().lines()).hasSize(13)
                .endsWith("  line 9", "  ... and 18 lines more", "  line 28", "  line 29", "  line 30");
    }

    @Test
    void a_long_line_goes_on_below_indented() {
        String words = "a search that goes down the rows should leave a square at once if a queen in a row above "
                + "attacks it, and go back up where no square is left";

        assertThat(message(words)).containsExactly(
                "  a search that goes down the rows should leave a square at once if a queen in",
                "    a row above attacks it, and go back up where no square is left");
        assertThat(message("  " + "x".repeat(80))).containsExactly("    " + "x".repeat(74), "    " + "x".repeat(6));
        assertThat(message("x".repeat(76) + " y")).containsExactly("  " + "x".repeat(76), "    y");
        assertThat(message("x " + "y".repeat(73) + " ::notice::forged")).last().isEqualTo("    : :notice::forged");
    }

    @Test
    void a_list_stays_in_one_line_where_a_line_can_hold_it() {
        String list = "[0, 4, 7, 5, 2, 6, 1, 3]";
        assertThat(message("x".repeat(53) + " " + list)).containsExactly("  " + "x".repeat(53), "    " + list);
        assertThat(message("x".repeat(51) + " " + list)).containsExactly("  " + "x".repeat(51) + " " + list);
        assertThat(message("x".repeat(30) + " [" + "10, ".repeat(18) + "10] is one"))
                .containsExactly("  " + "x".repeat(30) + " [" + "10, ".repeat(11).strip(),
                        "    " + "10, ".repeat(7) + "10] is one");
        assertThat(message("[" + "10, ".repeat(18) + "10] is one"))
                .containsExactly("  [" + "10, ".repeat(18) + "10]", "    is one");
        assertThat(message("x".repeat(70) + " [0] and [" + "1, ".repeat(6) + "1]"))
                .containsExactly("  " + "x".repeat(70) + " [0]", "    and [" + "1, ".repeat(6) + "1]");
    }

    @Test
    void a_line_of_76_letters_stays_whole_and_a_longer_word_is_broken_between_letters() {
        assertThat(message("x".repeat(76))).containsExactly("  " + "x".repeat(76));
        assertThat(message("x".repeat(77))).containsExactly("  " + "x".repeat(76), "    x");
        assertThat(message("x".repeat(200))).containsExactly(
                "  " + "x".repeat(76), "    " + "x".repeat(74), "    " + "x".repeat(50));
        assertThat(message("x " + "y".repeat(80)))
                .containsExactly("  x", "    " + "y".repeat(74), "    " + "y".repeat(6));
        assertThat(message("x".repeat(75) + CROWN)).containsExactly("  " + "x".repeat(75), "    " + CROWN);
        assertThat(message("x".repeat(74) + CROWN)).containsExactly("  " + "x".repeat(74) + CROWN);
    }

    @Test
    void the_upper_ladder_is_one_line_until_it_is_begun(@TempDir Path folder) throws IOException {
        Submission submission = new Submission("exercises", folder);
        List<Problem> upper = List.of(SampleProblem.upper(), Catalogue.BOARD2D);
        assertThat(ConsoleReport.upperLadder(upper, submission))
                .contains("upper ladder: 0 of 2 begun; exercises/README.md");
        Files.createFile(Files.createDirectory(folder.resolve("upper")).resolve("UpperQueens.java"));
        assertThat(ConsoleReport.upperLadder(upper, submission)).isEmpty();
        assertThat(ConsoleReport.upperLadder(List.of(), submission)).isEmpty();
    }

    @Test
    void a_run_that_came_to_no_results_has_a_reason_in_lines_that_fit() {
        assertThat(ConsoleReport.nothing("-Dsubmission=nowhere: no such folder; " + "x".repeat(40))).isEqualTo("""
                N-Queens kata: nothing was judged
                -Dsubmission=nowhere: no such folder;
                  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                """);
        assertThat(ConsoleReport.unfinished("interrupted; what was judged is kept")).isEqualTo(
                "N-Queens kata: the class is not finished\ninterrupted; what was judged is kept\n");
    }

    @Test
    void the_page_of_a_run_is_named_with_its_folder() {
        assertThat(ConsoleReport.page(Path.of("target", "judge"))).isEqualTo("page:  target/judge/index.html\n");
        assertThat(ConsoleReport.page(Path.of("a\u001bb"))).isEqualTo("page:  a?b/index.html\n");
    }

    @Test
    void only_who_runs_code_of_others_is_told_of_the_isolation() {
        Conditions weaker = new Conditions(Isolation.PROCESS, Optional.of("bubblewrap is not installed"), 1);

        assertThat(plain(Results.of("../class/alice", weaker, List.of(ACCEPTED)))).endsWith("""
                100 of 100 points, 1 of 1 accepted
                isolation: process
                isolation is weaker than it could be: bubblewrap is not installed
                """);
        assertThat(plain(Results.of("exercises", weaker, List.of(ACCEPTED)))).endsWith("1 of 1 accepted\n");
    }

    @Test
    void a_learner_is_told_of_a_slow_machine_where_a_time_limit_was_reached_and_of_a_missing_isolation() {
        Conditions slow = new Conditions(Isolation.PROCESS, Optional.empty(), 2.5);
        ProblemResult late = wrong("speed", Kind.CPU_TIME, null);

        assertThat(plain(Results.of("exercises", slow, List.of(late)))).contains(
                "0 of 1 accepted\ntime limits x 2.5, since this machine is that much slower\n\n");
        assertThat(plain(Results.of("exercises", slow, List.of(wrong("speed", Kind.COUNT, null)))))
                .contains("0 of 1 accepted\n\n");
        assertThat(plain(SampleResults.of("exercises", late))).contains("0 of 1 accepted\n\n");
        assertThat(plain(Results.of("exercises", new Conditions(Isolation.NONE, Optional.empty(), 1),
                List.of(ACCEPTED)))).endsWith("1 of 1 accepted\nin-process: no limits, not for grading\n");
    }

    @Test
    void what_is_next_of_a_stub_is_to_read_and_of_what_is_accepted_to_go_on() {
        ProblemResult stub = wrong("count", Kind.STUB, null);

        assertThat(plain(SampleResults.of("exercises", stub))).startsWith(
                "N-Queens kata: exercises\nnext:  read exercises/bitmask/README.md, write BitmaskQueens.java\n");
        assertThat(text(Style.PLAIN, SampleResults.of("alice", stub), "alice")).contains(
                "next:  read exercises/bitmask/README.md, write alice/bitmask/BitmaskQueens.java\n");
        assertThat(plain(SampleResults.of("exercises", ACCEPTED))).startsWith("""
                N-Queens kata: exercises
                next:  all are accepted: well done. exercises/README.md has the upper
                  ladder, and mvn -q test -Pinterview is a drill with a clock
                """);
        assertThat(text(Style.PLAIN, SampleResults.of("alice", ACCEPTED), "alice")).doesNotContain("next:");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "exercises, again: mvn test -Dtest=BitmaskTest",
        "../class/alice, again: mvn test -Dtest=BitmaskTest -Dsubmission=../class/alice",
        "C:/class/bob b, again: mvn test -Dtest=BitmaskTest \"-Dsubmission=C:/class/bob b\""})
    void the_command_names_a_submission_other_than_the_exercises(String name, String command) {
        assertThat(text(Style.PLAIN, SampleResults.of(name, wrong("speed", Kind.CPU_TIME, null)), name)).startsWith("""
                N-Queens kata: %1$s
                next:  %1$s/bitmask/BitmaskQueens.java
                """.formatted(name)).endsWith("""
                hint:  exercises/bitmask/README.md, hint 2 of 3
                %s
                """.formatted(command));
    }

    @Test
    void a_name_and_a_note_are_harmless_wherever_they_stand() {
        String name = "\u001b[2J\n::error::x ##[error]";

        assertThat(text(Style.PLAIN, SampleResults.of(name,
                SampleResults.noted(wrong("speed", Kind.THROWN, null), name)), name)).isEqualTo("""
                N-Queens kata: ?[2J?::error::x ## [error]
                next:  ?[2J?::error::x ## [error]/bitmask/BitmaskQueens.java
                  bitmask        RUNTIME ERROR          85/100                speed
                85 of 100 points, 0 of 1 accepted
                isolation: process
                note:  ?[2J?::error::x ## [error]

                bitmask: speed, RUNTIME ERROR
                  wrong
                again: mvn test -Dtest=BitmaskTest "-Dsubmission=?[2J?::error::x ## [error]"
                """);
    }

    @Test
    void for_a_screen_there_are_an_exercise_and_a_check_alone() {
        ProblemResult wrong = SampleResults.noted(wrong("count", Kind.COUNT, "1\n"), "read so");
        ConsoleReport report = new ConsoleReport(Style.PLAIN);
        assertThat(report.failingCase(Catalogue.BITMASK, wrong.deciding().orElseThrow())).containsExactly(
                "bitmask: count, WRONG ANSWER", "  wrong", "  your program printed:", "  | 1");

        assertThat(report.failingCase(wrong)).containsExactly("bitmask: count, WRONG ANSWER", "  wrong",
                "  your program printed:", "  | 1", "note:  read so");
        assertThat(report.failingCase(ACCEPTED)).containsExactly("bitmask: ACCEPTED");
        assertThat(ConsoleReport.failingCase(wrong.deciding().orElseThrow()))
                .containsExactly("  wrong", "  your program printed:", "  | 1");
    }

    @Test
    void colours_mark_headings_verdicts_and_the_next_file() {
        Results results = SampleResults.of("exercises", SampleResults.accepted(Catalogue.BOARD2D, 1.2),
                wrong("count", Kind.COUNT, null));

        assertThat(text(Style.COLOURED, results, "exercises").replace('\u001b', '#')).isEqualTo("""
                #[1mN-Queens kata: exercises#[0m
                next:  #[1mexercises/bitmask/BitmaskQueens.java#[0m
                  board2d        #[32mACCEPTED              #[0m100/100
                  bitmask        #[31mWRONG ANSWER          #[0m 85/100                count
                185 of 200 points, 1 of 2 accepted

                #[1mbitmask: count, WRONG ANSWER#[0m
                  wrong
                hint:  exercises/bitmask/README.md, hint 3 of 3
                again: mvn test -Dtest=BitmaskTest
                """);
    }

    @ParameterizedTest
    @EnumSource
    void every_verdict_fits_its_column(Verdict verdict) {
        ProblemResult exercise = new ProblemResult("booleanarrays", verdict, 0, 100, 1, List.of(
                new CheckResult("count", "", verdict, 0, 15, "one", null, null, null, false),
                new CheckResult("speed", "", verdict, 0, 15, "two", null, null, null, false)));

        assertThat(plain(SampleResults.of("exercises", exercise)).lines()
                .filter(line -> line.startsWith("  booleanarrays ")).findFirst().orElseThrow())
                .matches("  booleanarrays  [A-Z ]{22}  0/100( {16}count)?");
    }

    private static ProblemResult wrong(String check, Kind kind, String output) {
        return SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.failed(check, new Fault(kind, "wrong", ""), output));
    }

    private static List<String> printed(String output) {
        return block(wrong("count", Kind.COUNT, output)).stream().filter(line -> line.startsWith("  | ")).toList();
    }

    private static List<String> message(String message) {
        return block(SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.failed("count", Kind.COUNT, message)));
    }

    /** Gives the indented lines of the failing case. */
    private static List<String> block(ProblemResult failed) {
        return plain(SampleResults.of("exercises", failed)).lines()
                .dropWhile(line -> !line.startsWith("bitmask: ")).filter(line -> line.startsWith("  ")).toList();
    }

    private static String numbered(int lines) {
        return IntStream.rangeClosed(1, lines).mapToObj(number -> "line " + number).collect(Collectors.joining("\n"));
    }

    private static String plain(Results results) {
        return text(Style.PLAIN, results, "exercises");
    }

    private static String text(Style style, Results results, String submission) {
        return new ConsoleReport(style).text(results, new Submission(submission, Path.of("solutions")));
    }
}
