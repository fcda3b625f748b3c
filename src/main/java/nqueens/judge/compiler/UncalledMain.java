package nqueens.judge.compiler;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Leaves out of compiled classes what learners try their solver with: a {@code main} that nothing else calls, and
 * what only it reaches. What is left is what a worker loads, and nothing else is looked at.
 *
 * <p>A class goes if the {@code main} reaches it and nothing that stays does; of a class that stays, so does a method.
 * What no {@code main} reaches stays, whether it is used or not, and so does all where no class keeps a contract, or
 * where one inherits from a type that the judge's own JVM doesn't have.
 */
final class UncalledMain {

    private static final String CONTRACTS = "nqueens/";
    private static final String MAIN = "main([Ljava/lang/String;)V";

    private final Map<String, byte[]> files;
    /** The classes and methods that are left out, as {@link Reach.Part#name} has them. */
    private final Set<String> leftOut;

    private UncalledMain(Map<String, byte[]> files, Set<String> leftOut) {
        this.files = files;
        this.leftOut = leftOut;
    }

    /** Looks in class files, by class name, for a {@code main} that nothing else calls. */
    static UncalledMain in(Map<String, byte[]> files) {
        try {
            return new UncalledMain(files, leftOut(files.values()));
        } catch (ClassNotFoundException | LinkageError e) {
            // nobody knows what such a type calls
            return new UncalledMain(files, Set.of());
        }
    }

    private static Set<String> leftOut(Collection<byte[]> files) throws ClassNotFoundException {
        Set<String> mains = new HashSet<>();
        Set<String> own = new HashSet<>();
        Set<String> outside = new HashSet<>();
        Reach heirs = new Reach();
        for (byte[] file : files) {
            ClassNode node = node(file, ClassReader.SKIP_CODE);
            own.add(node.name);
            if (node.methods.stream().anyMatch(UncalledMain::isMain)) {
                mains.addAll(List.of(node.name, MAIN));
            }
            for (String supertype : Reach.supertypes(node)) {
                outside.add(supertype);
                heirs.add(supertype, supertype, Set.of(node.name));
            }
        }
        outside.removeAll(own);
        List<String> contracts = outside.stream().filter(type -> type.startsWith(CONTRACTS)).toList();
        if (mains.isEmpty() || contracts.isEmpty()) {
            return Set.of();
        }
        Reach reach = new Reach();
        // one after the other: the code of a class takes many times as much room as its file
        files.forEach(file -> reach.add(node(file, 0)));
        for (String type : outside) {
            reach.addOutside(type);
        }
        Set<String> roots = heirs.from(contracts);
        reach.without(reach.from(mains)).forEach(part -> roots.add(part.signature()));
        return reach.without(reach.from(roots)).stream().map(Reach.Part::name).collect(Collectors.toSet());
    }

    private static ClassNode node(byte[] file, int options) {
        ClassNode node = new ClassNode();
        new ClassReader(file).accept(node, options);
        return node;
    }

    private static boolean isMain(MethodNode method) {
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        return (method.name + method.desc).equals(MAIN) && (method.access & access) == access;
    }

    /** The class files that are left, by class name. */
    Map<String, byte[]> rest() {
        if (leftOut.isEmpty()) {
            return files;
        }
        Map<String, byte[]> rest = new TreeMap<>();
        files.forEach((className, file) -> {
            String name = className.replace('.', '/');
            if (!isLeftOut(name)) {
                rest.put(className, rest(name, file));
            }
        });
        return rest;
    }

    /** Whether a class or a method is left out, by its name as {@link Reach.Part#name} has it. */
    boolean isLeftOut(String name) {
        return leftOut.contains(name);
    }

    /** Copies what is kept as it is, byte by byte. */
    private byte[] rest(String owner, byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return isLeftOut(Reach.method(owner, name + descriptor)) ? null
                        : super.visitMethod(access, name, descriptor, signature, exceptions);
            }
        }, 0);
        return writer.toByteArray();
    }
}
