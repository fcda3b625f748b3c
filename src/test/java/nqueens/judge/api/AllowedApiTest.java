package nqueens.judge.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodType;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AllowedApiTest {

    private static final AllowedApi STANDARD = AllowedApi.standard();

    @ParameterizedTest(name = "{0} {1}{2}: {3}")
    @CsvSource(delimiter = '|', nullValues = "-", emptyValue = "", textBlock = """
            org.junit.jupiter.api.Test                             | ''         | ''                      | true
            org.junit.jupiter.api.TestReporter                     | publishFile | ()V                    | false
            org.junit.jupiter.api.extension.ExtendWith             | ''         | ''                      | true
            org.junit.jupiter.api.extension.RegisterExtension      | ''         | ''                      | false
            org.junit.jupiter.params.provider.CsvSource            | ''         | ''                      | true
            org.junit.jupiter.params.provider.CsvFileSource        | ''         | ''                      | false
            org.junit.platform.launcher.Launcher                   | ''         | ''                      | false
            org.assertj.core.api.ListAssert                        | extracting | (Ljava/util/function/F) | true
            org.assertj.core.api.ListAssert                        | extracting | (Ljava/lang/String;)    | false
            org.assertj.core.api.AbstractObjectAssert              | extracting | ([Ljava/lang/String;)   | false
            org.assertj.core.api.ListAssert                        | hasSize    | (I)                     | true
            org.assertj.core.groups.Tuple                          | extracting | (Ljava/lang/String;)    | true
            nqueens.mutants.SolverUnderTest                        | ''         | ''                      | true
            nqueens.mutants.Mutant                                 | ''         | ''                      | false
            java.lang.System                                       | exit       | (I)V                    | false
            java.util.List                                         | size       | ()I                     | true
            org.junit.jupiter.params.aggregator.ArgumentsAccessor | get | (ILjava/lang/Class;)Ljava/lang/Object; | false
            org.junit.jupiter.params.aggregator.ArgumentsAccessor | get | (I)Ljava/lang/Object;              | true
            org.assertj.core.api.SoftAssertions | proxy | (Ljava/lang/Class;)Ljava/lang/Object;                 | false
            org.assertj.core.groups.Tuple                          | ''         | ''                      | true
            org.assertj.core.groups.Properties                     | ''         | ''                      | false
            """)
    void tests_may_use_what_tests_are_written_with(String type, String member, String descriptor, boolean allowed) {
        assertThat(AllowedApi.tests().allows(new Use("A.java", 1, type, member, descriptor))).isEqualTo(allowed);
        assertThat(STANDARD.allows(new Use("A.java", 1, type, member, descriptor)))
                .isEqualTo(allowed && type.startsWith("java."));
    }

    @Test
    void what_tests_may_not_use_is_told_as_not_for_tests() {
        assertThat(AllowedApi.tests().breach(List.of(new Use("A.java", 3, "org.junit.jupiter.api.io.TempDir", "", ""))))
                .hasValueSatisfying(breach -> assertThat(breach)
                        .startsWith("A.java:3: org.junit.jupiter.api.io.TempDir is not for tests\nleave files out: "));
        assertThat(AllowedApi.tests().breach(List.of(new Use("A.java", 3, "java.io.File", "", "")))).contains(
                "A.java:3: java.io.File is not for tests\na test asks a solver, and may print; it has no use for files,"
                        + " processes, the network, the environment or reflection");
    }

    @ParameterizedTest(name = "{0} {1}{2}: {3}")
    @CsvSource(delimiter = '|', nullValues = "-", emptyValue = "", textBlock = """
            p.One        | ''     | ''                       | true
            p.One        | any    | ()V                      | true
            p.One$Nested | any    | ()V                      | true
            p.OneMore    | ''     | ''                       | false
            pxOne        | ''     | ''                       | false
            p.Two        | ''     | ''                       | false
            q.Any        | any    | ()V                      | true
            q.Any$Nested | ''     | ''                       | true
            q.deeper.Any | ''     | ''                       | false
            q.Not        | ''     | ''                       | false
            q.Not$Nested | ''     | ''                       | false
            r.Some       | ''     | ''                       | true
            r.Some       | yes    | ()V                      | true
            r.Some       | yes    | (I)V                     | true
            r.Some       | no     | ()V                      | false
            r.Some       | one    | (I)V                     | true
            r.Some       | one    | (IJ)V                    | true
            r.Some       | one    | (J)V                     | false
            r.Some$In    | no     | ()V                      | true
            r.But        | yes    | ()V                      | true
            r.But        | no     | ()V                      | false
            r.But        | none   | ()V                      | true
            r.But        | <init> | (Ljava/lang/String;)V    | false
            r.But        | <init> | (I)V                     | true
            s.BadError   | ''     | ''                       | true
            s.Bad        | ''     | ''                       | false
            """)
    void rules_say_what_is_allowed(String type, String member, String descriptor, boolean allowed) {
        AllowedApi rules = new AllowedApi(List.of("# r.Not is a remark", "", "p.One", "q.*", "-q.Not",
                "r.Some yes one(I", "r.But -no -<init>(Ljava/lang/String;", "s.*Error"));
        assertThat(rules.allows(new Use("A.java", 1, type, member, descriptor))).isEqualTo(allowed);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "java.lang.System.exit", "java.lang.System.getenv", "java.lang.System.getProperty", "java.lang.System.setOut",
        "java.lang.System.loadLibrary", "java.lang.System.console", "java.lang.System.getLogger",
        "java.lang.Runtime.exec", "java.lang.Runtime.halt", "java.lang.Runtime.addShutdownHook",
        "java.lang.Runtime.load", "java.lang.Class.forName", "java.lang.Class.getResourceAsStream",
        "java.lang.Class.getMethod", "java.lang.Class.newInstance", "java.lang.Thread.getContextClassLoader",
        "java.lang.Thread.getAllStackTraces", "java.lang.Thread.getThreadGroup", "java.lang.Integer.getInteger",
        "java.lang.Long.getLong", "java.lang.Boolean.getBoolean"})
    void a_solver_has_no_use_for_the_member(String member) {
        int dot = member.lastIndexOf('.');
        assertThat(STANDARD.allows(new Use("A.java", 1, member.substring(0, dot), member.substring(dot + 1), "()V")))
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "java.io.File", "java.io.FileInputStream", "java.io.FileOutputStream", "java.io.ObjectInputStream",
        "java.io.RandomAccessFile", "java.lang.ClassLoader", "java.lang.Module", "java.lang.Process",
        "java.lang.ProcessBuilder", "java.lang.ProcessHandle", "java.lang.StackWalker", "java.lang.System$Logger",
        "java.lang.ThreadGroup", "java.lang.ref.Cleaner", "java.lang.invoke.MethodHandles", "java.lang.reflect.Method",
        "java.net.Socket", "java.nio.ByteBuffer", "java.nio.file.Files", "java.security.AccessController",
        "java.util.ResourceBundle", "java.util.ServiceLoader", "java.util.concurrent.ForkJoinWorkerThread",
        "java.util.jar.JarFile", "java.util.logging.Logger", "java.util.zip.ZipFile", "javax.tools.ToolProvider",
        "jdk.internal.misc.Unsafe", "sun.misc.Unsafe", "com.sun.tools.attach.VirtualMachine", "native",
        "nqueens.board.KnownCounts", "nqueens.judge.Exercise"})
    void a_solver_has_no_use_for_the_type(String type) {
        assertThat(STANDARD.allows(new Use("A.java", 1, type, "", ""))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "java.util.ArrayList", "java.util.Map$Entry", "java.util.concurrent.ForkJoinPool",
        "java.util.concurrent.TimeUnit", "java.util.stream.IntStream", "java.util.function.IntConsumer",
        "java.lang.Thread$State", "java.lang.IllegalArgumentException", "java.lang.AssertionError",
        "java.lang.ThreadDeath", "java.math.BigInteger", "java.time.Duration", "nqueens.QueensSolver",
        "nqueens.drill.OneSolution",
        "nqueens.NotStartedException", "java.lang.Character$UnicodeBlock"})
    void a_solver_may_use_the_type(String type) {
        assertThat(STANDARD.allows(new Use("A.java", 1, type, "any", "()V"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "java.util.Formatter, <init>, (Ljava/lang/String;)V, false",
        "java.util.Formatter, <init>, (Ljava/lang/Appendable;)V, true",
        "java.io.PrintStream, <init>, (Ljava/lang/String;Ljava/lang/String;)V, false",
        "java.io.PrintStream, <init>, (Ljava/io/OutputStream;)V, true",
        "java.io.PrintWriter, <init>, (Ljava/lang/String;)V, false",
        "java.io.PrintWriter, <init>, (Ljava/io/OutputStream;)V, true"})
    void no_file_is_opened_by_its_name(String type, String member, String descriptor, boolean allowed) {
        assertThat(STANDARD.allows(new Use("A.java", 1, type, member, descriptor))).isEqualTo(allowed);
    }

    @ParameterizedTest
    @ValueSource(strings = {" java.util.List", "-", "--java.util.List", "java/util/List"})
    void a_line_that_is_no_rule_is_named(String line) {
        List<String> lines = List.of(line);
        assertThatThrownBy(() -> new AllowedApi(lines)).isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("not a type, or a pattern of types: '");
    }

    @Test
    void where_all_is_allowed_there_is_no_breach() {
        assertThat(AllowedApi.standard().breach(List.of())).isEmpty();
    }

    @Test
    void whoever_ends_the_program_is_told_to_return() {
        for (String end : List.of("System.exit", "Runtime.exit", "Runtime.halt")) {
            String[] words = end.split("\\.");
            assertThat(breach(List.of(use(7, "java.lang." + words[0], words[1])))).hasValue(
                    "A.java:7: java.lang." + end + " is not for solvers\n"
                            + "return the answer, or throw: the judge ends the program when it has asked all");
        }
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "p.One, exit, return", "p.One, any, count", "p.One$In, any, count", "p.One, '', count", "p.Two, any, wait",
        "p.Two$In, '', wait", "q.One, exit, a solver computes"})
    void what_to_do_instead_is_told_of_a_member_or_else_of_its_type(String type, String member, String instead) {
        AllowedApi rules = new AllowedApi(List.of("?p.One.exit return", "?p.One count", "?p.T* wait"));
        assertThat(rules.breach(List.of(use(1, type, member))).orElseThrow()).contains("\n" + instead);
    }

    @Test
    void a_line_is_told_once_and_by_a_member_if_there_is_one() {
        assertThat(breach(List.of(use(1, "java.util.List", "of"), use(2, "java.io.File", ""),
                use(2, "java.io.File", "<init>"), use(2, "java.io.File", "list"), use(2, "java.io.File", "delete"),
                use(2, "java.nio.file.Path", ""), use(0, "java.net.Socket", "")))).hasValue("""
                A.java:2: java.io.File.list is not for solvers
                A.java: java.net.Socket is not for solvers
                a solver computes, and may print; it has no use for files, processes, the network, \
                the environment or reflection""");
    }

    @Test
    void three_lines_are_told_and_the_rest_counted() {
        List<Use> three = List.of(use(1, "java.io.File", ""), use(2, "java.io.File", "<init>"), use(3, "native", "f"));
        assertThat(breach(three)).hasValue("""
                A.java:1: java.io.File is not for solvers
                A.java:2: java.io.File is not for solvers
                A.java:3: native.f is not for solvers
                a solver computes, and may print; it has no use for files, processes, the network, \
                the environment or reflection""");

        List<Use> five = Stream.concat(three.stream(),
                Stream.of(use(4, "java.util.Map$Entry", ""), use(5, "java.lang.ProcessBuilder$Redirect", "to"),
                        use(6, "java.lang.System", "exit"))).toList();
        assertThat(breach(five)).hasValue("""
                A.java:1: java.io.File is not for solvers
                A.java:2: java.io.File is not for solvers
                A.java:3: native.f is not for solvers
                ... and in 2 lines more
                return the answer, or throw: the judge ends the program when it has asked all""");
    }

    @Test
    void a_nested_type_is_told_as_in_a_program() {
        assertThat(breach(List.of(use(5, "java.lang.ProcessBuilder$Redirect", "to"))).orElseThrow())
                .startsWith("A.java:5: java.lang.ProcessBuilder.Redirect.to is not for solvers");
    }

    private static Optional<String> breach(List<Use> uses) {
        return STANDARD.breach(uses.stream().filter(use -> !STANDARD.allows(use)).toList());
    }

    private static Use use(int line, String type, String member) {
        return new Use("A.java", line, type, member, "");
    }

    @Test
    void what_is_refused_in_a_type_is_refused_in_all_that_inherit_it() {
        List<String> loopholes = allowedTypes().filter(type -> !type.isInterface())
                .flatMap(type -> Arrays.stream(type.getMethods())
                        .filter(method -> method.getDeclaringClass() != type)
                        .filter(method -> !Modifier.isAbstract(method.getModifiers()))
                        .filter(method -> isAllowed(type, method) && isAllowed(method.getDeclaringClass())
                                && !isAllowed(method.getDeclaringClass(), method))
                        .map(method -> type.getName() + " inherits " + method))
                .toList();
        assertThat(loopholes).isEmpty();
    }

    private static boolean isAllowed(Class<?> owner, Executable member) {
        boolean isMethod = member instanceof Method;
        Class<?> result = isMethod ? ((Method) member).getReturnType() : void.class;
        String name = isMethod ? member.getName() : "<init>";
        String descriptor = MethodType.methodType(result, member.getParameterTypes()).descriptorString();
        return STANDARD.allows(new Use("A.java", 1, owner.getName(), name, descriptor))
                && isAllowed(result) && Arrays.stream(member.getParameterTypes()).allMatch(AllowedApiTest::isAllowed);
    }

    private static boolean isAllowed(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return element.isPrimitive() || STANDARD.allows(new Use("A.java", 1, element.getName(), "", ""));
    }

    private static Stream<Class<?>> allowedTypes() {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base", "java");
        List<String> names;
        try (Stream<Path> files = Files.walk(base)) {
            names = files.map(base.getParent()::relativize).map(Path::toString).filter(file -> file.endsWith(".class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()).replace('/', '.')).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return names.stream().filter(name -> STANDARD.allows(new Use("A.java", 1, name, "", "")))
                .<Class<?>>map(AllowedApiTest::loaded).filter(type -> Modifier.isPublic(type.getModifiers()));
    }

    private static Class<?> loaded(String name) {
        try {
            return Class.forName(name, false, null);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }
}
