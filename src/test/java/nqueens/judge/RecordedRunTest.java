package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.Drawing;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.Recorder;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.mutants.TestRun;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Catalogue;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver;
import nqueens.recording.Names;
import nqueens.recording.Recording;

class RecordedRunTest {

    private static final Names NAMES = new Names(List.of("place"), List.of(List.of("row")), List.of(), List.of(),
            List.of("Board2dQueens.java"), List.of());
    /** A search that comes to row 1 once. */
    private static final int[] SHALLOW = {0, 5, 0, 1, 0, 1, 0, 5, 0, 1, 0, 1, 1, 4, 1, 1, 0, 0, 4, 1, 1, 0, 0};
    /** A search that puts a queen on column 0 of row 0, and comes to row 1 once. */
    private static final int[] ONE_QUEEN = {0, 8, 6, 1, 0, 0, 0, 0, 0, 0, 5, 0, 1, 0, 1, 0, 6, 3, 1, 0, 0, 1, 0,
        5, 0, 1, 0, 1, 1, 4, 1, 1, 0, 0, 4, 1, 1, 0, 0};
    /** A search that comes to row 1 once, and ends there by an exception. */
    private static final int[] BELOW = {0, 5, 0, 1, 0, 1, 0, 5, 0, 1, 0, 1, 1, 2, 2, 1, 2, 2, 1};
    /** Fifty-one calls for row 0, each out of the one before. */
    private static final int[] ENDLESS = IntStream.concat(IntStream.of(0), IntStream.range(0, 51).boxed()
            .flatMapToInt(call -> IntStream.of(5, 0, 1, 0, 1, 0))).toArray();
    private static final String TOLD = "your search reached row 1 once, and never row 2";

    @TempDir
    private Path folder;
    private Submission submission;
    private Function<Request, Ending<Reply>> script = request -> returned(
            request.method().equals("count") ? (Object) 0L : List.of());
    private final ScriptedWorker worker = new ScriptedWorker(request -> script.apply(request)).recording(SHALLOW);
    private ScriptedWorker second = new ScriptedWorker(request -> script.apply(request)).recording(SHALLOW);
    private ScriptedWorkers workers;

