package nqueens.judge.meter.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.Snippet;
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.SolverHost.SubmissionLoader;
import nqueens.judge.worker.event.Events;
import nqueens.recording.Event;
import nqueens.recording.Recording;

/** What a call tells. That recorded code does what it did before is held by the accepted submissions. */
class RecorderTest {

    private static final String MEMBERS = """

            static boolean many(int i, boolean b, long l, long large, double d, char c, int[] none, int[] row,
                    String text) { return !b; }
            static int count; static long wide; final int[] marks; A(int n) { marks = new int[n]; }
            static int add(int i) { return i; } static void sum(int i) { }
            static void a() { b(); } static void b() { throw new IllegalStateException(); }
            static class Inner { Inner(int i) { } } record P(int x) { } enum Color { RED }
            static class Q implements Comparable<Q> { public int compareTo(Q other) { return 0; } }
            """;

    /** Of each row what the statements tell, between the call of {@code run(0)} and its end, and what is missing. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            many(3, true, 4L, 1L << 40, 2.5, 'c', null, new int[2], "text"); \
                => #0 is INTS [0, 0]; many(3, true, 4, ?, ?, 99, null, #0, ?); return false
            int i = 1; i += 2; i++; boolean b = i > 3; b = !b; long w = 5; w = 1L << 33; double d = 1; String t = ""; \
                => i = 1; i = 3; i = 4; b = true; b = false; w = 5; w = ?
            int[] row = {6}; int[] none = null; Object o = row; for (int each : row) { count = each; } \
                => #0 is INTS [6]; #0[0] = 6; row = #0; none = null; each = 6; field count = 6
            { int a = 1; a = 2; } { int b = 3; b++; } int x = 6;                => a = 1; a = 2; b = 3; b = 4; x = 6
            int count = 1; new A(2); A.count += count; wide = 3; \
                => count = 1; new A(2); #0 is INTS [0, 0]; field marks = #0; return ?; field count = 1; field wide = 3
            boolean[] bs = new boolean[1]; bs[0] = true; char[] cs = {'a'}; long[] ls = {1L << 50}; double[] ds = {2}; \
                => #0 is BOOLEANS [0]; bs = #0; #0[0] = true; #1 is CHARS [97]; #1[0] = 97; cs = #1; \
                #2 is LONGS [2147483647]; #2[0] = 2147483647; ls = #2; ds = ?
            int[][] rows = new int[2][]; rows[1] = new int[1]; rows[1] = null; \
                => #0 is ROWS_OF_INTS [-1, -1]; rows = #0; #1 is INTS [0]; #0[1] = #1; #0[1] = null
            int[] a = {3, 1}; Arrays.sort(a); Arrays.fill(a, 9); \
                => #0 is INTS [3, 0]; #0[0] = 3; #0[1] = 1; a = #0; #0[0] = 1; #0[1] = 3; #0[0] = 9; #0[1] = 9
            List<int[]> list = new ArrayList<>(); int[] a = {1}; list.add(a); list.add(a.clone()); list.add(0, a); \
                => #0 is INTS [1]; #0[0] = 1; a = #0; add #0; #1 is INTS [1]; add #1
            Set<Object> s = new TreeSet<>(); s.add(3); s.add(99); s.remove(3); new Stack<int[]>().push(new int[1]); \
                => #0 is SET []; s = #0; #0[19] = 1; #0[19] = 0; #1 is INTS [0]; add #1
            Map<Object, Object> m = new HashMap<>(); m.put(1, true); m.put(2, false); m.put("", 0); m.clear(); \
                => #0 is SET []; m = #0; #0[17] = 1; #0[17] = 0
            int i = 0; try { a(); } catch (IllegalStateException e) { i = 2; } finally { i = 3; } \
                => i = 0; a(); b(); throw; throw; i = 2; i = 3
            Runnable r = () -> new Inner(1); r.run(); new P(4).x(); \
                => lambda in run(); new Inner(1); return ?; return ?; new P(4); field x = 4; return ?; x(); return 4
            Color.RED.name();                                   => static Color(); new Color(?, 0); return ?; return ?
            Comparable<Object> one = (Comparable<Object>) (Object) new Q(); one.compareTo(one); \
                => new Q(); return ?; compareTo(?); return 0
            Thread t = new Thread(() -> add(2)); t.start(); t.join(); add(3); => add(3); return 3; what other threads do
            """)
    void what_happens_and_what_is_missing_is_told(String statements, String expected) throws Exception {
        Recording recording = recorded(statements);
        List<String> told = new ArrayList<>(told(recording));
        assertThat(told.remove(0) + "; " + told.remove(told.size() - 1)).isEqualTo("run(0); return null");
        told.addAll(recording.notes());
        assertThat(String.join("; ", told)).isEqualTo(expected.replaceAll(" +", " "));
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "=>", textBlock = """
            int[] a = {5, 6}; int b = a[1]; a[0]++;                                             => 1 of #0, 0 of #0
            boolean[][] board = new boolean[1][2]; if (board[0][1] || board[0][0]) { a(); }     => 1 of #0, 0 of #0
            long[] l = {1}; char[] c = {'c'}; short[] s = {1}; byte[] y = {2}; if (l[0] + c[0] + s[0] + y[0] > 0) { } \
                => 0 of #0, 0 of #1, 0 of #2, 0 of #3
            int sum = new int[] {7}[0] + "ab".toCharArray()[1]; double[] d = {2}; double e = d[0];         => 0 of #0
            BitSet b = new BitSet(); b.set(2); b.get(1); Set<Integer> s = new HashSet<>(Set.of(3)); s.contains(3); \
                => 17 of #0, 19 of #1
            int i = 6; sum(i & 2); sum(i >> i / 3 & 1);                                              => 2 of #6, 4 of #6
            int[] a = {5}; try { sum(a[1]); sum(a[-1]); } catch (ArrayIndexOutOfBoundsException e) { sum(a[0]); } \
                => 0 of #0
            """)
    void what_is_read_of_arrays_that_were_met_is_told_between_events(String statements, String expected)
            throws Exception {
        assertThat(recorded(statements).numbers().stream().filter(event -> event[0] >= Event.READ)
                .map(event -> event[3] + " of #" + event[2]).collect(Collectors.joining(", ")))
                .isEqualTo(expected);
    }

    @Test
    void lines_of_several_files_are_told_apart_and_names_are_told_once() throws Exception {
        Recording recording = recorded(Map.of(
                "A.java", "public class A { public static Object run(int n) {\n return\n B.one(n); } }",
                "B.java", "class B { static int[] one; static int[] one(int n) {\n one = null; return null; } }"), "A",
                "run", 0);
        assertThat(recording.events()).extracting(Event::line).containsExactly(2, 2, 3, 100_002, 100_002, 100_002, 2);
        assertThat(recording.names().files()).containsExactly("A.java", "B.java");
        assertThat(recording.names().methods()).containsExactly("new A", "run", "new B", "one");
        assertThat(recording.names().parameters()).containsExactly(List.of(), List.of("n"), List.of(), List.of("n"));
        assertThat(recording.names().variables()).containsExactly("one");
        assertThat(recording.names().fields()).containsExactly(0);
    }

    @Test
    void what_is_too_large_to_tell_is_not_recorded() {
        String large = "class A { int large(int i) { " + "i = i * 3 + 1;\n".repeat(4000) + " return i; } }";
        assertThat(Recorder.record(Snippet.compiled(Map.of("A.java", large)))).isEmpty();
    }

    @Test
    void a_deep_recursion_fills_the_recording() throws Exception {
        assertThat(recorded("down(3_000);").end()).isEqualTo(Recording.End.RETURNED);
        assertThat(recorded("for (int i = 0; i < 4; i++) { down(3_000); }").end())
                .isEqualTo(Recording.End.FULL);
    }

    /** A class {@code A} with the statements of {@code run(n)} on its second line, and members below it. */
    private static Recording recorded(String statements) throws Exception {
        String source = "import java.util.*; import java.util.function.*; public class A {\n"
                + "public static Object run(int n) throws Exception { " + statements + " return null; }"
                + " public static int down(int n) { return n == 0 ? 0 : down(n - 1) + 1; }" + MEMBERS
                + "}";
        return recorded(Map.of("A.java", source), "A", "run", 0);
    }

