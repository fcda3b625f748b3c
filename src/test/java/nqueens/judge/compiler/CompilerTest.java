package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;

import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.Fault.Kind;
import nqueens.problem.Harness;

class CompilerTest {

    private static final int CLASS_FILE_MAGIC = 0xCAFEBABE;
    private static final int JAVA_17 = 61;

    @TempDir
    private Path folder;
    private ContractFolder contract;

    @BeforeEach
    void makeContract() {
        contract = new ContractFolder(folder);
    }

    @Test
    void what_is_refused_is_not_metered() {
        Compiler compiler = new Compiler(folder);
        assertThat(compiled(compiler, new Sources(Map.of("A.java", "class A { { System.nanoTime(); } }")))
                .metered().blocks().all()).isNotEmpty();
        assertThat(compiled(compiler, new Sources(Map.of("A.java", "class A { { System.exit(0); } }")))
                .metered().blocks().all()).isEmpty();
    }

    @Test
    void what_may_not_be_used_is_a_breach_and_nothing_else() {
        assertThat(contract.compiled("A.java", "class A { { System.nanoTime(); } }").breach()).isEmpty();
        assertThat(contract.compiled("A.java", "class A { { System.nanoTime(); System.exit(0); } }").breach())
                .hasValueSatisfying(told -> assertThat(told).startsWith(
                        "A.java:1: java.lang.System.exit is not for solvers"));
    }

    @Test
    void what_is_to_be_recorded_is_compiled_to_classes_that_tell_too() {
        Compiler compiler = new Compiler(folder);
        Sources sources = new Sources(Map.of("A.java", "class A { void f() { System.nanoTime(); } }"));
        assertThat(compiled(compiler, sources).recorded()).isEmpty();
        Compilation.Compiled recorded = compiled(compiler, sources.recorded());
        assertThat(recorded.recorded().orElseThrow().names().methods()).containsExactly("new A", "f");
        assertThat(new String(recorded.recorded().orElseThrow().classes().get("A"), StandardCharsets.ISO_8859_1))
                .contains("nqueens/judge/worker/Events", "nqueens/judge/worker/Counters");
        assertThat(new String(recorded.classes().get("A"), StandardCharsets.ISO_8859_1))
                .contains("nqueens/judge/worker/Counters").doesNotContain("nqueens/judge/worker/Events");
        assertThat(compiled(compiler, new Sources(Map.of("A.java", "class A { { System.exit(0); } }")).recorded())
                .recorded()).isEmpty();
    }

    @Test
    void what_is_recorded_is_not_too_large() {
        String large = "\"" + "x".repeat(60_000) + "\"";
        StringBuilder text = new StringBuilder("class A {");
        for (int i = 0; i < 18; i++) {
            text.append("String f").append(i).append("() { return ")
                    .append(large.replace("x\"", (char) ('a' + i) + "\"")).append("; }");
        }
        Sources sources = new Sources(Map.of("A.java", text.append("}").toString())).recorded();
        assertThat(compiled(new Compiler(folder), sources).recorded()).isEmpty();
    }

    private static Compilation.Compiled compiled(Compiler compiler, Sources sources) {
        return (Compilation.Compiled) compiler.compile(sources);
    }

    @Test
    void what_tests_are_written_with_is_shown_to_tests_alone() {
        Compiler compiler = new Compiler(folder, Harness.JUNIT.places());
        Sources sources = new Sources(Map.of("A.java", "class A { @org.junit.jupiter.api.Test void f() { } }"));
        assertThat(compiler.compile(sources)).isInstanceOf(Compilation.Failed.class);
        assertThat(compiled(compiler, sources.tests()).breach()).isEmpty();
    }

    @Test
    void a_solver_compiles_against_the_contract() {
        assertThat(contract.compiled("Queens.java", """
                package a;

                import java.util.List;

                import nqueens.NotStartedException;
                import nqueens.QueensSolver;

                public class Queens implements QueensSolver {
                    @Override
                    public List<int[]> solve(int n) {
                        throw new NotStartedException("solve");
                    }

                    @Override
                    public long count(int n) {
                        return solve(n).size();
                    }
                }
                """).classes()).containsOnlyKeys("a.Queens");
    }

