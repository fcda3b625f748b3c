package nqueens.judge.compiler;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Removes a learner's experiments from compiled classes: a {@code main} that nothing calls, and the code that only
 * {@code main} reaches. The judge checks and loads only the rest.
 *
 * <p>A class or a method is removed if {@code main} reaches it, and no remaining code does. Code that no {@code main}
 * reaches stays, used or not. Everything stays if no class implements a contract, or if a class inherits from a type
 * that is missing from the judge's own JVM.
 */
final class UncalledMain {

    private static final String CONTRACTS = "nqueens/";
    private static final String MAIN = "main([Ljava/lang/String;)V";
    private static final Pattern NESTED = Pattern.compile("\\$");
    private static final Pattern CLASS = Pattern.compile("L([^;]+);");

    /** Tags of constants in class files that name types and members. */
    private static final int CONSTANT_CLASS = 7;
    private static final int CONSTANT_NAME_AND_TYPE = 12;
    private static final int CONSTANT_METHOD_TYPE = 16;

    private UncalledMain() {
    }

    /** A part of the compiled code: either one method or a class without its methods, with the names it mentions. */
    private record CodePart(String owner, String signature, Set<String> mentioned) {

        /** Returns whether both the class and the signature of this part are mentioned, even in different places. */
        boolean isReached(Set<String> names) {
            return names.contains(owner) && names.contains(signature);
        }
    }

    /** {@return class files, by class name, without a {@code main} that nothing else calls} */
    static Map<String, byte[]> leftOutOf(Map<String, byte[]> files) {
        Set<String> leftOut;
        try {
            leftOut = leftOut(files.values());
        } catch (ClassNotFoundException | LinkageError e) {
            // a missing type may call anything
            return files;
        }
        if (leftOut.isEmpty()) {
            return files;
        }
        Map<String, byte[]> rest = new TreeMap<>();
        files.forEach((className, file) -> {
            String owner = className.replace('.', '/');
            if (!leftOut.contains(name(owner, owner))) {
                rest.put(className, rest(owner, file, leftOut));
            }
        });
        return rest;
    }

    /** Returns the parts that are left out, by {@link #name}. */
    private static Set<String> leftOut(Collection<byte[]> files) throws ClassNotFoundException {
        Set<String> mains = new HashSet<>();
        Set<String> own = new HashSet<>();
        Set<String> outside = new HashSet<>();
        List<CodePart> heirs = new ArrayList<>();
        for (byte[] file : files) {
            ClassNode node = node(file, ClassReader.SKIP_CODE);
            own.add(node.name);
            if (node.methods.stream().anyMatch(UncalledMain::isMain)) {
                mains.addAll(List.of(node.name, MAIN));
            }
            for (String supertype : supertypes(node)) {
                outside.add(supertype);
                heirs.add(new CodePart(supertype, supertype, Set.of(node.name)));
            }
        }
        outside.removeAll(own);
        List<String> contracts = outside.stream().filter(type -> type.startsWith(CONTRACTS)).toList();
        if (mains.isEmpty() || contracts.isEmpty()) {
            return Set.of();
        }
        List<CodePart> parts = new ArrayList<>();
        // one at a time: a parsed class takes many times the memory of its file
        for (byte[] file : files) {
            add(node(file, 0), outside, parts);
        }
        Set<String> ofMains = reached(mains, parts);
        Set<String> roots = reached(contracts, heirs);
        parts.stream().filter(part -> !part.isReached(ofMains)).forEach(part -> roots.add(part.signature()));
        Set<String> ofOthers = reached(roots, parts);
        return parts.stream().filter(part -> !part.isReached(ofOthers))
                .map(part -> name(part.owner(), part.signature())).collect(Collectors.toSet());
    }

    private static String name(String owner, String signature) {
        return owner + "." + signature;
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

    /** Returns the supertypes of a class; a module declaration has none. */
    private static List<String> supertypes(ClassNode node) {
        return Stream.concat(node.interfaces.stream(), Stream.ofNullable(node.superName)).toList();
    }

    /** Adds a class with its code, and mentions the methods that external supertypes may call. */
    private static void add(ClassNode node, Set<String> outside, List<CodePart> parts) throws ClassNotFoundException {
        // some code is called without being named: a solver's constructor, static initialisers, an enum's constants
        Set<String> mentioned = new HashSet<>(List.of("<init>()V", "<clinit>()V", "values()[L" + node.name + ";"));
        for (String supertype : supertypes(node)) {
            mentioned.add(supertype);
            if (outside.contains(supertype)) {
                addMethods(Class.forName(supertype.replace('/', '.'), false, UncalledMain.class.getClassLoader()),
                        mentioned);
            }
        }
        // private access needs the outermost class; a class's simple name needs the enclosing class
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

    /** Copies a class file without the parts that are left out, and leaves the rest as it is. */
    private static byte[] rest(String owner, byte[] file, Set<String> leftOut) {
        ClassReader reader = new ClassReader(file);
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new ClassVisitor(Opcodes.ASM9, writer) {
            @Override
            public MethodVisitor visitMethod(
                    int access, String name, String descriptor, String signature, String[] exceptions) {
                return leftOut.contains(name(owner, name + descriptor)) ? null
                        : super.visitMethod(access, name, descriptor, signature, exceptions);
            }
        }, 0);
        return writer.toByteArray();
    }

    /** Returns the given names, and all names reached from them: perhaps too many, never too few. */
    private static Set<String> reached(Collection<String> names, List<CodePart> parts) {
        Set<String> mentioned = new HashSet<>(names);
        boolean isLonger = true;
        while (isLonger) {
            isLonger = false;
            for (CodePart part : parts) {
                isLonger |= part.isReached(mentioned) && mentioned.addAll(part.mentioned());
            }
        }
        return mentioned;
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
        // index 0 is empty, and so is the second index of a long
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

    /** Adds a class by its name, or the classes in a descriptor. */
    private static void addTypes(String type, Set<String> mentioned) {
        mentioned.add(type);
        CLASS.matcher(type).results().forEach(found -> mentioned.add(found.group(1)));
    }
}
