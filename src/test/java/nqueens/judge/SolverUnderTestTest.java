package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.NotAcceptedException.Scope;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Reply.Kind;
import nqueens.judge.worker.Request;

class SolverUnderTestTest {

    private static final Exercise.SpeedTest SPEED_TEST = new Exercise.SpeedTest(12, 3, "think twice");
    private static final AtomicLong CLOCK = new AtomicLong(1_000_000_000_000L);

    @Test
    void solve_gives_the_placements() {
        assertThat(solver(ScriptedWorker.echoing()).solve(5)).containsExactly(new int[] {5});
    }

    @Test
    void count_gives_the_count() {
        assertThat(solver(ScriptedWorker.echoing()).count(5)).isEqualTo(5);
    }

    @Test
    void answers_are_not_judged() {
        assertThat(solver(ScriptedWorker.answering(new Reply.Placements(null))).solve(4)).isNull();
        assertThat(solver(ScriptedWorker.answering(new Reply.Placements(Arrays.asList(null, new int[9])))).solve(4))
                .containsExactly(null, new int[9]);
        assertThat(solver(ScriptedWorker.answering(new Reply.Count(-7))).count(4)).isEqualTo(-7);
    }

    @Test
    void the_same_call_is_made_once() {
        ScriptedWorker worker = ScriptedWorker.echoing();
        SolverUnderTest solver = solver(worker);

        assertThat(solver.solve(5)).isSameAs(solver.solve(5));
        assertThat(solver.count(5)).isEqualTo(solver.count(5));
        assertThat(solver.solve(6)).containsExactly(new int[] {6});

        assertThat(worker.requests()).containsExactly(Request.solve(5), Request.count(5), Request.solve(6));
    }

    @Test
    void null_is_an_answer_that_is_asked_for_once_too() {
        ScriptedWorker worker = ScriptedWorker.answering(new Reply.Placements(null));
        SolverUnderTest solver = solver(worker);
        solver.solve(4);
        solver.solve(4);
        assertThat(worker.requests()).hasSize(1);
    }

    @Test
    void a_failure_is_waited_for_once() {
        ScriptedWorker endless = ScriptedWorker.stoppedFor(Ending.Reason.CPU_TIME);
        SolverUnderTest solver = solver(endless, ScriptedWorker.echoing());

        NotAcceptedException first = refused(each -> each.solve(8), solver);
        NotAcceptedException second = refused(each -> each.solve(8), solver);

        assertThat(second).isSameAs(first);
        assertThat(endless.requests()).hasSize(1);
    }

    @Test
    void calls_made_again_are_made_each_time() {
        ScriptedWorker worker = ScriptedWorker.echoing();
        SolverUnderTest solver = solver(worker);
        Request solve = Request.solve(5).spoiling();
        Request count = Request.count(6).ofSecondInstance();

        assertThat(solver.solveAgain(solve)).containsExactly(new int[] {5});
        assertThat(solver.solveAgain(solve)).containsExactly(new int[] {5});
        assertThat(solver.countAgain(count)).isEqualTo(6);
        assertThat(solver.countAgain(count)).isEqualTo(6);

        assertThat(worker.requests()).containsExactly(solve, solve, count, count);
    }

    @Test
    void every_call_may_use_five_seconds_of_the_reference_machine() {
        ScriptedWorker worker = ScriptedWorker.echoing();
        SolverUnderTest solver = solver(worker);
        solver.solve(1);
        solver.count(1);
        solver.solveAgain(Request.solve(1));
        solver.countAgain(Request.count(1));
        solver.unlessRefused(Request.count(0));
        assertThat(worker.limits()).hasSize(5).containsOnly(Limits.of(5, 2));
    }

    @Test
    void the_speed_test_has_its_own_n_and_limit() {
        ScriptedWorker worker = ScriptedWorker.echoing();
        assertThat(solver(worker).count(SPEED_TEST)).isEqualTo(12);
        assertThat(worker.requests()).containsExactly(Request.count(12));
        assertThat(worker.limits()).containsExactly(Limits.of(3, 2));
    }

