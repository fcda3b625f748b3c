package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.meter.Block;
import nqueens.judge.meter.Blocks;
import nqueens.judge.meter.Meter;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Catalogue;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Kills;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;

class ProblemRunTest {

    private static final Fault WRONG = new Fault(Kind.COUNT, "count(4) gave 3", "the known count is 2");

    @TempDir
    private Path folder;

    private final ScriptedWorker worker =
            ScriptedWorker.echoing().printing("hello\n").costing(Duration.ofMillis(1230));
    private final ScriptedWorkers workers = new ScriptedWorkers(worker);
    private final List<String> heard = new ArrayList<>();
    private Submission submission;

    @BeforeEach
    void makeASubmission() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("board2d")).resolve("Board2dQueens.java"), "source");
        submission = new Submission("alice", folder);
    }

    @Test
    void checks_are_judged_in_order_each_up_to_the_first_case_that_fails() {
        ProblemResult result = judged(
                check("first", solver -> Optional.empty(), solver -> Optional.empty()),
                check("second", solver -> Optional.empty(), solver -> Optional.of(WRONG), solver -> Optional.empty()),
                check("third", solver -> Optional.empty()));

        assertThat(heard).containsExactly("first 1", "first 2", "second 1",
                "second 2: count(4) gave 3\nthe known count is 2", "third 1");
        assertThat(result.checks()).extracting(CheckResult::id).containsExactly("first", "second", "third");
        assertThat(result.checks()).extracting(CheckResult::verdict)
                .containsExactly(Verdict.ACCEPTED, Verdict.WRONG_ANSWER, Verdict.ACCEPTED);
        assertThat(result).isEqualTo(new ProblemResult("board2d", Verdict.WRONG_ANSWER, 20, 30, null, 0, null,
                List.of(), List.of(), null, result.checks()));
    }

    @Test
    void the_first_check_that_is_not_accepted_is_told_before_the_next_one_is_judged() {
        run(workers, check("a", counting(1)), check("b", solver -> Optional.of(WRONG)), check("c",
                solver -> Optional.of(WRONG))).judged(new FailureListener());
        assertThat(heard).containsExactly("a", "b", "b: WRONG_ANSWER, 0 of 10 points, count(4) gave 3", "c");
    }

    @Test
    void a_check_that_settles_the_others_too_or_has_none_is_told_by_the_result_alone() {
        run(workers, check("a", refusing(Scope.PROBLEM)), check("b", counting(1))).judged(new FailureListener());
        run(workers, check("c", solver -> Optional.of(WRONG))).judged(new FailureListener());
        assertThat(heard).containsExactly("a", "c");
    }

    /** Hears of cases, and of the first check that is not accepted. */
    private final class FailureListener implements Judge.Listener {

        @Override
        public void ended(Problem problem, Check check, Case each, Optional<Fault> fault) {
            heard.add(check.id());
        }

        @Override
        public void failed(Problem problem, CheckResult check) {
            heard.add(check.id() + ": " + check.verdict() + ", " + check.points() + " of " + check.maxPoints()
                    + " points, " + check.fault().finding());
        }
    }

    @Test
    void an_accepted_problem_has_all_its_points_and_what_it_cost() {
        workers.compilingTo(new Compilation.Compiled(new Meter.Metered(Map.of("board2d.Board2dQueens", new byte[1]),
                new Blocks(List.of(new Block("", List.of(), 7, Map.of()))), List.of()), Optional.empty()));
        worker.running(2);
        ProblemResult result = judged(check("count", counting(1), counting(2)), check("speed", counting(4)));

        assertThat(result).isEqualTo(new ProblemResult("board2d", Verdict.ACCEPTED, 20, 20, null, 1.23,
                result.sources(),
                List.of(new Cost("count(1)", 1, 14), new Cost("count(2)", 2, 14), new Cost("count(4)", 4, 14)),
                List.of(), null, List.of(accepted("count"), accepted("speed"))));
        assertThat(worker.ended()).isTrue();
    }

    @Test
    void the_sources_that_were_judged_are_told_by_their_hash() {
        String board2d = judged(check("count", counting(1))).sources();

        assertThat(board2d).matches("sha256:[0-9a-f]{64}").isEqualTo(judged(check("other", counting(2))).sources())
                .isEqualTo(Fingerprint.of(submission.sources(Catalogue.BOARD2D.solver())));
    }

    @Test
    void the_solver_is_compiled_and_started_once_with_the_first_call() {
        judged(check("none", solver -> {
            assertThat(workers.compiled()).isEmpty();
            return Optional.empty();
        }), check("count", counting(5), counting(6)));

        assertThat(workers.compiled()).containsExactly(new Sources(Map.of("Board2dQueens.java", "source")));
        assertThat(workers.started()).singleElement().satisfies(classes -> {
            assertThat(classes.solver()).isEqualTo("board2d.Board2dQueens");
            assertThat(classes.contract()).isEqualTo("nqueens.QueensSolver");
            assertThat(classes.files()).containsOnlyKeys("board2d.Board2dQueens");
        });
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            A.a     | the steps of A.a are not counted, since it is too large: make it shorter
            A.a B.b | the steps of A.a and of other methods are not counted, since they are too large: make them shorter
            """)
    void what_is_too_large_to_be_counted_is_noted_and_said_where_too_little_was_counted(String methods, String note) {
        workers.compilingTo(new Compilation.Compiled(new Meter.Metered(Map.of("board2d.Board2dQueens", new byte[1]),
                new Blocks(List.of()), List.of(methods.split(" "))), Optional.empty()));
        ProblemResult result = judged(check("count", counting(1)), failing(Kind.TABLE), failing(Kind.REPRESENTATION),
                failing(Kind.STEPS));
        assertThat(result.notes()).containsExactly(note);
        assertThat(result.checks()).extracting(CheckResult::message)
                .containsExactly("", "found; " + note + "\nrule", "found; " + note + "\nrule", "found\nrule");
    }

    private static Check failing(Kind kind) {
        return check(kind.name(), solver -> Optional.of(new Fault(kind, "found", "rule")));
    }

    @Test
    void what_nothing_was_counted_of_says_so() {
        assertThat(judged(check("speed", solver -> {
            solver.measured(Call.of("count", 1));
            return Optional.empty();
        })).notes()).singleElement().asString().startsWith("approach, speed and tables were not judged");
    }

    @Test
    void a_missing_exercise_is_not_started() throws IOException {
        Files.move(folder.resolve("board2d"), folder.resolve("bitmask"));
        Files.delete(folder.resolve("bitmask/Board2dQueens.java"));
        assertSettled(counting(1), Verdict.NOT_STARTED, "there is no folder alice/board2d");
    }

    @Test
    void sources_that_do_not_compile_settle_the_problem() {
        workers.compilingTo(new Compilation.Failed("Board2dQueens.java:3: ';' expected"));
        assertSettled(counting(1), Verdict.COMPILE_ERROR, "Board2dQueens.java:3: ';' expected");
        assertSettled(ProblemRunTest::answer, Verdict.COMPILE_ERROR, "Board2dQueens.java:3: ';' expected");
    }

    @ParameterizedTest
    @EnumSource
    void a_compiler_that_fails_is_tried_twice_and_is_the_submissions_fault_only_where_it_was_too_much(
            Ending.Reason reason) {
        workers.compilingTo(new Ending.Stopped<>(reason));
        // javac never waits by itself
        boolean isOurs = reason.isOurs() || reason == Ending.Reason.WAITING;
        assertSettled(ProblemRunTest::answer, isOurs ? Verdict.JUDGE_ERROR : Verdict.COMPILE_ERROR, "the compiler "
                + (reason.isOurs() ? reason.advice() : isOurs ? Ending.Reason.FAILED.advice() : "was stopped: the"
                + " sources take too much time or memory to compile and to look through\nmake them simpler"));
        assertThat(workers.compiled()).hasSize(isOurs ? 2 : 1).containsOnly(workers.compiled().get(0));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            class Solution { }                         | 'A.java:1: wrong\nkeep the stub'
            class Other { } class  Solution { }        | 'A.java:1: wrong\nkeep the stub'
            class Board2dQueens { class Solution { } } | A.java:1: wrong
            class Other { }                            | A.java:1: wrong
            """)
    void what_does_not_compile_and_is_known_to_stand_in_place_of_a_solver_is_told_so(String source, String message)
            throws IOException {
        Files.writeString(folder.resolve("board2d/Board2dQueens.java"), source);
        workers.compilingTo(new Compilation.Failed("A.java:1: wrong"));
        assertSettled(counting(1), Verdict.COMPILE_ERROR, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            board2d.Solution     | keep the stub
            Solution             | keep the stub
            a.Solution           | keep the stub
            board2d.Other        | rename the class in Board2dQueens.java, and make it public
            """)
    void a_class_that_stands_in_place_of_the_solver_is_rejected(String name, String advice) {
        workers.compilingTo(new Compilation.Compiled(Meter.unmetered(Map.of(name, new byte[1])), Optional.empty()));
        assertSettled(counting(1), Verdict.REJECTED, "there is no class Board2dQueens\n" + advice);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Board2dQueens", "board2dx.Board2dQueens", "nqueens.QueensSolver", "a.A"})
    void the_first_class_in_another_package_is_rejected(String name) {
        workers.compilingTo(new Compilation.Compiled(Meter.unmetered(Map.of(name, new byte[1],
                "q.Q", new byte[1], "p.P", new byte[1], "board2d.Board2dQueens", new byte[1], "r.R", new byte[1])),
                Optional.of("breach")));
        assertSettled(counting(1), Verdict.REJECTED,
                "class " + name + " is in the wrong package: start each file with 'package board2d;'");
    }

    @Test
    void classes_that_use_what_no_solution_needs_are_never_started() {
        workers.compilingTo(new Compilation.Compiled(Meter.unmetered(Map.of("board2d.Board2dQueens", new byte[1])),
                Optional.of("Board2dQueens.java: java.lang.ClassLoader is not for solvers")));
        assertSettled(counting(1), Verdict.SECURITY_VIOLATION,
                "Board2dQueens.java: java.lang.ClassLoader is not for solvers");
        assertThat(workers.started()).isEmpty();
    }

    @Test
    void a_second_worker_gets_the_same_classes() {
        ScriptedWorkers two = new ScriptedWorkers(
                ScriptedWorker.stoppedFor(Ending.Reason.HEAP), ScriptedWorker.echoing());
        run(two, check("one", counting(1)), check("two", counting(2))).judged(this::hear);
        assertThat(two.started()).hasSize(2);
        assertThat(two.started().get(1)).isSameAs(two.started().get(0));
    }

    @Test
    void a_faulty_answer_comes_with_its_kind_its_board_and_what_was_printed() {
        Drawing drawing = Drawing.of(new int[] {0, 1}).marking(new Square(0, 0), new Square(1, 1));
        Fault fault = new Fault(Kind.ATTACK, "n = 2: one", Optional.of(drawing), "a diagonal");
        ProblemResult result = judged(check("count", solver -> {
            solver.answer(Call.of("count", 1));
            return Optional.of(fault);
        }));
        assertThat(result.checks()).containsExactly(new CheckResult("count", "title", Verdict.WRONG_ANSWER, 0, 10,
                "n = 2: one\n  * .\n  . *\na diagonal", new FoundFault(Kind.ATTACK, "n = 2: one", "a diagonal"),
                new DrawnBoard(List.of(0, 1), List.of(new Square(0, 0), new Square(1, 1))), "hello\n", false));
    }

    @ParameterizedTest
    @EnumSource
    void who_prints_solutions_and_gives_none_is_told_that_they_are_not_judged(Kind kind) {
        String unread = "\nwhat it printed is not judged, only what count returns";
        assertThat(messageOf(0, "hello\n", kind)).isEqualTo(
                "found\nrule" + (kind == Kind.MISSING || kind == Kind.COUNT ? unread : ""));
        assertThat(messageOf(1, "hello\n", kind)).as("gives some").isEqualTo("found\nrule");
        assertThat(messageOf(0, " \n", kind)).as("prints nothing to read").isEqualTo("found\nrule");
    }

    /** What is said of a count that is wrong in some way. */
    private String messageOf(int count, String printed, Kind kind) {
        return run(new ScriptedWorkers(ScriptedWorker.echoing().printing(printed)), check("count", solver -> {
            solver.answer(Call.of("count", count));
            return Optional.of(new Fault(kind, "found", "rule"));
        })).judged(this::hear).checks().get(0).message();
    }

    @Test
    void nothing_printed_is_nothing() {
        assertThat(judged(check("count", solver -> Optional.of(WRONG))).checks().get(0).output()).isNull();
    }

    @Test
    void a_message_is_cut_where_it_is_longer_than_anybody_reads() {
        List<CheckResult> checks = judged(
                check("a", solver -> Optional.of(new Fault(Kind.COUNT, "x".repeat(4000), ""))),
                check("b", solver -> Optional.of(new Fault(Kind.COUNT, "x".repeat(4001), "")))).checks();
        assertThat(checks.get(0).message()).isEqualTo("x".repeat(4000));
        assertThat(checks.get(1).message()).isEqualTo("x".repeat(4000) + "\n... and 1 characters more");
    }

    @Test
    void points_and_what_is_hidden_are_the_instructors_own(@TempDir Path other) throws IOException {
        Path file = Files.writeString(other.resolve("mine"), "count = 7\nboard2d = 2\nhidden = count");
        ProblemResult result = new ProblemRun(submission,
                SampleProblem.of(check("count", counting(1)), check("speed", solver -> Optional.of(WRONG))),
                Points.read(file.toString()), workers, new Budget(() -> 1), false, 0).judged(Judge.Listener.NONE);

        assertThat(result.checks()).containsExactly(
                new CheckResult("count", "title", Verdict.ACCEPTED, 14, 14, "", null, null, null, true),
                new CheckResult("speed", "title", Verdict.WRONG_ANSWER, 0, 20, WRONG.toString(),
                        FoundFault.of(WRONG), null, "hello\n", false));
        assertThat(result.points()).isEqualTo(14);
        assertThat(result.maxPoints()).isEqualTo(34);
    }

    @Test
    void what_is_not_graded_says_so() {
        assertThat(new ProblemRun(submission, Catalogue.ONE_SOLUTION, Points.standard(), workers, new Budget(() -> 1),
                false, 0).judged(Judge.Listener.NONE).graded()).isFalse();
    }

    @Test
    void a_case_without_an_answer_settles_its_check_and_no_other() {
        ProblemResult result = judged(check("a", refusing(Scope.CHECK), counting(2)), check("b", counting(1)));
        assertThat(heard).containsExactly("a 1: too slow", "b 1");
        assertThat(result.checks()).containsExactly(new CheckResult("a", "title", Verdict.TIME_LIMIT_EXCEEDED, 0, 10,
                "too slow", new FoundFault(Kind.CPU_TIME, "too slow", ""), null, null, false), accepted("b"));
    }

    @Test
    void a_case_that_settles_the_problem_is_the_verdict_of_each_check_before_and_after() {
        ProblemResult result = judged(check("a", counting(1)), check("b", refusing(Scope.PROBLEM)),
                check("c", counting(2)));
        assertThat(heard).containsExactly("a 1", "b 1: too slow");
        assertThat(result.checks()).extracting(CheckResult::verdict).containsOnly(Verdict.TIME_LIMIT_EXCEEDED);
        assertThat(result.checks()).extracting(CheckResult::output).containsOnly("hello\n");
        assertThat(result.points()).isZero();
    }

    @Test
    void any_other_failure_is_the_judges_own_and_ends_only_its_check() {
        ProblemResult result = judged(check("a", counting(1), solver -> {
            throw new IllegalStateException("no disk");
        }), check("b", solver -> {
            throw new StackOverflowError("deep");
        }), check("c", counting(2)));

        String message = "the judge failed, not the submission; run it again: ";
        assertThat(heard).containsExactly("a 1", "a 2: " + message + "java.lang.IllegalStateException: no disk",
                "b 1: " + message + "java.lang.StackOverflowError: deep", "c 1");
        assertThat(result.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
        assertThat(result.checks()).startsWith(new CheckResult("a", "title", Verdict.JUDGE_ERROR, 0, 10,
                message + "java.lang.IllegalStateException: no disk",
                new FoundFault(Kind.JUDGE, message + "java.lang.IllegalStateException: no disk", ""), null, null,
                false))
                .endsWith(accepted("c"));
    }

    @Test
    void an_interrupt_cancels_the_rest_unheard_and_ends_the_worker() {
        ProblemRun run = run(workers, check("a", counting(1), solver -> {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the judge was interrupted");
        }), check("b", counting(2)));
        assertThatThrownBy(() -> run.judged(this::hear)).isInstanceOf(CancellationException.class)
                .hasMessage("board2d is not judged any further");
        assertThat(heard).containsExactly("a 1");
        assertThat(worker.ended()).isTrue();
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void an_interrupt_by_whoever_hears_of_a_case_leaves_out_the_next() {
        ProblemRun run = run(workers, check("a", counting(1)), check("b", solver -> {
            throw new AssertionError("it was asked");
        }));
        assertThatThrownBy(() -> run.judged((problem, check, each, fault) -> Thread.currentThread().interrupt()))
                .isInstanceOf(CancellationException.class);
    }

    @ParameterizedTest
    @CsvSource({"accepted, true", "COUNT, true", "CPU_TIME, false"})
    void what_tests_find_is_told_if_they_ran_to_the_end(String end, boolean isTold) {
        Kills kills = new Kills(List.of(), List.of());
        Problem problem = SampleProblem.killing(kills, check("a", solver -> end.equals("accepted") ? Optional.empty()
                : Optional.of(new Fault(Kind.valueOf(end), "found", ""))));
        ProblemResult result = new ProblemRun(submission, problem, Points.standard(), workers, new Budget(() -> 1),
                false, 0).judged(this::hear);

        assertThat(result.kills()).isEqualTo(isTold ? kills : null);
    }

    @Test
    void an_interrupt_after_the_last_case_cancels_too() {
        ProblemRun run = run(workers, check("a", counting(1)));
        assertThatThrownBy(() -> run.judged((problem, check, each, fault) -> Thread.currentThread().interrupt()))
                .isInstanceOf(CancellationException.class);
        assertThat(worker.ended()).isTrue();
        assertThat(Thread.interrupted()).isFalse();
    }

    private ProblemResult judged(Check... checks) {
        return run(workers, checks).judged(this::hear);
    }

    private ProblemRun run(Workers others, Check... checks) {
        return new ProblemRun(submission, SampleProblem.of(checks), Points.standard(), others, new Budget(() -> 1),
                false, 0);
    }

    private void hear(Problem problem, Check check, Case each, Optional<Fault> fault) {
        heard.add(check + " " + each + fault.map(found -> ": " + found).orElse(""));
    }

    private void assertSettled(Function<Solver, Optional<Fault>> first, Verdict verdict, String message) {
        assertThat(judged(check("a", first), check("b", counting(9))).checks()).hasSize(2).allSatisfy(check -> {
            assertThat(check.verdict()).isEqualTo(verdict);
            assertThat(check.message()).isEqualTo(message);
        });
    }

    @SafeVarargs
    private static Check check(String id, Function<Solver, Optional<Fault>>... cases) {
        List<Case> all = new ArrayList<>();
        for (Function<Solver, Optional<Fault>> each : cases) {
            all.add(new Case(Integer.toString(all.size() + 1), each));
        }
        return new Check(id, "title", 10, all);
    }

    private static Function<Solver, Optional<Fault>> counting(int n) {
        return solver -> {
            assertThat(solver.answer(Call.of("count", n))).isEqualTo((long) n);
            return Optional.empty();
        };
    }

    private static Function<Solver, Optional<Fault>> refusing(Scope scope) {
        return solver -> {
            throw new NotAcceptedException(Kind.CPU_TIME, scope, "too slow");
        };
    }

    private static Optional<Fault> answer(Solver solver) {
        solver.answer(Call.of("count", 1));
        return Optional.empty();
    }

    private static CheckResult accepted(String id) {
        return new CheckResult(id, "title", Verdict.ACCEPTED, 10, 10, "", null, null, null, false);
    }
}