    @Test
    void classes_are_class_files_of_java_17_with_names_for_a_debugger() {
        byte[] file = contract.compiled("A.java", "class A { int f(int given) { int own = given; return own; } }")
                .classes().get("A");

        assertThat(ByteBuffer.wrap(file).getInt()).isEqualTo(CLASS_FILE_MAGIC);
        assertThat(ByteBuffer.wrap(file).getShort(6)).isEqualTo((short) JAVA_17);
        assertThat(new String(file, StandardCharsets.ISO_8859_1))
                .contains("LocalVariableTable", "LineNumberTable", "SourceFile", "given", "own");
    }

    @Test
    void each_class_has_a_file_of_its_own_under_its_binary_name() {
        assertThat(contract.compiled("A.java", """
                package a;
                class A { class Inner { } static class Nested { } Object anonymous = new Object() { }; }
                interface B { }
                """).classes()).containsOnlyKeys("a.A", "a.A$Inner", "a.A$Nested", "a.A$1", "a.B");
    }

    @Test
    void several_files_see_each_other() {
        assertThat(contract.compiled(Map.of(
                "A.java", "package a; class A { B b = new B(); }",
                "B.java", "package a; class B { A a; }")).classes()).containsOnlyKeys("a.A", "a.B");
    }

    @Test
    void an_empty_file_has_no_classes() {
        assertThat(contract.compiled("A.java", "").classes()).isEmpty();
    }

