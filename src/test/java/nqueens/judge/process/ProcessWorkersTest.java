package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.tools.ToolProvider;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.AfterParameterizedClassInvocation;
import org.junit.jupiter.params.BeforeParameterizedClassInvocation;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.Workers.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Isolation;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.process.ProcessWorkers.Workload;
import nqueens.judge.submission.Sources;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;
import nqueens.problem.Ablation;
import nqueens.problem.catalogue.Catalogue;

/** Real child JVMs: what they can see, what becomes of them, and what is left when they are gone. */
@Tag("proof")
@ParameterizedClass(name = "{0}")
@EnumSource(names = {"PROCESS", "BUBBLEWRAP"})
@Isolated("it looks at the folder for temporary files, and at child processes")
class ProcessWorkersTest {

    private static final Path PRLIMIT = Path.of("/usr/bin/prlimit");
    private static final WorkerLimits LIMITS = new WorkerLimits(Duration.ofSeconds(2), Duration.ofSeconds(4));
    /** A loop takes them in less than the CPU time. */
    private static final long STEPS = 100_000_000;

    private static ProcessWorkers shared;

    @Parameter
    private Isolation isolation;

    @BeforeParameterizedClassInvocation
    static void open(Isolation isolation) {
        if (isolation == Isolation.BUBBLEWRAP) {
            BubblewrapOnThisMachine.assume();
        }
        shared = workers(isolation);
    }

    @AfterParameterizedClassInvocation
    static void close() {
        shared.close();
    }

    @Test
    void a_worker_sees_the_contract_and_nothing_else_but_the_base() {
        List<String> names = List.of(
                "nqueens.board.KnownCounts", "nqueens.problem.Problem", "nqueens.judge.worker.SolverHost",
                "nqueens.judge.process.SolverWorker", "nqueens.suite.ProblemSuite",
                "nqueens.problem.catalogue.Catalogue",
                "org.junit.jupiter.api.Test", "org.assertj.core.api.Assertions", "com.google.gson.Gson",
                "bitmask.BitmaskQueens",
                // no module but the base
                "java.sql.Driver", "java.util.logging.Logger", "javax.tools.ToolProvider",
                "java.lang.management.ManagementFactory", "sun.misc.Unsafe", "com.sun.tools.attach.VirtualMachine",
                "nqueens.QueensSolver");
        assertThat(printed("for (String name : \"" + String.join(" ", names) + "\".split(\" \")) {"
                + " try { Class.forName(name); System.out.println(name); } catch (ClassNotFoundException e) { } }"
                + " return n;")).isEqualTo("nqueens.QueensSolver");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " :: ", quoteCharacter = '`', textBlock = """
            nothing of the environment but the locale and what platforms need :: 0 :: return System.getenv().keySet() \
            .stream().filter(name -> !name.matches("LC_ALL|PWD|SystemRoot|__CF_USER_TEXT_ENCODING|" \
            + "JAVA_MAIN_CLASS_[0-9]+")).count();
            an empty folder to stand in :: 0 :: return new java.io.File(".").list().length;
            an empty standard input :: -1 :: \
            try { return System.in.read(); } catch (java.io.IOException e) { return 7; }
            """)
    void a_worker_has(String what, long answer, String body) {
        assertThat(judged(body, ProcessWorkersTest::reply)).isEqualTo(new Reply.Returned(answer));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " :: ", quoteCharacter = '`', textBlock = """
            threads of another group, as soon as a call returns :: THREADS :: for (int i = 0; i < 300; i++) { \
            Thread thread = new Thread(Thread.currentThread().getThreadGroup().getParent(), () -> { \
            try { Thread.sleep(3_600_000); } catch (InterruptedException e) { } }); thread.start(); } return n;
            a flood of output :: PRINTED :: while (n > 0) { System.out.writeBytes(new byte[1 << 24]); } return n;
            garbage on the real standard output :: GARBLED :: \
            try { new java.io.FileOutputStream(java.io.FileDescriptor.out).write("ACCEPTED".repeat(9).getBytes()); } \
            catch (java.io.IOException e) { } return n;
            an exit :: ENDED :: System.exit(0); return n;
            a halt with the exit code of a full heap :: ENDED :: Runtime.getRuntime().halt(3); return n;
            an end as if there were too little memory :: ENDED :: System.out.println("# There is insufficient \
            memory for the Java Runtime Environment to continue."); System.exit(1); return n;
            an end as if there were no threads :: ENDED :: System.out.println("[warning][os,thread] Failed to start \
            thread \\"Unknown thread\\" with pthread_create (EAGAIN)"); System.exit(1); return n;
            a closed standard output :: GARBLED :: \
            try { new java.io.FileOutputStream(java.io.FileDescriptor.out).close(); } \
            catch (java.io.IOException e) { } return n;
            """)
    void a_worker_is_stopped_by(String what, Termination reason, String body) {
        assertThat(execution(body).termination()).contains(reason);
    }

