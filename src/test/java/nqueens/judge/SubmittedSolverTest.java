package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.LazySolutions;
import nqueens.drill.AllSolutions;
import nqueens.drill.OneSolution;
import nqueens.judge.meter.Block;
import nqueens.judge.meter.Blocks;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Task;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Catalogue;
import nqueens.problem.Executed;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Measured;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver;

class SubmittedSolverTest {

    private static final Blocks BLOCKS = new Blocks(List.of(
            new Block("A.java", List.of(7), 4, Map.of(Operation.SHIFT, 2)),
            new Block("B.java", List.of(8), 2, Map.of()), new Block("B.java", List.of(9), 5, Map.of()),
            new Block("Board2dQueens.java", List.of(5), 1, Map.of())));
    private static final Problem PROBLEM = SampleProblem.of();
    private static final Call SOLUTIONS = Call.of("solutions", 4).within(new Allowance(99, "hurry", 3, 100, 0));

    @Test
    void a_call_has_the_answer_that_was_given_whatever_it_is() {
        SubmittedSolver solver = solver(ScriptedWorker.echoing());
        assertThat((List<?>) solver.answer(solve(5))).singleElement().isEqualTo(new int[] {5});
        assertThat(solver.answer(count(5))).isEqualTo(5L);
        assertThat(solver.ask(count(6)).answer()).isEqualTo(6L);
        List<int[]> strange = Arrays.asList(null, new int[9]);
        assertThat(solver(returning(strange)).answer(solve(4))).isSameAs(strange);
        assertThat(solver(returning(-7L)).answer(count(4))).isEqualTo(-7L);
    }

    @Test
    void the_same_call_is_made_once_though_its_answer_may_be_null() {
        ScriptedWorker worker = new ScriptedWorker(request -> answered(new Reply.Returned(
                request.method().equals("count") ? (Object) 5L : null)));
        SubmittedSolver solver = solver(worker);
        for (int i = 0; i < 2; i++) {
            assertThat(solver.answer(solve(5))).isNull();
            assertThat(solver.answer(count(5))).isEqualTo(5L);
        }
        solver.answer(solve(6));

        assertThat(worker.calls()).containsExactly("solve[5]", "count[5]", "solve[6]");
    }

    @Test
    void a_failure_is_waited_for_once() {
        ScriptedWorker failing = threw(Reply.Kind.OTHER, "a.B");
        SubmittedSolver solver = solver(failing);

        NotAcceptedException first = refused(each -> each.answer(solve(8)), solver);

        assertThat(refused(each -> each.answer(solve(8)), solver)).isSameAs(first);
        assertThat(failing.calls()).hasSize(1);
    }

    @Test
    void what_is_asked_again_is_asked_each_time_and_kept_under_a_number_of_its_own() {
        ScriptedWorker worker = ScriptedWorker.echoing();
        SubmittedSolver solver = solver(worker);
        Call count = count(6).ofSecondInstance().within(Allowance.STANDARD.answering(99).taking(3));

        solver.answer(solve(5));
        solver.ask(solve(5));
        solver.ask(count);
        solver.unlessRefused(count(0));

        assertThat(worker.requests()).containsExactly(
                new Request(Task.CALL, 0, "solve", List.of(5), 0, 1 << 20, 0, 10_000_000),
                new Request(Task.CALL, 0, "solve", List.of(5), 1, 1 << 20, 0, 10_000_000),
                new Request(Task.CALL, 1, "count", List.of(6), 2, 99, 3, 10_000_000_000L),
                new Request(Task.CALL, 0, "count", List.of(0), 0, 1 << 20, 0, 10_000_000));
    }

    @Test
    void what_is_kept_is_looked_at_and_overwritten_where_it_is() {
        ScriptedWorker worker = new ScriptedWorker(request -> new Ending.Answered<>(new Reply.Returned(
                switch (request.task()) {
                    case CALL, CALL_ANEW, CALL_RECORDED -> List.of(new int[] {1});
                    case ANSWER_NOW -> List.of();
                    case ARGUMENT_NOW -> "argument " + request.arguments();
                    case OVERWRITE, HAS_NEXT, NEXT -> null;
                })));
        Solver.Kept kept = solver(worker).ask(solve(4));

        kept.overwrite();
        assertThat(kept.answerNow()).isEqualTo(List.of());
        assertThat(kept.argumentNow(2)).isEqualTo("argument [2]");
        assertThat((List<?>) kept.answer()).hasSize(1);

        assertThat(worker.requests()).extracting(Request::task)
                .containsExactly(Task.CALL, Task.OVERWRITE, Task.ANSWER_NOW, Task.ARGUMENT_NOW);
        assertThat(worker.requests()).extracting(Request::kept).containsOnly(1);
        assertThat(worker.limits()).containsOnly(Limits.of(5, 2));
    }

