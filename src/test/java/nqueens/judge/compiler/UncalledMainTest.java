package nqueens.judge.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

import nqueens.QueensSolver;
import nqueens.judge.worker.SubmissionLoader;

class UncalledMainTest {

    private static ContractFolder contract;

    @BeforeAll
    static void makeContract(@TempDir Path folder) {
        contract = new ContractFolder(folder);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "public static void main(String[] a) { }", "public static void main(String... a) { }",
        "public static final void main(final String a[]) { }", "static synchronized public void main(String[] a) { }",
        "public static strictfp void main(String[] a) throws Exception { }",
    })
    void a_main_is_left_out_however_it_is_spelt(String main) {
        assertThat(membersOf(main)).doesNotContain("A.main");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "public void main(String[] a) { }", "static void main(String[] a) { }", "public static void main() { }",
        "public static int main(String[] a) { return 0; }", "public static void Main(String[] a) { }",
        "public static void main(Object[] a) { }", "private static void main(String[] a) { }",
    })
    void what_is_no_main_stays(String other) {
        assertThat(membersOf(other + " public static void main(String[] a) { }"
                .repeat(other.contains("main(String[] a)") ? 0 : 1))).containsAnyOf("A.main", "A.Main");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "main(null);", "Runnable r = () -> main(null); r.run();",
        "java.util.function.Consumer<String[]> c = A::main; c.accept(null);", "B.of();", "new B();", "b.go();",
    })
    void a_main_that_something_else_calls_stays_with_all_that_it_reaches(String call) {
        assertThat(members("""
                public class A implements nqueens.QueensSolver {
                    B b;
                    public java.util.List<int[]> solve(int n) { %s return null; }
                    public long count(int n) { return n; }
                    public static void main(String[] a) { helper(); }
                    private static void helper() { }
                }
                class B {
                    B() { if (this == null) { A.main(null); } }
                    static void of() { A.main(null); }
                    void go() { A.main(null); }
                }
                """.formatted(call))).contains("A.main", "A.helper");
    }

    @Test
    void what_only_a_main_reaches_goes_with_it() {
        assertThat(membersOf("""
                static int own = 1;
                static int shared = 1;
                static int unused;
                public static void main(String[] a) {
                    Runnable r = () -> System.exit(own++);
                    new A().show(a);
                    new Nested().run();
                    java.util.function.Supplier<Object> s = Other::new;
                    Object o = new Object() { int f = helper(shared); };
                    main(a);
                }
                private void show(String... a) { helper(1); }
                static int helper(int n) { return n; }
                static void notCalled() { }
                static class Nested extends Thread { public void run() { } void notCalled() { } }
                static class Other { }
                """)).containsExactlyInAnyOrder("A", "A.<init>", "A.<clinit>", "A.solve", "A.count", "A.own",
                        "A.shared", "A.unused", "A.notCalled");
    }

    @Test
    void what_the_rest_reaches_stays() {
        assertThat(membersOf("""
                private Shape shape = Kind.BIG;
                public static void main(String[] a) {
                    System.out.println(new A().shape.area() + Kind.valueOf("BIG").area() + new Point(1, 2).x());
                    new Worker().start();
                    helper();
                }
                Object kept(Object o) {
                    Runnable r = A::helper;
                    r.run();
                    new Worker().start();
                    try {
                        return o instanceof Point ? new Point[1] : Kind.class;
                    } catch (Oops e) {
                        return shape.area();
                    }
                }
                static void helper() { }
                interface Shape { int area(); }
                enum Kind implements Shape { BIG { public int area() { return 1; } } }
                record Point(int x, int y) { void drawn() { } }
                static class Oops extends RuntimeException { }
                static class Worker extends Thread { public void run() { work(); } void work() { } void idle() { } }
                """))
                .contains("A.helper", "A$Shape.area", "A$Kind.values", "A$Kind$1.area", "A$Point.x", "A$Point.y",
                        "A$Point.toString", "A$Oops", "A$Worker.run", "A$Worker.work", "A$Worker.idle", "A$Point.drawn")
                .doesNotContain("A.main", "A$Kind.valueOf");
    }

    @Test
    void a_main_in_another_class_is_left_out_with_its_class() {
        assertThat(members(Map.of("A.java", source(""),
                "Demo.java", "public class Demo extends Thread { static int x = 1; public static void main(String[] a)"
                + " { new A().count(8); } void other() { } }",
                "Shown.java", "interface Shown { static void main(String[] a) { } }",
                "Kept.java", "class Kept { public static void f() { } }")))
                .containsExactlyInAnyOrder("A", "A.<init>", "A.solve", "A.count", "Kept", "Kept.<init>", "Kept.f");
    }

    @Test
    void where_no_class_keeps_a_contract_all_stays() {
        assertThat(members("public class A { public static void main(String[] a) { } }"))
                .containsExactlyInAnyOrder("A", "A.<init>", "A.main");
    }

    @Test
    void where_there_is_no_main_not_a_byte_is_changed() {
        Map<String, byte[]> classes = compiled(Map.of("A.java", source("static void helper() { }")));
        assertThat(UncalledMain.in(classes).rest()).isSameAs(classes);
    }

    @Test
    void what_is_left_runs() throws ReflectiveOperationException {
        Map<String, byte[]> classes = compiled(Map.of("A.java", source("""
                private final Node root = new Node();
                public static void main(String[] a) { new A().root.secret(); new Gone(); }
                private class Node { private int depth = 2; private void secret() { new Inner(); }
                    private class Inner { } }
                private static class Gone { }
                """).replace("return n;", "return root.depth + root.getClass().getSimpleName().length() * n;")));
        Class<?> solver = Class.forName("A", true, new SubmissionLoader(classes));
        assertThat(((QueensSolver) solver.getConstructor().newInstance()).count(5)).isEqualTo(22);
        assertThat(classes).containsOnlyKeys("A", "A$Node");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "B f() { return null; }", "void f(B b) { }", "void f(int i, long[] l, B[] b) { }",
        "void f() { new B(1); }", "Object f() { return new B[1]; }", "Object f() { return new B[1][1]; }",
        "Object f() { return B.class; }", "Object f() { return B[].class; }", "Object f(Object o) { return (B) o; }",
        "boolean f(Object o) { return o instanceof B; }", "void f() { try { count(5); } catch (B b) { } }",
        "boolean f() { return C.b == null; }", "void f() { C.b = null; }", "void f() { C.of(); }",
        "long f() { return 5_000_000_000L + B.size; }", "void f() { Runnable r = () -> new B(1); }",
        "void f() { java.util.function.IntFunction<Object> f = B::new; }",
        "void f() { java.util.function.Function<B, Object> f = Object::toString; }",
        "void f() { class D extends B { D() { super(1); } } }",
    })
    void a_class_stays_that_what_is_left_mentions(String member) {
        assertThat(members(Map.of("A.java", source(member
                + " public static void main(String[] a) { new B(B.size); C.b = C.of(); }"),
                "B.java", "class B extends RuntimeException { static int size; B(int n) { } }",
                "C.java", "class C { static B b; static B of() { return null; } }"))).contains("A.f", "B");
    }

    @Test
    void a_class_stays_around_what_stays() {
        assertThat(members(Map.of("A.java", source("Object f() { return new B.C.D(); }"),
                "B.java", "class B { static class C { static class D { } }"
                + " public static void main(String[] a) { new B(); new C(); } }")))
                .contains("B", "B$C", "B$C$D", "B$C$D.<init>").doesNotContain("B.main");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "class B implements Runnable { public void run() { } }", "class B extends Thread { public void run() { } }",
        "class B extends java.util.LinkedHashMap<String, String> { protected boolean removeEldestEntry("
        + "java.util.Map.Entry<String, String> e) { return true; } boolean run() { return removeEldestEntry(null); } }",
        "class B extends java.util.LinkedHashSet<String> { public void clear() { } void run() { clear(); } }",
        "class B implements java.nio.channels.ByteChannel { public int read(java.nio.ByteBuffer b) { return 0; }"
        + " public int write(java.nio.ByteBuffer b) { return 0; } public boolean isOpen() { return true; }"
        + " public void close() { } void run() { isOpen(); } }",
        "class B extends C implements Runnable { } class C { public void run() { } }",
        "class B extends C { public void run() { } } class C implements D { public void run() { } }"
        + " interface D extends Runnable { }",
        "class B extends java.util.concurrent.FutureTask<String> { B() { super(null); } public void run() { } }",
    })
    void what_the_platform_may_call_stays(String type) {
        assertThat(members(Map.of("A.java", source("Object f() { return new B(); }"
                + " public static void main(String[] a) { new B().run(); }"), "B.java", type)))
                .containsAnyOf("B.run", "C.run", "B.clear", "B.isOpen", "B.removeEldestEntry").doesNotContain("A.main");
    }

    @Test
    void all_stays_where_nobody_knows_what_may_be_called() {
        byte[] solver = withMain("A", "B", "nqueens/QueensSolver");
        Map<String, byte[]> known = Map.of("A", solver, "B", withMain("B", "java/lang/Object"));
        Map<String, byte[]> unknown = Map.of("A", solver);
        assertThat(UncalledMain.in(known).rest()).containsKeys("A", "B").isNotEqualTo(known);
        assertThat(UncalledMain.in(unknown).rest()).isSameAs(unknown);
    }

    @Test
    void what_declares_a_module_stays_too() {
        ClassWriter module = new ClassWriter(0);
        module.visit(Opcodes.V17, Opcodes.ACC_MODULE, "module-info", null, null, null);
        byte[] solver = withMain("A", "java/lang/Object", "nqueens/QueensSolver");
        assertThat(UncalledMain.in(Map.of("A", solver, "module-info", module.toByteArray())).rest())
                .containsOnlyKeys("A", "module-info");
    }

    private static byte[] withMain(String name, String superclass, String... interfaces) {
        ClassWriter writer = new ClassWriter(0);
        writer.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, name, null, superclass, interfaces);
        MethodVisitor main = writer.visitMethod(Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "main",
                "([Ljava/lang/String;)V", null, null);
        main.visitCode();
        main.visitInsn(Opcodes.RETURN);
        main.visitMaxs(0, 1);
        main.visitEnd();
        writer.visitEnd();
        return writer.toByteArray();
    }

    @Test
    void a_solver_may_keep_its_contract_by_what_it_inherits() {
        assertThat(members("""
                public class A extends B { public static void main(String[] a) { new A().show(); } void show() { } }
                abstract class B extends C { }
                abstract class C implements D {
                    public java.util.List<int[]> solve(int n) { return null; }
                    public long count(int n) { return n; }
                }
                interface D extends nqueens.QueensSolver { }
                """)).contains("A", "A.<init>", "B", "B.<init>", "C", "C.<init>", "C.solve",
                        "C.count", "D").doesNotContain("A.main", "A.show");
    }

    private static String source(String members) {
        return "public class A implements nqueens.QueensSolver {"
                + " public java.util.List<int[]> solve(int n) { return null; } public long count(int n) { return n; }\n"
                + members + "}";
    }

    private static List<String> membersOf(String members) {
        return members(source(members));
    }

    private static List<String> members(String source) {
        return members(Map.of("A.java", source));
    }

    /** The classes that are left, and their members that no compiler made for itself. */
    private static List<String> members(Map<String, String> sources) {
        List<String> members = new ArrayList<>();
        compiled(sources).values().forEach(file -> {
            ClassNode node = node(file);
            members.add(node.name);
            node.methods.forEach(method -> members.add(node.name + "." + method.name));
            node.fields.forEach(field -> members.add(node.name + "." + field.name));
        });
        return members;
    }

    private static Map<String, byte[]> compiled(Map<String, String> sources) {
        return contract.compiled(sources).classes();
    }

    private static ClassNode node(byte[] file) {
        ClassNode node = new ClassNode();
        new ClassReader(file).accept(node, 0);
        return node;
    }
}
