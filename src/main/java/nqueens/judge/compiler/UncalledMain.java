package nqueens.judge.compiler;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Leaves out of compiled classes what learners try their solver with: a {@code main} that nothing else calls, and
 * what only it reaches. What is left is what a worker loads, and nothing else is looked at.
 *
 * <p>A class goes if the {@code main} reaches it and nothing that stays does; of a class that stays, so does a method
 * or a field. What no {@code main} reaches stays, whether it is used or not, and so does all where no class keeps a
 * contract.
 */
final class UncalledMain {

    private static final String CONTRACTS = "nqueens/";
    private static final String ARGUMENTS = "([Ljava/lang/String;)V";

    private final Map<String, byte[]> files;
    /** The classes and members that stay, as {@link Reach} names them; empty if all do. */
    private final Set<String> kept;

    private UncalledMain(Map<String, byte[]> files, Set<String> kept) {
        this.files = files;
        this.kept = kept;
    }

    /**
     * Looks for a {@code main} that nothing else calls.
     *
     * @param files class files by class name
     */
    static UncalledMain in(Map<String, byte[]> files) {
        Map<String, ClassNode> classes = new HashMap<>();
        for (byte[] file : files.values()) {
            ClassNode node = new ClassNode();
            new ClassReader(file).accept(node, ClassReader.SKIP_CODE);
            classes.put(node.name, node);
        }
        List<String> mains = classes.values().stream().flatMap(node -> node.methods.stream()
                .filter(UncalledMain::isMain).map(main -> Reach.method(node.name, main.name, main.desc))).toList();
        if (mains.isEmpty()) {
            return new UncalledMain(files, Set.of());
        }
        for (byte[] file : files.values()) {
            ClassNode node = new ClassNode();
            new ClassReader(file).accept(node, 0);
            classes.put(node.name, node);
        }
        Hierarchy hierarchy = new Hierarchy(classes);
        List<String> solvers = classes.keySet().stream()
                .filter(name -> hierarchy.outsideAncestors(name).stream().anyMatch(type -> type.startsWith(CONTRACTS)))
                .toList();
        if (solvers.isEmpty()) {
            return new UncalledMain(files, Set.of());
        }
        Set<String> ofMains = new Reach(classes, hierarchy, member -> false).from(mains);
        Set<String> roots = new HashSet<>(classes.keySet());
        roots.removeAll(ofMains);
        for (String solver : solvers) {
            roots.add(solver);
            roots.add(Reach.method(solver, "<init>", "()V"));
        }
        return new UncalledMain(files,
                new Reach(classes, hierarchy, member -> !ofMains.contains(member)).from(roots));
    }

    private static boolean isMain(MethodNode method) {
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        return method.name.equals("main") && method.desc.equals(ARGUMENTS) && (method.access & access) == access;
    }

    /** The class files that are left, by class name. */
    Map<String, byte[]> rest() {
        if (kept.isEmpty()) {
            return files;
        }
        Map<String, byte[]> rest = new TreeMap<>();
        files.forEach((name, file) -> {
            if (!isLeftOut(name)) {
                rest.put(name, rest(name.replace('.', '/'), file));
            }
        });
        return rest;
    }

    /** Whether a class is left out, by its name as in {@code Class.getName()}. */
    boolean isLeftOut(String className) {
        return !kept.isEmpty() && !kept.contains(className.replace('.', '/'));
    }

    /** Whether a method is left out, or its class. */
    boolean isLeftOut(String className, String method, String descriptor) {
        return !kept.isEmpty() && !kept.contains(Reach.method(className.replace('.', '/'), method, descriptor));
    }

    /** Copies what is kept as it is, byte by byte. */
    private byte[] rest(String owner, byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return kept.contains(Reach.method(owner, name, descriptor))
                        ? super.visitMethod(access, name, descriptor, signature, exceptions) : null;
            }

            @Override
            public FieldVisitor visitField(
                    int access, String name, String descriptor, String signature, Object value) {
                return kept.contains(Reach.field(owner, name, descriptor))
                        ? super.visitField(access, name, descriptor, signature, value) : null;
            }

            @Override
            public void visitNestMember(String member) {
                if (kept.contains(member)) {
                    super.visitNestMember(member);
                }
            }

            @Override
            public void visitPermittedSubclass(String subclass) {
                if (kept.contains(subclass)) {
                    super.visitPermittedSubclass(subclass);
                }
            }

            @Override
            public void visitInnerClass(String name, String outer, String inner, int access) {
                if (kept.contains(name) || !files.containsKey(name.replace('/', '.'))) {
                    super.visitInnerClass(name, outer, inner, access);
                }
            }
        }, 0);
        return writer.toByteArray();
    }
}