    @Test
    void an_iterator_that_is_kept_is_lived_with() {
        ScriptedWorker worker = lazily(request -> request.arguments().equals(List.of(3))
                ? new Reply.Threw(Reply.Kind.NO_ELEMENT, "a.End", List.of())
                : new Reply.Returned(request.task() == Task.HAS_NEXT ? (Object) true : new int[] {7}));
        Solver solver = solver(SampleProblem.of(LazySolutions.class), worker);
        Solver.Kept iterator = solver.ask(SOLUTIONS);

        assertThat(iterator.hasNext()).isTrue();
        Solver.Kept element = iterator.next();
        assertThat(element.answer()).isEqualTo(new int[] {7});
        assertThat(element.answerNow()).isEqualTo(new int[] {7});
        element.overwrite();
        assertThat(iterator.unlessAtItsEnd()).contains("returned an array of length 1");
        assertThatThrownBy(iterator::next).isInstanceOf(NotAcceptedException.class)
                .hasMessage("next() of solutions(4) threw a.End");

        assertThat(worker.requests()).extracting(Request::task).containsExactly(Task.CALL, Task.HAS_NEXT, Task.NEXT,
                Task.ANSWER_NOW, Task.OVERWRITE, Task.NEXT, Task.NEXT);
        assertThat(worker.requests()).extracting(Request::kept).containsExactly(1, 1, 1, 2, 2, 1, 1);
        assertThat(worker.requests()).extracting(Request::arguments).containsExactly(List.of(4), List.of(),
                List.of(2), List.of(), List.of(), List.of(0), List.of(3));
        assertThat(worker.requests().get(2).steps()).isEqualTo(99);
        assertThat(worker.limits().get(2)).isEqualTo(Limits.of(3, 2));
    }

    static Stream<Arguments> endsOfIterators() {
        return Stream.of(
                Arguments.of(new Reply.Threw(Reply.Kind.NO_ELEMENT, "a.End", List.of()), ""),
                Arguments.of(new Reply.Threw(Reply.Kind.OTHER, "a.B", List.of("c.D")), "threw a.B\n  at c.D"),
                Arguments.of(new Reply.Returned(null), "returned null"));
    }

    @ParameterizedTest
    @MethodSource("endsOfIterators")
    void at_its_end_an_iterator_throws_what_tells_that(Reply reply, String done) {
        Solver solver = solver(SampleProblem.of(LazySolutions.class), lazily(request -> reply));
        assertThat(solver.ask(SOLUTIONS).unlessAtItsEnd().orElse("")).isEqualTo(done);
    }

    @Test
    void an_iterator_may_take_too_long_or_give_something_else() {
        Problem lazy = SampleProblem.of(LazySolutions.class);
        Solver slow = solver(lazy, new ScriptedWorker(request -> request.task() == Task.CALL
                ? answered(new Reply.Returned(List.of())) : new Ending.Stopped<>(Ending.Reason.CPU_TIME)));
        assertThatThrownBy(() -> slow.ask(SOLUTIONS).hasNext()).isInstanceOf(NotAcceptedException.class)
                .hasMessage("hasNext() of solutions(4) took more than 3 s of CPU time\nhurry");
        Solver strange = solver(lazy, lazily(request -> new Reply.Returned("text")));
        assertThatThrownBy(() -> strange.ask(SOLUTIONS).next()).isInstanceOf(NotAcceptedException.class)
                .hasMessage("next() of solutions(4) closed or garbled the real standard output, on which the answer"
                        + " was to come");
        Solver forging = solver(lazy, lazily(request -> request.task() == Task.NEXT
                ? new Reply.Returned(new int[1]) : new Reply.Returned(7L)));
        Solver.Kept element = forging.ask(SOLUTIONS).next();
        assertThatThrownBy(element::answerNow).isInstanceOf(NotAcceptedException.class);
    }

