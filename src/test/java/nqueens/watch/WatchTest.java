package nqueens.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.CheckResult;
import nqueens.judge.Conditions;
import nqueens.judge.Cost;
import nqueens.judge.FoundFault;
import nqueens.judge.Isolation;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.loop.ManualDesk;
import nqueens.loop.Page;
import nqueens.problem.Catalogue;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Verdict;
import nqueens.report.ConsoleReport;
import nqueens.report.Style;

class WatchTest {

    private static final String DIAGONAL = "n = 5: solution 4 of 14 is [1, 3, 0, 4, 2]\n"
            + "the queens in rows 0 and 3 share a diagonal: |0 - 3| = |1 - 4|";
    private static final char ESCAPE = 27;
    private static final List<Problem> LADDER =
            List.of(Catalogue.BOARD2D, Catalogue.ARRAY1D, Catalogue.BOOLEAN_ARRAYS, Catalogue.BITMASK);

    @TempDir
    private Path root;
    private Path exercises;
    private Watch watch;

    private final Map<Problem, ProblemResult> outcomes = new HashMap<>();
    private final List<Results> reported = new ArrayList<>();
    /** What a page that is open is told. */
    private final List<String> told = new ArrayList<>();
    private final Watch.Reports reports = new Watch.Reports() {

        @Override
        public void begin(Optional<Problem> saved) {
            told.add("judging " + saved.map(Problem::id).orElse("all"));
        }

        @Override
        public void take(Results results, Problem current) {
            reported.add(results);
            told.add("showing " + current.id());
        }
    };
    private final ManualDesk desk = new ManualDesk();
    /** The first check that is told not to be accepted, and what happens once it is told. */
    private Optional<CheckResult> failing = Optional.empty();
    private Runnable whileJudging = () -> { };
    private long nanos;

    @BeforeEach
    void begin_with_four_stubs() throws IOException {
        exercises = Files.createDirectory(root.resolve("exercises"));
        for (Problem exercise : Catalogue.core()) {
            Path editorial = Files.createDirectories(root.resolve("solutions").resolve(exercise.id()));
            Files.createFile(editorial.resolve("README.md"));
        }
        for (Problem exercise : LADDER) {
            Path folder = Files.createDirectory(exercises.resolve(exercise.id()));
            Files.writeString(folder.resolve(exercise.solver().file()), "the work");
            Files.writeString(folder.resolve("README.md"), hint(1, "look up") + hint(2, "go on") + hint(3, "copy"));
            Files.writeString(Files.createDirectories(stub(exercise).getParent()).resolve(exercise.solver().file()),
                    "the stub");
            outcomes.put(exercise, notStarted(exercise));
        }
        watch = watch();
    }