    @Test
    void a_compiler_compiles_more_than_once() {
        Compiler compiler = new Compiler(folder);

        assertThat(compiler.compile(new Sources(Map.of("A.java", "class A {"))))
                .isInstanceOf(Compilation.Failed.class);
        assertThat(compiler.compile(new Sources(Map.of("B.java", "class B { }"))))
                .isInstanceOfSatisfying(Compilation.Compiled.class, compiled ->
                        assertThat(compiled.classes()).containsOnlyKeys("B"));
        assertThat(compiler.compile(new Sources(Map.of("C.java", "class C { B b; }"))))
                .isInstanceOf(Compilation.Failed.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "record Square(int row, int column) { Square { assert row >= 0; } }",
        "int size(int n) { return switch (n) { case 1, 2 -> 0; default -> { yield n; } }; }",
        "sealed interface Piece permits Queen { } record Queen() implements Piece { }",
        "String text = \"\"\"\n Q .\n . Q\"\"\";",
        "boolean isEmpty(Object given) { return given instanceof String text && text.isEmpty(); }",
        "void loop() { for (var row : new int[8]) { } }",
    })
    void the_language_of_java_17_compiles(String member) {
        assertThat(contract.compiled("A.java", "class A {\n" + member + "\n}").classes()).containsKey("A");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "int size(Object o) { return switch (o) { case String s -> 1; default -> 2; }; }",
        "record Square(int row, int column) { } boolean f(Object o) { return o instanceof Square(int r, int c); }",
        "int f(Object o) { return switch (o) { case Integer i when i > 1 -> 1; default -> 2; }; }",
    })
    void the_language_of_later_versions_does_not(String member) {
        assertThat(contract.error("A.java", "class A {\n" + member + "\n}")).startsWith("A.java:2: ");
    }

    @Test
    void the_library_of_later_versions_is_not_there() {
        assertThat(contract.error("A.java", """
                class A {
                    int first(java.util.List<Integer> columns) {
                        return columns.getFirst();
                    }
                }
                """)).isEqualTo("""
                A.java:3: cannot find symbol
                  symbol:   method getFirst()
                  location: variable columns of type java.util.List<java.lang.Integer>
                        return columns.getFirst();
                                      ^""");
    }

    @Test
    void warnings_are_no_errors() {
        assertThat(contract.compiled("A.java", """
                import java.util.ArrayList;
                import java.util.Date;
                import java.util.List;

                class A implements java.io.Serializable {
                    List raw = new ArrayList();

                    @SuppressWarnings("no such warning")
                    void use() {
                        raw.add(new Date(1, 2, 3));
                        List<String> unchecked = raw;
                        Object never = (Object) unchecked;
                        int zero = 1 / 0;
                        Thread.currentThread().stop();
                        switch (zero) {
                            case 1:
                                zero++;
                            default:
                        }
                        ;
                    }
                }
                """).classes()).containsOnlyKeys("A");
    }

    @ParameterizedTest(name = "{0} is not seen")
    @ValueSource(strings = {
        "nqueens.board.KnownCounts", "nqueens.judge.Verdict", "nqueens.judge.compiler.Compiler",
        "org.junit.jupiter.api.Test", "com.google.gson.Gson"})
    void nothing_is_seen_but_the_contract_and_the_jdk(String name) {
        String packageName = name.substring(0, name.lastIndexOf('.'));

        assertThat(contract.error("A.java", "class A {\n    " + name + " seen;\n}"))
                .isEqualTo("A.java:2: package " + packageName + " does not exist\n    " + name + " seen;\n"
                        + " ".repeat(4 + packageName.length()) + "^");
    }

    @Test
    void sources_beside_the_contract_are_not_compiled() throws IOException {
        Files.writeString(folder.resolve("nqueens/Secret.java"), "package nqueens; public class Secret { }");

        assertThat(contract.error("A.java", "class A { nqueens.Secret secret; }")).isEqualTo("""
                A.java:1: cannot find symbol
                  symbol:   class Secret
                  location: package nqueens
                class A { nqueens.Secret secret; }
                                 ^""");
    }

    @Test
    void annotation_processors_are_not_even_looked_for() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve("javax.annotation.processing.Processor"), "no.such.Processor");

        assertThat(contract.compiled("A.java", "@Deprecated class A { }").classes()).containsOnlyKeys("A");
    }

    @Test
    void an_error_has_its_line_and_a_mark() {
        assertThat(contract.error("Queens.java", """
                package a;

                class Queens {
                    int count(int n) {
                        return "none";
                    }
                }
                """)).isEqualTo("""
                Queens.java:5: incompatible types: java.lang.String cannot be converted to int
                        return "none";
                               ^""");
    }

    @Test
    void a_message_of_several_lines_stands_whole() {
        assertThat(contract.error("Queens.java", "package a;\nclass Queens { int n = m; }")).isEqualTo("""
                Queens.java:2: cannot find symbol
                  symbol:   variable m
                  location: class a.Queens
                class Queens { int n = m; }
                                       ^""");
    }

    @Test
    void a_missing_semicolon_is_told() {
        assertThat(contract.error("A.java", "class A {\n    int n = 1\n    int m = 2;\n}")).isEqualTo("""
                A.java:2: ';' expected
                    int n = 1
                             ^""");
    }

    @Test
    void a_missing_brace_is_told() {
        assertThat(contract.error("A.java", "class A {\n    int n;\n")).isEqualTo("""
                A.java:2: reached end of file while parsing
                    int n;
                          ^""");
    }

    @Test
    void an_error_at_the_first_letter_is_marked_there() {
        assertThat(contract.error("A.java", "klass A { }")).isEqualTo("""
                A.java:1: class, interface, enum, or record expected
                klass A { }
                ^""");
    }

    @Test
    void tabs_stay_tabs_below_the_line_too() {
        assertThat(contract.error("A.java", "class A {\n\tvoid f() {\n\t\tint n =\tm;\n\t}\n}\n")).isEqualTo(
                "A.java:3: cannot find symbol\n  symbol:   variable m\n  location: class A\n"
                        + "\t\tint n =\tm;\n\t\t       \t^");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void lines_end_as_they_do_for_the_compiler(String end) {
        assertThat(contract.error("A.java", "class A {" + end + "  // \u2028 \u0085 \f" + end + "  int n = m;" + end
                + "}")).endsWith("\n  int n = m;\n          ^").startsWith("A.java:3: ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\r"})
    void an_error_at_the_end_of_a_line_belongs_to_that_line(String end) {
        assertThat(contract.error("A.java", "class A {" + end + "  int n = 1" + end + "}"))
                .isEqualTo("A.java:2: ';' expected\n  int n = 1\n           ^");
    }

    @Test
    void of_a_long_line_the_part_around_the_error_is_shown() {
        String before = "class A { int n = " + "1 + ".repeat(20);
        String error = contract.error("A.java", before + "m" + " + 1".repeat(20) + "; }");

        assertThat(error).endsWith("\n" + before.substring(before.length() - 50) + "m" + " + 1".repeat(5) + " \n"
                + " ".repeat(50) + "^");
    }

    @Test
    void a_copy_of_a_file_is_told_and_not_looked_into() {
        String text = "package a;\nclass A { int lowest(int bits) { return bits & -bits; } }";

        assertThat(contract.error(Map.of("A copy.java", text, "A.java", text))).isEqualTo("""
                A.java:2: duplicate class: a.A
                class A { int lowest(int bits) { return bits & -bits; } }
                ^""");
    }

    @Test
    void a_letter_outside_the_basic_plane_is_one_column() {
        assertThat(contract.error("A.java", "class A { String crown = \"\ud83d\udc51\" + m; }"))
                .endsWith("\nclass A { String crown = \"\ud83d\udc51\" + m; }\n" + " ".repeat(31) + "^");
    }

    @Test
    void the_first_error_is_told() {
        assertThat(contract.error("A.java", "class A {\n    int one = \"1\";\n    int two = three;\n}"))
                .startsWith("A.java:2: incompatible types");
    }

    @Test
    void an_error_in_a_second_file_is_told_with_its_name() {
        String wrong = "class B {\n    A a = 1;\n}";

        assertThat(contract.error(Map.of("A.java", "class A { }", "B.java", wrong))).isEqualTo("""
                B.java:2: incompatible types: int cannot be converted to A
                    A a = 1;
                          ^""");
    }

    @Test
    void an_error_that_shows_only_when_classes_are_written_is_told() {
        assertThat(contract.error("A.java", "class A {\n    String text = \"" + "x".repeat(1 << 16) + "\";\n}"))
                .startsWith("A.java:2: constant string too long\n    String text = \"xxx")
                .endsWith("x\n                  ^");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "A copy.java", "A (1).java", "100%.java", "%41.java", "A#1?.java", "\u00c4\u2655.java", "A\n.java"})
    void a_file_may_have_any_name(String name) {
        assertThat(contract.compiled(name, "class A { }").classes()).containsOnlyKeys("A");
        assertThat(contract.error(name, "class A { int n = m; }")).startsWith(name + ":1: cannot find symbol");
    }

    @Test
    void a_name_with_other_letters_than_english_ones_is_a_class_name() {
        assertThat(contract.compiled("\u00c4.java", "public class \u00c4 { class \ud835\udc9c { } }").classes())
                .containsOnlyKeys("\u00c4", "\u00c4$\ud835\udc9c");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            public class B { } :: '
            the file has the right name: call the class A'
            public class B { } class AB { } :: '
            the file has the right name: call the class A'
            public class B { } enum A { } :: ''
            """)
    void a_public_class_of_another_name_is_the_one_to_be_renamed_unless_it_stands_beside(String text, String advice) {
        assertThat(contract.error("A.java", text)).isEqualTo("A.java:1: class B is public, should be declared in a"
                + " file named B.java\n" + text + "\n       ^" + advice);
    }

    @Test
    void a_constructor_that_was_not_renamed_is_told_as_one() {
        assertThat(contract.error("A.java", "class A { B() { } }")).isEqualTo("""
                A.java:1: invalid method declaration; return type required
                class A { B() { } }
                          ^
                a constructor is called like its class, and a method says what it returns""");
    }

    @ParameterizedTest
    @CsvSource(delimiterString = "::", textBlock = """
            org.junit   :: '
            that is JUnit 4: tests here are of JUnit 5, org.junit.jupiter.api'
            bitmask     :: '
            each exercise is compiled alone, without the classes of another'
            org.bitmask :: ''
            """)
    void a_package_that_a_learner_may_expect_is_told_with_why_it_is_missing(String name, String advice) {
        assertThat(contract.error("A.java", "import " + name + ".B;")).startsWith(
                "A.java:1: package " + name + " does not exist\n").endsWith("^" + advice);
    }

    @Test
    void a_wrong_return_type_is_told_where_javac_first_says_that_the_method_is_missing() {
        String solver = """
                class A implements nqueens.QueensSolver {
                    public java.util.List<int[]> solve(int n) { return %s; }
                    public int count(int n) { return 0; }
                }
                """;
        assertThat(contract.error("A.java", solver.formatted("null"))).isEqualTo("""
                A.java:3: count(int) in A cannot implement count(int) in nqueens.QueensSolver
                  return type int is not compatible with long
                    public int count(int n) { return 0; }
                               ^""");
        assertThat(contract.error(Map.of("A.java", solver.formatted("null"), "First.java",
                "class First { int first = none; }"))).contains("int count(int n)");
        assertThat(contract.error("A.java", "class First { int first = none; }\n" + solver.formatted("null")))
                .startsWith("A.java:1: cannot find symbol");
        assertThat(contract.error("A.java", solver.formatted("null").replace("int count", "long sum")))
                .startsWith("A.java:1: A is not abstract and does not override abstract method count(int)");
    }

    @Test
    void a_module_does_not_see_the_contract() {
        assertThat(contract.error(Map.of(
                "A.java", "class A { nqueens.QueensSolver solver; }", "module-info.java", "module m { }")))
                .startsWith("A.java:1: package nqueens is not visible\n");
    }

    @ParameterizedTest
    @CsvSource({"import jdk.internal.misc.Unsafe;", "import static jdk.internal.misc.Unsafe.getUnsafe;",
        "import jdk.internal.misc.*;"})
    void what_the_jdk_keeps_to_itself_does_not_exist_whatever_jdk_runs(String line) {
        assertThat(contract.error("A.java", line + "\nclass A { }"))
                .isEqualTo("A.java:1: package jdk.internal.misc does not exist\n" + line + "\n"
                        + " ".repeat(line.indexOf(".misc") + ".misc".length()) + "^");
    }

    @ParameterizedTest
    @CsvSource({"jdk.swing.interop, SwingInterOpUtils", "jdk.vm.ci.meta, JavaType"})
    void what_does_not_belong_to_the_release_is_not_seen_whatever_jdk_runs(String packageName, String type) {
        assertThat(contract.error("A.java", "class A { " + packageName + "." + type + " seen; }"))
                .startsWith("A.java:1: package " + packageName + " does not exist\n");
    }

    @Test
    void an_error_without_a_place_is_its_message() throws IOException {
        assertThat(Compiler.text(new PlacelessError("out of ink"))).isEqualTo("out of ink");
    }

    private record PlacelessError(String message) implements Diagnostic<JavaFileObject> {

        @Override
        public Kind getKind() {
            return Kind.ERROR;
        }

        @Override
        public JavaFileObject getSource() {
            return null;
        }

        @Override
        public long getPosition() {
            return NOPOS;
        }

        @Override
        public long getStartPosition() {
            return NOPOS;
        }

        @Override
        public long getEndPosition() {
            return NOPOS;
        }

        @Override
        public long getLineNumber() {
            return NOPOS;
        }

        @Override
        public long getColumnNumber() {
            return NOPOS;
        }

        @Override
        public String getCode() {
            return "compiler.err.out.of.ink";
        }

        @Override
        public String getMessage(Locale locale) {
            return message;
        }
    }
}
