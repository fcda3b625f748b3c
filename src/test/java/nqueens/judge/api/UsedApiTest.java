package nqueens.judge.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import nqueens.judge.meter.Snippet;

/** Each kind of reference by one snippet, and the bounds on what a stranger's classes cost. */
class UsedApiTest {

    private static final String NAMED = """
            package own;
            @java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @interface Named {
                Class<?> type() default A.class; Class<?>[] types() default { };
                String text() default "";
                Deprecated inner() default @Deprecated;
                interface Function<T, R> { R of(T t); }
            }
            """;

    /** Beside {@code Object}, which each class uses; {@code ~} begins a line. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = "=>", quoteCharacter = '`', textBlock = """
            void f(Thread t) { t.getThreadGroup(); }                => Thread.getThreadGroup ThreadGroup
            void f(Thread t) { t.setContextClassLoader(null); }     => ClassLoader Thread.setContextClassLoader
            Object f = System.out;                                  => System.out java.io.PrintStream
            Object f = new Thread[1][2];                            => Thread
            Object f = Thread[][].class;                            => Thread
            boolean f(Object o) { return o instanceof Thread; }     => Thread
            Object f(Thread[] t) { return t.clone(); }              => Thread
            void f(ThreadGroup g) { Runnable r = () -> g.list(); }  \
                => Runnable ThreadGroup ThreadGroup.list invoke.LambdaMetafactory.metafactory
            Named.Function<Thread, Object> f = Thread::getThreadGroup; \
                => Thread Thread.getThreadGroup ThreadGroup invoke.LambdaMetafactory.metafactory
            String f(int n) { return "" + n; }      => String invoke.StringConcatFactory.makeConcatWithConstants
            int[][] f = new int[2][3];                              => ``
            int f(int[] a) { return a.clone().length; }             => ``
            Thread f; A(Thread t) { } void f(Thread t) { }          => ``
            protected void finalize() { }                           => Object.finalize
            Object f(A a) { a.f(a); return new A[1]; }              => ``
            } interface B extends java.sql.Driver {                 => java.sql.Driver
            } class B extends ClassLoader implements AutoCloseable { public void close() { } \
                => AutoCloseable ClassLoader
            } abstract class B extends C { void f() { isAlive(); } } abstract class C extends Thread implements I { } \
                interface I extends Runnable, J { } interface J { } abstract class D implements J, I { \
                => Object.isAlive Runnable Runnable.isAlive Thread Thread.isAlive
            } class B extends C { int own; void f() { own = g(); h(inherited); } int g() { return 1; } } \
                class C extends Thread { int inherited; void h(int n) { inherited = n; }           => Thread
            } class B extends Thread { void run(int n) { } void f() { run(); }                      => Thread Thread.run
            } interface Can { void start(); default void stop() { } void walk(); static void stopAll() { } } \
                interface Has extends Can { void interrupt(); } \
                class B extends Thread implements Has { public void walk() { } } \
                class C extends B { public void interrupt() { } \
                => Thread Thread.interrupt Thread.start Thread.stop
            } interface Has { void interrupt(); } class B extends C { } \
                class C extends Thread implements Has { public void interrupt() { }                 => Thread
            } interface Can { void walk(); } abstract class B implements nqueens.QueensSolver, Can { \
                => nqueens.QueensSolver nqueens.QueensSolver.walk
            @Deprecated Thread[] a;                                 => Deprecated Thread
            @Deprecated Thread f(Runtime r) { return null; }        => Deprecated Runtime Thread
            void f(int b, @Named(type = Thread.class) int a) { }    => Thread
            } @Deprecated class B { B(Thread t) { } Runtime f; void f(Runtime r) { }    => Deprecated Thread
            } @Named(types = {int.class, Thread.class}) class B {   => Thread
            } @Named(inner = @Deprecated) class B {                 => Deprecated
            @Named(text = "java.lang.System#exit(int)") int a;      => System.exit
            @Named(text = "java.lang.System#exit") int a;           => System.exit
            @Named(text = "Q#x") int a; @Named(text = ".Q#.") int b;                     => ``
            @Named(text = "a.B#c and so on") int a; @Named(text = "own.A#f") int b;     => ``
            Object f = System.getProperty("line.separator");        => String System.lineSeparator
            Object f = System~.getProperty(~"line.separator"~);     => String System.lineSeparator
            Object f = System.getProperty("line.separator", "");    => String System.getProperty
            Object f = System.getProperty("user.home");             => String System.getProperty
            String f(int n) { return System.getProperty(n > 1 ? "" : "line.separator"); } => String System.getProperty
            Object f = System.getenv("line.separator");             => String System.getenv
            """)
    void a_class_uses_what_it_names_creates_calls_or_inherits(String members, String uses) {
        String source = "package own; class A { " + members.replace('~', '\n') + " }";
        assertThat(UsedApi.of(Snippet.compiled(Map.of("A.java", source, "Named.java", NAMED)), use -> true).stream()
                .filter(use -> use.file().equals("A.java")).map(use -> use.toString().replace("java.lang.", ""))
                .filter(use -> !use.equals("Object")).distinct().sorted().collect(Collectors.joining(" ")))
                .isEqualTo(uses);
    }

    @Test
    void uses_are_told_once_a_line_in_order_and_those_without_a_line_behind() {
        Map<String, String> files = Map.of("A.java", "class Q { void f() { Runtime.getRuntime(); } }", "B.java", """
                class Z extends Thread {
                    void f() { System.gc(); System.gc();
                        System.gc(); }
                    native void g(); }
                """);
        assertThat(UsedApi.of(Snippet.compiled(files), use -> true))
                .extracting(use -> use.place() + " " + use + use.descriptor()).containsExactly(
                        "A.java:1 java.lang.Object()V", "A.java:1 java.lang.Runtime.getRuntime()Ljava/lang/Runtime;",
                        "A.java:1 java.lang.Runtime", "A.java java.lang.Object",
                        "B.java:1 java.lang.Thread()V", "B.java:2 java.lang.System.gc()V",
                        "B.java:3 java.lang.System.gc()V", "B.java java.lang.Thread", "B.java native.g()V");
    }

    /** Not by javac, which walks it once for each of the many ways through it. */
    @Test
    void a_lattice_of_interfaces_is_walked_once_however_often_it_is_called() {
        int height = 5_000;
        Map<String, byte[]> lattice = new HashMap<>();
        String[] below = {"java/util/List", "java/util/Queue"};
        for (int i = 0; i < height; i++) {
            lattice.put("L" + i, type("L" + i, "size", 10, "java/lang/Object", below));
            lattice.put("R" + i, type("R" + i, "size", 10, "java/lang/Object", below));
            below = new String[] {"L" + i, "R" + i};
        }
        lattice.put("A", type("A", "f", 10, "java/lang/Thread", below));
        AtomicInteger asked = new AtomicInteger();
        assertThat(UsedApi.of(lattice, use -> {
            asked.incrementAndGet();
            return use.toString().equals("java.lang.Thread.start");
        })).hasSize(10);
        // of each type its superclass, the method called as one of three types, and the one promised as one of two
        assertThat(asked).hasValue(height * 2 * (1 + 3 + 2) + 9);
    }

