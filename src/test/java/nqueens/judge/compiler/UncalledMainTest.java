package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

import nqueens.judge.meter.Snippet;

class UncalledMainTest {

    private static final String SOLVER = """
            public class A implements nqueens.QueensSolver {
                public java.util.List<int[]> solve(int n) { return null; }
                public long count(int n) { return n; }
            """;
    private static final String MAIN = "public static void main(String[] a) { ";

    /** Of each row the solver's members, and the classes beside it; what stays, and with a {@code -} what goes. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiterString = "=>", textBlock = """
            public static void main(String... a) { }                            => -A.main
            static synchronized public strictfp void main(final String a[]) throws Exception { } => -A.main
            public void main(String[] a) { }                                    => A.main
            static void main(String[] a) { }                                    => A.main
            public static int main(String[] a) { return 0; }                    => A.main
            MAIN helper(); } static void helper() { } void f() { main(null); }  => A.main A.helper
            MAIN helper(); } static void helper() { } void f() { Runnable r = () -> main(null); } => A.main A.helper
            MAIN } java.util.function.Consumer<String[]> c = A::main;           => A.main
            MAIN } void f() { new B(); } } class B { void go() { A.main(null); } => A.main
            MAIN new B(1); } B f() { return null; } } class B { B(int n) { }    => A.f B -A.main
            MAIN new B(1); } void f(int i, long[] l, B[] b) { } } class B { B(int n) { }        => B
            MAIN new B(1); } void f() { new B(1); } } class B { B(int n) { }    => B B.<init>
            MAIN new B(1); } Object f() { return new B[1][1]; } } class B { B(int n) { }        => B
            MAIN new B(1); } Object f() { return B[].class; } } class B { B(int n) { }          => B
            MAIN new B(1); } Object f(Object o) { return (B) o; } } class B { B(int n) { }      => B
            MAIN new B(); } void f() { try { count(5); } catch (B b) { } } } class B extends RuntimeException { => B
            MAIN C.b = C.of(); } void f() { C.b = null; } } class C { static B b; static B of() { return b; } } \
                class B {                                                       => C B
            MAIN C.b = C.of(); } void f() { C.of(); } } class C { static B b; static B of() { return b; } } \
                class B {                                                       => C.of B
            MAIN new B(1); } long f() { return 5_000_000_000L + B.size; } } class B { B(int n) { } static int size; => B
            MAIN new B(1); } java.util.function.IntFunction<Object> f = B::new; } class B { B(int n) { } => B.<init>
            MAIN new B(1); } java.util.function.Function<B, Object> f = Object::toString; } class B { B(int n) { } => B
            MAIN new B.C(); } Object f() { return new B.C.D(); } } \
                class B { static class C { static class D { } } MAIN } => B B$C B$C$D.<init> -B.main
            MAIN new B().run(); } B f() { return new B(); } } class B extends Thread { public void run() { } => B.run
            MAIN new B().go(); } Object f() { return new B(); } } class B extends java.util.LinkedHashSet<String> \
                { public void clear() { } void go() { clear(); }                => B.clear -B.go
            MAIN new B().run(); } Object f() { return new B(); } } class B extends C { public void run() { } } \
                class C implements D { public void run() { } } interface D extends Runnable { => B.run C.run
            } class Demo extends Thread { static int x = 1; MAIN new A().count(8); } void other() { } } \
                class Kept { public static void f() { }                         => Kept.f -Demo -Demo.other
            MAIN Runnable r = () -> System.exit(own++); new A().show(); new Nested().run(); \
                java.util.function.Supplier<Object> s = Other::new; Object o = new Object() { int f = helper(); }; } \
                static int own = 1; private void show() { helper(); } static int helper() { return 1; } \
                static void notCalled() { } static class Nested extends Thread { public void run() { } } \
                static class Other { } \
                => A.own A.notCalled A.<clinit> -A.show -A.helper -A$Nested -A$Other -A$1 -A.lambda
            MAIN Kind.valueOf("BIG").area(); new Point(1).x(); new Worker().start(); } Shape shape = Kind.BIG; \
                Object f(Object o) { new Worker(); return o instanceof Point ? 1 : shape.area(); } \
                interface Shape { int area(); } \
                enum Kind implements Shape { BIG { public int area() { return 1; } } } record Point(int x) { \
                void drawn() { } } static class Worker extends Thread { public void run() { work(); } \
                void work() { } void idle() { } } => A$Shape.area A$Kind.values A$Kind$1.area A$Point.x \
                A$Point.toString A$Point.drawn A$Worker.run A$Worker.work A$Worker.idle -A.main -A$Kind.valueOf
            """)
    void a_main_that_nothing_else_calls_goes_with_what_only_it_reaches(String members, String expected) {
        List<String> left = members(SOLVER + members.replace("MAIN ", MAIN) + " }");
        assertThat(left).contains("A.<init>", "A.solve", "A.count");
        for (String each : expected.split(" +")) {
            if (each.startsWith("-")) {
                assertThat(left).noneMatch(member -> member.startsWith(each.substring(1)));
            } else {
                assertThat(left).contains(each);
            }
        }
    }

    @Test
    void where_no_class_keeps_a_contract_all_stays() {
        assertThat(members("class A { " + MAIN + "} }")).containsExactlyInAnyOrder("A", "A.<init>", "A.main");
    }

    @Test
    void a_solver_may_keep_its_contract_by_what_it_inherits() {
        String solver = SOLVER.replace("class A", "abstract class C").replace("nqueens.QueensSolver", "D");
        assertThat(members("class A extends B { " + MAIN + "new A().show(); } void show() { } }"
                + " abstract class B extends C { } interface D extends nqueens.QueensSolver { } "
                + solver.replace("public abstract", "abstract") + "}"))
                .contains("A", "A.<init>", "B", "B.<init>", "C.solve", "D").doesNotContain("A.main", "A.show");
    }

    @Test
    void not_a_byte_is_changed_where_there_is_no_main_or_nobody_knows_what_may_be_called() {
        byte[] solver = withMain("A", "B", "nqueens/QueensSolver");
        Map<String, byte[]> known = Map.of("A", solver, "B", withMain("B", "java/lang/Object"));
        Map<String, byte[]> unknown = Map.of("A", solver);
        assertThat(UncalledMain.removedFrom(known)).containsKeys("A", "B").isNotEqualTo(known);
        assertThat(UncalledMain.removedFrom(unknown)).isSameAs(unknown);
        Map<String, byte[]> without = Snippet.compiledAnew(Map.of("A.java", SOLVER + "static void f() { } }"));
        assertThat(UncalledMain.removedFrom(without)).isSameAs(without);
    }

    private static byte[] withMain(String name, String superclass, String... interfaces) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, superclass, interfaces);
        writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main", "([Ljava/lang/String;)V", null, null)
                .visitInsn(Opcodes.RETURN);
        return writer.toByteArray();
    }

    /** The classes that are left, and their members. */
    private static List<String> members(String source) {
        List<String> members = new ArrayList<>();
        Snippet.compiledAnew(Map.of("A.java", source)).values().forEach(file -> {
            ClassNode node = new ClassNode();
            new ClassReader(file).accept(node, 0);
            members.add(node.name);
            node.methods.forEach(method -> members.add(node.name + "." + method.name));
            node.fields.forEach(field -> members.add(node.name + "." + field.name));
        });
        return members;
    }
}