    @BeforeEach
    void makeSubmission() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("board2d")).resolve("Board2dQueens.java"), "source");
        submission = new Submission("alice", folder);
        workers = new ScriptedWorkers(worker, second).compilingTo(new Compilation.Compiled(
                Meter.unmetered(Map.of("board2d.Board2dQueens", new byte[1])),
                Optional.of(new Recorder.Recorded(Map.of("board2d.Board2dQueens", new byte[2]), NAMES)),
                Optional.empty()));
    }

    private static Ending<Reply> returned(Object value) {
        return new Ending.Answered<>(new Reply.Returned(value));
    }

    private static Check check(String id, Function<Solver, Optional<Fault>> fault) {
        return new Check(id, id, 10, List.of(new Case("a case", fault)));
    }

    /** A check that asks, and finds a fault of a kind. */
    private static Check failing(Kind kind, String method, int n) {
        return check(kind + method + n, solver -> {
            solver.answer(Call.of(method, n));
            solver.answer(Call.of("solve", 3));
            return Optional.of(new Fault(kind, "found", "rule"));
        });
    }

    private static Check passing(int n) {
        return check("passing " + n, solver -> {
            solver.answer(Call.of("count", n));
            return Optional.empty();
        });
    }

    private Judging judging() {
        return new Judge(workers, Points.standard()).beginRecorded(submission);
    }

    private Optional<Recording> recording(Check... checks) {
        Problem problem = SampleProblem.of(checks);
        Judging judging = judging();
        judging.judge(problem, Judge.Listener.NONE);
        return judging.recording(problem);
    }

    private List<String> messages(Check... checks) {
        return judging().judge(SampleProblem.of(checks), Judge.Listener.NONE).checks().stream()
                .map(CheckResult::message).toList();
    }

    private List<String> recorded() {
        return worker.requests().stream().filter(request -> request.task() == Request.Task.CALL_RECORDED)
                .map(request -> request.method() + request.arguments()).toList();
    }

    @Test
    void nothing_is_recorded_where_nobody_watches() {
        Problem problem = SampleProblem.of(failing(Kind.COUNT, "count", 4));
        Judging judging = new Judge(workers, Points.standard()).begin(submission);
        ProblemResult result = judging.judge(problem, Judge.Listener.NONE);
        assertThat(result.checks()).extracting(CheckResult::message).containsExactly("found\nrule");
        assertThat(judging.recording(problem)).isEmpty();
        assertThat(recorded()).isEmpty();
        assertThat(workers.compiled()).noneMatch(sources -> sources.isRecorded());
    }

    @Test
    void a_class_of_tests_is_compiled_as_one_and_run_by_its_harness(@TempDir Path tests) throws IOException {
        Files.writeString(Files.createDirectory(tests.resolve("tests")).resolve("QueensSolverTest.java"), "source");
        workers.compilingTo(new Compilation.Compiled(
                Meter.unmetered(Map.of("tests.QueensSolverTest", new byte[1])), Optional.empty()));
        new Judge(workers, Points.standard()).beginRecorded(new Submission("bob", tests))
                .judge(Catalogue.TESTS, Judge.Listener.NONE);
        assertThat(workers.compiled()).first()
                .isEqualTo(new Sources(Map.of("QueensSolverTest.java", "source")).tests());
        assertThat(workers.started()).first().extracting(Classes::harness).isEqualTo(TestRun.class.getName());
    }

    @Test
    void a_wrong_answer_tells_what_the_search_did_and_is_heard_so() {
        worker.printing("printed");
        StringBuilder heard = new StringBuilder();
        Problem problem = SampleProblem.of(failing(Kind.COUNT, "count", 4));
        Judging judging = judging();
        assertThat(judging.recording(problem)).isEmpty();
        ProblemResult result = judging.judge(problem, (of, check, each, fault) -> heard.append(fault.orElseThrow()));
        String told = "found\nrule\n" + TOLD + "\nwhat it printed is not judged, only what count returns";
        assertThat(result.checks()).extracting(CheckResult::message).containsExactly(told);
        assertThat(result.checks()).extracting(CheckResult::output).containsExactly("printed");
        assertThat(heard).hasToString(told);
        assertThat(judging.recording(problem)).hasValueSatisfying(recording -> {
            assertThat(recording.call()).isEqualTo("count(4)");
            assertThat(recording.n()).isEqualTo(4);
            assertThat(recording.end()).isEqualTo(Recording.End.RETURNED);
            assertThat(recording.answer()).isEqualTo(0L);
            assertThat(recording.names()).isEqualTo(NAMES);
            assertThat(recording.events()).hasSize(4);
        });
        assertThat(workers.compiled()).allMatch(sources -> sources.isRecorded());
        assertThat(workers.started().get(0).recorded()).containsOnlyKeys("board2d.Board2dQueens");
        assertThat(workers.started().get(0).recorded().get("board2d.Board2dQueens")).hasSize(2);
        assertThat(worker.requests().get(2).steps()).isEqualTo(2_000_000);
    }

    @Test
    void one_call_is_recorded_the_first_small_one_that_failed() {
        assertThat(messages(passing(5), failing(Kind.COUNT, "count", 7), failing(Kind.MISSING, "solve", 5),
                failing(Kind.COUNT, "count", 5), failing(Kind.REPEATED, "solve", 5)))
                .containsExactly("", "found\nrule", "found\nrule\n" + TOLD, "found\nrule",
                        "found\nrule\n" + TOLD);
        assertThat(recorded()).containsExactly("solve[5]");
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void of_other_mistakes_the_search_says_nothing(Kind kind) {
        boolean isSearched = List.of(Kind.MISSING, Kind.COUNT, Kind.ATTACK, Kind.SPOILED, Kind.REPEATED,
                Kind.OFF_BOARD).contains(kind);
        assertThat(messages(failing(kind, "count", 4)))
                .containsExactly("found\nrule" + (isSearched ? "\n" + TOLD : ""));
        boolean isBegun = !List.of(Kind.STUB, Kind.NOT_COMPILED, Kind.FORBIDDEN, Kind.REJECTED,
                Kind.NOTHING_FOUND, Kind.JUDGE)
                .contains(kind);
        assertThat(recorded()).hasSize(isBegun ? 1 : 0).allMatch("count[4]"::equals);
    }

    @ParameterizedTest
    @CsvSource({"MISSING, true", "ATTACK, false"})
    void where_the_search_left_the_solution_that_is_drawn_is_told_if_it_is_missing(Kind kind, boolean isTold) {
        worker.recording(ONE_QUEEN);
        assertThat(messages(check("missing", solver -> {
            solver.answer(Call.of("solve", 4));
            return Optional.of(new Fault(kind, "found", Optional.of(Drawing.of(new int[] {1, 3, 0, 2})), "rule"));
        }))).singleElement().asString()
                .endsWith("rule\n" + TOLD + (isTold ? "\nyour search left out column 1 of row 0" : ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            INDEX          | below   | it threw in the call for row n = 1, which the board doesn't have
            INDEX          | endless | count(1) threw no queen
            STACK_OVERFLOW | endless | place calls itself with what it was given, again and again
            STACK_OVERFLOW | below   | the recursion went too deep
            OTHER          | below   | count(1) threw no queen
            OTHER          | endless | count(1) threw no queen
            """)
    void an_exception_tells_last_what_the_search_did_to_come_to_it(Reply.Kind thrown, String search, String last) {
        worker.recording(search.equals("below") ? BELOW : ENDLESS);
        script = request -> new Ending.Answered<>(new Reply.Threw(thrown, "no queen", List.of()));
        assertThat(messages(passing(1))).singleElement().satisfies(message ->
                assertThat(message.lines().reduce("", (before, line) -> line)).startsWith(last));
    }

    @Test
    void an_interrupt_while_a_call_is_recorded_cancels_too() {
        script = request -> {
            if (request.task() == Request.Task.CALL_RECORDED) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the judge was interrupted");
            }
            return returned(0L);
        };
        assertThatThrownBy(() -> recording(passing(4))).isInstanceOf(CancellationException.class);
        assertThat(worker.ended()).isTrue();
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void an_answer_that_is_another_when_it_is_recorded_tells_nothing() {
        script = request -> returned(request.method().equals("solve") ? List.of(new int[] {1})
                : request.task() == Request.Task.CALL ? (Object) 1L : 0L);
        assertThat(messages(failing(Kind.COUNT, "count", 4))).containsExactly("found\nrule");
        assertThat(messages(failing(Kind.COUNT, "solve", 4))).as("found something").containsExactly("found\nrule");
    }

    @Test
    void lists_are_the_same_whose_placements_are() {
        script = request -> returned(Arrays.asList(new int[] {request.task().ordinal() * 0}, null));
        SubmittedSolver solver = new SubmittedSolver(SampleProblem.of(), () -> null, workers, () -> worker, 0);
        Call call = Call.of("solve", 4);
        solver.answer(call);
        Recording same = solver.recording(call, NAMES).orElseThrow();
        assertThat(solver.isAnswer(call, same)).isTrue();
        assertThat(solver.isAnswer(Call.of("solve", 5), same)).isFalse();
        script = request -> returned(List.of(new int[] {1}, new int[1]));
        assertThat(solver.isAnswer(call, solver.recording(call, NAMES).orElseThrow())).isFalse();
        script = request -> returned(null);
        Call other = Call.of("solve", 6);
        solver.answer(other);
        assertThat(solver.isAnswer(other, solver.recording(other, NAMES).orElseThrow())).isFalse();
    }

    @Test
    void where_nothing_small_failed_a_typical_call_is_recorded() {
        assertThat(recording(passing(1), passing(2)).orElseThrow().call()).isEqualTo("solve(4)");
        assertThat(recorded()).containsExactly("solve[4]");
    }

    @Test
    void a_call_that_ends_otherwise_is_recorded_when_all_is_judged() {
        script = request -> new Ending.Answered<>(new Reply.Threw(Reply.Kind.OTHER, "no queen", List.of()));
        Recording recording = recording(passing(3), passing(4)).orElseThrow();
        assertThat(recording.call()).isEqualTo("count(3)");
        assertThat(recording.end()).isEqualTo(Recording.End.THREW);
        assertThat(recording.answer()).isNull();
        assertThat(worker.requests()).last().satisfies(request ->
                assertThat(request.task()).isEqualTo(Request.Task.CALL_RECORDED));
    }

    @Test
    void a_call_that_is_stopped_is_recorded_up_to_there() {
        script = request -> new Ending.Stopped<>(Ending.Reason.STEPS);
        Recording recording = recording(passing(3)).orElseThrow();
        assertThat(recording.end()).isEqualTo(Recording.End.STOPPED);
        assertThat(second.ended()).isTrue();
    }

    @Test
    void a_call_that_is_stopped_without_a_word_is_not_recorded() {
        script = request -> new Ending.Stopped<>(Ending.Reason.CPU_TIME);
        second.recording();
        assertThat(recording(passing(3))).isEmpty();
    }

    @Test
    void what_is_too_long_is_recorded_without_its_answer() {
        script = request -> new Ending.Answered<>(new Reply.TooLong(7));
        Recording recording = recording(passing(3)).orElseThrow();
        assertThat(recording.end()).isEqualTo(Recording.End.RETURNED);
        assertThat(recording.answer()).isNull();
    }

    @ParameterizedTest
    @CsvSource({"stub", "none", "type"})
    void what_is_no_solver_is_not_recorded(String what) {
        script = request -> request.task() == Request.Task.CALL ? returned(3L) : switch (what) {
            case "stub" -> new Ending.Answered<>(new Reply.Threw(Reply.Kind.NOT_STARTED, "", List.of()));
            case "none" -> new Ending.Answered<>(new Reply.NoSolver("there is none"));
            default -> returned("text");
        };
        assertThat(recording(passing(3))).isEmpty();
        assertThat(recorded()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"budget", "compiled"})
    void what_can_not_be_asked_is_not_recorded(String what) {
        if (what.equals("budget")) {
            worker.costingEachTime(Duration.ofMinutes(10), Duration.ZERO);
        } else {
            workers.compilingTo(new Compilation.Compiled(
                    Meter.unmetered(Map.of("board2d.Board2dQueens", new byte[1])), Optional.empty()));
        }
        assertThat(recording(passing(3))).isEmpty();
        assertThat(recorded()).isEmpty();
        assertThat(workers.started().get(0).recorded()).hasSize(what.equals("budget") ? 1 : 0);
    }

    @Test
    void a_case_is_about_the_call_that_it_asks_for_first() {
        SubmittedSolver solver = new SubmittedSolver(SampleProblem.of(), () -> null, workers, () -> worker, 0);
        assertThat(solver.firstOfCase()).isEmpty();
        solver.answer(Call.of("count", 1));
        solver.answer(Call.of("count", 2));
        assertThat(solver.firstOfCase()).hasValue(Call.of("count", 1));
        for (Function<Call, Object> asking : List.<Function<Call, Object>>of(solver::unlessRefused, solver::ask,
                call -> catching(() -> solver.measured(call)))) {
            solver.beginCase();
            assertThat(solver.firstOfCase()).isEmpty();
            asking.apply(Call.of("count", 3));
            assertThat(solver.firstOfCase()).hasValue(Call.of("count", 3));
        }
    }

    private static Object catching(Supplier<Object> asking) {
        try {
            return asking.get();
        } catch (NotAcceptedException e) {
            return e;
        }
    }
}