    @Test
    void what_nobody_wants_is_asked_for_once_a_class() {
        List<String> asked = new ArrayList<>();
        UsedApi.of(Snippet.compiled(Map.of("A.java", """
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
    void of_very_many_uses_some_are_told() {
        String[] interfaces = IntStream.range(0, UsedApi.MOST).mapToObj(i -> "I" + i).toArray(String[]::new);
        assertThat(UsedApi.of(Map.of("Many", type("Many", "f", 0, "java/lang/Object", interfaces)), use -> true))
                .hasSize(UsedApi.MOST);
    }

    @Test
    void a_constant_that_javac_never_makes_is_told_by_what_computes_it() {
        Handle computing = new Handle(
                Opcodes.H_INVOKESTATIC, "java/lang/invoke/ConstantBootstraps", "invoke", "()V", false);
        ClassWriter writer = writer(0, "A", "java/lang/Object");
        writer.visitMethod(Opcodes.ACC_STATIC, "f", "()V", null, null)
                .visitLdcInsn(new ConstantDynamic("x", "Ljava/lang/Object;", computing));
        assertThat(UsedApi.of(Map.of("A", writer.toByteArray()), use -> true)).extracting(ApiUse::toString)
                .contains("java.lang.invoke.ConstantBootstraps.invoke");
    }

    /** A type with a method that calls the inherited {@code void start()}, each time in a line of its own. */
    private static byte[] type(String name, String method, int calls, String superclass, String... interfaces) {
        int access = superclass.endsWith("Object") ? Opcodes.ACC_INTERFACE : 0;
        ClassWriter writer = writer(access, name, superclass, interfaces);
        MethodVisitor code = writer.visitMethod(Opcodes.ACC_PUBLIC, method, "()V", null, null);
        for (int i = 0; i < calls; i++) {
            Label label = new Label();
            code.visitLabel(label);
            code.visitLineNumber(i + 1, label);
            code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, name, "start", "()V", false);
        }
        return writer.toByteArray();
    }

    private static ClassWriter writer(int access, String name, String superclass, String... interfaces) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, access, name, null, superclass, interfaces);
        writer.visitSource("A.java", null);
        return writer;
    }
}