    @Test
    void a_worker_that_is_killed_from_outside_has_failed() {
        Execution<Reply> execution = judged("while (n > 1) { try { Thread.sleep(50); }"
                + " catch (InterruptedException e) { } } return n;", worker -> {
                    assertThat(reply(worker)).isEqualTo(new Reply.Returned(1L));
                    CompletableFuture<Execution<Reply>> answer = CompletableFuture.supplyAsync(
                            () -> worker.ask(count(2), () -> LIMITS), task -> new Thread(task).start());
                    ProcessHandle.current().descendants()
                            .filter(process -> process.info().commandLine().orElse("").contains("SolverWorker"))
                            .forEach(ProcessHandle::destroyForcibly);
                    return answer.join();
                });
        assertThat(execution.termination()).contains(Termination.KILLED);
    }

    @Test
    void a_file_is_found_whatever_letters_are_in_its_path(@TempDir Path folder) throws IOException {
        // as in the path of a checkout, or of the folder for temporary files
        Path other = Files.createDirectory(folder.resolve("my kläne 卡塔"));
        Files.writeString(other.resolve("Hello.java"),
                "class Hello { public static void main(String[] arguments) throws java.io.IOException {"
                        + " System.out.write('r'); System.out.flush(); } }");
        ToolProvider.getSystemJavaCompiler().run(null, null, null, other.resolve("Hello.java").toString());
        try (ChildJvms.JudgeThreads threads = new ChildJvms.JudgeThreads();
                ChildJvm jvm = jvm(threads, List.of("-cp", other.toString(), "Hello"), folder, List.of(other))) {
            assertThat(jvm.ask(new byte[1], () -> LIMITS, content -> Execution.answered("")).termination())
                    .as(jvm::complaint).contains(Termination.ENDED);
        }
    }

    @Test
    void a_jvm_that_does_not_come_up_has_failed(@TempDir Path folder) {
        try (ChildJvms.JudgeThreads threads = new ChildJvms.JudgeThreads();
                ChildJvm jvm = jvm(threads, List.of("-XX:NoSuchOption"), folder, List.of())) {
            assertThat(jvm.ask(new byte[1], () -> LIMITS, content -> Execution.answered("")).termination())
                    .contains(Termination.FAILED);
            assertThat(jvm.complaint()).contains("Unrecognized VM option 'NoSuchOption'");
        }
    }

    @ParameterizedTest(name = "{1}")
    @CsvSource({"--as=300000000, TOO_LITTLE_MEMORY", "--as=unlimited, FAILED"})
    void a_jvm_that_goes_without_an_answer_says_so_where_it_gets_too_little_memory(
            String limit, Termination reason, @TempDir Path folder) {
        assumeTrue(isolation == Isolation.PROCESS && Files.isExecutable(PRLIMIT), "there is no " + PRLIMIT);
        try (ChildJvms.JudgeThreads threads = new ChildJvms.JudgeThreads();
                ChildJvm jvm = new ChildJvm(threads, Stream.concat(Stream.of(PRLIMIT.toString(), limit),
                        JavaRuntime.own().command(List.of("-Xmx256m", "-Xms256m", "-version")).stream()).toList(),
                        folder, false, Optional::empty)) {
            assertThat(jvm.ask(new byte[1], () -> LIMITS, content -> Execution.answered("")).termination())
                    .contains(reason);
        }
    }

    private ChildJvm jvm(ChildJvms.JudgeThreads threads, List<String> options, Path folder, List<Path> readable) {
        boolean isSandboxed = isolation == Isolation.BUBBLEWRAP;
        return new ChildJvm(threads, isSandboxed
                ? new JavaRuntime(JavaRuntime.own().home(), readable, List.of()).sandboxed(options, folder)
                : JavaRuntime.own().command(options), folder, isSandboxed, Optional::empty);
    }

