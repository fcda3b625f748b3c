package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
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
import nqueens.problem.Verdict;

class ConsoleReportTest {

    @Test
    void all_accepted_is_a_scoreboard() {
        assertThat(plain(SampleResults.of("exercises", SampleResults.accepted(Catalogue.BOARD2D, 1.25),
                SampleResults.accepted(Catalogue.BOOLEAN_ARRAYS, 0.04), SampleResults.accepted(Catalogue.BITMASK, 12))))
                .isEqualTo("""
                N-Queens kata: exercises (isolation: process)
                  board2d        ACCEPTED              100/100   1.3 s
                  booleanarrays  ACCEPTED              100/100   0.0 s
                  bitmask        ACCEPTED              100/100  12.0 s
                300 of 300 points, 3 of 3 accepted
                """);
    }

    @Test
    void a_wrong_answer_is_drawn_and_the_next_step_named() {
        Results results = SampleResults.of("exercises",
                SampleResults.accepted(Catalogue.BOARD2D, 1.2), SampleResults.failing(Catalogue.ARRAY1D, 0.5,
                        SampleResults.failed("valid-placements", SampleResults.ATTACK, null)));

        assertThat(plain(results)).isEqualTo("""
                N-Queens kata: exercises (isolation: process)
                  board2d        ACCEPTED              100/100   1.2 s
                  array1d        WRONG ANSWER           85/100   0.5 s   valid-placements
                185 of 200 points, 1 of 2 accepted

                array1d: valid-placements, WRONG ANSWER
                  n = 4: solution 1 of 2 is [0, 2, 1, 3]
                    Q . . .
                    . . * .
                    . * . .
                    . . . Q
                  the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|
                hint:  exercises/array1d/README.md, hint 1 of 3
                again: mvn test -Dtest=Array1dTest
                next:  exercises/array1d/Array1dQueens.java
                """);
    }

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
    void an_exercise_that_is_settled_as_a_whole_names_no_check_and_no_time() {
        assertThat(plain(SampleResults.of("exercises", SampleResults.settled(Catalogue.BITMASK, Kind.NOT_COMPILED, """
                BitmaskQueens.java:12: ';' expected
                \t\tint n = 1
                \t\t         ^""")))).isEqualTo("""
                N-Queens kata: exercises (isolation: process)
                  bitmask        COMPILE ERROR           0/100
                0 of 100 points, 0 of 1 accepted

                bitmask: COMPILE ERROR
                  BitmaskQueens.java:12: ';' expected
                          int n = 1
                                   ^
                again: mvn test -Dtest=BitmaskTest
                next:  exercises/bitmask/BitmaskQueens.java
                """);
    }

    @Test
    void what_the_program_printed_is_shown_as_its_own() {
        assertThat(block(SampleResults.failing(Catalogue.BITMASK, 0.3, SampleResults.failed("count",
                new Fault(Kind.COUNT, "count(4) gave 1", "there are 2"), "trying row 0\nACCEPTED 100/100\n"))))
                .containsExactly("  count(4) gave 1", "  there are 2", "  your program printed:", "  | trying row 0",
                        "  | ACCEPTED 100/100");
        assertThat(printed("WRONG\rRIGHT\r\nend")).containsExactly("  | WRONG", "  | RIGHT", "  | end");
    }

    @Test
    void a_hidden_check_keeps_its_secret() {
        Results results = SampleResults.of("exercises", SampleResults.exercise(Catalogue.BOARD2D, 0.1,
                SampleResults.hidden("speed", Kind.CPU_TIME)));
        assertThat(plain(results)).doesNotContain(SampleResults.SECRET).contains("""
                board2d: TIME LIMIT EXCEEDED
                  What this check asks for is not shown.
                again:""");
    }

    @Test
    void of_many_printed_lines_four_are_shown() {
        assertThat(printed("1\n2\n3\n4")).containsExactly("  | 1", "  | 2", "  | 3", "  | 4");
        assertThat(printed("1\n2\n3\n4\n5\n6\n")).containsExactly(
                "  | 1", "  | 2", "  | 3", "  | 4", "  | ... and 2 lines more");
    }

