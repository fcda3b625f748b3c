package nqueens.judge.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import nqueens.recording.Event;
import nqueens.recording.Recording;
import nqueens.recording.Value;

class RecorderTest {

    /** Code of many shapes. */
    private static final String SHAPES = """
                static int run = 0;
                static class Base { final int a; final long l; Base(int a, double d, long l) {
                    this.a = a; this.l = l; } }
                static class Heir extends Base {
                    final Runnable runnable;
                    Heir(boolean b, long wide) {
                        super(b ? pick(1) : pick(2), wide * 1.5, b && wide > 3 ? wide : -wide);
                        runnable = () -> run += a;
                    }
                    static int pick(int i) { return switch (i) { case 1 -> { try { yield Integer.parseInt("x"); }
                        catch (NumberFormatException e) { yield 10; } finally { run++; } } default -> 20; }; }
                }
                enum Op implements IntBinaryOperator {
                    PLUS { public int applyAsInt(int a, int b) { return a + b; } },
                    TIMES { public int applyAsInt(int a, int b) { return a * b; } };
                }
                record Pair<T>(T one, long... others) { Pair { if (others.length > 2) { others = new long[] {1}; } } }
                interface Walk { default int walk(int n) { return n == 0 ? 0 : 1 + walk(n - 1); } static int two() {
                    return 2; } }
                static int mixed(long a, int b, double c, int d) {
                    double sum = 0;
                    long product = 1;
                    outer:
                    for (long i = 0, j = 10; i < j; i++, j--) {
                        int local = (int) (i * j);
                        for (int k = 0; ; k++) {
                            double e = local + k * c;
                            if (k > 3) { continue outer; }
                            if (e > 1000) { break outer; }
                            sum += e; product ^= (long) e << k;
                            synchronized (Op.PLUS) { d += (int) product; }
                        }
                    }
                    return (int) sum ^ d ^ b ^ (int) (a ^ product);
                }
                static String text(Object o) {
                    String result = "";
                    if (o instanceof Integer i && i > 3) { result += i; }
                    if (o instanceof String s) { result += s; }
                    try { try { result += ((String) o).length(); } finally { result += "f"; }
                    } catch (ClassCastException | NullPointerException e) { result += e.getClass().getSimpleName(); }
                    char c = 'a'; c += 1; byte by = (byte) 300; by >>= 1; short sh = (short) (by * 1000); float f = sh;
                    f /= 3;
                    int[][] grid = new int[3][4]; grid[1][2] += 5; grid[1][2]++; --grid[2][0];
                    boolean[][] flags = {{true}, {}}; flags[0][0] ^= true; long[] ls = new long[2]; ls[1] = ls[0]++ + 7;
                    return result + c + by + sh + f + Arrays.deepToString(grid) + Arrays.deepToString(flags) + ls[1];
                }
                """;

    @Test
    void a_call_is_told_with_what_it_was_given_and_what_it_returns() {
        RecordedSnippet snippet = RecordedSnippet.of("return many(3, true, 4L, 1L << 40, 2.5, 'c', null, new int[2], "
                + "new String[1], \"text\");",
                "static boolean many(int i, boolean b, long l, long large, double d, char c, int[] none, int[] row,"
                + " String[] other, String text) { return !b; }");

        assertThat(snippet.told()).containsExactly("run()", "#0 is int[] [0, 0]",
                "many(3, true, 4, ?, ?, 99, null, #0, ?, ?)", "return false", "return ?");
        assertThat(snippet.recording().names().methods()).containsExactly("new A", "run", "many");
        assertThat(snippet.recording().names().parameters()).containsExactly(List.of(), List.of(), List.of("i", "b",
                "l", "large", "d", "c", "none", "row", "other", "text"));
        assertThat(snippet.recording().names().files()).containsExactly("A.java");
        assertThat(snippet.lines()).containsExactly(2, 2, 3, 3, 3, 2);
    }

