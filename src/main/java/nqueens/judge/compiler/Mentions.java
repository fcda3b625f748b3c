package nqueens.judge.compiler;

import java.util.ArrayDeque;
import java.util.ArrayList;
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
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * The mentions between parts of a submission: perhaps too many, never too few. A part is reached once its class and its
 * signature are mentioned, even in different places. A method mentions all names in the constants of its code.
 */
final class Mentions {

    private static final Pattern CLASS = Pattern.compile("L([^;]+);");

    /** Tags in class files of the constants that name types and members. */
    private static final int CONSTANT_CLASS = 7;
    private static final int CONSTANT_NAME_AND_TYPE = 12;
    private static final int CONSTANT_METHOD_TYPE = 16;

    private final List<CodePart> parts = new ArrayList<>();
    /** The parts, by each of their two names. */
    private final Map<String, List<CodePart>> byName = new HashMap<>();

    /** A method, or a class without its methods. */
    record CodePart(String owner, String signature, Set<String> mentioned) {
    }

    void add(String owner, String signature, Set<String> mentioned) {
        CodePart part = new CodePart(owner, signature, mentioned);
        parts.add(part);
        Stream.of(owner, signature).forEach(name -> byName.computeIfAbsent(name, key -> new ArrayList<>()).add(part));
    }

    /** Returns the given names, and all names that they lead to. */
    Set<String> from(Collection<String> names) {
        Set<String> mentioned = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(names);
        while (!waiting.isEmpty()) {
            String name = waiting.remove();
            if (mentioned.add(name)) {
                byName.getOrDefault(name, List.of()).stream().filter(part -> isReached(part, mentioned))
                        .forEach(part -> waiting.addAll(part.mentioned()));
            }
        }
        return mentioned;
    }

    List<CodePart> unreached(Set<String> mentioned) {
        return parts.stream().filter(part -> !isReached(part, mentioned)).toList();
    }

    private static boolean isReached(CodePart part, Set<String> mentioned) {
        return mentioned.contains(part.owner()) && mentioned.contains(part.signature());
    }

    /** Returns the mentions of a method: the constants of a class file with only this method. */
    static Set<String> of(ClassNode owner, MethodNode method) {
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