    @Test
    void what_the_worker_has_done_before_counts_for_the_speed_test_and_for_no_other_call() {
        ScriptedWorker worker = ScriptedWorker.echoing().costing(Duration.ofMillis(1500));
        SolverUnderTest solver = solver(worker);
        solver.count(1);
        solver.count(SPEED_TEST);
        assertThat(worker.limits()).extracting(Limits::cpu).containsExactly(
                Limits.of(5, 2).cpu(),
                Limits.of(3, 2).cpu().minusMillis(1500));
    }

    @Test
    void the_speed_test_gives_advice_where_it_takes_too_long() {
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.CPU_TIME), solver -> solver.count(SPEED_TEST),
                Verdict.TIME_LIMIT_EXCEEDED, Scope.CHECK,
                "count(12) took more than 3 s of CPU time\nthink twice");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CPU_TIME | TIME_LIMIT_EXCEEDED   | took more than 5 s of CPU time
            WAITING  | TIME_LIMIT_EXCEEDED   | did not answer, and used little CPU time: does it sleep, or wait for \
            something?
            PRINTED  | OUTPUT_LIMIT_EXCEEDED | printed more than 64 MiB: does it print without end?
            HEAP     | MEMORY_LIMIT_EXCEEDED | needed more than 256 MiB of memory
            ENDED    | RUNTIME_ERROR         | ended the program instead of returning: is there a System.exit?
            THREADS  | RUNTIME_ERROR         | started more than 256 threads
            GARBLED  | RUNTIME_ERROR         | closed or garbled the real standard output, on which the answer was to \
            come
            """)
    void a_stopped_worker_has_its_verdict(Ending.Reason reason, Verdict verdict, String message) {
        assertRefused(ScriptedWorker.stoppedFor(reason), solver -> solver.solve(8),
                verdict, Scope.CHECK, "solve(8) " + message);
        assertRefused(ScriptedWorker.stoppedFor(reason), solver -> solver.unlessRefused(Request.count(0)),
                verdict, Scope.CHECK, "count(0) " + message);
    }

    @ParameterizedTest
    @EnumSource(names = {"CPU_TIME", "WAITING"})
    void what_took_too_long_is_not_asked_for_a_larger_board(Ending.Reason reason) {
        ScriptedWorker stopped = ScriptedWorker.stoppedFor(reason);
        ScriptedWorker next = ScriptedWorker.echoing();
        SolverUnderTest solver = solver(stopped, next);
        NotAcceptedException first = refused(each -> each.count(8), solver);

        assertThat(refused(each -> each.count(8), solver)).isSameAs(first);
        assertThat(refused(each -> each.countAgain(Request.count(8)), solver)).isSameAs(first);
        assertThat(refused(each -> each.count(9), solver)).isSameAs(first);
        assertThat(refused(each -> each.count(SPEED_TEST), solver)).isSameAs(first);
        assertThat(next.requests()).isEmpty();

        assertThat(solver.count(7)).isEqualTo(7);
        assertThat(solver.solve(9)).hasSize(1);
    }

    @ParameterizedTest
    @EnumSource(names = {"CPU_TIME", "WAITING", "FAILED", "TOO_FEW_PROCESSES", "TOO_LITTLE_MEMORY"},
            mode = EnumSource.Mode.EXCLUDE)
    void what_failed_otherwise_is_asked_for_a_larger_board(Ending.Reason reason) {
        SolverUnderTest solver = solver(ScriptedWorker.stoppedFor(reason), ScriptedWorker.echoing());
        refused(each -> each.count(8), solver);
        assertThat(solver.count(9)).isEqualTo(9);
    }

    @ParameterizedTest
    @EnumSource(names = {"FAILED", "TOO_FEW_PROCESSES", "TOO_LITTLE_MEMORY"})
    void a_worker_that_failed_is_tried_again(Ending.Reason reason) {
        ScriptedWorker failed = ScriptedWorker.stoppedFor(reason).costing(Duration.ofMillis(500));
        ScriptedWorker next = ScriptedWorker.echoing().costing(Duration.ofMillis(250));
        SolverUnderTest solver = solver(failed, next);

        assertThat(solver.count(9)).isEqualTo(9);

        assertThat(failed.requests()).containsExactly(Request.count(9));
        assertThat(next.requests()).containsExactly(Request.count(9));
        assertThat(solver.cpuSeconds()).isEqualTo(0.75);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            FAILED            | failed twice, not the submission; run it again
            TOO_FEW_PROCESSES | got too few processes and threads from this machine, twice; it may need 306. Raise the \
            limit (ulimit -u, or that of the container), and run it again
            TOO_LITTLE_MEMORY | got too little memory from this machine, twice; it may need 356 MiB, and the judge as \
            much again. Raise the limit (that of the container, or ulimit -v), and run it again
            """)
    void a_worker_that_fails_twice_is_the_judges_own_fault(Ending.Reason reason, String message) {
        SolverUnderTest solver = solver(ScriptedWorker.stoppedFor(reason),
                ScriptedWorker.stoppedFor(reason), ScriptedWorker.echoing());

        NotAcceptedException refused = refused(each -> each.solve(8), solver);

        assertThat(refused.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
        assertThat(refused).hasMessage("solve(8): the worker " + message);
        assertThat(solver.count(9)).isEqualTo(9);
    }

    @Test
    void after_a_stopped_worker_another_is_started() {
        ScriptedWorker stopped = ScriptedWorker.stoppedFor(Ending.Reason.HEAP);
        ScriptedWorker next = ScriptedWorker.echoing();
        SolverUnderTest solver = solver(stopped, next);

        refused(each -> each.solve(8), solver);

        assertThat(solver.solve(9)).containsExactly(new int[] {9});
        assertThat(solver.count(10)).isEqualTo(10);
        assertThat(next.requests()).containsExactly(Request.solve(9), Request.count(10));
    }

    @Test
    void no_worker_is_started_before_the_first_call() {
        SolverUnderTest solver = new SolverUnderTest(new ScriptedWorkers(), () -> {
            throw new IllegalStateException("started");
        }, () -> 0);
        assertThat(solver.printed()).isEmpty();
        assertThat(solver.cpuSeconds()).isZero();
        solver.close();
        assertThatThrownBy(() -> solver.solve(1)).isInstanceOf(IllegalStateException.class).hasMessage("started");
    }

    @Test
    void closing_ends_the_worker_and_a_later_call_starts_another() {
        ScriptedWorker first = ScriptedWorker.echoing();
        ScriptedWorker second = ScriptedWorker.echoing();
        SolverUnderTest solver = solver(first, second);
        solver.count(1);

        solver.close();

        assertThat(first.ended()).isTrue();
        assertThat(solver.count(2)).isEqualTo(2);
        assertThat(second.requests()).containsExactly(Request.count(2));
    }

    @Test
    void there_may_be_no_solver_to_ask() {
        assertRefused(ScriptedWorker.answering(new Reply.NoSolver("BitmaskQueens is abstract")),
                solver -> solver.solve(1), Verdict.REJECTED, Scope.EXERCISE, "BitmaskQueens is abstract");
    }

    @Test
    void too_long_an_answer_is_an_output_limit() {
        assertRefused(ScriptedWorker.answering(new Reply.TooLong(29_127)), solver -> solver.solve(8),
                Verdict.OUTPUT_LIMIT_EXCEEDED, Scope.CHECK,
                "solve(8) gave more than 1048576 bytes of solutions: 29127 were read until then");
        assertRefused(ScriptedWorker.answering(new Reply.TooLong(16_384)), solver -> solver.solve(4),
                Verdict.OUTPUT_LIMIT_EXCEEDED, Scope.CHECK,
                "solve(4) gave more than 65536 bytes of solutions: 16384 were read until then");
    }

    @Test
    void an_overflown_stack_is_a_runtime_error_of_the_recursion() {
        assertRefused(threw(Kind.STACK_OVERFLOW, "a.B", "a.C.place(C.java:9)"), solver -> solver.solve(8),
                Verdict.RUNTIME_ERROR, Scope.CHECK, "solve(8) threw a.B\n  at a.C.place(C.java:9)"
                        + "\nthe recursion went too deep: does it come to an end?");
    }

    @ParameterizedTest
    @EnumSource(names = {"ILLEGAL_ARGUMENT", "OTHER"})
    void an_exception_is_a_runtime_error(Kind kind) {
        assertRefused(threw(kind, "a.B", "a.C.place(C.java:9)", "a.C.solve(C.java:3)"), solver -> solver.solve(8),
                Verdict.RUNTIME_ERROR, Scope.CHECK,
                "solve(8) threw a.B\n  at a.C.place(C.java:9)\n  at a.C.solve(C.java:3)");
        assertRefused(threw(kind, "a.B"), solver -> solver.count(8),
                Verdict.RUNTIME_ERROR, Scope.CHECK, "count(8) threw a.B");
    }

    @Test
    void an_out_of_memory_error_is_a_memory_limit() {
        assertRefused(threw(Kind.OUT_OF_MEMORY, "java.lang.OutOfMemoryError: Java heap space"),
                solver -> solver.count(8), Verdict.MEMORY_LIMIT_EXCEEDED, Scope.CHECK,
                "count(8) threw java.lang.OutOfMemoryError: Java heap space");
    }

    @Test
    void an_untouched_stub_settles_the_exercise() {
        ScriptedWorker stub = threw(Kind.NOT_STARTED, "nqueens.NotStartedException: do it");
        assertRefused(stub, solver -> solver.solve(1),
                Verdict.NOT_STARTED, Scope.EXERCISE, "solve(n) is still the stub: do it");
        assertThat(stub.requests()).containsExactly(Request.solve(1), Request.count(1));

        stub = threw(Kind.NOT_STARTED, "nqueens.NotStartedException: do it");
        assertRefused(stub, solver -> solver.count(8),
                Verdict.NOT_STARTED, Scope.EXERCISE, "count(n) is still the stub: do it");
        assertThat(stub.requests()).containsExactly(Request.count(8), Request.solve(1));
    }

    static Stream<Function<Request, Ending<Reply>>> otherMethods() {
        return Stream.of(
                request -> new Ending.Answered<>(new Reply.Count(1)),
                request -> new Ending.Answered<>(new Reply.Threw(Kind.ILLEGAL_ARGUMENT, "a.B", List.of())),
                request -> new Ending.Answered<>(new Reply.TooLong(1)),
                request -> new Ending.Stopped<>(Ending.Reason.CPU_TIME));
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("otherMethods")
    void a_stub_of_which_the_other_method_is_begun_settles_the_check(Function<Request, Ending<Reply>> other) {
        ScriptedWorker halfBegun = new ScriptedWorker(request -> request.method() == Request.Method.COUNT
                ? other.apply(request)
                : new Ending.Answered<>(new Reply.Threw(Kind.NOT_STARTED, "a.B: do it", List.of())));
        assertRefused(halfBegun, solver -> solver.solve(4),
                Verdict.NOT_STARTED, Scope.CHECK, "solve(n) is still the stub: do it");
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"SOLVE", "COUNT"})
    void a_stub_of_a_drill_has_no_other_method(Request.Method method) {
        ScriptedWorker stub = threw(Kind.NOT_STARTED, "nqueens.NotStartedException: do it");
        Request request = Request.of(method, 4, List.of());
        assertRefused(stub, solver -> solver.answer(request, 5),
                Verdict.NOT_STARTED, Scope.EXERCISE, method.call() + "(n) is still the stub: do it");
        assertThat(stub.requests()).containsExactly(request);
    }

    @Test
    void a_call_of_any_contract_has_its_own_limit_and_is_made_each_time() {
        Reply reply = new Reply.Count(3);
        ScriptedWorker worker = ScriptedWorker.answering(reply).costing(Duration.ofMillis(1500));
        SolverUnderTest solver = solver(worker);
        Request request = Request.of(Request.Method.GIVEN_ROWS, 4, List.of(1));

        assertThat(solver.answer(request, 7)).isEqualTo(reply);
        assertThat(solver.answer(request, 2)).isEqualTo(reply);

        assertThat(worker.requests()).containsExactly(request, request);
        assertThat(worker.limits()).containsExactly(Limits.of(7, 2), Limits.of(2, 2));
        assertRefused(ScriptedWorker.stoppedFor(Ending.Reason.CPU_TIME), each -> each.answer(request, 7),
                Verdict.TIME_LIMIT_EXCEEDED, Scope.CHECK, "count(4, [1]) took more than 7 s of CPU time");
        assertRefused(threw(Kind.OTHER, "a.B"), each -> each.answer(request, 7),
                Verdict.RUNTIME_ERROR, Scope.CHECK, "count(4, [1]) threw a.B");
    }

    static Stream<Arguments> replies() {
        Reply count = new Reply.Count(1);
        Reply placement = new Reply.Placement(new int[0]);
        return Stream.of(
                Arguments.of(Request.Method.SOLVE, new Reply.Placements(List.of())),
                Arguments.of(Request.Method.COUNT, count),
                Arguments.of(Request.Method.ONE_SOLUTION, placement),
                Arguments.of(Request.Method.ALL_SOLUTIONS, new Reply.Boards(List.of())),
                Arguments.of(Request.Method.SOLUTION_COUNT, count),
                Arguments.of(Request.Method.BLOCKED_SQUARES, count),
                Arguments.of(Request.Method.GIVEN_ROWS, count),
                Arguments.of(Request.Method.DISTINCT_SOLUTIONS, count),
                Arguments.of(Request.Method.FIRST_SOLUTION, placement),
                Arguments.of(Request.Method.TOROIDAL_BOARD, count),
                Arguments.of(Request.Method.COMPLETED_BOARD, placement));
    }

    @ParameterizedTest
    @MethodSource("replies")
    void a_method_has_answers_of_its_own_type_and_of_no_other(Request.Method method, Reply reply) {
        Request request = Request.of(method, 1, List.of());
        assertThat(solver(ScriptedWorker.answering(reply)).answer(request, 5)).isSameAs(reply);
        replies().map(arguments -> (Reply) arguments.get()[1]).filter(other -> other.getClass() != reply.getClass())
                .forEach(other -> assertRefused(ScriptedWorker.answering(other), each -> each.answer(request, 5),
                        Verdict.RUNTIME_ERROR, Scope.CHECK,
                        request + " closed or garbled the real standard output, on which the answer was to come"));
    }

    static Stream<Arguments> answersToAnotherQuestion() {
        return Stream.of(
                Arguments.of(new Reply.Count(1), (Consumer<SolverUnderTest>) solver -> solver.solve(8), "solve(8)"),
                Arguments.of(new Reply.Count(1),
                        (Consumer<SolverUnderTest>) solver -> solver.unlessRefused(Request.solve(0)), "solve(0)"),
                Arguments.of(new Reply.Placements(List.of()),
                        (Consumer<SolverUnderTest>) solver -> solver.count(SPEED_TEST), "count(12)"));
    }

    @ParameterizedTest(name = "{2}")
    @MethodSource("answersToAnotherQuestion")
    void an_answer_to_another_question_is_the_submissions_own_fault(
            Reply reply, Consumer<SolverUnderTest> call, String request) {
        ScriptedWorker forger = ScriptedWorker.answering(reply);
        assertRefused(forger, call, Verdict.RUNTIME_ERROR, Scope.CHECK,
                request + " closed or garbled the real standard output, on which the answer was to come");
        assertThat(forger.ended()).isTrue();
    }

    @Test
    void a_bad_call_that_is_refused_leaves_nothing_to_say() {
        assertThat(solver(threw(Kind.ILLEGAL_ARGUMENT, "a.B")).unlessRefused(Request.solve(0))).isEmpty();
        assertThat(solver(threw(Kind.ILLEGAL_ARGUMENT, "a.B")).unlessRefused(Request.count(0))).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = {"ILLEGAL_ARGUMENT", "NOT_STARTED"})
    void a_bad_call_is_not_refused_by_another_exception(Kind kind) {
        assertThat(solver(threw(kind, "a.B", "a.C.solve(C.java:3)")).unlessRefused(Request.solve(0)))
                .contains("threw a.B\n  at a.C.solve(C.java:3)");
    }

    @Test
    void a_bad_call_of_a_stub_is_not_a_wrong_answer() {
        assertRefused(threw(Kind.NOT_STARTED, "a.B: do it"), solver -> solver.unlessRefused(Request.count(0)),
                Verdict.NOT_STARTED, Scope.EXERCISE, "count(n) is still the stub: do it");
    }

    @Test
    void a_bad_call_is_not_refused_by_an_answer() {
        assertThat(solver(ScriptedWorker.answering(new Reply.Count(92))).unlessRefused(Request.count(0)))
                .contains("returned 92");
        assertThat(solver(ScriptedWorker.answering(new Reply.Placements(null))).unlessRefused(Request.solve(0)))
                .contains("returned null");
        assertThat(solver(ScriptedWorker.answering(new Reply.Placements(List.of()))).unlessRefused(Request.solve(0)))
                .contains("returned a list of length 0");
        Request board = Request.of(Request.Method.ONE_SOLUTION, 0, List.of());
        assertThat(solver(ScriptedWorker.answering(new Reply.Placement(null))).unlessRefused(board))
                .contains("returned null");
        assertThat(solver(ScriptedWorker.answering(new Reply.Placement(new int[3]))).unlessRefused(board))
                .contains("returned an array of length 3");
        Request boards = Request.of(Request.Method.ALL_SOLUTIONS, 0, List.of());
        assertThat(solver(ScriptedWorker.answering(new Reply.Boards(null))).unlessRefused(boards))
                .contains("returned null");
        assertThat(solver(ScriptedWorker.answering(new Reply.Boards(List.of(List.of())))).unlessRefused(boards))
                .contains("returned a list of length 1");
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "4, 0", "5, 0.01", "1234, 1.23", "1236, 1.24", "61000, 61"})
    void cpu_time_is_given_in_seconds_to_a_hundredth(long millis, double seconds) {
        SolverUnderTest solver = solver(ScriptedWorker.echoing().costing(Duration.ofMillis(millis)));
        solver.count(1);
        assertThat(solver.cpuSeconds()).isEqualTo(seconds);
    }

    @Test
    void cpu_time_is_that_of_all_workers() {
        SolverUnderTest solver = solver(
                ScriptedWorker.stoppedFor(Ending.Reason.HEAP).costing(Duration.ofMillis(1000)),
                ScriptedWorker.stoppedFor(Ending.Reason.ENDED).costing(Duration.ofMillis(200)),
                ScriptedWorker.echoing().costing(Duration.ofMillis(30)));
        refused(each -> each.solve(1), solver);
        assertThat(solver.cpuSeconds()).isEqualTo(1);
        refused(each -> each.solve(2), solver);
        assertThat(solver.cpuSeconds()).isEqualTo(1.2);
        solver.solve(3);
        assertThat(solver.cpuSeconds()).isEqualTo(1.23);
    }

    @Test
    void calls_of_count_are_timed_to_a_microsecond_by_ascending_n() {
        SolverUnderTest solver = timed(taking(SolverUnderTestTest::echo));
        solver.solve(1);
        solver.count(SPEED_TEST);
        solver.count(4);
        solver.countAgain(Request.count(3).ofSecondInstance());

        assertThat(solver.timings()).containsExactly(
                new Timing(3, 0.0035), new Timing(4, 0.0045), new Timing(12, 0.0125));
    }

    @Test
    void the_first_call_for_an_n_is_the_one_that_is_timed() {
        SolverUnderTest solver = timed(taking(SolverUnderTestTest::echo), ScriptedWorker.echoing());
        solver.solve(1);
        solver.count(4);
        CLOCK.incrementAndGet();
        solver.count(4);
        solver.close();
        solver.solve(1);
        solver.countAgain(Request.count(4));

        assertThat(solver.timings()).containsExactly(new Timing(4, 0.0045));
    }

    @Test
    void on_a_busy_machine_a_call_is_given_its_cpu_time_rounded_up() {
        ScriptedWorker[] worker = new ScriptedWorker[1];
        worker[0] = new ScriptedWorker(request -> {
            worker[0].costing(worker[0].cpu().plusMillis(10L * request.n()));
            CLOCK.addAndGet(85_000_000);
            return echo(request);
        });
        SolverUnderTest solver = timed(worker);
        solver.solve(50);
        solver.count(4);
        solver.count(12);

        assertThat(solver.timings()).containsExactly(new Timing(4, 0.05), new Timing(12, 0.085));
    }

    @Test
    void a_call_that_started_its_worker_is_not_timed() {
        SolverUnderTest solver = timed(taking(SolverUnderTestTest::echo), taking(SolverUnderTestTest::echo));
        solver.count(5);
        solver.count(6);
        solver.close();
        solver.count(7);
        solver.count(8);

        assertThat(solver.timings()).extracting(Timing::n).containsExactly(6, 8);
    }

    @Test
    void a_call_that_was_not_answered_or_has_to_be_refused_is_not_timed() {
        SolverUnderTest solver = timed(taking(request -> request.n() == 9
                ? new Ending.Stopped<>(Ending.Reason.CPU_TIME)
                : request.n() == 8 ? new Ending.Answered<>(new Reply.Threw(Kind.OTHER, "a.B", List.of()))
                : echo(request)));
        solver.solve(1);
        solver.unlessRefused(Request.count(0));
        refused(each -> each.count(8), solver);
        refused(each -> each.count(9), solver);

        assertThat(solver.timings()).isEmpty();
    }

    @Test
    void what_was_printed_is_that_of_the_last_worker() {
        SolverUnderTest solver = solver(
                ScriptedWorker.stoppedFor(Ending.Reason.HEAP).printing("one"),
                ScriptedWorker.echoing().printing("two"));
        refused(each -> each.solve(1), solver);
        assertThat(solver.printed()).isEqualTo("one");
        solver.solve(2);
        assertThat(solver.printed()).isEqualTo("two");
    }

    private static ScriptedWorker threw(Kind kind, String text, String... frames) {
        return ScriptedWorker.answering(new Reply.Threw(kind, text, List.of(frames)));
    }

    private static SolverUnderTest solver(Worker... workers) {
        ScriptedWorkers scripted = new ScriptedWorkers(workers);
        return new SolverUnderTest(scripted, scripted::next, () -> 0);
    }

    /** Each call takes as many milliseconds as there are queens, and a half. */
    private static SolverUnderTest timed(Worker... workers) {
        ScriptedWorkers scripted = new ScriptedWorkers(workers);
        return new SolverUnderTest(scripted, scripted::next, CLOCK::get);
    }

    private static ScriptedWorker taking(Function<Request, Ending<Reply>> script) {
        return new ScriptedWorker(request -> {
            CLOCK.addAndGet(request.n() * 1_000_000L + 500_400);
            return script.apply(request);
        });
    }

    private static Ending<Reply> echo(Request request) {
        return new Ending.Answered<>(request.method() == Request.Method.SOLVE
                ? new Reply.Placements(List.of()) : new Reply.Count(request.n()));
    }

    private static void assertRefused(ScriptedWorker worker, Consumer<SolverUnderTest> call,
            Verdict verdict, Scope scope, String message) {
        NotAcceptedException refused = refused(call, solver(worker));
        assertThat(refused.verdict()).isEqualTo(verdict);
        assertThat(refused.scope()).isEqualTo(scope);
        assertThat(refused).hasMessage(message);
    }

    private static NotAcceptedException refused(Consumer<SolverUnderTest> call, SolverUnderTest solver) {
        return catchThrowableOfType(NotAcceptedException.class, () -> call.accept(solver));
    }
}