    @Test
    void each_kind_of_answer_is_told() {
        assertThat(RecordedSnippet.of("i(); z(); j(); f(); d(); v(); a(); n(); s(); b(); return null;",
                "static int i() { return 7; } static boolean z() { return true; } static long j() { return 8; }",
                "static float f() { return 7; } static double d() { return 7; } static void v() { }",
                "static int[][] a() { return new int[][] {{1}, null}; } static int[] n() { return null; }",
                "static String s() { return \"7\"; } static byte b() { return -1; }").told())
                .containsExactly("run()", "i()", "return 7", "z()", "return true", "j()", "return 8",
                        "f()", "return ?", "d()", "return ?", "v()", "return ?",
                        "a()", "#0 is int[] [1]", "#0[0] = 1", "#1 is int[][] [0, -1]", "#1[0] = #0", "#1[1] = null",
                        "return #1",
                        "n()", "return null", "s()", "return ?", "b()", "return -1", "return null");
    }

    @Test
    void a_variable_is_told_whenever_it_gets_a_value() {
        assertThat(RecordedSnippet.of("int i = 1; i += 2; i++; long wide = 5; double d = 1; boolean b = i > 3;"
                + " short s = 9; wide = 1L << 33; String text = \"\"; int[] row = {6}; int[] none = null;"
                + " Object o = row; b = !b; for (int each : row) { i = each; } return null;").told())
                .containsExactly("run()", "i = 1", "i = 3", "i = 4", "wide = 5", "b = true", "s = 9", "wide = ?",
                        "#0 is int[] [6]", "#0[0] = 6", "row = #0", "none = null", "b = false", "each = 6", "i = 6",
                        "return null");
    }

    @Test
    void a_field_is_told_and_is_not_a_variable_of_the_same_name() {
        RecordedSnippet snippet = RecordedSnippet.of(
                "int count = 1; new A(2); A.count += count; wide = 3; return null;",
                "static int count; static long wide; final boolean[] marks; boolean isSet; String text; double part;",
                "A(int n) { marks = new boolean[n]; isSet = true; text = \"\"; part = 1; }");

        assertThat(snippet.told()).containsExactly("run()", "count = 1", "new A(2)", "#0 is boolean[] [0, 0]",
                "field marks = #0", "field isSet = true", "return ?", "field count = 1", "field wide = 3",
                "return null");
        assertThat(snippet.recording().names().variables())
                .containsExactly("count", "count", "wide", "marks", "isSet");
        assertThat(snippet.recording().names().fields()).containsExactly(1, 2, 3, 4);
    }

    @Test
    void a_variable_is_told_up_to_its_end_and_has_its_place_to_itself() {
        assertThat(RecordedSnippet.of("int i = 0; { int a = 1; a = 2; } { int b = 3; b++; }"
                + " for (int each : new int[] {5}) { i = each; } int x = 6; int y = 7; int z = 8; return null;").told())
                .containsExactly("run()", "i = 0", "a = 1", "a = 2", "b = 3", "b = 4", "#0 is int[] [5]", "#0[0] = 5",
                        "each = 5", "i = 5", "x = 6", "y = 7", "z = 8", "return null");
    }

    @Test
    void a_line_may_begin_with_a_new_object_of_which_the_code_is_not_straight() {
        RecordedSnippet snippet = RecordedSnippet.of(
                "boolean b = true;\nnew A(b ? 1 : 2);\nreturn null;", "A(int i) { }");
        assertThat(snippet.told()).containsExactly("run()", "b = true", "new A(1)", "return ?", "return null");
        assertThat(snippet.lines()).containsExactly(2, 2, 3, 5, 5, 4);
    }

    @Test
    void lines_of_several_files_are_told_apart() {
        RecordedSnippet snippet = RecordedSnippet.of(Map.of(
                "A.java", "class A {\n static Object run() {\n return\n B.one(); } }",
                "B.java", "class B { static Object one() {\n return null; } }"));
        assertThat(snippet.recording().names().files()).containsExactly("A.java", "B.java");
        assertThat(snippet.lines()).containsExactly(4, 4, 100_002, 100_002, 3);
    }