    @Test
    void all_exercises_are_judged_at_first_and_the_first_that_is_not_accepted_is_shown() {
        outcomes.put(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        watch.begin(desk);
        assertThat(text()).isEqualTo("""
                N-Queens kata: exercises
                  the first look at each exercise ...

                judging board2d ...
                [------------------------] 0 of 4 accepted, 0 of 400 points
                h next hint   l list   n next exercise   x reset   q quit""");
        assertThat(watch.page().isSettled()).isFalse();
        desk.judgeOne();
        assertThat(text()).startsWith("N-Queens kata: exercises\n");
        desk.judgeOne();
        assertThat(text()).startsWith("array1d: NOT STARTED\n");
        desk.judgeAll();
        assertThat(desk.judged()).isEqualTo(4);
        assertThat(text()).isEqualTo("""
                array1d: NOT STARTED
                  solve(n) is still the stub: do it

                next:  read exercises/array1d/README.md, write Array1dQueens.java

                [######------------------] 1 of 4 accepted, 100 of 400 points
                h next hint   l list   n next exercise   x reset   q quit""");
        assertThat(watch.page().isSettled()).isTrue();
        assertThat(watch.summary()).isEqualTo("N-Queens kata: 1 of 4 accepted, 100 of 400 points");
    }

    @Test
    void an_exercise_that_was_begun_is_shown_before_stubs_below_it() throws IOException {
        for (Problem exercise : LADDER) {
            Files.writeString(exercises.resolve(exercise.id()).resolve(exercise.solver().file()),
                    exercise == Catalogue.BITMASK ? "the work" : "throw new NotStartedException(\"\");\n".repeat(2));
        }
        watch = watch();

        watch.begin(desk);
        desk.judgeAll();

        assertThat(text()).startsWith("bitmask: ");
        assertThat(desk.judged()).isEqualTo(4);
    }

    @Test
    void reports_are_written_once_all_are_judged_and_then_after_each_save() {
        start();
        assertThat(reported).hasSize(1);
        assertThat(reported.get(0).exercises()).extracting(ProblemResult::id)
                .containsExactly("board2d", "array1d", "booleanarrays", "bitmask");
        save(Catalogue.BITMASK, accepted(Catalogue.BITMASK));
        assertThat(reported).hasSize(2);
        assertThat(reported.get(1).points()).isEqualTo(100);
    }

    @Test
    void a_save_is_judged_and_its_time_is_told() {
        start();
        watch.saved(folders(Catalogue.BOARD2D));
        assertThat(text()).startsWith("board2d: NOT STARTED, before this save\n")
                .contains("\njudging board2d ...\n").doesNotContain("next:");
        assertThat(watch.page().settled()).isEqualTo(Page.Settled.NOTHING);
        assertThat(watch.summary())
                .isEqualTo("N-Queens kata: 0 of 4 accepted, 0 of 400 points; the last save of board2d was not judged");
        nanos += 3_000_000_000L;
        assertThat(text()).contains("\njudging board2d ... 3 s\n");
        nanos -= 3_000_000_000L;
        assertThat(watch.page().isSettled()).isFalse();
        outcomes.put(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        nanos += 412_000_000;
        desk.judgeAll();
        assertThat(text()).isEqualTo("""
                board2d: valid-placements, WRONG ANSWER
                  n = 5: solution 4 of 14 is [1, 3, 0, 4, 2]
                  the queens in rows 0 and 3 share a diagonal: |0 - 3| = |1 - 4|

                hint:  press h: hint 1 of 3 fits this
                next:  exercises/board2d/Board2dQueens.java
                board2d judged in 0.41 s
                [#####-------------------] 0 of 4 accepted, 85 of 400 points
                h next hint   l list   n next exercise   x reset   q quit""");
    }

    @Test
    void an_accepted_exercise_stays_until_a_key_or_a_save_goes_on() {
        start();
        save(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        assertThat(text()).isEqualTo("""
                board2d: ACCEPTED

                read:  solutions/board2d/README.md, the editorial, to compare
                next:  array1d: press n or Enter, or save it; exercises/array1d/README.md
                board2d judged in 0.00 s
                [######------------------] 1 of 4 accepted, 100 of 400 points
                h next hint   l list   n next exercise   x reset   q quit""");
        watch.pressed('\r');
        assertThat(watch.page().body()).startsWith("array1d: NOT STARTED");
        watch.pressed('\r');
        assertThat(watch.page().body()).startsWith("array1d: NOT STARTED");
        save(Catalogue.ARRAY1D, accepted(Catalogue.ARRAY1D));
        save(Catalogue.BITMASK, wrong(Catalogue.BITMASK));
        assertThat(watch.page().body()).startsWith("bitmask: valid-placements, WRONG ANSWER");
    }

    @Test
    void the_first_failing_case_is_shown_while_other_checks_are_judged() {
        ProblemResult wrong = wrong(Catalogue.BOARD2D);
        start();
        failing = wrong.deciding();
        whileJudging = () -> {
            assertThat(watch.page().settled()).isEqualTo(Page.Settled.BODY);
            assertThat(text()).isEqualTo("""
                    board2d: valid-placements, WRONG ANSWER
                      n = 5: solution 4 of 14 is [1, 3, 0, 4, 2]
                      the queens in rows 0 and 3 share a diagonal: |0 - 3| = |1 - 4|

                    hint:  press h: hint 1 of 3 fits this
                    next:  exercises/board2d/Board2dQueens.java
                    judging the other checks of board2d ...
                    [------------------------] 0 of 4 accepted, 0 of 400 points
                    h next hint   l list   n next exercise   x reset   q quit""");
            watch.pressed('h');
        };
        save(Catalogue.BOARD2D, wrong);
        assertThat(watch.page().body()).as("what is read stays").contains("Hint 1 of 3: look up");
        whileJudging = () -> {
            watch.saved(folders(Catalogue.BOARD2D));
            assertThat(watch.page().body()).startsWith("board2d: valid-placements, WRONG ANSWER, before this save");
            assertThat(watch.page().settled()).isEqualTo(Page.Settled.NOTHING);
            whileJudging = () -> { };
        };
        save(Catalogue.BOARD2D, wrong);
    }

    @Test
    void a_case_that_becomes_known_takes_the_place_of_a_hint_for_an_older_one_and_of_no_other() {
        ProblemResult wrong = wrong(Catalogue.BOARD2D);
        start();
        watch.saved(folders(Catalogue.BOARD2D));
        watch.pressed('h');
        failing = wrong.deciding();
        whileJudging = () -> {
            assertThat(text()).contains("n = 5: solution 4 of 14").doesNotContain("Hint");
            press("nh");
            assertThat(watch.page().body()).contains("array1d: NOT STARTED", "Hint 1 of 3: look up");
        };
        outcomes.put(Catalogue.BOARD2D, wrong);
        desk.judgeAll();
        assertThat(watch.page().body()).contains("array1d: NOT STARTED", "Hint 1 of 3: look up");
        failing = Optional.empty();
        whileJudging = () -> { };
        watch.saved(folders(Catalogue.BOARD2D));
        watch.pressed('h');
        outcomes.put(Catalogue.BOARD2D, notCompiled(Catalogue.BOARD2D, "line 3: what?"));
        desk.judgeAll();
        assertThat(watch.page().body()).containsExactly("board2d: COMPILE ERROR", "  line 3: what?");
    }

    @Test
    void what_is_saved_during_the_first_look_is_judged_next_and_has_no_older_case() {
        watch.begin(desk);
        watch.saved(folders(Catalogue.BITMASK));
        assertThat(watch.page().body()).containsExactly("bitmask", "  the first look at it ...");
        desk.judgeOne();
        assertThat(watch.page().body()).startsWith("bitmask: NOT STARTED");
        assertThat(watch.page().settled()).isEqualTo(Page.Settled.BODY);
        watch.pressed('l');
        assertThat(watch.page().settled()).isEqualTo(Page.Settled.NOTHING);
        watch.pressed('2');
        assertThat(watch.page().body()).containsExactly("array1d", "  the first look at it ...");
        assertThat(watch.page().settled()).isEqualTo(Page.Settled.NOTHING);
        desk.judgeAll();
        assertThat(watch.page().body()).startsWith("array1d: NOT STARTED");
    }

    @Test
    void a_key_goes_on_only_from_what_is_accepted_as_it_stands() {
        start();
        save(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        press("lz");
        assertThat(watch.page().foot()).contains("note:  no such key: z");
        watch.pressed('l');
        watch.saved(folders(Catalogue.BOARD2D));
        watch.pressed('z');
        assertThat(watch.page().body()).startsWith("board2d: ACCEPTED, before this save");
        desk.judgeAll();
        for (Problem exercise : LADDER) {
            save(exercise, accepted(exercise));
        }
        watch.pressed('z');
        assertThat(watch.page().body()).startsWith("bitmask: ACCEPTED");
        assertThat(watch.page().foot()).contains("note:  no such key: z");
    }

    @Test
    void at_first_too_a_failing_case_is_shown_as_soon_as_it_is_known() {
        ProblemResult wrong = wrong(Catalogue.BOARD2D);
        outcomes.put(Catalogue.BOARD2D, wrong);
        failing = wrong.deciding();
        whileJudging = () -> assertThat(text()).startsWith("board2d: valid-placements, WRONG ANSWER\n");
        watch.begin(desk);
        desk.judgeOne();
        failing = Optional.empty();
        whileJudging = () -> { };
        assertThat(text()).startsWith("board2d: valid-placements, WRONG ANSWER\n").contains("\njudging array1d ...\n");
        assertThat(watch.page().settled()).isEqualTo(Page.Settled.BODY);
    }

    @Test
    void what_was_known_before_a_save_is_struck_through() {
        watch = watch(LADDER, Style.COLOURED);
        start();
        watch.saved(folders(Catalogue.BOARD2D));
        assertThat(watch.page().body()).extracting(line -> line.replace('\u001b', '#')).containsExactly(
                "#[9m#[1mboard2d: NOT STARTED#[0;9m#[0m, before this save",
                "  #[9msolve(n) is still the stub: do it#[0m");
    }

    @Test
    void half_a_save_keeps_the_points_of_the_last_version_that_compiled() {
        start();
        save(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        save(Catalogue.ARRAY1D, wrong(Catalogue.ARRAY1D));
        save(Catalogue.BOARD2D, notCompiled(Catalogue.BOARD2D, "line 3: what?"));
        assertThat(watch.page().body()).containsExactly("board2d: COMPILE ERROR", "  line 3: what?");
        assertThat(watch.page().foot()).endsWith(
                "board2d judged in 0.00 s",
                "kept:  the 100 points of board2d are those of its last version that compiled",
                "[#####======-------------] 1 of 4 accepted, 185 of 400 points");
        assertThat(watch.summary()).isEqualTo("N-Queens kata: 1 of 4 accepted, 185 of 400 points"
                + "; the 100 points of board2d are those of its last version that compiled");
        assertThat(reported.get(reported.size() - 1).points()).isEqualTo(85);

        save(Catalogue.ARRAY1D, notCompiled(Catalogue.ARRAY1D, "line 1: who?"));
        save(Catalogue.BOARD2D, notCompiled(Catalogue.BOARD2D, "line 9: why?"));
        assertThat(watch.page().foot()).endsWith(
                "kept:  the 100 points of board2d are those of its last version that compiled",
                "kept:  the 85 points of array1d are those of its last version that compiled",
                "[===========-------------] 1 of 4 accepted, 185 of 400 points");

        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        save(Catalogue.ARRAY1D, accepted(Catalogue.ARRAY1D));
        assertThat(watch.page().foot()).noneMatch(line -> line.startsWith("kept:"))
                .endsWith("[###########-------------] 1 of 4 accepted, 185 of 400 points");
    }

    @Test
    void where_there_were_no_points_none_are_kept() {
        start();
        save(Catalogue.BOARD2D, notCompiled(Catalogue.BOARD2D, "line 3: what?"));
        assertThat(text()).doesNotContain("kept:").contains("[----").contains("] 0 of 4 accepted, 0 of");
        outcomes.put(Catalogue.BITMASK, notCompiled(Catalogue.BITMASK, "line 1: who?"));
        watch = watch();
        start();
        assertThat(text()).doesNotContain("kept:");
    }

    @Test
    void what_changes_in_another_exercise_is_told_in_one_line() {
        start();
        ProblemResult broken = notCompiled(Catalogue.BITMASK, "line 3: what?");
        outcomes.put(Catalogue.BITMASK, broken);
        watch.saved(folders(Catalogue.BOARD2D, Catalogue.BITMASK));
        desk.judgeAll();
        assertThat(watch.page().body()).startsWith("board2d: NOT STARTED");
        assertThat(text())
                .contains("\nnote:  bitmask is COMPILE ERROR now; it was NOT STARTED; l lists all\n");
        outcomes.put(Catalogue.ARRAY1D, accepted(Catalogue.ARRAY1D));
        watch.saved(folders(Catalogue.BOARD2D, Catalogue.BITMASK, Catalogue.ARRAY1D));
        desk.judgeAll();
        assertThat(watch.page().foot()).contains("note:  array1d is ACCEPTED now; it was NOT STARTED; l lists all",
                "note:  bitmask is COMPILE ERROR as before; l lists all");
        watch.pressed('l');
        assertThat(watch.page().foot()).noneMatch(line -> line.startsWith("note:"));
        watch.saved(folders(Catalogue.BOARD2D, Catalogue.BITMASK));
        desk.judgeAll();
        save(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        assertThat(watch.page().foot()).as("after a save").noneMatch(line -> line.startsWith("note:"));
        watch.pressed('l');
        watch.pressed('4');
        assertThat(watch.page().body()).containsExactly("bitmask: COMPILE ERROR", "  line 3: what?");
    }

    @Test
    void a_save_during_judging_starts_it_again_and_another_exercise_waits() {
        start();
        watch.saved(folders(Catalogue.BOARD2D));
        watch.saved(folders(Catalogue.BOARD2D, Catalogue.ARRAY1D));
        assertThat(desk.isWaiting()).isTrue();
        desk.judgeAll();
        assertThat(desk.started()).isEqualTo(4 + 3);
        assertThat(desk.judged()).isEqualTo(4 + 2);
    }

    @Test
    void what_is_saved_is_shown_and_judged_before_all_that_waits() {
        start();
        outcomes.put(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        outcomes.put(Catalogue.BITMASK, notCompiled(Catalogue.BITMASK, "line 3: what?"));
        watch.saved(folders(Catalogue.BOARD2D));
        watch.pressed('l');
        watch.saved(folders(Catalogue.BITMASK));
        assertThat(watch.page().body()).startsWith("bitmask: NOT STARTED, before this save");
        desk.judgeOne();
        assertThat(watch.page().body()).containsExactly("bitmask: COMPILE ERROR", "  line 3: what?");
        assertThat(watch.page().foot()).contains("judging board2d ...");
        desk.judgeAll();
        assertThat(watch.page().body()).startsWith("bitmask: COMPILE ERROR");
        assertThat(watch.page().foot())
                .contains("note:  board2d is WRONG ANSWER now; it was NOT STARTED; l lists all");
    }

    @Test
    void a_save_during_the_first_look_is_judged_too() {
        watch.begin(desk);
        desk.judgeOne();
        outcomes.put(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        watch.saved(folders(Catalogue.BOARD2D));
        desk.judgeAll();
        assertThat(desk.judged()).isEqualTo(5);
        assertThat(watch.summary()).startsWith("N-Queens kata: 1 of 4");
    }

    @Test
    void hints_begin_with_the_one_that_fits_and_go_round() {
        start();
        save(Catalogue.BOARD2D, result(Catalogue.BOARD2D, Fault.Kind.MISSING,
                "n = 6: solve(6) gave 3 of 4 solutions", "complete"));
        assertThat(watch.page().foot()).contains("hint:  press h: hint 2 of 3 fits this");
        watch.pressed('h');
        assertThat(watch.page().body())
                .containsExactly("board2d: complete, WRONG ANSWER", "", "Hint 2 of 3: go on", "  Do go on.");
        assertThat(watch.page().keys())
                .isEqualTo("h next hint   Esc the case   l list   n next exercise   x reset   q quit");
        assertThat(watch.page().foot()).noneMatch(line -> line.startsWith("hint:"));
        watch.pressed('h');
        assertThat(watch.page().body()).endsWith("", "Hint 3 of 3: copy", "  Do copy.");
        watch.pressed('h');
        assertThat(watch.page().body()).endsWith("", "Hint 1 of 3: look up", "  Do look up.");
        watch.pressed(ESCAPE);
        assertThat(watch.page().body())
                .containsExactly("board2d: complete, WRONG ANSWER", "  n = 6: solve(6) gave 3 of 4 solutions");
        watch.pressed('h');
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        assertThat(watch.page().body()).noneMatch(line -> line.startsWith("Hint"));
    }

    @Test
    void where_no_hint_fits_they_begin_with_the_first() throws IOException {
        start();
        watch.pressed('h');
        assertThat(watch.page().body()).endsWith("", "Hint 1 of 3: look up", "  Do look up.");
        Files.delete(exercises.resolve("array1d/README.md"));
        press("nh");
        assertThat(watch.page().foot()).contains("note:  no hints: exercises/array1d/README.md has none");
    }

    @Test
    void the_editorial_is_offered_once_after_three_wrong_tries() {
        start();
        save(Catalogue.BOARD2D, notCompiled(Catalogue.BOARD2D, "line 3: what?"));
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        assertThat(text()).doesNotContain("read:");
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        assertThat(watch.page().foot())
                .contains("read:  solutions/board2d/README.md, the editorial, if you are stuck");
        save(Catalogue.BOARD2D, notCompiled(Catalogue.BOARD2D, "line 3: what?"));
        assertThat(text()).doesNotContain("read:");
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        assertThat(text()).doesNotContain("read:");
    }

    @Test
    void the_list_shows_all_exercises_and_goes_to_one() {
        start();
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        watch.pressed('l');
        assertThat(watch.page().body()).containsExactly(
                "> 1 board2d        WRONG ANSWER           85/100  59.8 M steps  valid-placements",
                "  2 array1d        NOT STARTED             0/100",
                "  3 booleanarrays  NOT STARTED             0/100",
                "  4 bitmask        NOT STARTED             0/100");
        assertThat(watch.page().keys()).isEqualTo("1-4 show exercise   l back   q quit");
        assertThat(watch.page().foot()).hasSize(3);
        watch.pressed('3');
        assertThat(watch.page().body()).startsWith("booleanarrays: NOT STARTED");
        press("ll");
        assertThat(watch.page().body()).startsWith("booleanarrays: NOT STARTED");
        press("l\u001b");
        assertThat(watch.page().body()).startsWith("booleanarrays: NOT STARTED");
    }

    @Test
    void next_goes_up_the_ladder_past_what_is_accepted_and_round() {
        outcomes.put(Catalogue.ARRAY1D, accepted(Catalogue.ARRAY1D));
        start();
        for (String next : List.of("booleanarrays", "bitmask", "board2d", "booleanarrays")) {
            watch.pressed('n');
            assertThat(watch.page().body().get(0)).startsWith(next);
        }
    }

    @Test
    void where_all_are_accepted_next_goes_through_all() {
        for (Problem exercise : LADDER) {
            outcomes.put(exercise, accepted(exercise));
        }
        start();
        assertThat(watch.page().foot()).contains("next:  " + ConsoleReport.ALL_ACCEPTED);
        assertThat(watch.summary()).isEqualTo("N-Queens kata: 4 of 4 accepted, 400 of 400 points");
        for (String next : List.of("array1d", "booleanarrays", "bitmask", "board2d")) {
            watch.pressed('n');
            assertThat(watch.page().body()).containsExactly(next + ": ACCEPTED");
        }
    }

    @Test
    void a_reset_asks_first_and_keeps_a_backup_beside_earlier_ones() throws IOException {
        start();
        watch.pressed('x');
        assertThat(text()).startsWith("""
                Put the stub of board2d back?
                  It takes the place of exercises/board2d/Board2dQueens.java.
                  Your file is kept beside it, under a name that ends in ~
                """).endsWith("\ny put the stub back   any other key: leave all as it is");
        watch.pressed('y');
        Path solver = exercises.resolve("board2d/Board2dQueens.java");
        assertThat(solver).hasContent("the stub");
        assertThat(exercises.resolve("board2d/Board2dQueens.java.1~")).hasContent("the work");
        String note = "note:  your file is kept as Board2dQueens.java.1~; to get it back, rename it to"
                + " Board2dQueens.java";
        assertThat(watch.page().foot()).contains(note);
        save(Catalogue.BOARD2D, notStarted(Catalogue.BOARD2D));
        assertThat(watch.page().foot()).contains(note);
        save(Catalogue.BOARD2D, wrong(Catalogue.BOARD2D));
        assertThat(watch.page().foot()).doesNotContain(note);
        Files.writeString(solver, "more work");
        press("xy");
        assertThat(exercises.resolve("board2d/Board2dQueens.java.2~")).hasContent("more work");
        assertThat(exercises.resolve("board2d/Board2dQueens.java.1~")).hasContent("the work");
    }

    @Test
    void a_reset_is_of_what_was_saved_last_and_a_save_takes_the_question_back() throws IOException {
        start();
        watch.pressed('x');
        save(Catalogue.BITMASK, wrong(Catalogue.BITMASK));
        assertThat(watch.page().body()).startsWith("bitmask: valid-placements, WRONG ANSWER");
        watch.pressed('y');
        assertThat(exercises.resolve("bitmask/BitmaskQueens.java")).hasContent("the work");
        press("xy");
        assertThat(exercises.resolve("bitmask/BitmaskQueens.java")).hasContent("the stub");
        assertThat(exercises.resolve("board2d/Board2dQueens.java")).hasContent("the work");
    }

    @Test
    void an_untouched_stub_is_not_kept_and_a_deleted_one_comes_back() throws IOException {
        start();
        Path solver = exercises.resolve("board2d/Board2dQueens.java");
        Files.writeString(solver, "the stub");
        press("xy");
        assertThat(watch.page().foot()).contains("note:  the stub is there; there was nothing of yours to keep");
        Files.delete(solver);
        press("xy");
        assertThat(watch.page().foot()).contains("note:  the stub is there; there was nothing of yours to keep");
        assertThat(solver).hasContent("the stub");
        assertThat(exercises.resolve("board2d").toFile().list()).containsOnly("Board2dQueens.java", "README.md");
    }

    @Test
    void another_key_resets_nothing_nor_does_a_stub_that_is_gone() throws IOException {
        start();
        press("xq");
        assertThat(desk.left()).isZero();
        assertThat(watch.page().foot()).contains("note:  nothing was reset");
        assertThat(watch.page().body()).startsWith("board2d: NOT STARTED");
        Path stub = stub(Catalogue.BOARD2D);
        Files.delete(stub);
        press("xy");
        assertThat(exercises.resolve("board2d/Board2dQueens.java")).hasContent("the work");
        assertThat(exercises.resolve("board2d/Board2dQueens.java.1~")).doesNotExist();
        assertThat(watch.page().foot())
                .contains("note:  nothing was reset: java.nio.file.NoSuchFileException: " + stub);
    }

    @Test
    void quit_leaves_and_a_key_that_means_nothing_is_named() {
        start();
        watch.pressed('z');
        assertThat(watch.page().foot()).contains("note:  no such key: z");
        watch.pressed('\t');
        assertThat(watch.page().foot()).contains("note:  no such key: it is none of those below");
        watch.pressed('q');
        assertThat(desk.left()).isEqualTo(1);
    }

    @Test
    void before_the_first_verdict_keys_do_no_harm() {
        watch.begin(desk);
        press("hnxy");
        desk.judgeAll();
        assertThat(watch.page().body()).startsWith("board2d: NOT STARTED");
        assertThat(exercises.resolve("board2d/Board2dQueens.java")).hasContent("the work");
    }

    @Test
    void an_exercise_of_the_upper_ladder_is_judged_once_it_is_begun_and_not_counted() throws IOException {
        Problem upper = SampleProblem.upper(Catalogue.BOARD2D.checks().toArray(Check[]::new));
        outcomes.put(upper, accepted(upper));
        watch = watch(Stream.concat(LADDER.stream(), Stream.of(upper)).toList());
        start();
        watch.saved(folders(upper));
        desk.judgeAll();
        assertThat(desk.judged()).isEqualTo(4);
        watch.pressed('l');
        assertThat(watch.page().body()).hasSize(5).last().isEqualTo(
                "  upper ladder: 0 of 1 begun; exercises/README.md");
        Path solver = Files.createDirectory(exercises.resolve("upper")).resolve("UpperQueens.java");
        Files.writeString(solver, "the work");
        watch.saved(folders(upper));
        desk.judgeAll();
        assertThat(watch.page().body()).containsExactly("upper: ACCEPTED");
        watch.pressed('l');
        assertThat(watch.page().body()).hasSize(5).last().asString().startsWith("> 5 upper          ACCEPTED ");
        assertThat(watch.page().keys()).startsWith("1-5 ");
        assertThat(watch.summary()).isEqualTo("N-Queens kata: 0 of 4 accepted, 0 of 400 points");
        Files.delete(solver);
        watch.saved(folders(upper));
        desk.judgeAll();
        assertThat(desk.judged()).isEqualTo(6);
    }

    @Test
    void an_open_page_is_told_what_is_judged_and_shows_what_was_saved() {
        outcomes.put(Catalogue.BOARD2D, accepted(Catalogue.BOARD2D));
        start();
        assertThat(told).containsExactly(
                "judging all", "judging all", "judging all", "judging all", "showing array1d");
        told.clear();
        watch.saved(folders(Catalogue.BITMASK));
        assertThat(told).containsExactly("judging bitmask");
        assertThat(watch.isJudging()).isTrue();
        desk.judgeAll();
        assertThat(told).containsExactly("judging bitmask", "showing bitmask");
        assertThat(watch.isJudging()).isFalse();
    }

    private Watch watch() {
        return watch(LADDER);
    }

    private Watch watch(List<Problem> all) {
        return watch(all, Style.PLAIN);
    }

    private Watch watch(List<Problem> all, Style style) {
        return new Watch(new Submission("exercises", exercises), all, Points.standard(), root,
                (exercise, listener) -> {
                    failing.ifPresent(check -> listener.failed(exercise, check));
                    whileJudging.run();
                    return Results.of("exercises", new Conditions(Isolation.PROCESS, Optional.empty(), 1),
                            List.of(outcomes.get(exercise)));
                }, reports, style, () -> nanos);
    }

    private Path stub(Problem exercise) {
        return root.resolve("src/test/submissions/not_started/stubs").resolve(exercise.id())
                .resolve(exercise.solver().file());
    }

    private void start() {
        watch.begin(desk);
        desk.judgeAll();
    }

    private void save(Problem exercise, ProblemResult outcome) {
        outcomes.put(exercise, outcome);
        watch.saved(folders(exercise));
        desk.judgeAll();
    }

    private Set<Path> folders(Problem... saved) {
        return Set.copyOf(List.of(saved).stream().map(exercise -> exercises.resolve(exercise.id())).toList());
    }

    private static ProblemResult notStarted(Problem exercise) {
        return result(exercise, Fault.Kind.STUB, "solve(n) is still the stub: do it", "");
    }

    private static ProblemResult notCompiled(Problem exercise, String message) {
        return result(exercise, Fault.Kind.NOT_COMPILED, message, "");
    }

    private static ProblemResult wrong(Problem exercise) {
        return result(exercise, Fault.Kind.ATTACK, DIAGONAL, "valid-placements");
    }

    private static ProblemResult accepted(Problem exercise) {
        return result(exercise, null, "", "none");
    }

    /** A check fails, or all of them if none is named, and the others are accepted. */
    private static ProblemResult result(Problem exercise, Fault.Kind kind, String message, String failing) {
        List<CheckResult> checks = exercise.checks().stream().map(check -> {
            boolean isAccepted = !failing.isEmpty() && !failing.equals(check.id());
            return new CheckResult(check.id(), check.title(), isAccepted ? Verdict.ACCEPTED : kind.verdict(),
                    isAccepted ? check.points() : 0, check.points(), isAccepted ? "" : message,
                    isAccepted ? null : new FoundFault(kind, message, ""), null, null, false);
        }).toList();
        int points = checks.stream().mapToInt(CheckResult::points).sum();
        List<Cost> costs = exercise.speed().filter(speed -> points > 0)
                .map(speed -> new Cost(speed.toString(), speed.n(), 59_800_000)).stream().toList();
        return new ProblemResult(exercise.id(), kind == null ? Verdict.ACCEPTED : kind.verdict(), points,
                Points.standard().of(exercise), null, 0.1, null, costs, List.of(), null, checks);
    }

    private static String hint(int number, String subject) {
        return "<details><summary>Hint " + number + " of 3: " + subject + "</summary>\n\nDo " + subject
                + ".\n\n</details>\n\n";
    }

    private void press(String keys) {
        keys.chars().forEach(key -> watch.pressed((char) key));
    }

    private String text() {
        return ManualDesk.text(watch.page());
    }
}
