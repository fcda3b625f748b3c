package nqueens.judge.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import nqueens.judge.worker.Counters;
import nqueens.problem.Executed;

class MeterTest {

    @Test
    void each_line_counts_its_runs() {
        Executed executed = Snippet.of("""
                class A {
                    static int sum;
                    static void run() {
                        for (int i = 0; i < 3; i++) {
                            for (int j = 0; j < 5; j++) {
                                sum++;
                            }
                        }
                        sum = depth(7);
                    }
                    static int depth(int n) {
                        return n == 0 ? 0
                                : 1 + depth(n - 1);
                    }
                }
                """).executed();
        // the line of a loop runs as often as the condition is looked at
        assertThat(executed.lines()).isEqualTo(Map.of("A.java:4", 4L, "A.java:5", 18L, "A.java:6", 15L,
                "A.java:9", 1L, "A.java:10", 1L, "A.java:12", 8L, "A.java:13", 7L));
        // the inner loop begins 3 times, which no line tells
        assertThat(executed.runs()).containsExactlyInAnyOrder(1L, 3L, 4L, 7L, 8L, 15L, 18L);
        // line by line; a loop begins with 2 steps, looks at its condition in 3, and goes on in 2
        assertThat(executed.steps()).isEqualTo(
                (2 + 4 * 3 + 3 * 2) + (3 * 2 + 18 * 3 + 15 * 2) + 15 * 4 + 3 + 1 + (8 * 2 + 2 + 8) + 7 * 6);
    }