    @Test
    void what_is_written_into_an_array_is_told() {
        assertThat(RecordedSnippet.of("new int[2][1] = 5; new boolean[1][0] = true; new char[1][0] = 'a';"
                .replaceAll("new (\\w+)\\[(\\d)]\\[(\\d)] = ([^;]*)", "$1[] $1s = new $1[$2]; $1s[$3] = $4")
                + " byte[] bs = {0}; bs[0] = -3; short[] ss = {0}; ss[0]--; long[] ls = {0}; ls[0] = 1L << 50;"
                + " int[][] rows = new int[2][]; rows[1] = ints; rows[1] = null; String[] texts = {\"\"};"
                + " texts[0] = null; double[] ds = {1}; ds[0] = 2; return null;").told())
                .containsExactly("run()", "#0 is int[] [0, 0]", "ints = #0", "#0[1] = 5",
                        "#1 is boolean[] [0]", "booleans = #1", "#1[0] = true",
                        "#2 is char[] [0]", "chars = #2", "#2[0] = 97",
                        "#3 is byte[] [0]", "#3[0] = 0", "bs = #3", "#3[0] = -3",
                        "#4 is short[] [0]", "#4[0] = 0", "ss = #4", "#4[0] = -1",
                        "#5 is long[] [0]", "#5[0] = 0", "ls = #5", "#5[0] = 2147483647",
                        "#6 is int[][] [-1, -1]", "rows = #6", "#6[1] = #0", "#6[1] = null",
                        "texts = ?", "ds = ?", "return null");
    }

    @Test
    void what_the_jdk_writes_is_told_too() {
        assertThat(RecordedSnippet.of("int[] a = {3, 1}; int[] b = new int[2]; Arrays.sort(a);"
                + " System.arraycopy(a, 1, b, 0, 1); Arrays.fill(b, 9); return Arrays.stream(a).sum();").told())
                .containsExactly("run()", "#0 is int[] [3, 0]", "#0[0] = 3", "#0[1] = 1", "a = #0",
                        "#1 is int[] [0, 0]", "b = #1", "#0[0] = 1", "#0[1] = 3", "#1[0] = 3", "#1[0] = 9", "#1[1] = 9",
                        "return ?");
    }

    @Test
    void what_was_written_unseen_is_told_where_the_array_is_met_again_and_not_before() {
        assertThat(RecordedSnippet.of("int[] a = {1}; BiConsumer<int[], Integer> f = Arrays::fill; f.accept(a, 7);"
                + " int x = Math.max(1, 2); int[] b = a; return null;").told())
                .containsExactly("run()", "#0 is int[] [1]", "#0[0] = 1", "a = #0", "x = 2", "#0[0] = 7", "b = #0",
                        "return null");
    }

    @Test
    void an_array_that_is_added_to_a_collection_is_a_solution() {
        RecordedSnippet snippet = RecordedSnippet.of("List<int[]> list = new ArrayList<>(); int[] a = {1};"
                + " list.add(a); list.add(a.clone()); list.add(0, a); new ArrayDeque<int[]>().push(a); List<String>"
                + " texts = new ArrayList<>(); texts.add(\"\"); list.add(null); return list.size();");

        assertThat(snippet.told()).containsExactly("run()", "#0 is int[] [1]", "#0[0] = 1", "a = #0", "add #0",
                "#1 is int[] [1]", "add #1", "add #0", "return ?");
        assertThat(snippet.answer()).isEqualTo(4);
        assertThat(snippet.recording().notes()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Consumer<int[]> c = new ArrayList<int[]>()::add; c.accept(new int[1]);",
        "Consumer<int[]> c = Arrays::sort; c.accept(new int[1]);"})
    void what_a_method_reference_does_is_said_to_be_missing(String statements) {
        assertThat(RecordedSnippet.of(statements + " return null;").recording().notes())
                .containsExactly(statements.contains("add") ? "what ::add does" : "what ::sort does");
        assertThat(RecordedSnippet.of("Function<int[], int[]> f = int[]::clone; f.apply(null + \"\" == null ? null"
                + " : new int[1]); Function<Integer, Integer> g = A::add;"
                + " Function<String, Integer> h = Integer::valueOf; return g.apply(h.apply(\"1\"));",
                "static int add(int i) { return i; }").recording().notes()).isEmpty();
    }

