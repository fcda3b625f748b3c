package nqueens.judge.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.compiler.Sources;

class UsedApiTest {

    /** Class files by their sources: mutation testing runs these tests hundreds of times in one JVM. */
    private static final Map<Map<String, String>, Map<String, byte[]>> COMPILED = new ConcurrentHashMap<>();

    @Test
    void a_call_is_told_with_its_line_and_signature() {
        assertThat(usesOf("""
                class A {
                    void f() {
                        System.exit(3);
                    }
                }
                """)).contains(new Use("A.java", 3, "java.lang.System", "exit", "(I)V"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            void f() { System.exit(1); }                                       | java.lang.System.exit
            void f() { System.\\u0065xit(1); }                                 | java.lang.System.exit
            Runnable f = Runtime.getRuntime()::gc;                             | java.lang.Runtime.gc
            java.util.function.IntConsumer f = System::exit;                   | java.lang.System.exit
            java.util.function.IntConsumer f = n -> System.exit(n);            | java.lang.System.exit
            void f() { new ProcessBuilder("ls"); }                             | java.lang.ProcessBuilder
            java.util.function.Function<String, Object> f = java.io.File::new; | java.io.File
            Object f = new Thread[1][2];                                       | java.lang.Thread
            Object f = new Thread[1];                                          | java.lang.Thread
            Object f = Thread.class;                                           | java.lang.Thread
            Object f = Thread[][].class;                                       | java.lang.Thread
            boolean f(Object o) { return o instanceof Thread; }                | java.lang.Thread
            Object f(Object o) { return (Thread) o; }                          | java.lang.Thread
            Object f(Object o) { return (Thread[]) o; }                        | java.lang.Thread
            Object f = System.out;                                             | java.lang.System.out
            Object f = System.out;                                             | java.io.PrintStream
            Object f(Thread t) { return t.getThreadGroup(); }                  | java.lang.ThreadGroup
            void f(Thread t, ClassLoader l) { t.setContextClassLoader(l); }    | java.lang.ClassLoader
            void f(ThreadGroup g) { Runnable r = () -> g.list(); }             | java.lang.ThreadGroup.list
            static class B extends ClassLoader { }                             | java.lang.ClassLoader
            interface B extends java.sql.Driver { }                            | java.sql.Driver
            class B implements AutoCloseable { public void close() { } }       | java.lang.AutoCloseable
            record R(int n) { } | java.lang.runtime.ObjectMethods.bootstrap
            String f(int n) { return "" + n; } | java.lang.invoke.StringConcatFactory.makeConcatWithConstants
            Runnable f = () -> { }; | java.lang.invoke.LambdaMetafactory.metafactory
            java.util.function.Function<Thread, Object> f = Thread::getThreadGroup; | java.lang.ThreadGroup
            void f() { java.security.PrivilegedAction<Integer> a = () -> 1; }  | java.security.PrivilegedAction
            native void f();                                                   | native.f
            """)
    void a_member_uses(String member, String use) {
        assertThat(usesOf("class A { " + member + " }")).extracting(Use::toString).contains(use);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            void f(Thread t) { }                                      | java.lang.Thread
            Thread f;                                                 | java.lang.Thread
            void f(ThreadGroup g) { Runnable r = () -> g.list(); }    | java.lang.invoke.MethodHandles$Lookup
            int[][] f = new int[2][3];                                | I
            void f() { int[] a = { 1 }; a.clone(); }                  | [I
            void f(int n) { f(n); }                                   | I
            void f() { f(); }                                         | V
            int f(int[] a) { return a.clone().length; }               | [I
            void f(A a) { a.f(a); }                                   | A
            Object f = new A[1];                                      | A
            """)
    void a_member_does_not_use(String member, String type) {
        assertThat(usesOf("class A { " + member + " }")).extracting(Use::type).doesNotContain(type);
    }

    @Test
    void the_type_of_a_cloned_array_is_used() {
        assertThat(usesOf("class A { Object f(Thread[] t) { return t.clone(); } }"))
                .contains(new Use("A.java", 1, "java.lang.Thread", "", ""));
    }

    @Test
    void an_inherited_member_is_one_of_each_outside_supertype() {
        List<Use> uses = usesOf("""
                class A extends B {
                    void f() {
                        getContextClassLoader();
                    }
                }
                class B extends Thread implements I { }
                interface I extends Comparable<I>, J { }
                interface J { }
                abstract class C implements J, I { }
                """.replace("class B ext", "abstract class B ext").replace("class A", "abstract class A"));
        assertThat(uses).filteredOn(use -> use.member().equals("getContextClassLoader")).extracting(Use::type)
                .containsExactlyInAnyOrder("java.lang.Thread", "java.lang.Comparable", "java.lang.Object");
    }

    @Test
    void a_member_that_a_class_of_the_submission_declares_is_no_use() {
        List<Use> uses = usesOf("""
                class A extends B {
                    int own;
                    void f() {
                        own = g();
                        h(inherited);
                    }
                    int g() {
                        return 1;
                    }
                }
                class B extends Thread {
                    int inherited;
                    void h(int n) {
                        inherited = n;
                    }
                }
                """);
        assertThat(uses).extracting(Use::member).containsOnly("", "<init>");
    }

    @Test
    void a_member_is_told_from_others_of_its_name() {
        assertThat(usesOf("class A extends Thread { void setName() { } void f() { setName(\"x\"); } }"))
                .contains(new Use("A.java", 1, "java.lang.Thread", "setName", "(Ljava/lang/String;)V"));
    }

    @Test
    void an_interface_of_the_submission_hides_no_member_of_an_outside_superclass() {
        assertThat(usesOf("""
                class A extends Thread implements Stopping {
                    void f() {
                        this.interrupt();
                    }
                }
                interface Stopping {
                    void interrupt();
                }
                """)).contains(new Use("A.java", 3, "java.lang.Thread", "interrupt", "()V"));
    }

    @Test
    void a_method_that_an_own_interface_promises_and_an_outside_class_has_is_one_of_that_class() {
        List<Use> uses = usesOf("""
                interface Can { void start(); default void stop() { } void walk(); static void stopAll() { } }
                interface Has extends Can { void interrupt(); }
                class A extends Thread implements Has { public void walk() { } }
                class B extends A { public void interrupt() { } }
                """);
        assertThat(uses).extracting(Use::toString)
                .contains("java.lang.Thread.start", "java.lang.Thread.stop", "java.lang.Thread.interrupt")
                .doesNotContain("java.lang.Thread.walk", "java.lang.Thread.stopAll", "java.lang.Object.start");
        assertThat(uses).filteredOn(use -> use.member().equals("interrupt")).hasSize(1);
    }

    @Test
    void a_method_that_an_own_interface_promises_and_an_own_class_has_is_its_own() {
        assertThat(usesOf("""
                interface Has { void interrupt(); }
                class A extends Thread implements Has { public void interrupt() { } }
                class B extends A { }
                """)).extracting(Use::member).containsOnly("", "<init>");
    }

    @Test
    void what_an_own_interface_promises_and_own_classes_keep_is_no_use() {
        assertThat(usesOf("""
                interface Shape { int area(); default int twice() { return 2 * area(); } }
                abstract class A implements Shape { public int area() { return 1; } }
                class B extends A { }
                """)).extracting(Use::member).containsOnly("", "<init>");
    }

    @Test
    void an_outside_class_that_is_not_known_may_have_any_method() {
        // the contract's class is not one of the platform's
        assertThat(usesOf("""
                interface Can { void walk(); }
                abstract class A implements nqueens.QueensSolver, Can { }
                """)).extracting(Use::toString).contains("nqueens.QueensSolver.walk");
    }

    @Test
    void what_no_outside_type_has_or_nobody_wants_is_asked_for_once_a_class() {
        List<String> asked = new ArrayList<>();
        UsedApi.of(compiled(Map.of("A.java", """
                interface Can { void size(Can c); void walk(); }
                abstract class A implements java.util.List<A>, Can { }
                abstract class B implements java.util.List<B>, Can { }
                """)), use -> {
            asked.add(use.member());
            return false;
        });
        assertThat(asked).doesNotContain("walk").filteredOn("size"::equals).hasSize(2);
    }

    @Test
    void a_lattice_of_interfaces_is_walked_once() {
        // not by javac, which walks it once for each of the many ways through it
        Map<String, byte[]> lattice = new HashMap<>();
        for (int i = 1; i < 60; i++) {
            lattice.put("L" + i, type("L" + i, "java/lang/Object", "L" + (i - 1), "R" + (i - 1)));
            lattice.put("R" + i, type("R" + i, "java/lang/Object", "L" + (i - 1), "R" + (i - 1)));
        }
        lattice.put("A", type("A", "java/lang/Thread", "L59", "R59"));
        assertThat(allUses(lattice)).extracting(use -> use.type() + " " + use.member())
                .contains("java.lang.Thread start", "L0 start", "R0 start");
    }

    /** A type with a method that calls the inherited {@code void start()}. */
    private static byte[] type(String name, String superclass, String... interfaces) {
        return type(name, superclass, 1, interfaces);
    }

    /** A type with a method that calls the inherited {@code void start()}, each time in a line of its own. */
    private static byte[] type(String name, String superclass, int calls, String... interfaces) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, superclass, interfaces);
        writer.visitSource("A.java", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_PUBLIC, "f", "()V", null, null);
        method.visitCode();
        for (int i = 0; i < calls; i++) {
            Label label = new Label();
            method.visitLabel(label);
            method.visitLineNumber(i + 1, label);
            method.visitVarInsn(Opcodes.ALOAD, 0);
            method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, "start", "()V", false);
        }
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(1, 1);
        method.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void many_calls_of_one_inherited_method_are_looked_up_once() {
        int calls = 10_000;
        AtomicInteger asked = new AtomicInteger();
        String[] interfaces = {"java/util/List", "java/util/Set", "java/util/Queue", "java/lang/Runnable"};
        assertThat(UsedApi.of(Map.of("Many", type("Many", "java/lang/Object", calls, interfaces)), use -> {
            asked.incrementAndGet();
            return false;
        })).isEmpty();
        // the supertypes, the types that the member may come from, and the result of each call
        assertThat(asked).hasValueLessThan(calls + 20);
    }