    @Test
    void of_a_long_message_eighteen_lines_are_shown() {
        assertThat(message(numbered(18))).hasSize(18).last().isEqualTo("  line 18");
        assertThat(message(numbered(20))).hasSize(19).endsWith(
                "  line 15", "  ... and 2 lines more", "  line 18", "  line 19", "  line 20");
    }

    @Test
    void a_long_line_goes_on_below_indented() {
        String words = "a search that goes down the rows should leave a square at once if a queen in a row above "
                + "attacks it, and go back up where no square is left";

        assertThat(message(words)).containsExactly(
                "  a search that goes down the rows should leave a square at once if a queen in",
                "    a row above attacks it, and go back up where no square is left");
    }

    @Test
    void a_line_of_76_letters_stays_whole_and_a_longer_word_is_broken() {
        assertThat(message("x".repeat(76))).containsExactly("  " + "x".repeat(76));
        assertThat(message("x".repeat(77))).containsExactly("  " + "x".repeat(76), "    x");
        assertThat(message("x".repeat(200))).containsExactly(
                "  " + "x".repeat(76), "    " + "x".repeat(74), "    " + "x".repeat(50));
        assertThat(message("x " + "y".repeat(80)))
                .containsExactly("  x", "    " + "y".repeat(74), "    " + "y".repeat(6));
    }

    @Test
    void a_line_that_is_indented_is_broken_at_a_later_blank_only() {
        assertThat(message("  " + "x".repeat(80))).containsExactly("    " + "x".repeat(74), "    " + "x".repeat(6));
        assertThat(message("x".repeat(76) + " y")).containsExactly("  " + "x".repeat(76), "    y");
    }

    @Test
    void a_letter_of_two_chars_is_not_broken_at_the_edge() {
        String crown = "\ud83d\udc51";

        assertThat(message("x".repeat(75) + crown)).containsExactly("  " + "x".repeat(75), "    " + crown);
        assertThat(message("x".repeat(74) + crown)).containsExactly("  " + "x".repeat(74) + crown);
    }

    @Test
    void no_command_of_a_ci_system_is_given_where_a_line_is_broken_either() {
        assertThat(message("::error::forged")).containsExactly("  : :error::forged");
        assertThat(message("x " + "y".repeat(73) + " ::notice::forged")).last().isEqualTo("    : :notice::forged");
        assertThat(printed("::error::forged")).containsExactly("  | ::error::forged");
    }

    @Test
    void what_is_not_graded_stands_there_with_its_points_and_is_not_counted() {
        Results results = SampleResults.of("exercises", SampleResults.accepted(Catalogue.BOARD2D, 1),
                SampleResults.ungraded(SampleResults.accepted(Catalogue.BITMASK, 1)));

        assertThat(plain(results)).endsWith("""
                  bitmask        ACCEPTED              100/100   1.0 s
                100 of 100 points, 1 of 1 accepted
                """);
    }

    @Test
    void nothing_to_report_is_said_in_lines_that_fit() {
        assertThat(ConsoleReport.nothing("-Dsubmission=nowhere: no such folder; " + "x".repeat(40))).isEqualTo("""
                N-Queens kata: nothing was judged
                -Dsubmission=nowhere: no such folder;
                  xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
                """);
    }

    @Test
    void a_class_that_came_to_no_end_has_a_reason_too() {
        assertThat(ConsoleReport.unfinished("interrupted; what was judged is kept")).isEqualTo(
                "N-Queens kata: the class is not finished\ninterrupted; what was judged is kept\n");
    }

