package nqueens.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Made;
import nqueens.judge.Made.MadeProblem;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.submission.Submission;
import nqueens.loop.LoopProgram.LoopEvent;
import nqueens.loop.ManualLoop;
import nqueens.problem.Fault;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;

/** Plays of saves and keys, with verdicts that a test sets: what a judge finds in the checks of an exercise. */
class WatchTest {

    private static final UnaryOperator<MadeProblem> STUB =
            problem -> problem.failing(Fault.Kind.STUB, "solve(n) is still the stub");
    private static final UnaryOperator<MadeProblem> BROKEN =
            problem -> problem.failing(Fault.Kind.NOT_COMPILED, "line 3: what?");
    private static final UnaryOperator<MadeProblem> WRONG = problem -> problem.with(
            Made.check("complete").failing(Fault.Kind.MISSING, "solve(6) gave 3 of 4 solutions"));
    private static final UnaryOperator<MadeProblem> RIGHT = problem -> problem;
    private static final Problem UPPER = SampleProblem.upper();
    private static final char ESCAPE = 27;

    @TempDir
    private Path exercises;
    private Watch watch;

    private ManualLoop loop;
    private final Map<String, UnaryOperator<MadeProblem>> outcomes = new HashMap<>();
    private final List<String> judged = new ArrayList<>();
    private final List<String> reported = new ArrayList<>();
    private long nanos;

    @BeforeEach
    void begin_the_core() throws IOException {
        for (Problem exercise : Catalogue.core()) {
            write(exercise, "the work");
        }
        watch = watch();
    }

    @Test
    void at_first_all_are_judged_and_the_first_that_is_not_accepted_is_shown() {
        outcomes.put("board2d", RIGHT);
        begin();
        screen().startsWith("board2d\n  the first look at it ...\n")
                .contains("\njudging board2d ...\n[------------------------] 0 of 4 accepted, 0 of 400 points\n");
        assertThat(watch.screenful().isSettled()).isFalse();
        loop.judgeOne();
        screen().startsWith("array1d\n  the first look at it ...\n");
        loop.judgeAll();
        screen().startsWith("""
                array1d: NOT STARTED
                  solve(n) is still the stub

                next:  read exercises/array1d/README.md, write Array1dQueens.java
                array1d judged in 0.00 s
                [######------------------] 1 of 4 accepted, 100 of 400 points
                """);
        assertThat(watch.screenful().isSettled()).isTrue();
        assertThat(watch.summary()).isEqualTo("N-Queens kata: 1 of 4 accepted, 100 of 400 points");
        assertThat(reported).containsExactly("array1d");
    }

    @Test
    void what_was_begun_is_looked_at_first_and_a_key_before_that_does_no_harm() throws IOException {
        for (Problem exercise : Catalogue.core().subList(0, 3)) {
            write(exercise, "throw new NotStartedException(\"\");\n".repeat(2));
        }
        outcomes.put("bitmask", WRONG);
        watch = watch();
        begin();
        after("hn").startsWith("board2d\n  the first look at it ...\n").contains("\njudging bitmask ...\n");
        loop.judgeOne();
        after("l4").startsWith("bitmask: complete, WRONG ANSWER\n").contains("\njudging board2d ...\n");
    }

    @Test
    void a_save_is_judged_and_the_screen_goes_from_the_old_case_to_the_new_one() {
        start();
        reported.clear();
        saved("board2d");
        nanos += 3_000_000_000L;
        screen().isEqualTo("""
                board2d: NOT STARTED, before this save
                  solve(n) is still the stub

                judging board2d ... 3 s
                [------------------------] 0 of 4 accepted, 0 of 400 points
                h next hint   l list   n next exercise   q quit""");
        nanos -= 2_588_000_000L;
        outcomes.put("board2d", WRONG);
        loop.judgeAll();
        screen().isEqualTo("""
                board2d: complete, WRONG ANSWER
                  solve(6) gave 3 of 4 solutions

                hint:  press h: hint 2 of 3 fits this
                next:  fix exercises/board2d/Board2dQueens.java
                board2d judged in 0.41 s
                [####--------------------] 0 of 4 accepted, 80 of 400 points
                h next hint   l list   n next exercise   q quit""");
        assertThat(reported).containsExactly("board2d");
        save("board2d", BROKEN).contains("\n[------------------------] 0 of 4 accepted, 0 of 400 points\n");
    }

    @Test
    void what_is_accepted_stays_until_n_or_enter_goes_on_up_the_whole_ladder() throws IOException {
        start();
        save("board2d", RIGHT).startsWith("""
                board2d        ACCEPTED              100/100

                next:  exercises/array1d/README.md: press n or Enter, or save its class
                also:  compare yours with solutions/board2d/README.md
                board2d judged in 0.00 s
                """);
        after("z3").startsWith("board2d        ACCEPTED ");
        after("\r").startsWith("array1d: NOT STARTED\n");
        save("booleanarrays", RIGHT);
        for (String next : List.of("bitmask", "array1d", "bitmask")) {
            after("n").startsWith(next + ": NOT STARTED\n");
        }
        save("bitmask", RIGHT).contains("\nnext:  exercises/upper/README.md: press n or Enter, or save its class\n",
                "\nalso:  compare yours with solutions/bitmask/README.md; " + ConsoleReport.SKIPPED + "\n");
        after("l").contains("\n  2 array1d        skipped                 0/100\n");
        after("ln").startsWith("upper\n  not begun\n\nnext:  read exercises/upper/README.md, write UpperQueens.java\n");
        save("board2d", WRONG);
        after("n").as("past the only case").startsWith("upper\n");
        after("n").startsWith("board2d: complete, WRONG ANSWER\n");
        save("board2d", RIGHT);
        write(UPPER, "the work");
        save("upper", RIGHT).contains("\nnext:  " + ConsoleReport.ALL_ACCEPTED + "\n");
        after("n").as("n where all are accepted").startsWith("board2d        ACCEPTED ");
        loop.press("q");
        assertThat(loop.hasLeft()).isTrue();
    }