    @Test
    void a_deep_tower_of_interfaces_costs_as_much_as_it_is_high() {
        int height = 10_000;
        Map<String, byte[]> tower = new HashMap<>();
        tower.put("I0", type("I0", "java/lang/Object", 1, "java/util/List", "java/util/Queue"));
        for (int i = 1; i < height; i++) {
            tower.put("I" + i, type("I" + i, "java/lang/Object", 1, "I" + (i - 1)));
        }
        AtomicInteger asked = new AtomicInteger();
        assertThat(UsedApi.of(tower, use -> {
            asked.incrementAndGet();
            return false;
        })).isEmpty();
        assertThat(asked).hasValueLessThan(20 * height);
    }

    @Test
    void interfaces_that_inherit_from_each_other_are_read_all_the_same() {
        // not by javac, which refuses them
        assertThat(allUses(Map.of("A", type("A", "java/lang/Object", "B"),
                "B", type("B", "java/lang/Object", "A", "java/util/List"))))
                .extracting(Use::toString).contains("java.util.List.start");
    }

    @Test
    void of_very_many_uses_some_are_told() {
        assertThat(allUses(Map.of("Many", type("Many", "java/lang/Object", 0,
                IntStream.range(0, UsedApi.MOST - 1).mapToObj(i -> "I" + i).toArray(String[]::new)))))
                .hasSize(UsedApi.MOST);
        assertThat(allUses(Map.of("Many", type("Many", "java/lang/Object", 0,
                IntStream.range(0, UsedApi.MOST).mapToObj(i -> "I" + i).toArray(String[]::new)))))
                .hasSize(UsedApi.MOST);
    }

