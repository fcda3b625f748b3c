package nqueens.judge.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.platform.commons.support.ReflectionSupport;
import org.objectweb.asm.Type;

/** How rules are read and a breach is told; of our own lists what no known submission tries. */
class AllowedApiTest {

    private static final AllowedApi STANDARD = AllowedApi.standard();

    @ParameterizedTest(name = "{0} {1}{2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            p.One        | any    | ()V                   | true
            p.One$Nested | any    | ()V                   | true
            p.OneMore    | ''     | ''                    | false
            pxOne        | ''     | ''                    | false
            q.Any        | any    | ()V                   | true
            q.deeper.Any | ''     | ''                    | false
            q.Not$Nested | ''     | ''                    | false
            r.Some       | ''     | ''                    | true
            r.Some       | yes    | (I)V                  | true
            r.Some       | no     | ()V                   | false
            r.Some       | one    | (IJ)V                 | true
            r.Some       | one    | (J)V                  | false
            r.Some$In    | no     | ()V                   | true
            r.But        | no     | ()V                   | false
            r.But        | none   | ()V                   | true
            r.But        | <init> | (Ljava/lang/String;)V | false
            r.But        | <init> | (I)V                  | true
            s.BadError   | no     | ()V                   | false
            s.BadError   | yes    | ()V                   | true
            s.Bad        | ''     | ''                    | false
            """)
    void rules_say_what_is_allowed(String type, String member, String descriptor, boolean allowed) {
        AllowedApi rules = new AllowedApi("", "", List.of("# r.Not is a remark", "", "p.One", "q.*", "-q.Not",
                "r.Some yes one(I", "r.But -no -<init>(Ljava/lang/String;", "s.*Error -no"));
        assertThat(rules.allows(new ApiUse("A.java", 1, type, member, descriptor))).isEqualTo(allowed);
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '`', value = {"` java.util.List`, ``", "-, ``", "--p.One, -p.One", "p/One, p/One"})
    void a_line_that_is_no_rule_is_named(String line, String type) {
        List<String> lines = List.of(line);
        assertThatThrownBy(() -> new AllowedApi("", "", lines)).isInstanceOf(IllegalArgumentException.class)
                .hasMessage("not a type, or a pattern of types: '" + type + "'");
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvSource({
        "p.One, exit, return", "p.One, any, count", "p.One$In, any, count", "p.One, '', count", "p.Two, any, wait",
        "p.Two$In, '', wait", "q.One, exit, a solver computes"})
    void what_to_do_instead_is_told_of_a_member_or_else_of_its_type(String type, String member, String instead) {
        AllowedApi rules = new AllowedApi(
                "solvers", "a solver computes", List.of("?p.One.exit return", "?p.One count", "?p.T* wait"));
        assertThat(rules.breach(List.of(use(1, type, member))).orElseThrow()).contains("\n" + instead);
    }

    @Test
    void a_line_is_told_once_and_by_a_member_if_there_is_one_and_after_three_lines_the_rest_is_counted() {
        List<ApiUse> uses = List.of(use(2, "java.io.File", ""), use(2, "java.io.File", "<init>"),
                use(2, "java.lang.ProcessBuilder$Redirect", "to"), use(2, "java.io.File", "delete"),
                use(0, "java.net.Socket", ""), use(4, "java.net.Socket", ""), use(5, "a.B", "c"), use(6, "a.B", "c"));
        String told = """
                A.java:2: java.lang.ProcessBuilder.Redirect.to is not for solvers
                A.java: java.net.Socket is not for solvers
                A.java:4: java.net.Socket is not for solvers
                """;
        String use = "a solver computes, and may print; it has no use for files, processes, the network, the"
                + " environment or reflection";
        assertThat(STANDARD.breach(uses)).hasValue(told + "... and in 2 lines more\n" + use);
        assertThat(STANDARD.breach(uses.subList(0, 7))).hasValue(told + "... and in 1 line more\n" + use);
        assertThat(STANDARD.breach(uses.subList(0, 6))).hasValue(told + use);
        assertThat(STANDARD.breach(List.of())).isEmpty();
    }

    @ParameterizedTest(name = "{0} {1}{2}: {3}")
    @CsvSource(delimiter = '|', textBlock = """
            java.lang.System                 | console     | ()V                                  | nobody
            java.lang.Long                   | getLong     | ()V                                  | nobody
            java.util.random.RandomGenerator | getDefault  | ()V                                  | nobody
            java.util.Formatter              | <init>      | (Ljava/lang/Appendable;)V            | all
            java.io.PrintWriter              | <init>      | (Ljava/lang/String;)V                | nobody
            java.io.PrintWriter              | <init>      | (Ljava/io/OutputStream;)V            | all
            java.util.ListResourceBundle     | ''          | ''                                   | nobody
            nqueens.board.KnownCounts        | ''          | ''                                   | nobody
            java.lang.Character$UnicodeBlock | any         | ()V                                  | all
            org.junit.jupiter.api.extension.RegisterExtension | '' | ''                           | nobody
            org.assertj.core.api.ListAssert  | extracting  | ([Ljava/lang/String;)                | nobody
            org.assertj.core.api.ListAssert  | filteredOn  | (Ljava/lang/String;)                 | nobody
            org.assertj.core.api.ListAssert  | filteredOn  | (Ljava/util/function/Predicate;)     | tests
            org.assertj.core.api.SoftAssertions | assertSoftly | (Ljava/lang/Class;)             | nobody
            org.assertj.core.groups.Tuple    | extracting  | (Ljava/lang/String;)                 | tests
            org.assertj.core.groups.Properties | ''        | ''                                   | nobody
            """)
    void our_lists_allow_and_refuse_more_than_known_submissions_try(
            String type, String member, String descriptor, String users) {
        ApiUse use = new ApiUse("A.java", 1, type, member, descriptor);
        assertThat(AllowedApi.standard().allows(use)).as("solvers").isEqualTo(users.equals("all"));
        assertThat(AllowedApi.tests().allows(use)).as("tests").isEqualTo(!users.equals("nobody"));
    }

    @Test
    void what_is_refused_in_a_type_is_refused_in_all_that_inherit_it() throws IOException {
        Path base = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base", "java");
        try (Stream<Path> files = Files.walk(base)) {
            assertThat(files.map(file -> base.getParent().relativize(file).toString())
                    .filter(file -> file.endsWith(".class"))
                    .map(file -> file.replaceFirst("\\.class$", "").replace('/', '.'))
                    .filter(name -> STANDARD.allows(use(1, name, "")))
                    .<Class<?>>map(AllowedApiTest::loaded)
                    .filter(type -> Modifier.isPublic(type.getModifiers()) && !type.isInterface())
                    .flatMap(AllowedApiTest::loopholes)).isEmpty();
        }
    }

    private static Class<?> loaded(String name) {
        return ReflectionSupport.tryToLoadClass(name).getOrThrow(IllegalStateException::new);
    }

    private static Stream<String> loopholes(Class<?> type) {
        return Arrays.stream(type.getMethods()).filter(method -> method.getDeclaringClass() != type)
                .filter(method -> !Modifier.isAbstract(method.getModifiers()))
                .filter(method -> isAllowed(type, method) && isAllowed(method.getDeclaringClass())
                        && !isAllowed(method.getDeclaringClass(), method))
                .map(method -> type.getName() + " inherits " + method);
    }

    private static boolean isAllowed(Class<?> owner, Method method) {
        return STANDARD.allows(new ApiUse(
                "A.java", 1, owner.getName(), method.getName(), Type.getMethodDescriptor(method)))
                && isAllowed(method.getReturnType())
                && Arrays.stream(method.getParameterTypes()).allMatch(AllowedApiTest::isAllowed);
    }

    private static boolean isAllowed(Class<?> type) {
        return type.isArray() ? isAllowed(type.getComponentType())
                : type.isPrimitive() || STANDARD.allows(use(1, type.getName(), ""));
    }

    private static ApiUse use(int line, String type, String member) {
        return new ApiUse("A.java", line, type, member, "");
    }
}
