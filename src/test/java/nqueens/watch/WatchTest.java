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
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.assertj.core.api.AbstractStringAssert;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Judge;
import nqueens.judge.Made.MadeProblem;
import nqueens.judge.Made;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.ProjectFolder;
import nqueens.judge.submission.Submission;
import nqueens.loop.ManualDesk;
import nqueens.loop.Page.Settled;
import nqueens.loop.Page;
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

    private final ManualDesk desk = new ManualDesk();
    private final Map<String, UnaryOperator<MadeProblem>> outcomes = new HashMap<>();
    private final List<String> judged = new ArrayList<>();
    private final List<String> reported = new ArrayList<>();
    /** What was shown when a failing case became known before the end, and what is done then. */
    private Page early = new Page(List.of("nothing early"), List.of(), "", false);
    private Runnable afterEarly = () -> { };
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
        watch.begin(desk);
        screen().startsWith("N-Queens kata: exercises\n  the first look at each exercise ...\n")
                .contains("\njudging board2d ...\n[------------------------] 0 of 4 accepted, 0 of 400 points\n");
        assertThat(watch.page().settled()).isEqualTo(Settled.NOTHING);
        desk.judgeOne();
        desk.judgeOne();
        screen().startsWith("array1d: NOT STARTED\n");
        assertThat(watch.page().settled()).isEqualTo(Settled.BODY);
        desk.judgeAll();
        screen().startsWith("""
                array1d: NOT STARTED
                  solve(n) is still the stub

                next:  read exercises/array1d/README.md, write Array1dQueens.java

                [######------------------] 1 of 4 accepted, 100 of 400 points
                """);
        assertThat(watch.page().settled()).isEqualTo(Settled.ALL);
        assertThat(watch.summary()).isEqualTo("N-Queens kata: 1 of 4 accepted, 100 of 400 points");
        assertThat(reported).containsExactly("judging all", "judging all", "judging all", "judging all",
                "array1d of [board2d, array1d, booleanarrays, bitmask]: 100 points");
    }

    @Test
    void what_was_begun_is_looked_at_first_and_a_key_before_that_does_no_harm() throws IOException {
        for (Problem exercise : Catalogue.core().subList(0, 3)) {
            write(exercise, "throw new NotStartedException(\"\");\n".repeat(2));
        }
        outcomes.put("bitmask", WRONG);
        watch = watch();
        watch.begin(desk);
        press("hn");
        desk.judgeOne();
        assertThat(early.body()).startsWith("bitmask: complete, WRONG ANSWER");
        screen().startsWith("bitmask: complete, WRONG ANSWER\n").contains("\njudging board2d ...\n");
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
        assertThat(watch.isJudging()).isTrue();
        assertThat(watch.summary()).endsWith(" points; the last save of board2d was not judged");
        nanos -= 2_588_000_000L;
        outcomes.put("board2d", WRONG);
        desk.judgeAll();
        String wrong = """
                board2d: complete, WRONG ANSWER
                  solve(6) gave 3 of 4 solutions

                hint:  press h: hint 2 of 3 fits this
                next:  exercises/board2d/Board2dQueens.java
                """;
        assertThat(ManualDesk.text(early)).startsWith(wrong + "judging the other checks of board2d ...\n");
        screen().isEqualTo(wrong + """
                board2d judged in 0.41 s
                [####--------------------] 0 of 4 accepted, 80 of 400 points
                h next hint   l list   n next exercise   q quit""");
        assertThat(watch.isJudging()).isFalse();
        assertThat(reported).containsExactly("judging board2d",
                "board2d of [board2d, array1d, booleanarrays, bitmask]: 80 points");
        save("board2d", BROKEN).contains("\n[------------------------] 0 of 4 accepted, 0 of 400 points\n");
    }

    @Test
    void what_is_accepted_stays_until_n_or_a_key_that_means_nothing_goes_on() {
        start();
        save("board2d", RIGHT).startsWith("""
                board2d: ACCEPTED

                next:  array1d: press n or Enter, or save it; exercises/array1d/README.md
                board2d judged in 0.00 s
                """);
        after("l\r").contains("\nnote:  no such key: it is none of those below\n");
        after("l\r").startsWith("array1d: NOT STARTED\n");
        after("z").startsWith("array1d: NOT STARTED\n").contains("\nnote:  no such key: z\n");
        save("booleanarrays", RIGHT);
        for (String next : List.of("bitmask", "array1d", "bitmask")) {
            after("n").startsWith(next + ": NOT STARTED\n");
        }
        save("array1d", RIGHT);
        save("bitmask", RIGHT);
        after("\r").startsWith("bitmask: ACCEPTED\n").contains("\nnext:  " + ConsoleReport.ALL_ACCEPTED + "\n");
        after("n").as("n where all are accepted").startsWith("board2d: ACCEPTED\n");
        press("q");
        assertThat(desk.hasLeft()).isTrue();
    }

    @Test
    void h_shows_hints_from_the_one_that_fits_until_a_new_case_is_known() {
        String wrong = "board2d: complete, WRONG ANSWER\n";
        start();
        save("board2d", WRONG);
        for (int hint : List.of(2, 3, 1, 2)) {
            after("h").startsWith(wrong + "\nHint " + hint + " of 3: ").doesNotContain("hint:")
                    .endsWith("\nh next hint   Esc the case   l list   n next exercise   q quit");
        }
        watch.pressed(ESCAPE);
        screen().startsWith(wrong + "  solve(6) gave 3 of 4 solutions\n");
        press("h");
        afterEarly = () -> press("h");
        save("board2d", WRONG);
        assertThat(ManualDesk.text(early)).as("a new case closes the hint").startsWith(wrong + "  solve(6) gave");
        screen().as("what is read stays").startsWith(wrong + "\nHint 2 of 3: ");
    }

    @Test
    void a_save_cancels_what_is_judged_and_is_shown_and_judged_before_all_that_waits() {
        watch.begin(desk);
        saved("bitmask").startsWith("bitmask\n  the first look at it ...\n");
        desk.judgeOne();
        after("l2").startsWith("array1d\n  the first look at it ...\n");
        desk.judgeAll();
        assertThat(judged).containsExactly("bitmask", "board2d", "array1d", "booleanarrays");
        judged.clear();
        saved("board2d");
        saved("board2d", "array1d");
        press("l");
        saved("bitmask").startsWith("bitmask: NOT STARTED, before this save\n");
        desk.judgeAll();
        assertThat(judged).containsExactly("bitmask", "board2d", "array1d");
    }

    @Test
    void what_changes_in_another_exercise_is_told_in_one_line_until_a_key_or_a_save() {
        start();
        outcomes.put("bitmask", BROKEN);
        judge("board2d", "bitmask").startsWith("board2d: NOT STARTED\n")
                .contains("\nnote:  bitmask is COMPILE ERROR now; it was NOT STARTED; l lists all\n");
        judge("board2d", "bitmask").contains("\nnote:  bitmask is COMPILE ERROR as before; l lists all\n");
        save("board2d", STUB).as("after a save").doesNotContain("note:");
        judge("board2d", "bitmask");
        after("l").as("after a key").doesNotContain("note:");
    }

    @Test
    void l_lists_the_core_and_what_was_begun_above_it_and_a_digit_goes_to_one() throws IOException {
        start();
        save("board2d", WRONG);
        saved("upper");
        after("l").isEqualTo("""
                > 1 board2d        WRONG ANSWER           80/100                complete
                  2 array1d        NOT STARTED             0/100
                  3 booleanarrays  NOT STARTED             0/100
                  4 bitmask        NOT STARTED             0/100
                  upper ladder: 0 of 1 begun; exercises/README.md

                board2d judged in 0.00 s
                [####--------------------] 0 of 4 accepted, 80 of 400 points
                1-4 show exercise   l back   q quit""");
        for (String keys : List.of("3", "ll", "l" + ESCAPE)) {
            after(keys).as(keys).startsWith("booleanarrays: NOT STARTED\n");
        }
        write(UPPER, "the work");
        save("upper", RIGHT);
        after("l").contains("\n> 5 upper          ACCEPTED ", " 0 of 4 accepted, 80 of 400 points\n1-5 show");
        after("5h").contains("\nnote:  no hints: exercises/upper/README.md has none\n");
    }

    private Watch watch() {
        return new Watch(new Submission("exercises", exercises),
                Stream.concat(Catalogue.core().stream(), Stream.of(UPPER)).toList(), Points.standard(),
                ProjectFolder.own().path(), this::judged, new Reported(), Style.PLAIN, () -> nanos);
    }

    /** Judges as it was set; a failing case is told early where another check is accepted. */
    private Results judged(Problem exercise, Judge.Listener listener) {
        UnaryOperator<MadeProblem> outcome = outcomes.getOrDefault(exercise.id(), STUB);
        Results results = Made.results("exercises", outcome.apply(Made.problem(exercise)));
        if (outcome == WRONG) {
            listener.failed(exercise, results.exercises().get(0).deciding().orElseThrow());
            early = watch.page();
            afterEarly.run();
        }
        judged.add(exercise.id());
        return results;
    }

    private void start() {
        watch.begin(desk);
        desk.judgeAll();
    }

    private AbstractStringAssert<?> save(String id, UnaryOperator<MadeProblem> outcome) {
        outcomes.put(id, outcome);
        return judge(id);
    }

    private AbstractStringAssert<?> judge(String... ids) {
        saved(ids);
        desk.judgeAll();
        return screen().as("after the verdict on " + List.of(ids));
    }

    private AbstractStringAssert<?> saved(String... ids) {
        watch.saved(Stream.of(ids).map(exercises::resolve).collect(Collectors.toSet()));
        return screen().as("after a save of " + List.of(ids));
    }

    private void press(String keys) {
        keys.chars().forEach(key -> watch.pressed((char) key));
    }

    private AbstractStringAssert<?> after(String keys) {
        press(keys);
        return screen().as("after " + keys);
    }

    private AbstractStringAssert<?> screen() {
        return assertThat(ManualDesk.text(watch.page()));
    }

    private void write(Problem exercise, String text) throws IOException {
        Path folder = Files.createDirectories(exercises.resolve(exercise.id()));
        Files.writeString(folder.resolve(exercise.solver().file()), text);
    }

    /** Writes down what pages elsewhere are told. */
    private final class Reported implements Watch.Reports {

        @Override
        public void begin(Optional<Problem> saved) {
            reported.add("judging " + saved.map(Problem::id).orElse("all"));
        }

        @Override
        public void take(Results results, Problem current) {
            reported.add(current.id() + " of " + results.exercises().stream().map(ProblemResult::id).toList() + ": "
                    + results.points() + " points");
        }
    }
}