    @Test
    void methods_are_called_as_one_reads_them() {
        RecordedSnippet snippet = RecordedSnippet.of("Runnable r = () -> new Inner(1); r.run(); Color.RED.name();"
                + " return new P(4).x();",
                "static int started; static { started = 1; } class Other { } static class Inner { Inner(int i) { } }",
                "enum Color { RED } record P(int x) { } interface I { default void f() { } }");

        assertThat(snippet.told()).containsExactly("static A()", "field started = 1", "return ?", "run()",
                "lambda in run()", "new Inner(1)", "return ?", "return ?", "static Color()", "new Color(?, 0)",
                "return ?", "return ?", "new P(4)", "field x = 4", "return ?", "x()", "return 4", "return ?");
        assertThat(snippet.recording().names().methods()).doesNotContain("values", "valueOf", "$values");
    }

    @Test
    void what_javac_adds_is_not_told() {
        RecordedSnippet snippet = RecordedSnippet.of("Comparable<Object> one = (Comparable<Object>) (Object) new P();"
                + " one.compareTo(one); values(); return null;",
                "static class P implements Comparable<P> { public int compareTo(P other) { return 0; } }",
                "static abstract class Q { abstract void none(); }", "static void values() { }");
        assertThat(snippet.told()).containsExactly("run()", "new P()", "return ?", "compareTo(?)",
                "return 0", "values()", "return ?", "return null");
        assertThat(snippet.recording().names().methods())
                .containsExactly("new A", "run", "values", "new P", "compareTo", "new Q");
    }