    @Test
    void h_shows_hints_from_the_one_that_fits_until_a_new_case_is_known() {
        String wrong = "board2d: complete, WRONG ANSWER\n";
        start();
        save("board2d", WRONG);
        for (int hint : List.of(2, 3)) {
            after("h").startsWith(wrong + "\nHint " + hint + " of 3: ").contains("`").doesNotContain("hint:")
                    .endsWith("\nh next hint   Esc the case   l list   n next exercise   q quit");
        }
        after("h").startsWith(wrong + "\nHint 1 of 3: ").contains("\nh the case   l list");
        after("h").startsWith(wrong + "  solve(6) gave 3 of 4 solutions\n");
        after("h" + ESCAPE).startsWith(wrong + "  solve(6) gave 3 of 4 solutions\n");
        saved("board2d");
        loop.press("h");
        loop.judgeAll();
        screen().as("a new case closes the hint").startsWith(wrong + "  solve(6) gave");
        after("lh").as("in the list").startsWith("> 1 board2d ");
    }

    @Test
    void a_save_cancels_what_is_judged_and_is_shown_and_judged_before_all_that_waits() {
        begin();
        saved("bitmask").startsWith("bitmask\n  the first look at it ...\n");
        loop.judgeOne();
        after("l2").startsWith("array1d\n  the first look at it ...\n");
        loop.judgeAll();
        assertThat(judged).containsExactly("bitmask", "board2d", "array1d", "booleanarrays");
        judged.clear();
        saved("board2d");
        saved("board2d", "array1d");
        loop.press("l");
        saved("bitmask").startsWith("bitmask: NOT STARTED, before this save\n");
        loop.judgeAll();
        assertThat(judged).containsExactly("bitmask", "board2d", "array1d");
    }

    @Test
    void l_lists_the_core_and_what_was_begun_above_it_and_a_digit_goes_to_one() throws IOException {
        start();
        save("board2d", WRONG);
        saved("upper");
        after("l").isEqualTo("""
                > 1 board2d        WRONG ANSWER           80/100  fails complete
                  2 array1d        NOT STARTED             0/100
                  3 booleanarrays  NOT STARTED             0/100
                  4 bitmask        NOT STARTED             0/100
                  5 upper          not begun               0/0

                board2d judged in 0.00 s
                [####--------------------] 0 of 4 accepted, 80 of 400 points
                1-5 show exercise   l back   q quit""");
        for (String keys : List.of("3", "ll", "l" + ESCAPE, "l6l")) {
            after(keys).as(keys).startsWith("booleanarrays: NOT STARTED\n");
        }
        write(UPPER, "the work");
        save("upper", RIGHT);
        after("l").contains("\n> 5 upper          ACCEPTED ", " 0 of 4 accepted, 80 of 400 points\n1-5 show");
        after("5h").as("an exercise without hints").startsWith("upper          ACCEPTED ");
    }

    private Watch watch() {
        Submission submission = new Submission("exercises", exercises);
        List<Problem> ladder = Stream.concat(Catalogue.core().stream(), Stream.of(UPPER)).toList();
        return new Watch(new Watch.Watched(submission, ladder, Points.standard()), this::judged,
                current -> reported.add(current.id()), new ConsoleReport(Style.PLAIN), () -> nanos);
    }

    /** Judges as it was set. */
    private ProblemResult judged(Problem exercise) {
        judged.add(exercise.id());
        return Made.results("exercises", outcomes.getOrDefault(exercise.id(), STUB).apply(Made.problem(exercise)))
                .exercises().get(0);
    }

    private void begin() {
        loop = new ManualLoop(watch);
    }

    private void start() {
        begin();
        loop.judgeAll();
    }

    private AbstractStringAssert<?> save(String id, UnaryOperator<MadeProblem> outcome) {
        outcomes.put(id, outcome);
        saved(id);
        loop.judgeAll();
        return screen().as("after the verdict on " + id);
    }

    private AbstractStringAssert<?> saved(String... ids) {
        watch.handle(new LoopEvent.Saved(Stream.of(ids).map(exercises::resolve).collect(Collectors.toSet())));
        return screen().as("after a save of " + List.of(ids));
    }

    private AbstractStringAssert<?> after(String keys) {
        loop.press(keys);
        return screen().as("after " + keys);
    }

    private AbstractStringAssert<?> screen() {
        return assertThat(loop.text());
    }

    private void write(Problem exercise, String text) throws IOException {
        Path folder = Files.createDirectories(exercises.resolve(exercise.id()));
        Files.writeString(folder.resolve(exercise.solver().file()), text);
    }
}