    /** What runs before {@code run()} is called is forgotten; the interface and the enum are initialized later. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            if (number > 2) { number = 1; } number = 3;                                         => 5
            if (number > 1) { number = 1; } number = 3;                                         => 7
            switch (number) { case 1: number = 7; case 2: number = 8; default: }                => 4
            switch (number) { case 1: number = 7; case 99999: number = 8; default: }            => 2
            switch (number) { case 2 -> number = 7; default -> { } }                            => 5
            try { throw null; } catch (NullPointerException e) { number = 1; }                  => 5
            try { number = numbers[9]; } catch (RuntimeException e) { number = 1; }             => 8
            try { number = 1; } finally { number = 2; }                                         => 5
            while (true) { try { if (number++ > 4) { break; } } finally { number++; } }         => 38
            do { number++; } while (number < 4);                                                => 14
            label: for (;;) { for (;;) { number++; if (number > 3) { break label; } } }         => 15
            int own = number > 2 ? 5 : number; number = own;                                    => 7
            number = new A(number > 1 ? 1 : 2).field;                                           => 16
            for (;;) { if (new A(number > 1 ? 1 : 2).field == 1) { break; } }                   => 18
            synchronized (numbers) { number++; }                                                => 11
            number = new Record(number).value();                                                => 24
            number = Kind.ONE.kind();                                                           => 13
            number = new Kind() { }.kind();                                                     => 18
            number = Kind.kindOf(number);                                                       => 13
            try { number = 1 / zero; } catch (ArithmeticException e) { number = 1; return; } number = 3; => 8
            try { number = 1 / number; return; } catch (ArithmeticException e) { number = 1; }     => 4
            switch (number) { case 0: case 1: number++; case 2: number = 7; case 3: case 4: case 5: default: } => 4
            number = switch (number) { case 1 -> 7; case 99999 -> 8; default -> 9; }; number = 3;  => 6
            number = switch (number) { case 1 -> 7; case 2 -> 8; default -> 9; }; number = 3;      => 7
            number = new Part() { int part() { return 1; } }.part();                            => 13
            number = Constant.TWO.kind();                                                       => 35
            IntUnaryOperator more = n -> n + number; number = more.applyAsInt(1);               => 10
            Thread thread = new Thread(() -> number++); thread.start(); thread.join();          => 41
            """)
    void whatever_is_written_the_instructions_that_run_are_counted(String statements, int steps) {
        assertThat(Snippet.of(statements, """
                static int number = 2;
                static int[] numbers = new int[8];
                final int field;
                A(int n) { field = n; }
                static int zero;
                abstract static class Part { abstract int part(); }
                record Record(int value) { }
                interface Kind { Kind ONE = new Kind() { }; default int kind() { return 1; }
                    static int kindOf(int n) { return n; } }
                enum Constant { TWO; int kind() { return 2; } }
                """).executed().steps()).isEqualTo(steps + 1);
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            new Thread().start();                                            => true
            class OwnThread extends Thread { } new OwnThread();              => true
            Function<Runnable, Thread> threads = Thread::new;                => true
            Consumer<Thread> start = Thread::start;                          => true
            new Timer();                                                     => true
            Executors.newCachedThreadPool();                                 => true
            ForkJoinPool.commonPool();                                       => true
            Consumer<Runnable> run = CompletableFuture::runAsync;            => true
            List.of(1).parallelStream();                                     => true
            Function<List<Integer>, Object> parallel = List::parallelStream; => true
            UnaryOperator<IntStream> parallel = IntStream::parallel;         => true
            Thread.currentThread();                                          => false
            Function<List<Integer>, Object> stream = List::stream;           => false
            new ConcurrentHashMap<>();                                       => false
            new Object();                                                    => false
            """)
    void only_what_may_run_in_threads_counts_in_each_apart(String statements, boolean isApart) {
        assertThat(names(Snippet.of(statements, "")).contains("Apart")).isEqualTo(isApart);
    }

    private static String names(Snippet snippet) {
        return new String(snippet.metered().classes().get("A"), StandardCharsets.ISO_8859_1);
    }

    @Test
    void a_method_that_would_get_too_large_is_left_uncounted() {
        // 4 bytes each, and 6 more where they are counted; javac allows 65,535
        String jumps = "if (number > 1) { number++; } ".repeat(4000);
        Snippet snippet = Snippet.of("large(); small(0); small(1L);", """
                static int number;
                static void large() { %s }
                static void small(int n) { number = n; }
                static void small(long n) { number = 2; }
                """.formatted(jumps));
        assertThat(snippet.metered().uncounted()).containsExactly("A.large");
        assertThat(snippet.executed().steps()).isEqualTo(5 + 1 + 3 + 3);
    }

    @Test
    void a_method_as_large_as_may_be_stays_as_large_as_it_is() {
        // its constants are among the first 255, which are loaded in 2 bytes each; others take 3
        String constants = IntStream.range(0, 60).mapToObj(i -> "text = \"" + i + "\"; ")
                .collect(Collectors.joining()).repeat(216);
        String fields = IntStream.range(0, 300).mapToObj(i -> "static int field" + i + ";\n")
                .collect(Collectors.joining());
        Snippet snippet = Snippet.of("large();",
                "static String text;\n" + fields + "static void large() { " + constants + "}");
        assertThat(snippet.metered().uncounted()).isEmpty();
        assertThat(snippet.executed().steps()).isEqualTo(2 + 2 * 60 * 216 + 1);
    }

    @Test
    void what_has_no_counter_left_is_left_uncounted() {
        Meter.Metered full = many(775);
        assertThat(full.blocks().all()).hasSize(Counters.SIZE);
        assertThat(full.uncounted()).isEmpty();
        assertThat(many(776).uncounted()).containsExactly("A.last");
    }

    /** A class with 4 blocks and 13 * 2,401 more, and 1 and 2 for each jump of its last method. */
    private static Meter.Metered many(int jumps) {
        String jump = "if (number > 1) { number++; } ";
        return Snippet.of("few();", "static int number = 2; static void few() { }\n" + IntStream.range(0, 13)
                .mapToObj(i -> "static void many" + i + "() { " + jump.repeat(1200) + "}\n")
                .collect(Collectors.joining()) + "static void last() { " + jump.repeat(jumps) + "}").metered();
    }

    @Test
    void a_class_with_as_many_constants_as_may_be_is_left_uncounted() {
        Meter.Metered metered = metered(65_530, Opcodes.RETURN);
        assertThat(metered.uncounted()).containsExactly("A.run");
        assertThat(metered.blocks().all()).isEmpty();
        assertThat(metered.classes()).containsOnlyKeys("a.A");
    }

