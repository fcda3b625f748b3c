package nqueens.judge.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

import nqueens.judge.worker.Counters;
import nqueens.problem.Ablation;
import nqueens.problem.Profile;

class MeterTest {

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            if (number > 2) { number = 1; } number = 3;                                         => 5
            if (number > 1) { number = 1; } number = 3;                                         => 7
            switch (number) { case 1: number = 7; case 2: number = 8; default: }                => 4
            switch (number) { case 1: number = 7; case 99999: number = 8; default: }            => 2
            try { throw null; } catch (NullPointerException e) { number = 1; }                  => 1005
            try { number = numbers[9]; } catch (RuntimeException e) { number = 1; }             => 1008
            while (true) { try { if (number++ > 4) { break; } } finally { number++; } }         => 38
            do { number++; } while (number < 4);                                                => 14
            label: for (;;) { for (;;) { number++; if (number > 3) { break label; } } }         => 15
            number = new A(number > 1 ? 1 : 2).field;                                           => 16
            for (;;) { if (new A(number > 1 ? 1 : 2).field == 1) { break; } }                   => 18
            synchronized (numbers) { number++; }                                                => 11
            try { number = 1 / zero; } catch (ArithmeticException e) { number = 1; return; } number = 3; => 1008
            try { number = 1 / number; return; } catch (ArithmeticException e) { number = 1; }     => 4
            switch (number) { case 0: case 1: number++; case 2: number = 7; case 3: case 4: case 5: default: } => 4
            number = switch (number) { case 1 -> 7; case 99999 -> 8; default -> 9; }; number = 3;  => 6
            Thread thread = new Thread(() -> number++); thread.start(); thread.join();          => 41
            forever();                                                                             => 16
            number += Table.size;                                                                  => 4
            number += Large.size;                                                                  => 80000008
            try { Failing.run(); } catch (ExceptionInInitializerError e) { number = 3; }           => 1005
            """)
    void whatever_is_written_the_instructions_that_run_are_counted(String statements, int steps) {
        assertThat(Snippet.of(statements, """
                static int number = 2;
                static int[] numbers = new int[8];
                final int field;
                A(int n) { field = n; }
                static int zero;
                static void forever() { for (;;) { if (number++ > 2) { return; } } }
                static class Table { static int size; static { while (size < 9) { size += Deeper.one(); } } }
                static class Large { static int size; static { while (size < 10_000_000) { size++; } } }
                static class Deeper { static int one = 1; static int one() { return one; } }
                static class Failing { static { number /= zero; } static void run() { } }
                """).executed().steps()).isEqualTo(steps + 1);
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
        assertThat(snippet.metered().unmetered()).isEmpty();
        assertThat(snippet.executed().steps()).isEqualTo(2 + 2 * 60 * 216 + 1);
    }

    @Test
    void what_has_no_counter_left_is_left_uncounted() {
        Meter.MeteredClasses full = many(775);
        assertThat(full.blocks().all()).hasSize(Counters.SIZE);
        assertThat(full.unmetered()).isEmpty();
        assertThat(many(776).unmetered()).containsExactly("A.last");
        assertThat(many(776).classes()).doesNotContainValue(null);
    }

    /** A class with 4 blocks and 13 * 2,401 more, and 1 and 2 for each jump of its last method. */
    private static Meter.MeteredClasses many(int jumps) {
        String jump = "if (number > 1) { number++; } ";
        return Snippet.of("few();", "static int number = 2; static void few() { }\n" + IntStream.range(0, 13)
                .mapToObj(i -> "static void many" + i + "() { " + jump.repeat(1200) + "}\n")
                .collect(Collectors.joining()) + "static void last() { " + jump.repeat(jumps) + "}").metered();
    }

    @Test
    void a_class_with_as_many_constants_as_may_be_is_left_uncounted() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, "a/A", null, "java/lang/Object", null);
        writer.visitMethod(Opcodes.ACC_STATIC, "run", "()V", null, null).visitInsn(Opcodes.RETURN);
        int number = 0;
        while (writer.newUTF8("constant " + number) < 65_530) {
            number++;
        }
        Meter.MeteredClasses metered = Meter.meter(Map.of("a.A", writer.toByteArray()), Optional.empty());
        assertThat(metered.unmetered()).containsExactly("A");
        assertThat(metered.classes()).containsOnlyKeys("a.A");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "while (on) { try { throw new Error(); } catch (Throwable e) { } }",
        "while (on) { }",
        "while (on) { again(3); }",
        "Thread thread = new Thread(() -> { while (on) { number++; } }); thread.start(); thread.join();"})
    void what_has_used_up_its_steps_is_told_again_and_again(String statements) {
        Snippet snippet = Snippet.of(statements, """
                static boolean on = true;
                static int number;
                static void again(int n) { if (n > 0) { again(n - 1); again(n - 1); } }
                """);
        AtomicInteger told = new AtomicInteger();
        Profile profile = snippet.executed(100_000, () -> {
            if (told.incrementAndGet() == 3) {
                snippet.set("on", false);
            }
        });
        assertThat(told).hasValueGreaterThanOrEqualTo(3);
        assertThat(profile.steps()).isBetween(100_000L, 200_000_000L);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "new Thread(() -> { }).start();"})
    void steps_are_looked_at_once_a_round_of_a_loop(String statements) {
        AtomicInteger told = new AtomicInteger();
        Snippet.of(statements + "for (int i = 0; i < 160_000; i++) { if (number > 1) { number++; } }",
                "static int number = 2;").executed(1, told::incrementAndGet);
        // after 65,536 rounds, after as many more, and at the end
        assertThat(told).hasValue(3);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Thread[] all = new Thread[20]; for (int i = 0; i < 20; i++) { all[i] = new Thread(A::work); all[i].start();"
                + " if (i % 2 == 0) { all[i].join(); } } for (Thread each : all) { each.join(); }",
        "Arrays.parallelSetAll(new int[20], i -> { work(); return i; });",
        "CountDownLatch done = new CountDownLatch(20); Timer timer = new Timer(); for (int i = 0; i < 20; i++) {"
                + " timer.schedule(new TimerTask() { public void run() { work(); done.countDown(); } }, 0); }"
                + " done.await(); timer.cancel();",
        "CountDownLatch done = new CountDownLatch(20); for (int i = 0; i < 20; i++) { new Object() {"
                + " @SuppressWarnings({\"deprecation\", \"removal\"}) protected void finalize() { work();"
                + " done.countDown(); } }; } while (!done.await(50, TimeUnit.MILLISECONDS)) { System.gc(); }"})
    void whatever_thread_runs_a_block_counts_it_once(String statements) {
        Profile profile = Snippet.of(statements,
                "static int sum; static void work() {\nfor (int j = 0; j < 100_000; j++) { sum++; }\n}").executed();
        assertThat(profile.lines()).containsValue(2_000_020L);
    }

    /** What is compared is an int that the JVM could not know; an element at a constant index stays. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            NUMBERS  => all[i] == 0 && all[1] == 7 && longs[i] == 0 && letters[i] == 0 && list.get(1) == 0
            NUMBERS  => boxes[i] == null && floats[i] == 0 && flags[i] && board[i][i] == 7 && new B().field == 0
            NUMBERS  => set(9) == 9 && Arrays.stream(all).sum() == 63 && Arrays.stream(longs).sum() == 0
            COMPARISONS => all[1] != all[2] && all[i] != i + 6 && board[i][i] != all[i] && list.get(0) != i
            COMPARISONS => all[i] - i - 6 != 0 && !Objects.equals(list.get(0), i) && set(9) == 9 && all[i] <= i
            BOOLEANS => !flags[i] && flags[1] && all[i] == 7 && new B().field == 7 && set(1) == 1 && all[i] == 1
            BOOLEANS => (flags[i] = false) == false && flags[1] && flags.clone()[1]
            SET_BOOLEANS => !(flags[i] = false) && flags[i] && !flags[1] && flags.clone()[i]
            CONSTANTS => i * 200L == 1400 && i * -199 == -1397 && i * 700 > 999 && i * 701 < 999 && i * 127 < 999
            CONSTANTS => i * 256 < 999 && i * 511 < 999 && i * 0x111 < 999 && "20".charAt(1) == '0' && i * 0.1f > 9
            CONSTANTS => "x204".charAt(2) == '1' && ("204" + i).charAt(0) == '3' && ("x" + i).charAt(0) == 'x'
            CONSTANTS => i * 0.1 > 9 && i * 0.125 < 9 && "x204".charAt(0) == 'x' && "20\u00c8".charAt(2) == '\u00c8'
            CONSTANTS => i * -0.3 > 9 && i * 203f > 999 && i * -0.5f < 9 && i * 0x101 < 999 && i * 1.1 < 9
            FULL_BOARDS => board[i][i] == 1 && board[i].length == 9 && objects[i][i] == null
            BOARDS   => board[i][i] == 0 && board[i].length == 9 && all[i] == 7 && flags[i] && objects[i][i] == null
            """)
    void a_part_of_the_code_has_no_effect(Ablation part, String condition) {
        assertThat(Snippet.without(part, List.of(), 700, "if (!(" + condition + ")) { throw new Exception(); }", """
                static int i = 1;
                static int[] all = {7, 7, 7, 7, 7, 7, 7, 7, 7};
                static long[] longs = new long[9]; static char[] letters = {'a', 'b'};
                static List<Integer> list = List.of(1, 2);
                static float[] floats = {1, 2}; static Integer[] boxes = {1, 2};
                static boolean[] flags = {true, true, true, true, true};
                static int[][] board = new int[9][9];
                static Object[][] objects = new Object[9][9];
                static { for (int[] row : board) { Arrays.fill(row, 7); } Arrays.fill(objects[1], ""); }
                static class B { int field = 7; }
                static int set(int value) { all[i] = value; longs[i] = value; return value; }
                """).executed().steps()).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"if (!all[i]) { throw new Exception(); }", "if (all[i]) { return; } throw new Exception();",
        "if (numbers == null || i != 1 || !all[i]) { throw new Exception(); }",
        "for (int j = 0; j < 4; j++) { if (j % 2 == 0) { i++; } } numbers[(i - 3) * 9] = all[i] ? 1 : 0;",
        "for (int j = 0; j < 4; j++) { if (j < 1 || !all[i]) { continue; } i++; } numbers[(i - 4) * 9] = 1;"})
    void a_branch_that_went_one_way_goes_that_way_without_the_part(String statements) {
        String members = "static int i = 1; static boolean[] all = {true, true, true, true, true};"
                + " static int[] numbers = {1};";
        assertThat(Snippet.without(Ablation.BOOLEANS, Snippet.of(statements, members).executed().runs(), Long.MAX_VALUE,
                statements, members).executed().steps()).isPositive();
    }

    /** What the code gives is the index of an element: of the only one, when busy code ends at once. */
    @ParameterizedTest
    @ValueSource(strings = {"sum(100)", "down(100L)", "ended", "new A(100).all", "FOUND - 100 + down(100L)",
        "Boolean.hashCode(isOpen(100)) - 1231"})
    void busy_code_ends_at_once(String found) {
        String statements = "end(100); int[] one = new int[%d]; one[(int) ((long) (" + found + ") %% 1024)]++;";
        String members = """
                static final long FOUND = down(100L); static int ended; int all; A(int n) { all = sum(n); }
                static int sum(int n) { int sum = 0; for (int j = 0; j < n; j++) { sum++; } return sum; }
                static long down(long n) { return n < 2 ? 1 : down(n - 1) + 1; }
                static boolean isOpen(int n) { return n < 0 || n > 0 && isOpen(n - 1); }
                static void end(int n) { if (n > 0) { end(n - 1); ended++; } }
                """;
        List<Long> runs = Snippet.of(statements.formatted(1024), members).executed().runs();
        Snippet.without(Ablation.SEARCHES, runs, 50, statements.formatted(1), members).executed();
    }
}