    @Test
    void prints_come_back_in_order_however_they_were_made() {
        assertThat(printed("for (int i = 0; i <= n; i++) { System.out.print('a'); System.err.print(\"\u00e4\");"
                + " System.out.print(\"\\ud83d\\udc51\".charAt(0)); System.out.print(\"\\ud83d\\udc51\".charAt(1));"
                + " System.out.write('b'); System.out.print((String) null); System.out.print(7); System.out.println();"
                + " System.out.printf(\"%s;\", \"c\".repeat(300)); System.err.println(\"d\"); } return n;"))
                .isEqualTo(("a\u00e4\ud83d\udc51bnull7\n" + "c".repeat(300) + ";d\n").repeat(2).strip());
    }

    @Test
    void what_was_gathered_is_sent_though_the_call_goes_on() {
        String printed = judged("for (int i = 0; i < 10_000; i++) { System.out.print('Q'); }"
                + " return java.util.stream.LongStream.range(0, Long.MAX_VALUE).sum();", worker -> {
                    Execution<Reply> execution = worker.ask(count(1), () -> LIMITS);
                    assertThat(execution.termination()).contains(Termination.CPU_TIME);
                    return execution.printed();
                });
        assertThat(printed).hasSizeLessThan(4200)
                .startsWith("(the first 4096 of 10000 bytes; the rest was left out)\nQ");
    }

    @Test
    void an_error_that_says_that_there_are_no_threads_is_an_answer_where_there_are() {
        assertThat(execution("throw new OutOfMemoryError(\"unable to create native thread\");").answer()).isPresent();
    }

    @Test
    void a_compiler_that_is_busy_keeps_nobody_waiting() {
        // what a lambda returns is inferred again for each one around it: it would take years
        StringBuilder lambdas = new StringBuilder();
        for (int i = 0; i < 60; i++) {
            lambdas.append("f(1, x").append(i).append(" -> { return ");
        }
        Sources endless = sources("class Endless { static <A, R> R f(A a, java.util.function.Function<A, R> g) {"
                + " return g.apply(a); } Object o = " + lambdas + "2" + "; })".repeat(60) + "; }");
        CompletableFuture<Execution<Compilation>> busy;
        List<Duration> costs = new ArrayList<>();
        try (ProcessWorkers workers = new ProcessWorkers(Workload.FEW, Optional.of(isolation), Optional.of(1000.0))) {
            busy = CompletableFuture.supplyAsync(() -> workers.compile(endless));
            // one of the two at least comes when the first compiler is taken
            for (String name : List.of("One", "Two")) {
                Execution<Compilation> execution = workers.compile(sources("class " + name + " { }"));
                assertThat(execution.answer()).isPresent();
                costs.add(execution.cpu());
            }
            assertThat(busy).isNotDone();
        }
        assertThat(busy.join().termination()).isPresent();
        assertThat(costs).hasSize(2).allMatch(cost -> cost.compareTo(Duration.ZERO) > 0);
    }

