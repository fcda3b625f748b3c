package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.judge.submission.Sources;
import nqueens.problem.Harness;

/** What no known submission of {@code compile_error} shows. */
class CompilerTest {

    /** Holds the classes of the contract and nothing else, as the judge makes one for its compiler. */
    @TempDir
    private static Path contract;
    private static Compiler compiler;

    @BeforeAll
    static void makeCompiler() throws IOException {
        for (Class<?> type : List.of(QueensSolver.class, NotStartedException.class)) {
            String file = "/" + type.getName().replace('.', '/') + ".class";
            Files.createDirectories(contract.resolve("nqueens"));
            try (InputStream bytes = type.getResourceAsStream(file)) {
                Files.copy(bytes, contract.resolve(file.substring(1)));
            }
        }
        compiler = new Compiler(contract, Harness.JUNIT.libraryPaths());
    }

    /** {@code ¶} ends a line. */
    @ParameterizedTest
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            klass A { } => 1: class, interface, enum, or record expected¶klass A { }¶^
            module m { } => 1: module declarations should be in a file named module-info.java¶module m { }¶^
            class A {¶  int one = "1";¶  int two = three;¶} => 2: incompatible types:\
             java.lang.String cannot be converted to int¶  int one = "1";¶            ^
            class A { String s = "\ud83d\udc51" + m; } => 1: cannot find symbol¶  symbol:   variable m¶\
              location: class A¶class A { String s = "\ud83d\udc51" + m; }¶                           ^
            import bitmask.B; => 1: package bitmask does not exist¶import bitmask.B;¶              ^¶\
            each exercise is compiled alone, without the classes of another
            import org.junit.B; => 1: package org.junit does not exist¶import org.junit.B;¶                ^¶\
            that is JUnit 4: tests here are of JUnit 5, org.junit.jupiter.api
            class A { jdk.internal.misc.A a; } => 1: package jdk.internal.misc does not exist¶\
            class A { jdk.internal.misc.A a; }¶                           ^
            public class B { } class AB { } => 1: class B is public, should be declared in a file named B.java¶\
            public class B { } class AB { }¶       ^¶the file has the right name: call the class A
            public class B { } enum A { } => 1: class B is public, should be declared in a file named B.java¶\
            public class B { } enum A { }¶       ^
            """)
    void the_first_error_is_told_with_its_line_and_a_mark_and_what_to_do(String source, String error) {
        assertThat(error("A.java", source.replace('¶', '\n'))).isEqualTo("A.java:" + error.replace('¶', '\n'));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r\n", "\r"})
    void lines_end_as_they_do_for_the_compiler(String end) {
        assertThat(error("A.java", "class A { // \u2028 \u0085 \f" + end + "\tint n =\t1" + end + "}"))
                .isEqualTo("A.java:2: ';' expected\n\tint n =\t1\n\t       \t ^");
    }

    @Test
    void an_error_that_shows_only_when_classes_are_written_is_told() {
        assertThat(error("\u00c4.java", "public class \u00c4 {\nString text = \"" + "x".repeat(1 << 16) + "\";\n}"))
                .isEqualTo("\u00c4.java:2: constant string too long\nString text = \"" + "x".repeat(72 - 15) + "\n"
                        + " ".repeat(14) + "^");
    }

    @Test
    void an_error_without_a_place_is_its_message() throws IOException {
        Object error = Proxy.newProxyInstance(getClass().getClassLoader(), new Class<?>[] {Diagnostic.class},
                (proxy, method, arguments) -> method.getName().equals("getMessage") ? "out of ink" : Diagnostic.NOPOS);
        @SuppressWarnings("unchecked")
        Diagnostic<JavaFileObject> placeless = (Diagnostic<JavaFileObject>) error;
        assertThat(Compiler.text(placeless)).isEqualTo("out of ink");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "int size(Object o) { return switch (o) { case String s -> 1; default -> 2; }; }",
        "record R(int row) { } boolean f(Object o) { return o instanceof R(int r); }",
    })
    void the_language_of_later_versions_does_not_compile(String member) {
        assertThat(error("A.java", "class A {\n" + member + "\n}")).startsWith("A.java:2: ");
    }

    @Test
    void of_several_files_the_first_error_of_the_first_by_name_is_told() {
        Map<String, String> files = new TreeMap<>(Comparator.reverseOrder());
        files.putAll(Map.of("A.java", "class A { int n = m; }", "B.java", "class B { int n = m; }"));
        assertThat(compiler.compileUnmetered(new Sources(files, List.of()))).asString().contains("A.java:1: ")
                .doesNotContain("B.java:1: ");
    }

    @Test
    void a_compiler_forgets_what_it_compiled() {
        assertThat(compiled("class B { }").classes()).containsOnlyKeys("B");
        assertThat(error("C.java", "class C { B b; }")).startsWith("C.java:1: cannot find symbol");
    }

    @Test
    void what_is_refused_is_neither_metered_nor_recorded() {
        Sources sources = new Sources(Map.of("A.java", "class A { void f() { System.nanoTime(); } }"), List.of());
        Compilation.Compiled metered = (Compilation.Compiled) compiler.compile(sources);
        Compilation.Compiled unmetered = (Compilation.Compiled) compiler.compileUnmetered(sources);
        Compilation.Compiled refused = (Compilation.Compiled) compiler.compile(
                new Sources(Map.of("A.java", "class A { { System.exit(0); } }"), List.of()));

        assertThat(text(unmetered.classes().get("A"))).doesNotContain("Counters", "Events");
        assertThat(((Compilation.Compiled) compiler.compile(sources.tests())).recorded()).isEmpty();
        assertThat(metered.metered().blocks().all()).isNotEmpty();
        assertThat(text(metered.classes().get("A"))).contains("Counters").doesNotContain("Events");
        assertThat(text(metered.recorded().orElseThrow().classes().get("A"))).contains("Counters", "Events");
        assertThat(refused.metered().blocks().all()).isEmpty();
        assertThat(refused.recorded()).isEmpty();
    }

    @Test
    void what_is_recorded_is_not_too_large() {
        StringBuilder text = new StringBuilder("class A {");
        for (char i = 'a'; i < 's'; i++) {
            text.append("String ").append(i).append("() { return \"").append(i).append("x".repeat(60_000))
                    .append("\"; }");
        }
        Sources sources = new Sources(Map.of("A.java", text.append("}").toString()), List.of());
        assertThat(((Compilation.Compiled) compiler.compile(sources)).recorded()).isEmpty();
    }

    @Test
    void what_tests_are_written_with_is_shown_to_tests_alone() {
        Sources sources =
                new Sources(Map.of("A.java", "class A { @org.junit.jupiter.api.Test void f() { } }"), List.of());
        assertThat(compiler.compile(sources)).isInstanceOf(Compilation.Failed.class);
        assertThat(compiler.compile(sources.tests())).isInstanceOfSatisfying(
                Compilation.Compiled.class, compiled -> assertThat(compiled.breach()).isEmpty());
    }

    private static Compilation.Compiled compiled(String source) {
        return (Compilation.Compiled) compiler.compileUnmetered(new Sources(Map.of("A.java", source), List.of()));
    }

    private static String error(String name, String text) {
        return ((Compilation.Failed) compiler.compileUnmetered(new Sources(Map.of(name, text), List.of()))).message();
    }

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.ISO_8859_1);
    }
}