    @Test
    void what_declares_a_module_has_no_superclass() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
        writer.visitEnd();
        assertThat(allUses(Map.of("module-info", writer.toByteArray()))).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            System.getProperty("line.separator")                          | lineSeparator
            System.getProperty(@"line.separator"@)                         | lineSeparator
            System.getProperty("line." + "separator")                     | lineSeparator
            System.getProperty("user.home")                               | getProperty
            System.getProperty("line.separator", "user.home")             | getProperty
            System.getProperty("user.home", "line.separator")             | getProperty
            System@.getProperty@("line.separator")                        | lineSeparator
            System.getProperty(n > 1 ? "user.home" : "line.separator")    | getProperty
            System.getProperty(n > 1 ? "line.separator" : "user.home")    | getProperty
            System.getProperty("line.separator".trim())                   | getProperty
            System.getenv("line.separator")                               | getenv
            System.lineSeparator()                                        | lineSeparator
            """)
    void the_line_separator_is_one_however_it_is_asked_for(String expression, String member) {
        List<Use> uses = usesOf("class A { String f(int n) { return "
                + expression.replace('@', '\n') + "; } }");
        assertThat(uses).filteredOn(use -> use.type().equals("java.lang.System")).extracting(Use::member)
                .containsExactly(member);
    }

    @Test
    void each_use_is_told_once_a_line() {
        assertThat(usesOf("""
                class A {
                    void f() {
                        System.gc(); System.gc();
                        System.gc();
                    }
                }
                """)).filteredOn(use -> use.member().equals("gc")).extracting(Use::line).containsExactly(3, 4);
    }

    @Test
    void uses_stand_in_the_order_of_files_and_lines_and_those_without_a_line_behind() {
        List<Use> uses = allUses(compiled(Map.of("B.java", """
                class Z extends Thread {
                    void f() {
                        System.gc();
                    }
                    native void g();
                    int n = 1;
                }
                class C extends Exception {
                }
                """, "A.java", "class Q { void f() { Runtime.getRuntime(); } }")));
        assertThat(uses).extracting(use -> use.place() + " " + use).containsSubsequence(
                "A.java:1 java.lang.Runtime.getRuntime", "B.java:1 java.lang.Thread", "B.java:3 java.lang.System.gc",
                "B.java:8 java.lang.Exception",
                "B.java java.lang.Exception", "B.java java.lang.Thread", "B.java native.g");
        assertThat(uses).extracting(Use::file).isSorted();
    }

    @Test
    void a_constant_that_javac_never_makes_is_told_by_what_computes_it() {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "a/A", null, "java/lang/Object", null);
        writer.visitSource("A.java", null);
        MethodVisitor method = writer.visitMethod(Opcodes.ACC_STATIC, "f", "()V", null, null);
        method.visitCode();
        method.visitLdcInsn(new ConstantDynamic("x", "Ljava/lang/Object;", new Handle(Opcodes.H_INVOKESTATIC,
                "java/lang/invoke/ConstantBootstraps", "invoke", "()V", false)));
        method.visitInsn(Opcodes.RETURN);
        method.visitMaxs(1, 0);
        method.visitEnd();
        writer.visitEnd();
        assertThat(allUses(Map.of("a.A", writer.toByteArray())))
                .contains(new Use("A.java", 0, "java.lang.invoke.ConstantBootstraps", "invoke", "()V"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            @Deprecated class A { }                                                         | java.lang.Deprecated
            class A { @Deprecated int a; }                                                  | java.lang.Deprecated
            class A { @Deprecated void a() { } }                                            | java.lang.Deprecated
            class A { void a(int b, @Named(type = Thread.class) int a) { } } NAMED          | java.lang.Thread
            @Named(type = Thread.class) class A { } NAMED                                   | java.lang.Thread
            @Named(types = {int.class, Thread.class}) class A { } NAMED                     | java.lang.Thread
            @Named(inner = @Deprecated) class A { } NAMED                                   | java.lang.Deprecated
            @Named(text = "java.lang.System#exit(int)") class A { } NAMED                   | java.lang.System.exit
            @Named(text = "java.lang.System#exit") class A { } NAMED                        | java.lang.System.exit
            """)
    void an_annotation_is_a_use_and_so_is_what_it_names(String source, String use) {
        String named = "@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface Named"
                + " { Class<?> type() default A.class; Class<?>[] types() default {}; String text() default \"\";"
                + " Deprecated inner() default @Deprecated; }";
        assertThat(usesOf(source.replace("NAMED", named))).extracting(Use::toString).contains(use);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            class A { @Deprecated void f(java.io.File file) { } }             | true
            class A { @Deprecated java.io.File f() { return null; } }         | true
            class A { @Deprecated java.io.File[] file; }                      | true
            @Deprecated class A { A(java.io.File file) { } }                  | true
            class A { A(java.io.File file) { } }                              | false
            class A { java.io.File file; void f(java.io.File file) { } }      | false
            @Deprecated class A { java.io.File f; void g(java.io.File f) { } } | false
            """)
    void a_type_that_is_only_mentioned_is_a_use_where_an_annotation_stands(String source, boolean isUse) {
        assertThat(usesOf(source).stream().anyMatch(use -> use.type().equals("java.io.File"))).isEqualTo(isUse);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Q#x", ".Q#.", "a.b #c", "a.B#c and so on", "own.A#f"})
    void a_text_that_only_looks_like_a_member_is_no_use(String text) {
        assertThat(allUses(compiled(Map.of("A.java", "package own; @Named(\"" + text + "\") class A { }"
                + " @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME)"
                + " @interface Named { String value(); }")))).extracting(Use::member).containsOnly("", "<init>");
    }

    private static List<Use> usesOf(String source) {
        return allUses(compiled(Map.of("A.java", source)));
    }

    private static List<Use> allUses(Map<String, byte[]> files) {
        return UsedApi.of(files, use -> true);
    }

    private static Map<String, byte[]> compiled(Map<String, String> files) {
        return COMPILED.computeIfAbsent(files, UsedApiTest::compiledAnew);
    }

    private static Map<String, byte[]> compiledAnew(Map<String, String> files) {
        Compilation compilation = new Compiler(Path.of("target", "classes")).compileUnmetered(new Sources(files));
        if (compilation instanceof Compilation.Compiled compiled) {
            return compiled.classes();
        }
        throw new AssertionError(((Compilation.Failed) compilation).message());
    }
}
