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
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * What the classes and methods of a submission reach, and rather too much than too little: a method is reached as soon
 * as its class is mentioned, and, by whatever class, its name and descriptor. What a method mentions is all that the
 * constants of its code name.
 */
final class Reach {

    private static final Pattern CLASS = Pattern.compile("L([^;]+);");
    private static final Pattern NESTED = Pattern.compile("\\$");
    /** Stands before the name of a type, and mentions what the type may call of those that inherit from it. */
    private static final String HEIRS = "heirs of ";

    /** The kinds of constants that name types and members, by the numbers that class files have for them. */
    private static final int CONSTANT_CLASS = 7;
    private static final int CONSTANT_NAME_AND_TYPE = 12;
    private static final int CONSTANT_METHOD_TYPE = 16;

    private final List<Part> parts = new ArrayList<>();
    /** The parts by each of the two names that have to be mentioned. */
    private final Map<String, List<Part>> byName = new HashMap<>();

    /**
     * A method, or a class without its methods.
     *
     * @param owner the class, named as in class files
     * @param signature the method's name and descriptor, or the class once more
     * @param mentions what it mentions: classes, and the signatures of methods
     */
    record Part(String owner, String signature, Set<String> mentions) {

        String name() {
            return owner.equals(signature) ? owner : method(owner, signature);
        }

        boolean isReached(Set<String> mentioned) {
            return mentioned.contains(owner) && mentioned.contains(signature);
        }
    }

    /** Names a method of a class. */
    static String method(String owner, String signature) {
        return owner + "." + signature;
    }

    /** The supertypes of a class; what declares a module has none. */
    static List<String> supertypes(ClassNode node) {
        return Stream.concat(node.interfaces.stream(), Stream.ofNullable(node.superName)).toList();
    }

    /** Adds a class with its code. */
    void add(ClassNode node) {
        // called without being named: a solver's constructor, what fills static fields, the constants of an enum
        Set<String> mentions = new HashSet<>(List.of("<init>()V", "<clinit>()V", "values()[L" + node.name + ";"));
        for (String supertype : supertypes(node)) {
            mentions.add(supertype);
            mentions.add(HEIRS + supertype);
        }
        // private members are seen through the outermost class, and a class's simple name through the one around it
        NESTED.matcher(node.name).results().forEach(end -> mentions.add(node.name.substring(0, end.start())));
        add(node.name, node.name, mentions);
        node.methods.forEach(method -> add(node.name, method.name + method.desc, mentions(node, method)));
    }

    /**
     * Adds a type from which classes inherit, and which is none of the submission's.
     *
     * @throws ClassNotFoundException if the type isn't known here
     */
    void addOutside(String type) throws ClassNotFoundException {
        Set<String> mentions = new HashSet<>();
        addMethods(Class.forName(type.replace('/', '.'), false, Reach.class.getClassLoader()), mentions);
        add(HEIRS + type, HEIRS + type, mentions);
    }

    /** Adds something that mentions something as soon as its two names are mentioned. */
    void add(String owner, String signature, Set<String> mentions) {
        Part part = new Part(owner, signature, mentions);
        parts.add(part);
        Stream.of(owner, signature).forEach(name -> byName.computeIfAbsent(name, key -> new ArrayList<>()).add(part));
    }

    /** All that is mentioned from names on, these among it. */
    Set<String> from(Collection<String> names) {
        Set<String> mentioned = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(names);
        while (!waiting.isEmpty()) {
            String name = waiting.remove();
            if (mentioned.add(name)) {
                byName.getOrDefault(name, List.of()).stream().filter(part -> part.isReached(mentioned))
                        .forEach(part -> waiting.addAll(part.mentions()));
            }
        }
        return mentioned;
    }

    /** The parts that are not reached where something is mentioned. */
    List<Part> without(Set<String> mentioned) {
        return parts.stream().filter(part -> !part.isReached(mentioned)).toList();
    }

    private static void addMethods(Class<?> type, Set<String> signatures) {
        for (Method method : type.getDeclaredMethods()) {
            signatures.add(method.getName() + Type.getMethodDescriptor(method));
        }
        Stream.concat(Stream.ofNullable(type.getSuperclass()), Arrays.stream(type.getInterfaces()))
                .forEach(supertype -> addMethods(supertype, signatures));
    }

    /** What a method mentions: the constants of a class file that has it alone. */
    private static Set<String> mentions(ClassNode owner, MethodNode method) {
        ClassWriter alone = new ClassWriter(0);
        alone.visit(owner.version, 0, owner.name, null, null, null);
        method.accept(alone);
        ClassReader file = new ClassReader(alone.toByteArray());
        char[] buffer = new char[file.getMaxStringLength()];
        Set<String> mentions = new HashSet<>();
        addTypes(method.desc, mentions);
        // there is nothing at 0, and in the second place of a long
        IntStream.range(0, file.getItemCount()).map(file::getItem).filter(item -> item > 0).forEach(item -> {
            switch (file.readByte(item - 1)) {
                case CONSTANT_CLASS, CONSTANT_METHOD_TYPE -> addTypes(file.readUTF8(item, buffer), mentions);
                case CONSTANT_NAME_AND_TYPE -> {
                    String descriptor = file.readUTF8(item + Short.BYTES, buffer);
                    mentions.add(file.readUTF8(item, buffer) + descriptor);
                    addTypes(descriptor, mentions);
                }
                default -> {
                    // a number, a text, or something that is made of other constants
                }
            }
        });
        return mentions;
    }

    /** Adds a class by its name, or those in a descriptor. */
    private static void addTypes(String type, Set<String> mentions) {
        mentions.add(type);
        CLASS.matcher(type).results().forEach(found -> mentions.add(found.group(1)));
    }
}