    @Test
    void an_iterator_that_should_have_been_refused_is_called_one() {
        Problem lazy = SampleProblem.of(LazySolutions.class);
        Call bad = Call.of("solutions", 0);
        assertThat(solver(lazy, returning(List.of())).unlessRefused(bad)).contains("returned an iterator");
        assertThat(solver(lazy, returning(null)).unlessRefused(bad)).contains("returned null");
        assertThatThrownBy(() -> solver(lazy, threw(Reply.Kind.NO_ELEMENT, "a.End")).answer(bad))
                .hasMessage("solutions(0) threw a.End\ndoes hasNext() give true where nothing is left?");
        assertThatThrownBy(() -> solver(threw(Reply.Kind.NO_ELEMENT, "a.End")).answer(solve(4)))
                .hasMessage("solve(4) threw a.End");
    }

    private static ScriptedWorker lazily(Function<Request, Reply> later) {
        return new ScriptedWorker(request -> answered(
                request.task() == Task.CALL ? new Reply.Returned(List.of()) : later.apply(request)));
    }

    static Stream<Arguments> laterEndings() {
        String garbled = "solve(4) closed or garbled the real standard output, on which the answer was to come";
        return Stream.of(
                Arguments.of(new Ending.Stopped<>(Ending.Reason.CPU_TIME), Kind.CPU_TIME,
                        "solve(4) took more than 5 s of CPU time"),
                Arguments.of(answered(new Reply.TooLong(9)), Kind.TOO_LONG,
                        "the answer of solve(4) grew to more than 1048576 bytes after it was given"),
                Arguments.of(answered(new Reply.NoSolver("forged")), Kind.TOO_LONG,
                        "the answer of solve(4) grew to more than 1048576 bytes after it was given"),
                Arguments.of(answered(new Reply.Threw(Reply.Kind.OTHER, "a.B", List.of())), Kind.THROWN,
                        "solve(4) threw a.B"),
                Arguments.of(answered(new Reply.Returned(7L)), Kind.ENDED, garbled));
    }

    @ParameterizedTest
    @MethodSource("laterEndings")
    void an_answer_may_be_gone_when_it_is_looked_at(Ending<Reply> ending, Kind kind, String message) {
        ScriptedWorker worker = new ScriptedWorker(request ->
                request.task() == Task.CALL ? answered(new Reply.Returned(List.of())) : ending);
        assertRefused(worker, solver -> solver.ask(solve(4)).answerNow(), kind, Scope.CHECK, message);
        assertThat(worker.ended()).isEqualTo(kind == Kind.CPU_TIME || kind == Kind.ENDED);
    }

    @Test
    void an_answer_that_was_lost_with_a_worker_that_failed_is_the_judges_own_fault() {
        SubmittedSolver solver = solver(new ScriptedWorker(request -> ScriptedWorker.n(request) == 4
                ? answered(new Reply.Returned(List.of())) : new Ending.Stopped<>(Ending.Reason.FAILED)),
                ScriptedWorker.echoing());
        Solver.Kept kept = solver.ask(solve(4));
        solver.ask(solve(5));
        assertThat(refused(each -> kept.answerNow(), solver).kind()).isEqualTo(Kind.JUDGE);
    }

    @Test
    void every_call_may_use_five_seconds_of_the_reference_machine() {
        ScriptedWorker worker = ScriptedWorker.echoing().costing(Duration.ofMillis(1500));
        SubmittedSolver solver = solver(worker);
        solver.answer(solve(1));
        solver.ask(count(1));
        solver.unlessRefused(count(0));
        assertThat(worker.limits()).hasSize(3).containsOnly(Limits.of(5, 2));
    }