    /** Something is taken from a stack that nothing is on: nobody knows what comes then. */
    @Test
    void instructions_that_the_compiler_never_writes_are_counted() {
        Meter.Metered metered = metered(0,
                Opcodes.NOP, Opcodes.POP, Opcodes.ICONST_1, Opcodes.ISHL, Opcodes.RETURN);
        assertThat(metered.blocks().all()).containsExactly(new Block("", List.of(), 5, Map.of()));
    }

    private static Meter.Metered metered(int constants, int... instructions) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, "a/A", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "run", "()V", null, null);
        IntStream.of(instructions).forEach(method::visitInsn);
        method.visitMaxs(1, 0);
        int number = 0;
        while (writer.newUTF8("constant " + number) < constants) {
            number++;
        }
        return Meter.meter(Map.of("a.A", writer.toByteArray()));
    }

    @Test
    void what_nothing_leads_to_is_not_looked_at() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, "a/A", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "run", "()V", null, null);
        method.visitInsn(Opcodes.RETURN);
        method.visitInsn(Opcodes.ICONST_1);
        method.visitIntInsn(Opcodes.NEWARRAY, Opcodes.T_BOOLEAN);
        method.visitInsn(Opcodes.POP);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(1, 0);
        assertThat(Meter.meter(Map.of("a.A", writer.toByteArray())).blocks().all()).hasSize(1);
    }

    @Test
    void classes_may_be_left_as_they_are() {
        byte[] file = {1};
        Meter.Metered unmetered = Meter.unmetered(Map.of("A", file));
        assertThat(unmetered.classes().get("A")).isSameAs(file);
        assertThat(unmetered.blocks().all()).isEmpty();
        assertThat(unmetered.uncounted()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "while (on) { try { number++; } catch (Throwable e) { number--; } }",
        "while (on) { try { throw new Error(); } catch (Throwable e) { } }",
        "while (on) { }",
        "do { if (number > 1) { continue; } } while (on);",
        "while (on) { again(3); }",
        "Runnable more = () -> number++; while (on) { more.run(); }",
        "Thread thread = new Thread(() -> { while (on) { number++; } }); thread.start(); thread.join();"})
    void what_has_used_up_its_steps_is_told_again_and_again(String statements) {
        Snippet snippet = Snippet.of(statements, """
                static boolean on = true;
                static int number;
                static void again(int n) { if (n > 0) { again(n - 1); again(n - 1); } }
                """);
        AtomicInteger told = new AtomicInteger();
        Executed executed = snippet.executed(100_000, () -> {
            if (told.incrementAndGet() == 3) {
                snippet.set("on", false);
            }
        });
        assertThat(told).hasValueGreaterThanOrEqualTo(3);
        assertThat(executed.steps()).isBetween(100_000L, 10_000_000L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "new Thread(() -> { }).start();"})
    void steps_are_looked_at_once_a_round_of_a_loop(String statements) {
        AtomicInteger told = new AtomicInteger();
        Snippet.of(statements + "for (int i = 0; i < 40_000; i++) { if (number > 1) { number++; } }",
                "static int number = 2;").executed(1, told::incrementAndGet);
        // after 16,384 rounds, and as many more
        assertThat(told).hasValue(2);
    }

    @Test
    void threads_count_apart_and_together() {
        Executed executed = Snippet.of("""
                class A {
                    static int sum;
                    static void run() throws InterruptedException {
                        Thread[] threads = new Thread[20];
                        for (int i = 0; i < threads.length; i++) {
                            threads[i] = new Thread(() -> {
                                for (int j = 0; j < 100_000; j++) {
                                    sum++;
                                }
                            });
                            threads[i].start();
                            if (i % 2 == 0) {
                                threads[i].join();
                            }
                        }
                        for (Thread thread : threads) {
                            thread.join();
                        }
                    }
                }
                """).executed();
        assertThat(executed.lines()).containsEntry("A.java:8", 2_000_000L);
    }
}
