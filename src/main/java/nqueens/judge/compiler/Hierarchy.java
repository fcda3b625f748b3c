package nqueens.judge.compiler;

import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.tree.ClassNode;

/** What the classes of a submission inherit from each other and from outside. */
final class Hierarchy {

    private final Map<String, ClassNode> classes;
    /** The outside types that a class, or one below it, inherits from: what is called by them may be its own. */
    private final Map<String, Set<String>> callers = new HashMap<>();
    /** The names of the methods that can be overridden; nothing of a type that isn't known. */
    private final Map<String, Optional<Set<String>>> methods = new HashMap<>();

    /** Creates the hierarchy of classes, given by internal name. */
    Hierarchy(Map<String, ClassNode> classes) {
        this.classes = classes;
        for (String name : classes.keySet()) {
            Set<String> outside = outsideAncestors(name);
            for (String ancestor : ownAncestors(name)) {
                callers.computeIfAbsent(ancestor, key -> new LinkedHashSet<>()).addAll(outside);
            }
        }
    }

    /** The supertypes of a class; what declares a module has none. */
    static List<String> supertypes(ClassNode node) {
        return Stream.concat(node.interfaces.stream(), Stream.ofNullable(node.superName)).toList();
    }

    /** A class of the submission, and all above it that are too. */
    Set<String> ownAncestors(String name) {
        Set<String> own = new LinkedHashSet<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(name));
        while (!waiting.isEmpty()) {
            String next = waiting.remove();
            if (classes.containsKey(next) && own.add(next)) {
                waiting.addAll(supertypes(classes.get(next)));
            }
        }
        return own;
    }

    /** The types outside the submission that a class inherits from. */
    Set<String> outsideAncestors(String name) {
        return ownAncestors(name).stream().flatMap(own -> supertypes(classes.get(own)).stream())
                .filter(type -> !classes.containsKey(type)).collect(Collectors.toSet());
    }

    /** Whether a method of a class may be called from outside the submission. */
    boolean isCalledFromOutside(String owner, String method) {
        return callers.get(owner).stream().anyMatch(type -> methods.computeIfAbsent(type, Hierarchy::overridable)
                .map(names -> names.contains(method)).orElse(true));
    }

    private static Optional<Set<String>> overridable(String type) {
        try {
            Set<String> names = new HashSet<>();
            Class<?> known = Class.forName(type.replace('/', '.'), false, Hierarchy.class.getClassLoader());
            for (Class<?> each = known; each != null; each = each.getSuperclass()) {
                List<Method> all = new ArrayList<>(Arrays.asList(each.getDeclaredMethods()));
                all.addAll(Arrays.asList(each.getMethods()));
                all.forEach(method -> names.add(method.getName()));
            }
            return Optional.of(names);
        } catch (ClassNotFoundException | LinkageError e) {
            return Optional.empty();
        }
    }
}
