package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Ending;
import nqueens.judge.Exercise;
import nqueens.judge.Isolation;
import nqueens.judge.Limits;
import nqueens.judge.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** Real child JVMs: what they can see, what becomes of them, and what is left when they are gone. */
@Isolated("it looks at the folder for temporary files")
class ProcessWorkersTest {

    private static final Limits LIMITS = new Limits(Duration.ofSeconds(2), Duration.ofSeconds(4));

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {
        "nqueens.board.KnownCounts", "nqueens.judge.Exercise", "nqueens.judge.worker.SolverHost",
        "nqueens.judge.process.SolverWorker", "nqueens.suite.QueensSolverContract", "org.junit.jupiter.api.Test",
        "org.assertj.core.api.Assertions", "com.google.gson.Gson", "bitmask.BitmaskQueens"
    })
    void a_worker_does_not_see(String className) {
        Reply reply = answer("try { Class.forName(\"" + className + "\"); return 1; }"
                + " catch (ClassNotFoundException e) { return 0; }");
        assertThat(reply).isEqualTo(new Reply.Count(0));
    }

    @Test
    void a_worker_has_an_empty_environment_and_an_empty_folder() {
        assertThat(answer("return System.getenv().size() + new java.io.File(\".\").list().length;"))
                .isEqualTo(new Reply.Count(0));
    }

    @Test
    void standard_input_is_empty() {
        assertThat(answer("try { return System.in.read(); } catch (java.io.IOException e) { return 7; }"))
                .isEqualTo(new Reply.Count(-1));
    }

    @Test
    void prints_come_back_as_the_submissions_own() {
        String printed = judged("System.out.println(\"out\"); System.err.println(\"err\"); return 0;", worker -> {
            worker.ask(Request.count(1), () -> LIMITS);
            worker.close();
            return worker.printed();
        });
        assertThat(printed).isEqualTo("out\nerr");
    }

    @Test
    void an_endless_loop_ends_at_the_limit_of_cpu_time() {
        assertThat(ending("while (n > 0) { n = Math.max(1, n); } return n;"))
                .isEqualTo(new Ending.Stopped<>(Ending.Reason.CPU_TIME));
    }

    @Test
    void work_between_two_requests_is_charged_to_the_second() {
        Ending<Reply> second = judged("if (n > 1) { return n; }"
                + " new Thread(() -> { while (n > 0) { Thread.onSpinWait(); } }).start();"
                + " return ProcessHandle.current().pid();", worker -> {
                    Reply first = ((Ending.Answered<Reply>) worker.ask(Request.count(1), () -> LIMITS)).answer();
                    ProcessHandle process = ProcessHandle.of(((Reply.Count) first).value()).orElseThrow();
                    Duration enough = worker.cpu().plusMillis(700);
                    while (process.info().totalCpuDuration().orElseThrow().compareTo(enough) < 0) {
                        Thread.onSpinWait();
                    }
                    return worker.ask(Request.count(2), () -> new Limits(Duration.ofMillis(500), LIMITS.waiting()));
                });
        assertThat(second).isEqualTo(new Ending.Stopped<>(Ending.Reason.CPU_TIME));
    }

    @Test
    void a_sleeper_ends_at_the_limit_on_the_clock() {
        assertThat(ending("try { Thread.sleep(3_600_000); } catch (InterruptedException e) { } return n;"))
                .isEqualTo(new Ending.Stopped<>(Ending.Reason.WAITING));
    }

    @Test
    void a_flood_on_standard_output_ends_as_printed() {
        assertThat(ending("while (n > 0) { System.out.println(\"again and again and again\"); } return n;"))
                .isEqualTo(new Ending.Stopped<>(Ending.Reason.PRINTED));
    }

    @Test
    void a_flood_on_the_real_standard_output_ends_as_printed() {
        assertThat(ending("try (var out = new java.io.FileOutputStream(java.io.FileDescriptor.out)) {"
                + " while (n > 0) { out.write(new byte[1000]); } } catch (java.io.IOException e) { } return n;"))
                .isEqualTo(new Ending.Stopped<>(Ending.Reason.PRINTED));
    }

    @Test
    void a_full_heap_ends_as_such() {
        assertThat(ending("var all = new java.util.ArrayList<int[]>(); while (n > 0) { all.add(new int[1 << 20]); }"
                + " return all.size();")).isEqualTo(new Ending.Stopped<>(Ending.Reason.HEAP));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"System.exit(0);", "Runtime.getRuntime().halt(3);"})
    void a_program_that_ends_itself_ends_as_such(String end) {
        assertThat(ending(end + " return n;")).isEqualTo(new Ending.Stopped<>(Ending.Reason.ENDED));
    }

    @Test
    void a_closed_standard_output_ends_as_garbled() {
        assertThat(ending("try { new java.io.FileOutputStream(java.io.FileDescriptor.out).close(); }"
                + " catch (java.io.IOException e) { } return n;"))
                .isEqualTo(new Ending.Stopped<>(Ending.Reason.GARBLED));
    }

    @Test
    void an_answer_amid_garbage_is_found() {
        assertThat(answer("try { var out = new java.io.FileOutputStream(java.io.FileDescriptor.out);"
                + " out.write(new byte[100]); out.write(\"{\\\"verdict\\\":\\\"ACCEPTED\\\"}\".getBytes()); }"
                + " catch (java.io.IOException e) { } return 5;")).isEqualTo(new Reply.Count(5));
    }

    @Test
    void the_compiler_ends_at_its_limit_and_the_next_compilation_is_served() {
        try (ProcessWorkers workers = new ProcessWorkers(Optional.of(Isolation.PROCESS), Optional.of(0.1))) {
            StringBuilder many = new StringBuilder();
            for (int i = 0; i < 1800; i++) {
                many.append("static <T> java.util.List<T> f").append(i)
                        .append("(T t) { return java.util.List.of(t, t).stream().map(x -> x).toList(); }\n");
            }
            assertThat(workers.compile(sources("class Many { " + many + " }")))
                    .isEqualTo(new Ending.Stopped<>(Ending.Reason.CPU_TIME));
            assertThat(workers.compile(sources("class One { }")))
                    .isInstanceOfSatisfying(Ending.Answered.class, answered ->
                            assertThat(answered.answer()).isInstanceOf(Compilation.Compiled.class));
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {
        "ProcessHandle.current().pid()", "new ProcessBuilder(\"sleep\", \"3600\").start().pid()"
    })
    void no_process_is_left_when_all_is_closed(String pid) {
        Reply reply = answer("try { if (n > 0) { return " + pid + "; } throw new java.io.IOException(); }"
                + " catch (java.io.IOException e) { return -1; }");
        long left = ((Reply.Count) reply).value();
        assertThat(left).isPositive();
        assertThat(ProcessHandle.of(left).filter(ProcessHandle::isAlive)).isEmpty();
    }

    @Test
    void no_folder_is_left_when_all_is_closed() {
        Set<Path> before = temporaryFolders();
        assertThat(answer("return n;")).isEqualTo(new Reply.Count(1));
        assertThat(temporaryFolders()).isEqualTo(before);
    }

    private static Set<Path> temporaryFolders() {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("java.io.tmpdir")))) {
            return files.filter(file -> file.getFileName().toString().startsWith("n-queens-kata-"))
                    .collect(Collectors.toSet());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Reply answer(String body) {
        return ((Ending.Answered<Reply>) ending(body)).answer();
    }

    private static Ending<Reply> ending(String body) {
        return judged(body, worker -> worker.ask(Request.count(1), () -> LIMITS));
    }

    /** Asks a worker. */
    private interface Question<T> {
        T ask(Worker worker);
    }

    private static <T> T judged(String body, Question<T> question) {
        try (ProcessWorkers workers = new ProcessWorkers(Optional.of(Isolation.PROCESS), Optional.of(1.0))) {
            String source = "package array1d; public class Array1dQueens implements nqueens.QueensSolver {"
                    + " public java.util.List<int[]> solve(int n) { return null; }"
                    + " public long count(int n) { " + body + " } }";
            Compilation compilation = ((Ending.Answered<Compilation>) workers.compile(sources(source))).answer();
            assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
            Classes classes = new Classes("array1d.Array1dQueens", ((Compilation.Compiled) compilation).classes());
            try (Worker worker = workers.start(Exercise.ARRAY1D, () -> classes)) {
                return question.ask(worker);
            }
        }
    }

    private static Sources sources(String text) {
        return new Sources(Map.of("Array1dQueens.java", text));
    }
}
