package nqueens.judge;

import static nqueens.judge.ScriptedWorker.returned;
import static nqueens.judge.ScriptedWorker.threw;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.recorder.Recorder;
import nqueens.judge.result.CheckResult;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.recording.Recording;

/** Which call is recorded, and when it is told; what recordings prove, known submissions show. */
class RecordedRunTest {

    private static final Recording.Names NAMES = new Recording.Names(List.of("place"),
            List.of(List.of("row")), List.of(), List.of(), List.of("Board2dQueens.java"));
    /** A search that comes to row 1 once. */
    private static final int[] SHALLOW = {0, 5, 0, 1, 0, 1, 0, 5, 0, 1, 0, 1, 1, 4, 1, 1, 0, 0, 4, 1, 1, 0, 0};
    private static final String TOLD = "found\nrule\nyour search came once to row = 1, and never to row = 2";

    @TempDir
    private Path folder;
    private Submission submission;
    private Optional<Recording> recording;
    private Function<Request, Execution<Reply>> script = request -> returned(
            request.method().equals("count") ? (Object) 0L : List.of());
    private final ScriptedWorker worker = new ScriptedWorker(request -> script.apply(request)).recording(SHALLOW);
    private final ScriptedWorkers workers = new ScriptedWorkers(worker,
            new ScriptedWorker(request -> script.apply(request)).recording(SHALLOW));

    @BeforeEach
    void makeSubmission() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("board2d")).resolve("Board2dQueens.java"), "source");
        submission = new Submission("alice", folder);
        workers.compilingTo(Execution.answered(new Compilation.Compiled(
                Meter.unmetered(Map.of("board2d.Board2dQueens", new byte[1])),
                Optional.of(new Recorder.RecordedClasses(Map.of("board2d.Board2dQueens", new byte[2]), NAMES)),
                Optional.empty())));
    }

    /** A check that asks, and finds a fault of a kind, or none. */
    private static Check check(String kind, String method, int n) {
        return new Check(kind + method + n, "title", 10, List.of(new Case("a case", solver -> {
            solver.answer(Call.of(method, n));
            solver.answer(Call.of("solve", 3));
            return kind.isEmpty() ? Optional.empty() : Optional.of(new Fault(Kind.valueOf(kind), "found", "rule"));
        })));
    }

    private List<String> messages(Check... checks) {
        Problem problem = SampleProblem.of(checks);
        Judgement judgement = new Judge(workers).judge(new OpenedSubmission(submission), List.of(problem),
                Judge.Listener.NONE);
        recording = judgement.judged().get(problem).recording();
        return judgement.results().exercises().get(0).checks().stream().map(CheckResult::message).toList();
    }

    private List<String> recorded() {
        return worker.calls().stream().filter(call -> call.startsWith("CALL_RECORDED")).toList();
    }

    @Test
    void the_first_small_call_that_failed_is_recorded_by_classes_of_its_own() {
        assertThat(messages(check("", "count", 5), check("COUNT", "count", 7), check("COUNT", "count", 0),
                check("MISSING", "solve", 6), check("COUNT", "count", 6), check("REPEATED", "solve", 6)))
                .containsExactly("", "found\nrule", "found\nrule", TOLD, "found\nrule", TOLD);
        assertThat(recorded()).containsExactly("CALL_RECORDED solve[6]");
        assertThat(worker.requests()).filteredOn(request -> request.action() == Request.Action.CALL_RECORDED)
                .extracting(Request::steps).containsExactly(2_000_000L);
        assertThat(workers.started().get(0).recorded().get("board2d.Board2dQueens")).hasSize(2);
    }

    @Test
    void of_calls_that_differ_by_a_seed_the_last_is_recorded() {
        messages(new Check("seeds", "title", 10, List.of(new Case("a case", solver -> {
            Stream.of(Call.of("solve", 5, 1L), Call.of("solve", 5, 2L)).forEach(solver::answer);
            return Optional.of(new Fault(Kind.ATTACK, "found", "rule"));
        }))));
        assertThat(recorded()).containsExactly("CALL_RECORDED solve[5, 2]");
    }

    @Test
    void a_larger_call_that_failed_is_recorded_if_no_smaller_one_did() {
        messages(check("COUNT", "count", 7));
        assertThat(recorded()).containsExactly("CALL_RECORDED count[7]");
    }

    @Test
    void where_nothing_small_failed_a_typical_call_is_recorded() {
        messages(check("", "count", 1), check("COUNT", "count", 33));
        assertThat(recorded()).containsExactly("CALL_RECORDED solve[4]");
        assertThat(recording.map(Recording::call)).contains("solve(4)");
        assertThat(recording.map(Recording::answer)).contains(List.of());
        assertThat(recording.orElseThrow().events()).hasSize(4);
    }

    @ParameterizedTest
    @CsvSource({"threw, count(3), THREW", "steps, count(3), STOPPED", "too long, count(3), RETURNED",
        "stub,,", "no solver,,", "another type,,", "not to be had,,"})
    void what_ends_otherwise_is_recorded_where_there_is_anything_to_see(String how, String call, Recording.End end) {
        script = request -> switch (how) {
            case "threw" -> threw(Reply.ExceptionKind.OTHER);
            case "steps" -> Execution.stopped(Termination.STEPS);
            case "too long" -> Execution.answered(new Reply.TooLong(7));
            default -> request.action() == Request.Action.CALL ? returned(List.of()) : switch (how) {
                case "stub" -> threw(Reply.ExceptionKind.NOT_STARTED);
                case "no solver" -> Execution.answered(new Reply.NoSolver("there is none"));
                case "another type" -> returned("text");
                default -> throw new IllegalStateException("its budget is used up, say");
            };
        };
        messages(check("COUNT", call == null ? "solve" : "count", 3));
        assertThat(recording.map(Recording::call)).isEqualTo(Optional.ofNullable(call));
        assertThat(recording.map(Recording::end)).isEqualTo(Optional.ofNullable(end));
        assertThat(recording.map(Recording::answer)).isEmpty();
    }

    @Test
    void an_answer_that_is_another_when_it_is_recorded_tells_nothing() {
        script = request -> returned(request.method().equals("solve") ? List.of(new int[] {1})
                : request.action() == Request.Action.CALL ? (Object) 1L : 0L);
        assertThat(messages(check("COUNT", "count", 4))).containsExactly("found\nrule");
    }
}