    @Test
    void the_page_of_a_run_is_named_with_its_folder() {
        assertThat(ConsoleReport.page(Path.of("target", "judge"))).isEqualTo("page:  target/judge/index.html\n");
        assertThat(ConsoleReport.page(Path.of("a\u001bb"))).isEqualTo("page:  a?b/index.html\n");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(delimiter = '|', value = {
        "BUBBLEWRAP | 1 | ' (isolation: bubblewrap)'",
        "PROCESS | 1    | ' (isolation: process)'",
        "PROCESS | 2.5  | ' (isolation: process, time limits x 2.5)'",
        "PROCESS | 0.8  | ' (isolation: process, time limits x 0.8)'",
        "NONE    | 1    | ' (in-process: no limits, not for grading)'",
        "NONE    | 3    | ' (in-process: no limits, not for grading, time limits x 3.0)'"})
    void what_the_run_was_made_under_stands_in_the_first_line(Isolation isolation, double timeScale, String remark) {
        Results results = Results.of("exercises", new Conditions(isolation, Optional.empty(), timeScale),
                List.of(SampleResults.accepted(Catalogue.BITMASK, 1)));

        assertThat(plain(results)).startsWith("N-Queens kata: exercises" + remark + "\n  bitmask ");
    }

    @Test
    void who_runs_code_of_others_is_told_of_a_weaker_isolation() {
        Conditions weaker = new Conditions(Isolation.PROCESS, Optional.of("bubblewrap is not installed"), 1);
        List<ProblemResult> exercises = List.of(SampleResults.accepted(Catalogue.BITMASK, 1));

        assertThat(plain(Results.of("../class/alice", weaker, exercises))).endsWith("""
                100 of 100 points, 1 of 1 accepted
                isolation is weaker than it could be: bubblewrap is not installed
                """);
        assertThat(plain(Results.of("exercises", weaker, exercises))).endsWith("1 of 1 accepted\n");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "exercises, again: mvn test -Dtest=BitmaskTest",
        "solutions, again: mvn test -Dtest=BitmaskTest -Dsubmission=solutions",
        "../class/alice, again: mvn test -Dtest=BitmaskTest -Dsubmission=../class/alice",
        "C:/class/bob b, again: mvn test -Dtest=BitmaskTest \"-Dsubmission=C:/class/bob b\""})
    void the_command_names_a_submission_other_than_the_exercises(String name, String command) {
        ProblemResult failed = SampleResults.failing(Catalogue.BITMASK, 7.5,
                SampleResults.failed("speed", Kind.CPU_TIME, "it took more than 7 s"));

        assertThat(text(Style.PLAIN, SampleResults.of(name, failed), name)).isEqualTo("""
                N-Queens kata: %1$s (isolation: process)
                  bitmask        TIME LIMIT EXCEEDED    85/100   7.5 s   speed
                85 of 100 points, 0 of 1 accepted

                bitmask: speed, TIME LIMIT EXCEEDED
                  it took more than 7 s
                hint:  exercises/bitmask/README.md, hint 2 of 3
                %2$s
                next:  %1$s/bitmask/BitmaskQueens.java
                """.formatted(name, command));
    }

    @Test
    void what_is_noted_of_exercises_is_told_once_below_the_scoreboard() {
        ProblemResult wrong = SampleResults.noted(SampleResults.failing(Catalogue.ARRAY1D, 0.5,
                SampleResults.failed("count", Kind.COUNT, "count(1) gave 0")), "array1d: read so");
        Results results = SampleResults.of("exercises", SampleResults.noted(SampleResults.accepted(
                Catalogue.BOARD2D, 1.2), "board2d: not looked at: \u001b[2J\n::error::x"), wrong);

        assertThat(plain(results)).isEqualTo("""
                N-Queens kata: exercises (isolation: process)
                  board2d        ACCEPTED              100/100   1.2 s
                  array1d        WRONG ANSWER           85/100   0.5 s   count
                185 of 200 points, 1 of 2 accepted
                note:  board2d: not looked at: ?[2J?::error::x
                note:  array1d: read so

                array1d: count, WRONG ANSWER
                  count(1) gave 0
                hint:  exercises/array1d/README.md, hint 3 of 3
                again: mvn test -Dtest=Array1dTest
                next:  exercises/array1d/Array1dQueens.java
                """);
        ConsoleReport report = new ConsoleReport(Style.PLAIN);
        assertThat(report.failingCase(wrong)).containsExactly(
                "array1d: count, WRONG ANSWER", "  count(1) gave 0", "note:  array1d: read so");
        assertThat(report.failingCase(results.exercises().get(0))).containsExactly(
                "board2d: ACCEPTED", "note:  board2d: not looked at: ?[2J?::error::x");
    }

    @Test
    void a_name_is_harmless_wherever_it_stands() {
        ProblemResult failed =
                SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.failed("speed", Kind.THROWN, "it threw"));
        String name = "\u001b[2J\n::error::x ##[error]";

