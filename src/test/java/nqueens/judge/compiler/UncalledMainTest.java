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
                "Kept.java", "class Kept { void f() { } }")))
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
        assertThat(solver.getDeclaredClasses()).hasSize(1);
        assertThat(classes).containsOnlyKeys("A", "A$Node");
        assertThat(node(classes.get("A")).nestMembers).containsExactly("A$Node");
    }

    @Test
    void a_sealed_type_permits_what_is_left() {
        Map<String, byte[]> classes = compiled(Map.of("A.java", source("""
                sealed interface Shape permits Square, Circle { }
                record Square() implements Shape { }
                record Circle() implements Shape { }
                Shape shape = new Square();
                public static void main(String[] a) { new Circle(); }
                """)));
        assertThat(node(classes.get("A$Shape")).permittedSubclasses).containsExactly("A$Square");
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
