package nqueens.judge.compiler;

import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

import nqueens.judge.api.UsedApi;

/**
 * Removes a learner's experiments from compiled classes: a {@code main} that nothing calls, and the code that only
 * {@code main} reaches. The judge checks and loads only the rest.
 *
 * <p>A class or a method is removed if {@code main} reaches it, and no remaining code does. Code that no {@code main}
 * reaches stays, whether used or not. Everything stays if no class implements a contract, or if a class inherits from a
 * type that is missing from the judge's own JVM.
 */
final class UncalledMain {

    private static final String CONTRACTS = "nqueens/";
    private static final String MAIN = "main([Ljava/lang/String;)V";
    private static final Pattern NESTED = Pattern.compile("\\$");
    private static final Pattern CLASS = Pattern.compile("L([^;]+);");

    /** Tags of the constants in class files that name types and members. */
    private static final int CONSTANT_CLASS = 7;
    private static final int CONSTANT_NAME_AND_TYPE = 12;
    private static final int CONSTANT_METHOD_TYPE = 16;

    private UncalledMain() {
    }

    /** A part of the compiled code: one method, or a class without its methods, with the names that it mentions. */
    private record CodePart(String owner, String signature, Set<String> mentioned) {

        boolean isReached(Set<String> names) {
            return names.contains(owner) && names.contains(signature);
        }
    }

    static Map<String, byte[]> removedFrom(Map<String, byte[]> files) {
        Map<String, ClassNode> classes = new TreeMap<>();
        files.forEach((name, file) -> {
            classes.put(name, new ClassNode());
            new ClassReader(file).accept(classes.get(name), 0);
        });
        Set<String> mains = new HashSet<>();
        List<CodePart> heirs = new ArrayList<>();
        for (ClassNode node : classes.values()) {
            if (node.methods.stream().anyMatch(UncalledMain::isMain)) {
                mains.addAll(List.of(node.name, MAIN));
            }
            UsedApi.supertypes(node).forEach(type -> heirs.add(new CodePart(type, type, Set.of(node.name))));
        }
        List<String> contracts =
                heirs.stream().map(CodePart::owner).filter(type -> type.startsWith(CONTRACTS)).toList();
        if (mains.isEmpty() || contracts.isEmpty()) {
            return files;
        }
        List<CodePart> parts = new ArrayList<>();
        try {
            for (ClassNode node : classes.values()) {
                add(node, classes.keySet(), parts);
            }
        } catch (ClassNotFoundException | LinkageError e) {
            // the methods of a missing type may call anything
            return files;
        }
        Set<String> ofMains = reached(mains, parts);
        Set<String> roots = reached(contracts, heirs);
        parts.stream().filter(part -> !part.isReached(ofMains)).forEach(part -> roots.add(part.signature()));
        Set<String> kept = reached(roots, parts);
        classes.values().removeIf(node -> !kept.contains(node.name));
        Map<String, byte[]> rest = new TreeMap<>();
        classes.forEach((name, node) -> {
            node.methods.removeIf(method -> !kept.contains(method.name + method.desc));
            ClassWriter writer = new ClassWriter(0);
            node.accept(writer);
            rest.put(name, writer.toByteArray());
        });
        return rest;
    }

    private static boolean isMain(MethodNode method) {
        int access = Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC;
        return (method.name + method.desc).equals(MAIN) && (method.access & access) == access;
    }

    /** Adds a class and its methods. Methods that an external supertype declares stay: other code may call them. */
    private static void add(ClassNode node, Set<String> own, List<CodePart> parts) throws ClassNotFoundException {
        // some code is called without being named: a solver's constructor, static initialisers, an enum's constants
        Set<String> mentioned = new HashSet<>(List.of("<init>()V", "<clinit>()V", "values()[L" + node.name + ";"));
        for (String supertype : UsedApi.supertypes(node)) {
            mentioned.add(supertype);
            String name = supertype.replace('/', '.');
            if (!own.contains(name)) {
                addMethods(Class.forName(name, false, UncalledMain.class.getClassLoader()), mentioned);
            }
        }
        // the JVM loads the outermost class to check private access, and each enclosing class for getSimpleName()
        NESTED.matcher(node.name).results().forEach(end -> mentioned.add(node.name.substring(0, end.start())));
        parts.add(new CodePart(node.name, node.name, mentioned));
        node.methods.forEach(method -> parts.add(
                new CodePart(node.name, method.name + method.desc, mentioned(node, method))));
    }

    private static void addMethods(Class<?> type, Set<String> signatures) {
        for (Method method : type.getDeclaredMethods()) {
            signatures.add(method.getName() + Type.getMethodDescriptor(method));
        }
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .forEach(supertype -> addMethods(supertype, signatures));
    }

    /** Returns the given names, and all names reached from them: perhaps too many, never too few. */
    private static Set<String> reached(Collection<String> names, List<CodePart> parts) {
        Map<String, List<CodePart>> byName = new HashMap<>();
        parts.forEach(part -> Stream.of(part.owner(), part.signature()).forEach(name ->
                byName.computeIfAbsent(name, key -> new ArrayList<>()).add(part)));
        Set<String> reached = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(names);
        while (!waiting.isEmpty()) {
            String name = waiting.pop();
            if (reached.add(name)) {
                byName.getOrDefault(name, List.of()).stream().filter(part -> part.isReached(reached))
                        .forEach(part -> waiting.addAll(part.mentioned()));
            }
        }
        return reached;
    }

    /** Returns the names that a method mentions: the constants of a class file with only this method. */
    private static Set<String> mentioned(ClassNode owner, MethodNode method) {
        ClassWriter alone = new ClassWriter(0);
        alone.visit(owner.version, 0, owner.name, null, null, null);
        method.accept(alone);
        ClassReader file = new ClassReader(alone.toByteArray());
        char[] buffer = new char[file.getMaxStringLength()];
        Set<String> mentioned = new HashSet<>();
        addTypes(method.desc, mentioned);
        // in the constant pool, index 0 is unused, and so is the second index of a long or double
        IntStream.range(0, file.getItemCount()).map(file::getItem).filter(item -> item > 0).forEach(item -> {
            int kind = file.readByte(item - 1);
            if (kind == CONSTANT_CLASS || kind == CONSTANT_METHOD_TYPE) {
                addTypes(file.readUTF8(item, buffer), mentioned);
            } else if (kind == CONSTANT_NAME_AND_TYPE) {
                String descriptor = file.readUTF8(item + Short.BYTES, buffer);
                mentioned.add(file.readUTF8(item, buffer) + descriptor);
                addTypes(descriptor, mentioned);
            }
        });
        return mentioned;
    }

    private static void addTypes(String type, Set<String> mentioned) {
        mentioned.add(type);
        CLASS.matcher(type).results().forEach(found -> mentioned.add(found.group(1)));
    }
}