    @Test
    void a_class_with_as_many_constants_as_may_be_is_left_as_it_is() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, 0, "a/A", null, "java/lang/Object", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "run", "()V", null, null);
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(0, 0);
        Recorder.Recorded few = Recorder.record(Map.of("a.A", writer.toByteArray()));
        assertThat(few.names().unseen()).isEmpty();
        assertThat(few.names().methods()).containsExactly("run");
        int number = 0;
        while (writer.newUTF8("constant " + number) < 65_530) {
            number++;
        }
        Recorder.Recorded many = Recorder.record(Map.of("a.A", writer.toByteArray()));
        assertThat(many.names().unseen()).containsExactly("A.run");
        assertThat(many.names().methods()).isEmpty();
        assertThat(many.names().parameters()).isEmpty();
    }

    @Test
    void an_exception_ends_each_method_that_does_not_catch_it() {
        assertThat(RecordedSnippet.of("int i = 0; try { a(); } catch (IllegalStateException e) { i = 2; } finally {"
                + " i = 3; } b(); return null;",
                "static void a() {\n b(); }\n static void b() {\n throw new IllegalStateException(); }").told())
                .containsExactly("run()", "i = 0", "a()", "b()", "throw", "throw", "i = 2", "i = 3", "b()", "throw",
                        "throw");
        RecordedSnippet snippet = RecordedSnippet.of("a();\nreturn null;",
                "static void a() {\n throw new IllegalStateException(); }");
        assertThat(snippet.recording().end()).isEqualTo(Recording.End.THREW);
        assertThat(snippet.lines()).containsExactly(2, 2, 5, 5, 2);
    }

    @Test
    void code_of_all_shapes_does_the_same_as_before() {
        String statements = "StringBuilder all = new StringBuilder(); Heir heir = new Heir(true, 5);"
                + " heir.runnable.run(); all.append(heir.a).append(heir.l).append(run).append(new Heir(false, 2).l);"
                + " for (Op op : Op.values()) { all.append(op.applyAsInt(3, 4)).append(Op.valueOf(op.name())); }"
                + " all.append(new Pair<>(\"p\", 1, 2, 3).others().length).append(new Pair<>(1).equals(new Pair<>(1)));"
                + " all.append(new Walk() { }.walk(9)).append(Walk.two()).append(mixed(1L << 40, 3, 2.5, 7));"
                + " all.append(new Pair<>(heir.a > 3 ? heir : null).one() == heir)"
                + ".append(text(5)).append(text(\"abc\")).append(text(null)); int[] fives = new int[5];"
                + " Arrays.setAll(fives, i -> i * i); all.append(Arrays.toString(fives));"
                + " all.append(java.util.stream.IntStream.range(0, 5).mapToObj(i -> new int[] {i}).map(a -> a[0])"
                + ".reduce(0, Integer::sum)); return all.toString();";

        RecordedSnippet snippet = RecordedSnippet.of(statements, SHAPES);
        assertThat(snippet.answer()).isEqualTo(snippet.answerUnrecorded()).asString().startsWith("105");
    }

    @Test
    void a_method_that_would_get_too_long_is_left_as_it_is() {
        RecordedSnippet snippet = RecordedSnippet.of("return large(2) + small(3);",
                "static int large(int i) { " + "i = i * 3 + 1;\n".repeat(4000) + " return i; }",
                "static int small(int i) { return i; }");

        assertThat(snippet.answer()).isEqualTo(snippet.answerUnrecorded());
        assertThat(snippet.told()).containsExactly("run()", "small(3)", "return 3", "return ?");
        assertThat(snippet.recording().notes()).containsExactly("A.large");
        assertThat(snippet.recording().names().methods()).containsExactly("new A", "run", "small");
        assertThat(snippet.recording().names().parameters()).containsExactly(List.of(), List.of(), List.of("i"));
    }

    @Test
    void other_threads_are_left_out() {
        RecordedSnippet snippet = RecordedSnippet.of("Thread t = new Thread(() -> work(2)); t.start(); t.join();"
                + " return work(3);", "static int work(int i) { int[] a = {i}; a[0]++; return a[0]; }");

        assertThat(snippet.told()).containsExactly("run()", "work(3)", "#0 is int[] [3]", "#0[0] = 3", "a = #0",
                "#0[0] = 4", "return 4", "return ?");
        assertThat(snippet.recording().notes()).containsExactly("what other threads do");
    }

    @Test
    void a_deep_recursion_fills_the_recording_and_goes_on() {
        RecordedSnippet snippet = RecordedSnippet.of("int depth = 0; try { down(0); } catch (StackOverflowError e) {"
                + " depth = -1; } for (int i = 0; i < 4; i++) { depth += up(3000); } return depth;",
                "static int down(int i) { return down(i + 1) + 1; }",
                "static int up(int i) { return i == 0 ? 0 : up(i - 1) + 1; }");

        assertThat(snippet.answer()).isEqualTo(11_999);
        assertThat(snippet.recording().isComplete()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"board2d.Board2dQueens", "array1d.Array1dQueens", "booleanarrays.BooleanArraysQueens",
        "bitmask.BitmaskQueens"})
    void what_is_drawn_from_the_events_alone_is_the_answer(String solver) throws IOException {
        String text = Files.readString(Path.of("solutions", solver.replace('.', '/') + ".java"));
        for (int n = 1; n <= 5; n++) {
            RecordedSnippet snippet = RecordedSnippet.of(solver, text, "solve", n);
            List<int[]> arrays = new ArrayList<>();
            List<String> added = new ArrayList<>();
            for (Event event : snippet.recording().events()) {
                if (event instanceof Event.Meet meet) {
                    arrays.add(meet.contents().stream().mapToInt(Integer::intValue).toArray());
                } else if (event instanceof Event.Write write) {
                    arrays.get(write.array())[write.index()] =
                            write.value().kind() == Value.Kind.NULL ? -1 : write.value().number();
                } else if (event instanceof Event.Add add) {
                    added.add(Arrays.toString(arrays.get(add.array())));
                }
            }
            assertThat(((List<?>) snippet.answer()).stream().map(answer -> Arrays.toString((int[]) answer)).toList())
                    .as("n = %d", n).isEqualTo(added);
            assertThat(snippet.recording().isComplete()).as("n = %d", n).isTrue();
        }
    }
}