    @Test
    void a_call_that_must_be_fast_comes_with_advice() {
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.CPU_TIME), solver -> solver.answer(SampleProblem.SPEED),
                Kind.CPU_TIME, Scope.CHECK, "count(12) took more than 5 s of CPU time\nthink twice");
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.STEPS), solver -> solver.answer(SampleProblem.SPEED),
                Kind.STEPS, Scope.CHECK, "count(12) took more than 3,000 steps; the reference solution takes"
                        + " 1,972,428,248\nthink twice");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CPU_TIME | CPU_TIME | took more than 5 s of CPU time
            WAITING  | WAITING  | did not answer, and used little CPU time: does it sleep, or wait for something?
            PRINTED  | PRINTED  | printed more than 64 MiB: does it print without end?
            HEAP     | HEAP     | needed more than 256 MiB of memory
            ENDED    | ENDED    | ended the program instead of returning: is there a System.exit?
            THREADS  | ENDED    | started more than 256 threads
            GARBLED  | ENDED    | closed or garbled the real standard output, on which the answer was to come
            """)
    void a_stopped_worker_is_told_by_its_kind(Ending.Reason reason, Kind kind, String message) {
        assertRefused(ScriptedWorker.stoppedFor(reason), solver -> solver.answer(solve(8)),
                kind, Scope.CHECK, "solve(8) " + message);
        assertRefused(ScriptedWorker.stoppedFor(reason), solver -> solver.unlessRefused(count(0)),
                kind, Scope.CHECK, "count(0) " + message);
    }

    @ParameterizedTest
    @EnumSource(names = {"CPU_TIME", "WAITING", "STEPS", "PRINTED"})
    void what_took_or_printed_too_much_is_not_asked_for_a_larger_board(Ending.Reason reason) {
        ScriptedWorker next = ScriptedWorker.echoing();
        SubmittedSolver solver = solver(ScriptedWorker.stoppedFor(reason), next);
        NotAcceptedException first = refused(each -> each.answer(count(8)), solver);

        for (Call call : List.of(count(8), count(9), SampleProblem.SPEED)) {
            assertThat(refused(each -> each.answer(call), solver)).isSameAs(first);
            assertThat(refused(each -> each.ask(call), solver)).isSameAs(first);
        }
        assertThat(next.calls()).isEmpty();
        assertThat(solver.answer(count(7))).isEqualTo(7L);
        assertThat((List<?>) solver.answer(solve(9))).hasSize(1);
    }

    @Test
    void what_tests_took_too_much_for_on_one_solver_says_nothing_of_the_next() {
        SubmittedSolver solver = solver(Catalogue.TESTS, ScriptedWorker.stoppedFor(Ending.Reason.STEPS),
                returning(List.of()));
        refused(each -> each.answer(Call.of("tests", "wrong 1", "in order")), solver);
        assertThat(solver.answer(Call.of("tests", "wrong 2", "in order"))).isEqualTo(List.of());
    }

    @ParameterizedTest
    @EnumSource(names = {"CPU_TIME", "WAITING", "STEPS", "PRINTED", "FAILED", "TOO_FEW_PROCESSES",
        "TOO_LITTLE_MEMORY"}, mode = EnumSource.Mode.EXCLUDE)
    void what_failed_otherwise_is_asked_for_a_larger_board(Ending.Reason reason) {
        SubmittedSolver solver = solver(ScriptedWorker.stoppedFor(reason), ScriptedWorker.echoing());
        refused(each -> each.answer(count(8)), solver);
        assertThat(solver.answer(count(9))).isEqualTo(9L);
    }

    @ParameterizedTest
    @EnumSource(names = {"FAILED", "TOO_FEW_PROCESSES", "TOO_LITTLE_MEMORY"})
    void a_worker_that_failed_is_tried_again(Ending.Reason reason) {
        ScriptedWorker failed = ScriptedWorker.stoppedFor(reason).costing(Duration.ofMillis(500));
        ScriptedWorker next = ScriptedWorker.echoing().costing(Duration.ofMillis(250));
        SubmittedSolver solver = solver(failed, next);

        assertThat(solver.answer(count(9))).isEqualTo(9L);

        assertThat(failed.calls()).containsExactly("count[9]").isEqualTo(next.calls());
        assertThat(solver.cpuSeconds()).isEqualTo(0.75);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {
        "FAILED            | failed twice, not the submission; run it again",
        "TOO_FEW_PROCESSES | got too few processes and threads from this machine, twice; it may need 306. Raise the"
                + " limit (ulimit -u, or that of the container), and run it again",
        "TOO_LITTLE_MEMORY | got too little memory from this machine, twice; it may need 356 MiB, and the judge as much"
                + " again. Raise the limit (that of the container, or ulimit -v), and run it again"})
    void a_worker_that_fails_twice_is_not_the_submissions_fault(Ending.Reason reason, String advice) {
        SubmittedSolver solver = solver(
                ScriptedWorker.stoppedFor(reason), ScriptedWorker.stoppedFor(reason), ScriptedWorker.echoing());

        NotAcceptedException refused = refused(each -> each.answer(solve(8)), solver);

        assertThat(refused.kind()).isEqualTo(Kind.JUDGE);
        assertThat(refused).hasMessage("solve(8): the worker " + advice);
        assertThat(solver.answer(count(9))).isEqualTo(9L);
    }

    @Test
    void no_worker_is_started_before_the_first_call() {
        SubmittedSolver solver = new SubmittedSolver(PROBLEM, () -> BLOCKS, new ScriptedWorkers(), () -> {
            throw new IllegalStateException("started");
        }, 7);
        assertThat(solver.seed()).isEqualTo(7);
        assertThat(solver.printed()).isEmpty();
        assertThat(solver.cpuSeconds()).isZero();
        solver.close();
        assertThatThrownBy(() -> solver.answer(solve(1))).isInstanceOf(IllegalStateException.class)
                .hasMessage("started");
    }

    @Test
    void after_a_stopped_worker_and_after_closing_another_is_started_and_used_from_then_on() {
        ScriptedWorker second = ScriptedWorker.echoing();
        SubmittedSolver solver =
                solver(ScriptedWorker.stoppedFor(Ending.Reason.HEAP), second, ScriptedWorker.echoing());
        refused(each -> each.answer(solve(8)), solver);
        solver.answer(solve(9));
        solver.answer(count(10));

        solver.close();

        assertThat(second.calls()).containsExactly("solve[9]", "count[10]");
        assertThat(second.ended()).isTrue();
        assertThat(solver.answer(count(2))).isEqualTo(2L);
    }

    @Test
    void there_may_be_no_solver_to_ask() {
        assertRefused(ScriptedWorker.answering(new Reply.NoSolver("BitmaskQueens is abstract")),
                solver -> solver.answer(solve(1)), Kind.REJECTED, Scope.PROBLEM, "BitmaskQueens is abstract");
    }

    @Test
    void too_long_an_answer_is_read_no_further() {
        assertRefused(ScriptedWorker.answering(new Reply.TooLong(16_384)),
                solver -> solver.answer(solve(4).within(Allowance.STANDARD.answering(65_536))),
                Kind.TOO_LONG, Scope.CHECK,
                "solve(4) gave more than 65536 bytes of solutions: 16384 were read until then");
    }

    @ParameterizedTest
    @CsvSource({"STACK_OVERFLOW, STACK_OVERFLOW, '\nthe recursion went too deep: does it come to an end?'",
        "INPUT, THROWN, '\nit had read from System.in, where nothing is typed in: n is the argument'",
        "OUT_OF_MEMORY, HEAP, ''", "INDEX, INDEX, ''", "ILLEGAL_ARGUMENT, THROWN, ''", "OTHER, THROWN, ''"})
    void an_exception_is_told_with_its_frames(Reply.Kind thrown, Kind kind, String advice) {
        assertRefused(threw(thrown, "a.B", "a.C.place(C.java:9)", "a.C.solve(C.java:3)"),
                solver -> solver.answer(solve(8)), kind, Scope.CHECK,
                "solve(8) threw a.B\n  at a.C.place(C.java:9)\n  at a.C.solve(C.java:3)" + advice);
        assertRefused(threw(thrown, "a.B"), solver -> solver.ask(count(8)), kind, Scope.CHECK,
                "count(8) threw a.B" + advice);
    }

    @Test
    void an_untouched_stub_settles_the_problem() {
        for (Call call : List.of(solve(8), count(8))) {
            ScriptedWorker stub = threw(Reply.Kind.NOT_STARTED, "nqueens.NotStartedException: do it: now");
            assertRefused(stub, solver -> solver.answer(call),
                    Kind.STUB, Scope.PROBLEM, call.method() + "(n) is still the stub: do it: now");
            assertThat(stub.calls()).containsExactly(call.method() + "[8]",
                    call.method().equals("solve") ? "count[1]" : "solve[1]");
        }
    }

    static Stream<Function<Request, Ending<Reply>>> otherMethods() {
        return Stream.of(
                request -> answered(new Reply.Returned(1L)),
                request -> answered(new Reply.Threw(Reply.Kind.ILLEGAL_ARGUMENT, "a.B", List.of())),
                request -> answered(new Reply.TooLong(1)),
                request -> new Ending.Stopped<>(Ending.Reason.CPU_TIME));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("otherMethods")
    void a_stub_of_which_the_other_method_is_begun_settles_the_check(Function<Request, Ending<Reply>> other) {
        ScriptedWorker halfBegun = new ScriptedWorker(request -> request.method().equals("count")
                ? other.apply(request)
                : answered(new Reply.Threw(Reply.Kind.NOT_STARTED, "a.B: do it", List.of())));
        assertRefused(halfBegun, solver -> solver.answer(solve(4)),
                Kind.STUB, Scope.CHECK, "solve(n) is still the stub: do it");
    }

    @Test
    void a_contract_of_one_method_has_no_other_to_ask() {
        ScriptedWorker stub = threw(Reply.Kind.NOT_STARTED, "nqueens.NotStartedException: do it");
        NotAcceptedException refused = refused(each -> each.answer(Call.of("count", 4, new int[] {1})),
                solver(SampleProblem.of(SampleProblem.OfAnArray.class), stub));
        assertThat(refused.scope()).isEqualTo(Scope.PROBLEM);
        assertThat(stub.calls()).hasSize(1);
    }

    @Test
    void an_answer_to_another_question_is_the_submissions_own_fault() {
        for (Call call : List.of(solve(8), SampleProblem.SPEED)) {
            ScriptedWorker forger = returning("forged");
            assertRefused(forger, solver -> solver.answer(call), Kind.ENDED, Scope.CHECK,
                    call + " closed or garbled the real standard output, on which the answer was to come");
            assertThat(forger.ended()).isTrue();
        }
        assertRefused(returning(List.of()), solver -> solver.unlessRefused(count(0)), Kind.ENDED, Scope.CHECK,
                "count(0) closed or garbled the real standard output, on which the answer was to come");
    }

    @Test
    void a_list_may_hold_something_else_by_the_submissions_own_mistake() {
        assertRefused(returning(List.of("Q")), solver -> solver.answer(solve(8)), Kind.THROWN, Scope.CHECK,
                "solve(8) gave a list with something else in it than int[]\n"
                        + "is there a cast that the compiler can't check, or a List without a <type>?");
        assertThat(refused(each -> each.answer(Call.of("solveNQueens", 8)),
                solver(SampleProblem.of(AllSolutions.class), returning(List.of(7)))))
                .hasMessageStartingWith("solveNQueens(8) gave a list with something else in it than List<String>\n");
    }

    @Test
    void a_bad_call_that_is_refused_leaves_nothing_to_say() {
        assertThat(solver(threw(Reply.Kind.ILLEGAL_ARGUMENT, "a.B")).unlessRefused(solve(0))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"ILLEGAL_ARGUMENT", "NOT_STARTED"})
    void a_bad_call_is_not_refused_by_another_exception(Reply.Kind kind) {
        assertThat(solver(threw(kind, "a.B", "a.C.solve(C.java:3)")).unlessRefused(solve(0)))
                .contains("threw a.B\n  at a.C.solve(C.java:3)");
    }

    @Test
    void a_bad_call_of_a_stub_is_not_a_wrong_answer() {
        assertRefused(threw(Reply.Kind.NOT_STARTED, "a.B: do it"), solver -> solver.unlessRefused(count(0)),
                Kind.STUB, Scope.PROBLEM, "count(n) is still the stub: do it");
    }

    static Stream<Arguments> returned() {
        return Stream.of(
                Arguments.of(PROBLEM, "count", 92L, "92"),
                Arguments.of(PROBLEM, "solve", null, "null"),
                Arguments.of(PROBLEM, "solve", List.of(new int[1]), "a list of length 1"),
                Arguments.of(SampleProblem.of(OneSolution.class), "solve", new int[3], "an array of length 3"),
                Arguments.of(SampleProblem.of(AllSolutions.class), "solveNQueens", List.of(), "a list of length 0"));
    }

    @ParameterizedTest
    @MethodSource("returned")
    void a_bad_call_is_not_refused_by_an_answer(Problem problem, String method, Object value, String words) {
        assertThat(solver(problem, returning(value)).unlessRefused(Call.of(method, 0))).contains("returned " + words);
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "4, 0", "5, 0.01", "1234, 1.23", "1236, 1.24", "61000, 61"})
    void cpu_time_is_given_in_seconds_to_a_hundredth(long millis, double seconds) {
        SubmittedSolver solver = solver(ScriptedWorker.echoing().costing(Duration.ofMillis(millis)));
        solver.answer(count(1));
        assertThat(solver.cpuSeconds()).isEqualTo(seconds);
    }

    @Test
    void cpu_time_is_that_of_all_workers() {
        SubmittedSolver solver = solver(
                ScriptedWorker.stoppedFor(Ending.Reason.HEAP).costing(Duration.ofMillis(1000)),
                ScriptedWorker.stoppedFor(Ending.Reason.ENDED).costing(Duration.ofMillis(200)),
                ScriptedWorker.echoing().costing(Duration.ofMillis(30)));
        refused(each -> each.answer(solve(1)), solver);
        assertThat(solver.cpuSeconds()).isEqualTo(1);
        refused(each -> each.answer(solve(2)), solver);
        assertThat(solver.cpuSeconds()).isEqualTo(1.2);
        solver.answer(solve(3));
        assertThat(solver.cpuSeconds()).isEqualTo(1.23);
    }

    @Test
    void calls_of_the_method_that_must_be_fast_are_noted_by_ascending_n_the_first_of_each() {
        SubmittedSolver solver = solver(ScriptedWorker.echoing().running(1, 0, 2), ScriptedWorker.echoing().running(2));
        solver.answer(solve(1));
        solver.answer(SampleProblem.SPEED);
        solver.ask(count(3));
        solver.close();
        solver.answer(solve(2));
        solver.ask(count(3));

        assertThat(solver.costs()).containsExactly(new Cost("count(3)", 3, 14), new Cost("count(12)", 12, 14));
    }

    @Test
    void what_is_measured_counts_rather_than_what_came_first() {
        ScriptedWorker first = ScriptedWorker.echoing().running(2);
        SubmittedSolver solver = solver(first);
        solver.answer(count(3));
        first.running(4);

        assertThat(solver.measured(count(3))).isEqualTo(new Measured(3L, Optional.of(new Executed(16,
                Map.of(Operation.SHIFT, 8L), Map.of("A.java:7", 4L)))));
        assertThat(solver.measured(count(3))).isSameAs(solver.measured(count(3)));
        assertThat(solver.costs()).containsExactly(new Cost("count(3)", 3, 16));
        assertThat(first.requests()).extracting(Request::task).containsExactly(Task.CALL, Task.CALL_ANEW);
    }

    @Test
    void nothing_is_noted_where_nothing_must_be_fast_or_nothing_is_counted() {
        SubmittedSolver unlimited = solver(SampleProblem.of(SampleProblem.OfAnArray.class), returning(3).running(1));
        unlimited.ask(Call.of("count", 4, new int[0]));
        SubmittedSolver uncounted = solver(ScriptedWorker.echoing());
        uncounted.answer(count(5));
        assertThat(uncounted.notes()).isEmpty();
        assertThat(uncounted.measured(count(4))).isEqualTo(new Measured(4L, Optional.empty()));

        assertThat(unlimited.costs()).isEmpty();
        assertThat(uncounted.costs()).isEmpty();
        assertThat(uncounted.notes()).containsExactly(
                "approach, speed and tables were not judged: nothing is counted in the judge's own process");
    }

    @Test
    void a_call_of_which_less_is_taken_does_not_stand_beside_the_one_that_must_be_fast() {
        SubmittedSolver solver = solver(ScriptedWorker.echoing().running(2));
        solver.answer(count(4).within(Allowance.STANDARD.taking(3)));
        assertThat(solver.costs()).isEmpty();
    }

    @Test
    void a_call_on_a_board_of_its_own_stands_beside_no_other() {
        Call fast = Catalogue.BLOCKED.speed().orElseThrow();
        SubmittedSolver solver = solver(Catalogue.BLOCKED, returning(3L).running(2));
        solver.answer(Catalogue.BLOCKED.samples().get(0));
        solver.answer(fast);
        assertThat(solver.costs()).containsExactly(new Cost(fast.toString(), fast.n(), 8));
    }

    static Stream<Arguments> givenAnswers() {
        return Stream.of(Arguments.of(solve(4), List.of(), true), Arguments.of(solve(4), List.of(new int[4]), false),
                Arguments.of(solve(4), null, false), Arguments.of(count(4), 0L, true),
                Arguments.of(count(4), 1L, false));
    }

    @ParameterizedTest
    @MethodSource("givenAnswers")
    void an_empty_list_and_0_are_nothing(Call call, Object answer, boolean isNothing) {
        SubmittedSolver solver = solver(returning(answer));
        assertThat(solver.gaveNothing(call)).as("not yet asked for").isFalse();
        solver.answer(call);
        assertThat(solver.gaveNothing(call)).isEqualTo(isNothing);
    }

    @Test
    void an_exception_is_not_nothing() {
        SubmittedSolver solver = solver(threw(Reply.Kind.OTHER, "a.B"));
        refused(each -> each.answer(solve(4)), solver);
        assertThat(solver.gaveNothing(solve(4))).isFalse();
    }

    @Test
    void a_class_that_is_too_large_to_be_counted_has_executed_nothing() {
        SubmittedSolver solver = solver(ScriptedWorker.echoing().running());
        assertThat(solver.measured(count(4)).executed()).contains(new Executed(0, Map.of(), Map.of()));
        assertThat(solver.notes()).isEmpty();
    }

    @Test
    void too_many_steps_are_told_with_the_line_that_ran_most_often() {
        SubmittedSolver solver = solver(ScriptedWorker.stoppedFor(Ending.Reason.STEPS).running(1, 0, 2_000_000));

        NotAcceptedException refused = refused(each -> each.answer(count(3)), solver);

        assertThat(refused.kind()).isEqualTo(Kind.STEPS);
        assertThat(refused).hasMessage("count(3) took more than 10,000,000 steps\n"
                + "B.java:9 ran 2,000,000 times: does its loop or its recursion come to an end?");
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.STEPS).running(5), each -> each.answer(count(3)),
                Kind.STEPS, Scope.CHECK, "count(3) took more than 10,000,000 steps\nA.java:7 ran 5 times: does its"
                        + " loop or its recursion come to an end?\nshift it out");
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.STEPS).running(0, 0, 0, 7),
                each -> each.answer(SampleProblem.SPEED), Kind.STEPS, Scope.CHECK, "count(12) took more than 3,000"
                        + " steps; the reference solution takes 1,972,428,248\nline 5 ran 7 times, more often than any"
                        + " other\nthink twice");
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.PRINTED).running(1), each -> each.answer(count(3)),
                Kind.PRINTED, Scope.CHECK, "count(3) took more than 10,000,000 steps, and did little but print:"
                        + " does it print without end?");
    }

    @Test
    void what_was_printed_is_that_of_the_call_that_a_case_is_about() {
        SubmittedSolver solver = solver(
                ScriptedWorker.stoppedFor(Ending.Reason.HEAP).printing("one"),
                ScriptedWorker.echoing().printing("two"));
        refused(each -> each.answer(solve(1)), solver);
        assertThat(solver.printed()).isEqualTo("one");
        solver.answer(solve(2));
        assertThat(solver.printed()).isEqualTo("one");
        assertThat(solver.printedLast()).isEqualTo("two");
        solver.beginCase();
        solver.answer(solve(2));
        assertThat(solver.printed()).isEqualTo("two");
        refused(each -> each.answer(solve(1)), solver);
        assertThat(solver.printedLast()).as("what is known is not asked for again").isEqualTo("one");
        solver.beginCase();
        solver.ask(solve(2));
        assertThat(solver.printed()).isEqualTo("two");
    }

    private static Call solve(int n) {
        return Call.of("solve", n);
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private static Ending<Reply> answered(Reply reply) {
        return new Ending.Answered<>(reply);
    }

    private static ScriptedWorker returning(Object value) {
        return ScriptedWorker.answering(new Reply.Returned(value));
    }

    private static ScriptedWorker threw(Reply.Kind kind, String text, String... frames) {
        return ScriptedWorker.answering(new Reply.Threw(kind, text, List.of(frames)));
    }

    private static SubmittedSolver solver(Worker... workers) {
        return solver(PROBLEM, workers);
    }

    private static SubmittedSolver solver(Problem problem, Worker... workers) {
        ScriptedWorkers scripted = new ScriptedWorkers(workers);
        return new SubmittedSolver(problem, () -> BLOCKS, scripted, scripted::next, 7);
    }

    private static Ending<Reply> echo(Request request) {
        return answered(new Reply.Returned(
                request.method().equals("solve") ? List.of() : (Object) (long) ScriptedWorker.n(request)));
    }

    private static void assertRefused(ScriptedWorker worker, Consumer<SubmittedSolver> call,
            Kind kind, Scope scope, String message) {
        NotAcceptedException refused = refused(call, solver(worker));
        assertThat(refused.kind()).isEqualTo(kind);
        assertThat(refused.scope()).isEqualTo(scope);
        assertThat(refused).hasMessage(message);
    }

    private static NotAcceptedException refused(Consumer<SubmittedSolver> call, SubmittedSolver solver) {
        return catchThrowableOfType(NotAcceptedException.class, () -> call.accept(solver));
    }
}
