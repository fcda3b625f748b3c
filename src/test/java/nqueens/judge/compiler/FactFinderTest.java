package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Feature;
import nqueens.problem.SourceFacts;

class FactFinderTest {

    private static final String PLACE_OF_MEMBER = "Queens.java:7";

    private static ContractFolder contract;

    @BeforeAll
    static void makeContract(@TempDir Path folder) {
        contract = new ContractFolder(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "int[][] board;",
        "int board[][];",
        "int[] board[];",
        "static final char[][] BOARD = {{'Q'}};",
        "String[][][] board;",
        "Object board = new int[2][2];",
        "Object board = new int[2][];",
        "Object board = new String[][] {{\"Q\"}};",
        "Object board() { var board = new long[2][2]; return board[0]; }",
        "int[][] board() { return null; }",
        "int board()[][] { return null; }",
        "void solve(int[][] board) { }",
        "void solve(int[]... boards) { }",
        "List<int[][]> boards;",
        "Map<String, ? extends List<int[][]>> boards;",
        "Class<?> type = int[][].class;",
        "Object board(Object given) { return (int[][]) given; }",
        "boolean board(Object given) { return given instanceof int[][]; }",
        "Supplier<Object> board = () -> new byte[1][1];",
        "IntFunction<Object> board = short[][]::new;",
        "record Board(int[][] squares) { }",
        "<T> T[][] board() { return null; }",
        "class Row { Object board = new float[1][1]; }",
        "enum Kind { PLAIN; Object board = new double[1][1]; }",
        "{ for (int[] row : new int[2][2]) { } }",
        "Object board = List.of(new int[0]).toArray(new int[0][]);",
    })
    void an_array_of_arrays_is_found_however_it_is_spelt(String member) {
        assertThat(facts(member).features()).containsExactly(entry(Feature.TWO_DIMENSIONAL_ARRAY, PLACE_OF_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "boolean[] columns;",
        "boolean columns[];",
        "Object columns = new boolean[8];",
        "Object columns = new boolean[] {true};",
        "void place(boolean... columns) { }",
        "boolean[] columns() { return null; }",
        "List<boolean[]> taken;",
        "Function<Integer, boolean[]> taken;",
        "Object columns() { var columns = new boolean[8]; return null; }",
        "Class<?> type = boolean[].class;",
        "boolean taken(Object columns) { return ((boolean[]) columns)[0]; }",
        "record Taken(boolean[] columns) { }",
    })
    void an_array_of_boolean_is_found_however_it_is_spelt(String member) {
        assertThat(facts(member).features()).containsExactly(entry(Feature.BOOLEAN_ARRAY, PLACE_OF_MEMBER));
    }

    @Test
    void two_dimensions_of_boolean_are_both() {
        assertThat(facts("Object board = new boolean[2][2][0][0];").used()).containsExactly(
                Feature.TWO_DIMENSIONAL_ARRAY);
        assertThat(facts("boolean taken() { boolean[][] board = new boolean[2][2]; return board[0][0]; }").used())
                .containsExactly(Feature.TWO_DIMENSIONAL_ARRAY, Feature.BOOLEAN_ARRAY);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Set<Integer> columns;",
        "HashSet<Integer> columns;",
        "Object columns = new HashSet<Integer>();",
        "Object columns = new TreeSet<>(List.of(1));",
        "Object columns = new LinkedHashSet<String>();",
        "Set raw;",
        "SortedSet<Integer> columns;",
        "NavigableSet<Integer> columns;",
        "EnumSet<Thread.State> states;",
        "java.util.concurrent.ConcurrentSkipListSet<Integer> columns;",
        "boolean taken(int column) { return Set.of(column).contains(column); }",
        "Object columns = Set.copyOf(List.of());",
        "boolean taken(Map<Integer, Integer> columns) { return columns.keySet().contains(1); }",
        "Object columns = Collections.newSetFromMap(new HashMap<Integer, Boolean>());",
        "Object columns = java.util.stream.Stream.of(1).collect(java.util.stream.Collectors.toSet());",
        "int size() { var columns = new HashSet<Integer>(); return columns.size(); }",
        "<S extends Set<Integer>> void place(S columns) { }",
        "List<Set<Integer>> taken;",
        "Object copy(List<Object> all) { return ((Set<?>) all.get(0)).size(); }",
        "class Columns extends HashSet<Integer> { }",
        "abstract class Columns extends AbstractSet<Integer> { }",
        "Supplier<Object> columns = HashSet::new;",
    })
    void a_set_is_found_of_whatever_kind(String member) {
        assertThat(facts(member).features()).containsExactly(entry(Feature.SET, PLACE_OF_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "void walk(java.util.Map<String, String> map) { for (var entry : map.entrySet()) { } }",
        "int size(java.util.TreeMap<String, String> map) { return map.entrySet().size(); }"
    })
    void who_walks_through_a_map_uses_no_set(String member) {
        assertThat(facts(member).features()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "void keep(java.util.Map<String, String> map) { var entrySet = map.entrySet(); }",
        "void keep(java.util.Map<String, String> map) { Object all = (map.size() > 1 ? map : map).keySet(); }",
        "java.util.Set<Integer> taken() { return null; } Object f() { return taken(); }",
    })
    void who_keeps_a_set_uses_one(String member) {
        assertThat(facts(member).features()).containsKey(Feature.SET);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "BitSet columns;",
        "Object columns = new BitSet();",
        "boolean taken(int column) { var columns = new BitSet(8); return columns.get(column); }",
        "int taken() { return BitSet.valueOf(new byte[0]).size(); }",
        "List<BitSet> taken;",
        "class Columns extends BitSet { }",
    })
    void a_bit_set_is_found_and_is_no_set(String member) {
        assertThat(facts(member).features()).containsExactly(entry(Feature.BIT_SET, PLACE_OF_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "int left(int bits) { return bits << 1; }",
        "int right(int bits) { return bits >> 1; }",
        "int unsigned(int bits) { return bits >>> 1; }",
        "long left(long bits) { return bits << 1; }",
        "void left(int bits) { bits <<= 1; }",
        "void right(int bits) { bits >>= 1; }",
        "void unsigned(int bits) { bits >>>= 1; }",
        "static final int SIZE = 1 << 4;",
        "int boxed(Integer bits) { return bits << 1; }",
        "IntUnaryOperator left = bits -> bits << 1;",
    })
    void every_shift_is_found(String member) {
        assertThat(facts(member).features()).containsExactly(entry(Feature.SHIFT, PLACE_OF_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "int and(int bits) { return bits & 1; }",
        "int or(int bits) { return bits | 1; }",
        "int exclusive(int bits) { return bits ^ 1; }",
        "int complement(int bits) { return ~bits; }",
        "long and(long bits, int other) { return bits & other; }",
        "long complement(long bits) { return ~bits; }",
        "void and(int bits) { bits &= 1; }",
        "void or(int bits) { bits |= 1; }",
        "void exclusive(int bits) { bits ^= 1; }",
        "void and(byte bits) { bits &= 1; }",
        "void and(Integer bits) { bits &= 1; }",
        "int and(Integer bits) { return bits & bits; }",
    })
    void every_mask_of_whole_numbers_is_found(String member) {
        assertThat(facts(member).features()).containsExactly(entry(Feature.MASK, PLACE_OF_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "boolean and(boolean safe, int n) { return safe & n > 1; }",
        "boolean or(boolean safe) { return safe | true; }",
        "boolean exclusive(boolean safe) { return safe ^ true; }",
        "void and(boolean safe) { safe &= true; }",
        "void or(boolean safe) { safe |= true; }",
        "void exclusive(boolean safe) { safe ^= true; }",
        "void and(Boolean safe) { safe &= true; }",
        "boolean or(Boolean safe) { return safe | safe; }",
        "boolean not(boolean safe) { return !safe && safe || safe; }",
    })
    void logic_is_no_mask(String member) {
        assertThat(facts(member).features()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "// int[][] boolean[] Set BitSet << >> & | ~",
        "/* int[][] board; boolean[] columns = new boolean[8]; a << 1; a & 1 */",
        "/** {@link Set} and {@link BitSet}: int[][] */ int n;",
        "String text = \"int[][] boolean[] Set<Integer> BitSet << >>> & | ^ ~\";",
        "char mark = '&';",
        "int bitSet; int set; int HashSet; int shiftLeft; int mask;",
        "class TreeSet { } TreeSet mine;",
        "List<Integer> list = new ArrayList<>(); int[] columns = new int[8]; Boolean[] boxes;",
        "int add(int a, int b) { a += b; a -= b; return -a * +b % 3 / 2; }",
        "List<List<Integer>> nested; Map<String, List<Long>> map;",
        "<T extends Number & Comparable<T>> void both(T bits) { try { } catch (IllegalStateException "
                + "| IllegalArgumentException e) { } }",
        "int compare(int a, int b) { return a < b || a > b ? 1 : a >= b && a <= b ? 0 : -1; }",
    })
    void other_things_that_look_alike_are_not_found(String member) {
        assertThat(facts(member).features()).isEmpty();
    }

    @Test
    void what_is_only_imported_is_not_used() {
        assertThat(contract.facts("A.java", """
                package a;

                import java.util.BitSet;
                import java.util.Set;
                import static java.util.Set.of;

                class A { }
                """).features()).isEmpty();
    }

    @Test
    void the_place_is_that_of_the_first_use() {
        SourceFacts facts = contract.facts("A.java", """
                package a;

                import java.util.HashSet;

                class A {
                    int first(int bits) {
                        return bits
                                + 352
                                + (1 << bits);
                    }

                    int second(int bits) {
                        return new HashSet<>().size() + 352 + (bits >> 1);
                    }
                }
                """);

        assertThat(facts.features()).containsExactly(
                entry(Feature.SET, "A.java:13"), entry(Feature.SHIFT, "A.java:9"));
        assertThat(facts.numbers()).containsExactly(entry(352L, "A.java:8"), entry(1L, "A.java:9"));
    }

    @Test
    void the_first_use_of_several_files_is_that_of_the_first_by_name() {
        SourceFacts facts = contract.compiled(Map.of(
                "B.java", "package a; class B { int two = 2 << 2; }",
                "A.java", "package a;\nclass A {\n int three = 3 >> 2; }")).facts();

        assertThat(facts.features()).containsExactly(entry(Feature.SHIFT, "A.java:3"));
        assertThat(facts.numbers()).containsExactly(entry(3L, "A.java:3"), entry(2L, "A.java:3"));
    }

    @Test
    void a_type_that_is_not_written_has_the_place_of_what_is() {
        SourceFacts facts = contract.facts("A.java", """
                package a;

                class A {
                    Object squares() {
                        var squares = B.SQUARES;
                        return squares;
                    }
                }

                class B {
                    static final boolean[] SQUARES = null;
                }
                """);

        assertThat(facts.features()).containsExactly(entry(Feature.BOOLEAN_ARRAY, "A.java:5"));
    }

    @Test
    void a_lambda_parameter_without_a_type_has_its_own_place() {
        assertThat(facts("Object size() { return new Object() {\n Object all(Takes takes) { return null; } }.all(\n"
                + "taken -> taken.size()); }\n\ninterface Takes { int size(Set<Integer> taken); }").features())
                .containsExactly(entry(Feature.SET, "Queens.java:9"));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "352, 352", "0x160, 352", "0X160, 352", "0b101100000, 352", "0540, 352", "3_5_2, 352", "0x1_60, 352",
        "352L, 352", "352l, 352", "0x160L, 352", "3_52L, 352", "-352, -352", "0, 0",
        "0xFFFFFFFF, -1", "2147483647, 2147483647", "-2147483648, -2147483648",
        "666090624, 666090624", "95_815_104L, 95815104", "9223372036854775807L, 9223372036854775807",
        "0xFFFFFFFFFFFFFFFFL, -1"})
    void a_number_is_found_however_it_is_spelt(String literal, long number) {
        assertThat(facts("long number = " + literal + ";").numbers())
                .containsExactly(entry(number, PLACE_OF_MEMBER));
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "String text = \"352\";", "char letter = '\\u0160';", "double real = 352.0;", "float real = 352f;",
        "// 352", "int a352;", "boolean truth = true;", "Object nothing = null;"})
    void other_literals_are_no_whole_numbers(String member) {
        assertThat(facts(member).numbers()).isEmpty();
    }

    @Test
    void numbers_stand_in_the_order_of_the_source() {
        assertThat(facts("long[] counts = {92, 40, 352, 40, 1};").numbers().keySet())
                .containsExactly(92L, 40L, 352L, 1L);
    }

    @Test
    void an_empty_class_is_made_of_nothing() {
        assertThat(contract.facts("A.java", "package a; class A { }"))
                .isEqualTo(new SourceFacts(Map.of(), Map.of()));
        assertThat(contract.facts("A.java", "").used()).isEqualTo(Set.of());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            static void f(boolean[] a) { }                                               | f(null);
            static boolean[] f() { return null; }                                        | f();
            static void f() { Runnable r = () -> { Object o = new boolean[7]; }; }       | f();
            static void f(byte b, short s, char c) { Object o = new boolean[7]; }        | f(B, S, C);
            static long f(int i, long[] l, float f, double d, boolean z) { return 7 << i; } | f(0, null, 0, 0, true);
            static <T extends Comparable<T>> void f(T t, List<T> l, T[]... a) { int i = 7; } | f("", null);
            static void f(Map.Entry<?, ?> e, N n) { Object o = new boolean[7]; } class N { } | f(null, null);
            static class N { boolean[] a = new boolean[7]; }                             | new N();
            static class N { { Object o = new boolean[7]; } }                            | new N();
            static class N extends HashSet<Integer> { }                                  | new N();
            class N { N(boolean... a) { int i = 7; } }                                   | new Queens().new N();
            enum N { X(true); N(boolean... a) { int i = 7; } }                           | N.X.name();
            record N(boolean[] a) { }                                                    | new N(null);
            """)
    void what_only_a_main_uses_is_no_fact(String member, String call) {
        SourceFacts ofMain = withMain(member, call);
        assertThat(ofMain).isEqualTo(new SourceFacts(Map.of(), Map.of()));
        assertThat(withMain(member + " Object g() { " + call + " return null; }", call)).isNotEqualTo(ofMain);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            boolean[] a;                                           | new Queens().a = null;
            Object o = new boolean[7];                             | new Queens();
            static { Object o = new boolean[7]; }                  | new Queens();
            Queens() { Object o = new boolean[7]; }                | new Queens();
            Object o() { return new boolean[7]; }                  | new Queens();
            static void f(int i, boolean[] a) { }                  | f(0);  } static void f(int i) {
            """)
    void what_stays_in_a_class_is_a_fact_though_a_main_is_beside_it(String member, String call) {
        assertThat(withMain("\n" + member, "Object o = new boolean[9]; " + call).features())
                .containsExactly(entry(Feature.BOOLEAN_ARRAY, "Queens.java:8"));
    }

    private static SourceFacts withMain(String members, String statement) {
        return contract.facts("Queens.java", """
                package a;

                import java.util.*;

                class Queens implements nqueens.QueensSolver { static byte B; static short S; static char C;
                public static void main(String[] a) { %2$s }
                %1$s
                public List<int[]> solve(int n) { return null; } public long count(int n) { return n; }
                }
                """.formatted(members, statement));
    }

    private static SourceFacts facts(String member) {
        return contract.facts("Queens.java", """
                package a;

                import java.util.*;
                import java.util.function.*;

                class Queens {
                %s
                }
                """.formatted(member));
    }
}
