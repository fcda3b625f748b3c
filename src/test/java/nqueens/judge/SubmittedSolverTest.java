package nqueens.judge;

import static nqueens.judge.ScriptedWorker.returned;
import static nqueens.judge.ScriptedWorker.threw;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.limit.Budget;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.meter.Blocks;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Action;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.Profile;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver.LiveAnswer;
import nqueens.problem.catalogue.Catalogue;

/** What a worker is asked, and what becomes of one that ends; what is said of answers, known submissions show. */
class SubmittedSolverTest {

    private static final Call SOLVE = Call.of("solve", 4);
    private static final String GARBLED =
            "solve(4) closed or garbled the real standard output, on which the answer was to come";

    private static SubmittedSolver solver(Workers.Worker... workers) {
        return solver(SampleProblem.of(), workers);
    }

    private static SubmittedSolver solver(Problem problem, Workers.Worker... workers) {
        ScriptedWorkers scripted = new ScriptedWorkers(workers);
        Blocks blocks = new Blocks(List.of(new Blocks.Block("A.search", 0, 0, "A.java", List.of(7), 4,
                Map.of(Operation.SHIFT, 2))));
        CompiledSolver compiled = new CompiledSolver(null, problem, scripted) {
            @Override
            Execution<Workers.Worker> start() {
                return scripted.next();
            }

            @Override
            Blocks blocks() {
                return blocks;
            }
        };
        return new SubmittedSolver(problem, new Caller(problem, compiled, new Budget(Optional.empty()), () -> 2), 7);
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private static NotAcceptedException refused(SubmittedSolver solver, Call call) {
        return catchThrowableOfType(NotAcceptedException.class, () -> solver.answer(call));
    }

    @Test
    void the_same_call_is_made_once_though_its_answer_may_be_null_or_an_exception() {
        ScriptedWorker worker = new ScriptedWorker(
                request -> request.method().equals("solve") ? returned(null) : threw(Reply.ExceptionKind.OTHER));
        SubmittedSolver solver = solver(worker);
        assertThat(solver.answer(SOLVE)).isEqualTo(solver.answer(SOLVE)).isNull();
        assertThat(refused(solver, count(5))).isSameAs(refused(solver, count(5)));
        assertThat(worker.calls()).containsExactly("CALL solve[4]", "CALL count[5]");
    }

    @Test
    void what_is_asked_again_is_kept_under_a_number_of_its_own_with_the_limits_of_its_call() {
        ScriptedWorker worker = ScriptedWorker.echoing();
        SubmittedSolver solver = solver(worker);
        solver.answer(SOLVE);
        solver.liveAnswer(SOLVE);
        solver.liveAnswer(count(6).ofSecondInstance().within(new CallLimits(77, "hurry", 3, 99, 2)));
        solver.insteadOfRefusal(count(0));

        assertThat(worker.calls()).containsExactly("CALL solve[4]", "CALL solve[4]", "CALL count[6]", "CALL count[0]");
        assertThat(worker.requests()).extracting(Request::kept).containsExactly(0, 1, 2, 0);
        assertThat(worker.requests()).extracting(Request::instance).containsExactly(0, 0, 1, 0);
        assertThat(worker.requests()).extracting(Request::steps).contains(77L);
        assertThat(worker.requests()).extracting(Request::most).contains(99);
        assertThat(worker.requests()).extracting(Request::first).containsExactly(0, 0, 2, 0);
        // a machine half as fast
        assertThat(worker.limits()).containsExactly(WorkerLimits.of(5, 2), WorkerLimits.of(5, 2),
                WorkerLimits.of(3, 2), WorkerLimits.of(5, 2));
    }

    static Stream<Arguments> laterEndings() {
        String grew = "the answer of solve(4) grew to more than 1048576 bytes after it was given";
        return Stream.of(
                arguments(Execution.stopped(Termination.ENDED), Kind.ENDED,
                        "solve(4) ended the program instead of returning: is there a System.exit?"),
                arguments(Execution.answered(new Reply.TooLong(9)), Kind.TOO_LONG, grew),
                arguments(Execution.answered(new Reply.NoSolver("forged")), Kind.TOO_LONG, grew),
                arguments(threw(Reply.ExceptionKind.OTHER, "c.D"), Kind.THROWN, "solve(4) threw a.B\n  at c.D"),
                arguments(returned("forged"), Kind.ENDED, GARBLED),
                arguments(returned(List.of("Q")), Kind.THROWN, "solve(4) gave a list with other elements than"
                        + " int[]\nis there a cast that the compiler can't check, or a List without a <type>?"));
    }

    @ParameterizedTest
    @MethodSource("laterEndings")
    void an_answer_may_be_gone_or_forged_when_it_is_looked_at(Execution<Reply> ending, Kind kind, String message) {
        ScriptedWorker worker = new ScriptedWorker(
                request -> request.action() == Action.CALL ? returned(List.of()) : ending);
        LiveAnswer kept = solver(worker).liveAnswer(SOLVE);
        NotAcceptedException refused = catchThrowableOfType(NotAcceptedException.class, kept::answerNow);
        assertThat(refused).hasMessage(message);
        assertThat(refused.fault().kind()).isEqualTo(kind);
        assertThat(worker.requests()).extracting(Request::kept).containsExactly(1, 1);
    }

    @Test
    void an_answer_to_another_question_ends_the_worker() {
        // an Integer, where a Long is due
        ScriptedWorker forger = new ScriptedWorker(request -> returned(4));
        assertThat(refused(solver(forger), count(4))).hasMessage(GARBLED.replace("solve", "count"));
        assertThat(forger.ended()).isTrue();
    }

    @Test
    void an_answer_that_was_lost_with_a_worker_that_failed_is_the_judges_own_fault() {
        SubmittedSolver solver = solver(new ScriptedWorker(request -> request.method().equals("solve")
                ? returned(List.of()) : Execution.stopped(Termination.FAILED)), ScriptedWorker.echoing());
        LiveAnswer kept = solver.liveAnswer(SOLVE);
        solver.liveAnswer(count(5));
        assertThat(catchThrowableOfType(NotAcceptedException.class, kept::answerNow).fault().kind()).isIn(Kind.JUDGE);
    }

    @ParameterizedTest
    @EnumSource
    void what_took_or_printed_too_much_is_not_asked_for_a_larger_board_and_what_is_ours_is_tried_again(
            Termination reason) {
        ScriptedWorker failing = ScriptedWorker.stoppedFor(reason);
        ScriptedWorker next = reason.isOurs() ? ScriptedWorker.stoppedFor(reason) : ScriptedWorker.echoing();
        SubmittedSolver solver = solver(failing, next, ScriptedWorker.echoing());
        NotAcceptedException first = refused(solver, count(8));

        assertThat(first.fault().kind()).isEqualTo(reason.kind());
        assertThat(first.getMessage()).startsWith("count(8)").endsWith(reason.advice());
        assertThat(failing.calls()).containsExactly("CALL count[8]");
        assertThat(next.calls()).hasSize(reason.isOurs() ? 1 : 0);
        if (List.of(Kind.CPU_TIME, Kind.WAITING, Kind.STEPS, Kind.PRINTED).contains(reason.kind())) {
            assertThat(refused(solver, SampleProblem.SPEED)).isSameAs(first);
            assertThat(catchThrowableOfType(NotAcceptedException.class, () -> solver.liveAnswer(count(8))))
                    .isSameAs(first);
        } else {
            assertThat(solver.answer(count(9))).isEqualTo(9L);
        }
        assertThat(solver.answer(count(7))).isEqualTo(7L);
        assertThat((List<?>) solver.answer(Call.of("solve", 9))).hasSize(1);
    }

    @Test
    void a_worker_is_started_by_a_call_after_another_has_ended_and_the_cpu_time_is_that_of_all() {
        ScriptedWorker second = ScriptedWorker.echoing().taking(Duration.ofMillis(117), Duration.ZERO);
        SubmittedSolver solver = solver(ScriptedWorker.stoppedFor(Termination.HEAP)
                .taking(Duration.ofMillis(1000), Duration.ZERO), second, ScriptedWorker.echoing());
        assertThat(solver.cpuSeconds()).isZero();
        solver.close();
        refused(solver, SOLVE);
        assertThat(solver.cpuSeconds()).isEqualTo(1);
        solver.answer(count(9));
        assertThat(solver.cpuSeconds()).isEqualTo(1.12);
        solver.close();
        assertThat(second.ended()).isTrue();
        assertThat(solver.answer(count(2))).isEqualTo(2L);
    }

    @Test
    void calls_like_the_one_that_must_be_fast_are_noted_by_ascending_n_and_what_is_measured_counts() {
        ScriptedWorker worker = ScriptedWorker.echoing().running(3);
        SubmittedSolver solver = solver(worker);
        solver.answer(SOLVE);
        solver.answer(SampleProblem.SPEED);
        solver.liveAnswer(count(3));
        solver.answer(count(6));
        solver.liveAnswer(count(5).within(CallLimits.STANDARD.taking(3)));
        worker.running(4);
        solver.liveAnswer(count(3));
        assertThat(solver.profiled(count(6)).profile()).contains(
                new Profile(16, Map.of(Operation.SHIFT, 8L), Map.of("A.java:7", 4L), List.of(4L), List.of(4L),
                        Map.of()));
        assertThat(solver.profiled(count(6))).isSameAs(solver.profiled(count(6)));

        assertThat(solver.costs()).containsExactly(
                new Cost("count(3)", 3, 12), new Cost("count(6)", 6, 16), new Cost("count(12)", 12, 12));
        assertThat(solver.notes()).isEmpty();
    }

    @Test
    void a_call_on_a_board_of_its_own_stands_beside_no_other() {
        Call fast = Catalogue.BLOCKED.speed().orElseThrow();
        SubmittedSolver solver = solver(Catalogue.BLOCKED, new ScriptedWorker(request -> returned(3L)).running(3));
        Catalogue.BLOCKED.sample().ifPresent(solver::answer);
        solver.answer(fast);
        assertThat(solver.costs()).containsExactly(new Cost(fast.toString(), fast.n(), 12));
    }

    @Test
    void where_nothing_is_counted_a_note_says_so_once_that_was_asked_for() {
        SubmittedSolver solver = solver(ScriptedWorker.echoing());
        solver.answer(count(5));
        assertThat(solver.notes()).isEmpty();
        assertThat(solver.profiled(count(4)).profile()).isEmpty();
        assertThat(solver.costs()).isEmpty();
        assertThat(solver.notes()).containsExactly(
                "approach, speed and tables were not judged: nothing is counted in the judge's own process");
    }

    @Test
    void what_was_printed_is_that_of_the_call_that_a_case_is_about() {
        SubmittedSolver solver = solver(ScriptedWorker.stoppedFor(Termination.HEAP).printing("one"),
                ScriptedWorker.echoing().printing("two"));
        assertThat(solver.printed()).isEmpty();
        refused(solver, SOLVE);
        solver.answer(count(2));
        assertThat(solver.firstOfCase()).contains(SOLVE);
        assertThat(solver.printed()).isEqualTo("one");
        assertThat(solver.printedLast()).isEqualTo("two");
        solver.beginCase();
        assertThat(solver.firstOfCase()).isEmpty();
        solver.answer(count(2));
        assertThat(solver.printed()).isEqualTo("two");
        refused(solver, SOLVE);
        assertThat(solver.printedLast()).as("what is known is not asked for again").isEqualTo("one");
    }
}