        assertThat(text(Style.PLAIN, SampleResults.of(name, failed), name)).isEqualTo("""
                N-Queens kata: ?[2J?::error::x ## [error] (isolation: process)
                  bitmask        RUNTIME ERROR          85/100   1.0 s   speed
                85 of 100 points, 0 of 1 accepted

                bitmask: speed, RUNTIME ERROR
                  it threw
                again: mvn test -Dtest=BitmaskTest "-Dsubmission=?[2J?::error::x ## [error]"
                next:  ?[2J?::error::x ## [error]/bitmask/BitmaskQueens.java
                """);
    }

    @Test
    void an_exercise_that_the_catalogue_lacks_has_no_next_step() {
        ProblemResult failed =
                SampleResults.failing(Catalogue.BITMASK, 1,
                SampleResults.failed("speed", Kind.THROWN, "it threw"));
        ProblemResult unknown = new ProblemResult(
                "toroidal", failed.verdict(), failed.points(), failed.maxPoints(), 1, failed.checks());

        assertThat(plain(SampleResults.of("exercises", unknown))).isEqualTo("""
                N-Queens kata: exercises (isolation: process)
                  toroidal       RUNTIME ERROR          85/100   1.0 s   speed
                85 of 100 points, 0 of 1 accepted

                toroidal: speed, RUNTIME ERROR
                  it threw
                """);
    }

    @Test
    void the_check_shown_is_the_one_that_gave_the_exercise_its_verdict() {
        ProblemResult judgeError = new ProblemResult("bitmask", Verdict.JUDGE_ERROR, 0, 30, 1, List.of(
                SampleResults.failed("count", Kind.COUNT, "wrong"),
                SampleResults.failed("speed", Kind.JUDGE, "the judge failed: run again")));

        assertThat(plain(SampleResults.of("exercises", judgeError))).contains(
                "  bitmask        JUDGE ERROR             0/30   1.0 s   speed\n",
                "\nbitmask: speed, JUDGE ERROR\n  the judge failed: run again\n");
    }

    @Test
    void colours_mark_headings_verdicts_and_the_next_file() {
        Results results = SampleResults.of("exercises",
                SampleResults.accepted(Catalogue.BOARD2D, 1.2),
                SampleResults.failing(Catalogue.ARRAY1D, 0.5,
                SampleResults.failed("count", Kind.COUNT, "count(1) gave 0")));

        assertThat(text(Style.COLOURED, results, "exercises").replace('\u001b', '#')).isEqualTo("""
                #[1mN-Queens kata: exercises#[0m (isolation: process)
                  board2d        #[32mACCEPTED              #[0m100/100   1.2 s
                  array1d        #[31mWRONG ANSWER          #[0m 85/100   0.5 s   count
                185 of 200 points, 1 of 2 accepted

                #[1marray1d: count, WRONG ANSWER#[0m
                  count(1) gave 0
                hint:  exercises/array1d/README.md, hint 3 of 3
                again: mvn test -Dtest=Array1dTest
                next:  #[1mexercises/array1d/Array1dQueens.java#[0m
                """);
    }

    @ParameterizedTest
    @EnumSource
    void every_verdict_fits_its_column(Verdict verdict) {
        ProblemResult exercise = new ProblemResult("booleanarrays", verdict, 0, 100, 1, List.of(
                new CheckResult("count", "", verdict, 0, 15, "one", null, null, null, false),
                new CheckResult("speed", "", verdict, 0, 15, "two", null, null, null, false)));

        assertThat(plain(SampleResults.of("exercises", exercise)).lines().skip(1).findFirst().orElseThrow())
                .matches("  booleanarrays  [A-Z ]{22}  0/100   1\\.0 s(   count)?");
    }

    private static List<String> printed(String output) {
        return block(SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.failed("count",
                new Fault(Kind.COUNT, "wrong", ""), output))).stream()
                .filter(line -> line.startsWith("  | ")).toList();
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
        return IntStream.rangeClosed(1, lines).mapToObj(number -> "line " + number)
                .collect(Collectors.joining("\n"));
    }

    private static String plain(Results results) {
        return text(Style.PLAIN, results, "exercises");
    }

    private static String text(Style style, Results results, String submission) {
        return new ConsoleReport(style).text(results, new Submission(submission, Path.of(submission)));
    }
}