    private static Recording recorded(Map<String, String> files, String solver, String method, int n)
            throws Exception {
        Meter.MeteredClasses metered = Meter.meter(Snippet.compiled(files), Optional.empty());
        Recorder.RecordedClasses recorded = Recorder.record(metered.classes()).orElseThrow();
        Counters.of(metered.blocks().steps(), () -> { });
        Class<?> type = new SubmissionLoader(recorded.classes()).loadClass(solver);
        Object called = QueensSolver.class.isAssignableFrom(type) ? type.getConstructor().newInstance() : null;
        Events.begin();
        Object answer = type.getMethod(method, int.class).invoke(called, n);
        Events.end();
        return Recording.of(method, 0, Recording.End.RETURNED, answer, recorded.names(), Events.numbers());
    }

    /** What happened; without what says only which line was reached. */
    private static List<String> told(Recording recording) {
        return recording.events().stream().filter(event -> !(event instanceof Event.Reach))
                .map(event -> text(recording, event)).toList();
    }

    private static String text(Recording recording, Event event) {
        if (event instanceof Event.MethodCall enter) {
            return recording.names().methods().get(enter.method()) + enter.arguments().stream()
                    .map(RecorderTest::text).collect(Collectors.joining(", ", "(", ")"));
        }
        if (event instanceof Event.Exit exit) {
            return exit.value().map(value -> "return " + text(value)).orElse("throw");
        }
        if (event instanceof Event.Write write) {
            return "#" + write.array() + "[" + write.index() + "] = " + text(write.value());
        }
        if (event instanceof Event.Assign assign) {
            return (recording.names().fields().contains(assign.name()) ? "field " : "")
                    + recording.names().variables().get(assign.name()) + " = " + text(assign.value());
        }
        if (event instanceof Event.Meet meet) {
            Recording.Array met = recording.arrays().get(meet.array());
            boolean isSet = met.type() == Event.ArrayType.SET;
            return "#" + meet.array() + " is " + met.type() + " " + (isSet ? "[]" : met.contents());
        }
        return "add #" + ((Event.Add) event).array();
    }

    private static String text(Event.Value value) {
        return switch (value.tag()) {
            case Event.Value.OTHER -> "?";
            case Event.Value.INT -> Integer.toString(value.number());
            case Event.Value.BOOLEAN -> value.number() == 1 ? "true" : "false";
            case Event.Value.ARRAY -> "#" + value.number();
            default -> "null";
        };
    }
}