    @Test
    void with_memory_for_one_solver_only_its_other_classes_are_compiled_while_it_waits() {
        Semaphore one = new Semaphore(1) {
            @Override
            public boolean tryAcquire(long timeout, TimeUnit unit) {
                assertThat(tryAcquire()).as("a place is free at once").isTrue();
                return true;
            }
        };
        try (ProcessWorkers workers = new ProcessWorkers(JavaRuntime.own(), () -> new ProcessWorkers.Slots(one, true),
                Workload.FEW, Optional.of(isolation), Optional.of(1.0))) {
            Sources lacking = sources("class One { }")
                    .without(new Ablation.Cut(Ablation.BOARDS, List.of(), 0, List.of()));
            assertThat(judged(workers, "return n;", worker -> workers.compile(lacking)).answer()).isPresent();
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {
        "return n;", "try { return new ProcessBuilder(\"sleep\", \"3600\").start().pid(); }"
            + " catch (java.io.IOException e) { return 0; }"
    })
    void no_process_and_no_folder_is_left_when_all_is_closed(String body, @TempDir Path temporary) {
        // the suite's own compiler may be alive: it serves every class of this run
        Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(Collectors.toSet());
        String shared = System.setProperty("java.io.tmpdir", temporary.toString());
        try (ProcessWorkers workers = workers(isolation)) {
            assertThat(temporary).isNotEmptyDirectory();
            assertThat(judged(workers, body, ProcessWorkersTest::reply)).isInstanceOf(Reply.Returned.class);
        } finally {
            System.setProperty("java.io.tmpdir", shared);
        }
        assertThat(children(before)).isEmpty();
        assertThat(temporary).isEmptyDirectory();
    }

    @Test
    void the_next_worker_is_kept_ready_where_the_same_submission_comes_again() {
        Set<ProcessHandle> before = ProcessHandle.current().descendants().collect(Collectors.toSet());
        try (ProcessWorkers workers = new ProcessWorkers(
                Workload.ONE_AGAIN_AND_AGAIN, Optional.of(isolation), Optional.of(1.0))) {
            assertThat(judged(workers, "return 1;", ProcessWorkersTest::reply)).isEqualTo(new Reply.Returned(1L));
            Set<ProcessHandle> ready = children(before);
            assertThat(judged(workers, "return 2;", ProcessWorkersTest::reply)).isEqualTo(new Reply.Returned(2L));
            assertThat(children(before)).isNotEqualTo(ready);
        }
        assertThat(children(before)).isEmpty();
    }

    private static Set<ProcessHandle> children(Set<ProcessHandle> before) {
        // what is dead and not buried has no command any more
        return ProcessHandle.current().descendants()
                .filter(process -> !before.contains(process) && process.info().command().isPresent())
                .collect(Collectors.toSet());
    }

    @Test
    void what_a_worker_has_used_is_known_though_it_ended_by_itself() {
        Duration used = judged("while (ProcessHandle.current().info().totalCpuDuration().orElseThrow().toMillis()"
                + " < 1000) { Thread.onSpinWait(); } Runtime.getRuntime().halt(0); return n;",
                worker -> {
                    Execution<Reply> execution = worker.ask(count(1), () -> LIMITS);
                    assertThat(execution.termination()).contains(Termination.ENDED);
                    return execution.cpu();
                });
        assertThat(used).isGreaterThan(Duration.ofMillis(300));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = " :: ", textBlock = """
            the call :: false :: while (n > 0) { } return n;
            the worker if the error is caught :: true :: while (n > 0) { try { while (n > 0) { } } \
            catch (Error e) { } } return n;
            the worker if there are other threads :: true :: Thread other = new Thread(() -> { \
            try { Thread.sleep(3_600_000); } catch (InterruptedException e) { } }); other.start(); \
            while (n > 0) { } return n;
            """)
    void without_a_part_steps_end(String what, boolean isEnded, String body) {
        boolean hasEnded = judged(body, worker -> {
            worker.ask(count(Request.Action.CALL_WITHOUT, 1), () -> LIMITS);
            return worker.ended();
        });
        assertThat(hasEnded).isEqualTo(isEnded);
    }

    @Test
    void without_a_part_steps_may_be_spent_when_a_call_returns() {
        Request request = new Request(Request.Action.CALL_WITHOUT, 0, "count", List.of(1), 0, 0, 1 << 20, 0, 9);
        Execution<Reply> execution = judged("for (int i = 0; i < 1000; i++) { n += i; } return n;",
                worker -> worker.ask(request, () -> LIMITS));
        assertThat(execution.termination()).contains(Termination.STEPS);
    }

    private static Reply reply(Worker worker) {
        return worker.ask(count(1), () -> LIMITS).answer().orElseThrow();
    }

    private static Execution<Reply> execution(String body) {
        return judged(body, worker -> worker.ask(count(1), () -> LIMITS));
    }

    private static String printed(String body) {
        return judged(body, worker -> worker.ask(count(1), () -> LIMITS).printed());
    }

    private static <T> T judged(String body, Function<Worker, T> question) {
        return judged(shared, body, question);
    }

    private static <T> T judged(ProcessWorkers workers, String body, Function<Worker, T> question) {
        String source = "package array1d; public class Array1dQueens implements nqueens.QueensSolver {"
                + " public java.util.List<int[]> solve(int n) { return null; }"
                + " public long count(int n) { " + body + " } }";
        Compilation compilation =
                workers.compile(sources(source)).answer().orElseThrow();
        assertThat(compilation).isInstanceOf(Compilation.Compiled.class);
        WorkerClasses classes = new WorkerClasses(
                "array1d.Array1dQueens", "nqueens.QueensSolver", "", ((Compilation.Compiled) compilation).classes(),
                Map.of(), ((Compilation.Compiled) compilation).metered().blocks().steps());
        try (Worker worker = workers.start(Catalogue.ARRAY1D, classes).answer().orElseThrow()) {
            return question.apply(worker);
        }
    }

    private static ProcessWorkers workers(Isolation isolation) {
        return new ProcessWorkers(Workload.FEW, Optional.of(isolation), Optional.of(1.0));
    }

    private static Sources sources(String text) {
        return new Sources(Map.of("Array1dQueens.java", text), List.of());
    }

    private static Request count(int n) {
        return count(Request.Action.CALL, n);
    }

    private static Request count(Request.Action action, int n) {
        return new Request(action, 0, "count", List.of(n), 0, 0, 1 << 20, 0, STEPS);
    }
}
