package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.FaultError;
import nqueens.board.Square;
import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;

class ExerciseRunTest {

    private static final SourceFacts FACTS = new SourceFacts(Map.of(Feature.MASK, "Board2dQueens.java:9"), Map.of());

    @TempDir
    private Path folder;

    private final ScriptedWorker worker =
            ScriptedWorker.echoing().printing("hello\n").costing(Duration.ofMillis(1230));
    private final ScriptedWorkers workers = new ScriptedWorkers(worker);
    private Submission submission;
    private ExerciseRun run;

    @BeforeEach
    void makeASubmission() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("board2d")).resolve("Board2dQueens.java"), "source");
        submission = new Submission("alice", folder);
        run = new ExerciseRun(submission, Exercise.BOARD2D, Points.standard(), workers, budget());
    }

    @Test
    void a_run_is_of_one_exercise_of_one_submission() {
        assertThat(run.submission()).isSameAs(submission);
        assertThat(run.exercise()).isEqualTo(Exercise.BOARD2D);
    }

    @Test
    void the_solver_is_compiled_and_started_with_the_first_call() {
        SolverUnderTest solver = run.solver();
        assertThat(run.solver()).isSameAs(solver);
        assertThat(workers.compiled()).isEmpty();

        assertThat(solver.count(5)).isEqualTo(5);
        assertThat(solver.count(6)).isEqualTo(6);

        assertThat(workers.compiled()).containsExactly(new Sources(Map.of("Board2dQueens.java", "source")));
        assertThat(workers.started()).singleElement().satisfies(classes -> {
            assertThat(classes.solver()).isEqualTo("board2d.Board2dQueens");
            assertThat(classes.files()).containsOnlyKeys("board2d.Board2dQueens");
        });
    }

    @Test
    void what_is_noted_of_the_sources_is_known_as_soon_as_they_are_read() throws IOException {
        Files.writeString(folder.resolve("board2d/notes.txt"), "");
        assertThat(run.result().notes()).isEmpty();

        run.solver().count(5);

        assertThat(run.result().notes()).containsExactlyElementsOf(submission.sources(Exercise.BOARD2D).notes())
                .singleElement().asString().endsWith(": notes.txt");
    }

    @Test
    void what_the_sources_are_made_of_is_known_without_a_worker() {
        workers.compilingTo(new Compilation.Compiled(Map.of(), FACTS, Optional.empty()));
        assertThat(run.facts()).isEqualTo(FACTS);
        assertThat(workers.started()).isEmpty();
    }

    @Test
    void sources_are_compiled_once() {
        workers.compilingTo(new Compilation.Compiled(
                Map.of("board2d.Board2dQueens", new byte[1]), FACTS,
                Optional.empty()));
        run.facts();
        run.facts();
        run.solver().count(1);
        assertThat(workers.compiled()).hasSize(1);
    }

    @Test
    void a_missing_exercise_is_not_started() {
        ExerciseRun missing = new ExerciseRun(submission, Exercise.BITMASK, Points.standard(), workers,
                budget());
        assertRefused(missing::facts, Verdict.NOT_STARTED, "there is no folder alice/bitmask");
        assertRefused(() -> missing.solver().count(1), Verdict.NOT_STARTED, "there is no folder alice/bitmask");
    }

    @Test
    void sources_that_do_not_compile_settle_the_exercise() {
        workers.compilingTo(new Compilation.Failed("Board2dQueens.java:3: ';' expected"));
        assertRefused(run::facts, Verdict.COMPILE_ERROR, "Board2dQueens.java:3: ';' expected");
        assertRefused(() -> run.solver().count(1), Verdict.COMPILE_ERROR, "Board2dQueens.java:3: ';' expected");
        assertThat(workers.compiled()).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"FAILED", "WAITING"})
    void a_compiler_that_fails_is_tried_twice_and_is_never_the_submissions_fault(Ending.Reason reason) {
        workers.compilingTo(new Ending.Stopped<>(reason));
        assertRefused(run::facts, Verdict.JUDGE_ERROR, "the compiler failed twice, not the submission; run it again");
        assertThat(workers.compiled()).hasSize(2);
        assertThat(workers.compiled().get(1)).isEqualTo(workers.compiled().get(0));
    }

    @ParameterizedTest
    @EnumSource(names = {"TOO_FEW_PROCESSES", "TOO_LITTLE_MEMORY"})
    void a_machine_that_has_too_little_for_the_compiler_is_never_the_submissions_fault(Ending.Reason reason) {
        workers.compilingTo(new Ending.Stopped<>(reason));
        assertRefused(run::facts, Verdict.JUDGE_ERROR, "the compiler " + reason.advice());
        assertThat(workers.compiled()).hasSize(2);
    }

    @ParameterizedTest
    @EnumSource(names = {"FAILED", "WAITING", "TOO_FEW_PROCESSES", "TOO_LITTLE_MEMORY"},
            mode = EnumSource.Mode.EXCLUDE)
    void a_compiler_that_was_stopped_settles_the_exercise(Ending.Reason reason) {
        workers.compilingTo(new Ending.Stopped<>(reason));
        assertRefused(run::facts, Verdict.COMPILE_ERROR,
                "the compiler was stopped: the sources take too much time or memory to compile and to look through\n"
                        + "make them simpler");
        assertThat(workers.compiled()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Board2dQueens", "board2dx.Board2dQueens", "nqueens.QueensSolver"})
    void classes_in_another_package_are_rejected(String name) {
        workers.compilingTo(new Compilation.Compiled(Map.of(name, new byte[1]), FACTS, Optional.empty()));
        assertRefused(() -> run.solver().count(1), Verdict.REJECTED,
                "class " + name + " is in the wrong package: start each file with 'package board2d;'");
    }

    @Test
    void the_first_class_in_another_package_is_named() {
        workers.compilingTo(new Compilation.Compiled(Map.of("c.C", new byte[1], "b.B", new byte[1], "a.A", new byte[1],
                "board2d.Board2dQueens", new byte[1], "d.D", new byte[1]), FACTS, Optional.of("breach")));
        assertRefused(() -> run.solver().count(1), Verdict.REJECTED,
                "class a.A is in the wrong package: start each file with 'package board2d;'");
    }

    @Test
    void classes_that_use_what_no_solution_needs_settle_the_exercise_and_are_never_started() {
        workers.compilingTo(new Compilation.Compiled(Map.of("board2d.Board2dQueens", new byte[1]), FACTS,
                Optional.of("Board2dQueens.java: java.lang.ClassLoader is not for solvers")));
        assertRefused(() -> run.solver().count(1), Verdict.SECURITY_VIOLATION,
                "Board2dQueens.java: java.lang.ClassLoader is not for solvers");
        assertThat(workers.started()).isEmpty();
    }

    @Test
    void a_second_worker_gets_the_same_classes() {
        ScriptedWorkers two = new ScriptedWorkers(ScriptedWorker.echoing(), ScriptedWorker.echoing());
        ExerciseRun twice = new ExerciseRun(submission, Exercise.BOARD2D, Points.standard(), two, budget());
        twice.solver().count(1);
        twice.endWorker();
        twice.solver().count(2);
        assertThat(two.started()).hasSize(2);
        assertThat(two.started().get(1)).isSameAs(two.started().get(0));
    }

    @Test
    void checks_without_a_case_are_not_started() {
        ExerciseResult result = run.result();

        assertThat(result.id()).isEqualTo("board2d");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_STARTED);
        assertThat(result.points()).isZero();
        assertThat(result.maxPoints()).isEqualTo(100);
        assertThat(result.cpuSeconds()).isZero();
        assertThat(result.checks()).extracting(CheckResult::id).containsExactly("small-boards", "valid-placements",
                "complete", "count", "robust", "approach", "speed");
        assertThat(result.checks()).first().isEqualTo(new CheckResult("small-boards",
                "n = 1 to 4: the exact solutions", Verdict.NOT_STARTED, 0, 10, "this check was left out of the run",
                null, null, false));
        assertThat(run.isRefused()).isFalse();
        assertThat(run.isRefused(Check.COUNT)).isFalse();
    }

    @Test
    void an_exercise_is_accepted_when_each_check_is() {
        run.solver().count(1);
        Arrays.stream(Check.values()).forEach(run::accept);

        ExerciseResult result = run.result();

        assertThat(result.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(result.points()).isEqualTo(100);
        assertThat(result.cpuSeconds()).isEqualTo(1.23);
        assertThat(result.checks()).last().isEqualTo(new CheckResult("speed", "a larger n within the time limit",
                Verdict.ACCEPTED, 15, 15, "", null, null, false));
        assertThat(run.isRefused()).isFalse();
        assertThat(run.isRefused(Check.SPEED)).isFalse();
    }

    @Test
    void calls_of_count_are_timed() {
        run.solver().solve(1);
        run.solver().count(4);
        run.solver().count(6);

        assertThat(run.result().timings()).extracting(Timing::n).containsExactly(4, 6);
        assertThat(run.result().timings()).allSatisfy(timing -> assertThat(timing.seconds()).isBetween(0.0, 60.0));
    }

    @Test
    void a_faulty_list_is_a_wrong_answer_with_its_board() {
        Drawing drawing = Drawing.of(new int[] {0, 1}).marking(new Square(0, 0), new Square(1, 1));
        run.refuse(Check.COUNT, new FaultError(2, new Fault("one", Optional.of(drawing), "a diagonal")));
        run.refuse(Check.SPEED, new FaultError(2, new Fault("null", Optional.empty(), "never null")));

        assertThat(run.result(Check.COUNT).verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        assertThat(run.result(Check.COUNT).message()).isEqualTo("n = 2: one\n  * .\n  . *\na diagonal");
        assertThat(run.result(Check.COUNT).board())
                .isEqualTo(new DrawnBoard(List.of(0, 1), List.of(new Square(0, 0), new Square(1, 1))));
        assertThat(run.result(Check.SPEED).message()).isEqualTo("n = 2: null\nnever null");
        assertThat(run.result(Check.SPEED).board()).isNull();
    }

    @Test
    void a_message_is_cut_where_it_is_longer_than_anybody_reads() {
        run.refuse(Check.COUNT, new AssertionError("x".repeat(4000)));
        run.refuse(Check.SPEED, new AssertionError("x".repeat(4001)));
        assertThat(run.result(Check.COUNT).message()).isEqualTo("x".repeat(4000));
        assertThat(run.result(Check.SPEED).message()).isEqualTo("x".repeat(4000) + "\n... and 1 characters more");
    }

    @Test
    void points_and_what_is_hidden_are_the_instructors_own(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine"), "count = 7\nboard2d = 2\nhidden = count");
        ExerciseRun weighed = new ExerciseRun(submission, Exercise.BOARD2D, Points.read(file.toString()), workers,
                budget());
        weighed.accept(Check.COUNT);
        weighed.refuse(Check.SPEED, new AssertionError("slow"));

        assertThat(weighed.result(Check.COUNT)).isEqualTo(new CheckResult("count", "count(n) is right, n up to 10",
                Verdict.ACCEPTED, 14, 14, "", null, null, true));
        assertThat(weighed.result(Check.SPEED).hidden()).isFalse();
        assertThat(weighed.result().points()).isEqualTo(14);
        assertThat(weighed.result().maxPoints()).isEqualTo(184);
    }

    @Test
    void a_failed_assertion_is_a_wrong_answer() {
        run.solver().count(1);
        run.accept(Check.COUNT);
        run.refuse(Check.SPEED, new AssertionError("count(12) gave 3"));

        assertThat(run.result(Check.SPEED)).isEqualTo(new CheckResult("speed", "a larger n within the time limit",
                Verdict.WRONG_ANSWER, 0, 15, "count(12) gave 3", null, "hello\n", false));
        assertThat(run.isRefused(Check.SPEED)).isTrue();
        assertThat(run.isRefused(Check.COUNT)).isFalse();
        assertThat(run.isRefused()).isTrue();
        assertThat(run.result().points()).isEqualTo(15);
    }

    @Test
    void a_case_that_is_not_accepted_has_its_own_verdict() {
        run.solver().count(1);
        run.refuse(Check.SPEED, new NotAcceptedException(Verdict.TIME_LIMIT_EXCEEDED, Scope.CHECK, "too slow"));

        assertThat(run.result(Check.SPEED)).isEqualTo(new CheckResult("speed", "a larger n within the time limit",
                Verdict.TIME_LIMIT_EXCEEDED, 0, 15, "too slow", null, "hello\n", false));
        assertThat(run.isRefused(Check.COUNT)).isFalse();
    }

    @Test
    void a_case_that_settles_the_exercise_is_the_verdict_of_each_check() {
        run.refuse(Check.COUNT, new NotAcceptedException(Verdict.COMPILE_ERROR, Scope.EXERCISE, "';' expected"));
        run.accept(Check.ROBUST);

        assertThat(run.result().checks()).hasSize(7).allSatisfy(check -> {
            assertThat(check.verdict()).isEqualTo(Verdict.COMPILE_ERROR);
            assertThat(check.message()).isEqualTo("';' expected");
            assertThat(check.output()).isNull();
            assertThat(check.points()).isZero();
        });
        assertThat(run.result().verdict()).isEqualTo(Verdict.COMPILE_ERROR);
    }

    @Test
    void any_other_failure_is_the_judges_own() {
        run.solver().count(1);
        run.refuse(Check.COUNT, new IllegalStateException("no disk"));

        assertThat(run.result(Check.COUNT)).isEqualTo(new CheckResult("count", "count(n) is right, n up to 10",
                Verdict.JUDGE_ERROR, 0, 15, "the judge failed, not the submission; run it again:"
                        + " java.lang.IllegalStateException: no disk", null, null, false));
        assertThat(run.result().verdict()).isEqualTo(Verdict.JUDGE_ERROR);
    }

    @Test
    void a_case_that_is_passed_does_not_mend_a_check() {
        run.refuse(Check.COUNT, new AssertionError("wrong"));
        run.accept(Check.COUNT);
        assertThat(run.result(Check.COUNT).verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    }

    @Test
    void a_case_that_is_not_passed_spoils_a_check() {
        run.accept(Check.COUNT);
        run.refuse(Check.COUNT, new AssertionError("wrong"));
        assertThat(run.result(Check.COUNT).verdict()).isEqualTo(Verdict.WRONG_ANSWER);
    }

    @Test
    void the_worker_can_be_ended() {
        run.solver().count(1);
        run.endWorker();
        assertThat(worker.ended()).isTrue();
    }

    private static Budget budget() {
        return new Budget(() -> 1);
    }

    private static void assertRefused(ThrowingCallable call, Verdict verdict, String message) {
        NotAcceptedException refused = catchThrowableOfType(NotAcceptedException.class, call);
        assertThat(refused).hasMessage(message);
        assertThat(refused.verdict()).isEqualTo(verdict);
        assertThat(refused.scope()).isEqualTo(Scope.EXERCISE);
    }
}
