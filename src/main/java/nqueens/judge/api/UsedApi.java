package nqueens.judge.api;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Reads class files for what they use from outside themselves: supertypes, what is created, called,
 * read and written, and class literals. A member that a class of the submission inherits is a use of
 * each outside type that it may come from. Types that are only mentioned, by a field or a parameter, are
 * no use: nothing comes of them before something is called.
 */
public final class UsedApi {

    /** The type under which a method without Java code is told. */
    private static final String NATIVE = "native";

    private final Map<String, ClassNode> classes = new HashMap<>();
    /** The members that each class declares: names and descriptors. */
    private final Map<String, Set<String>> declared = new HashMap<>();
    /** The types outside the submission that a class inherits from. */
    private final Map<String, Set<String>> ancestors = new HashMap<>();
    private final Set<Use> uses = new LinkedHashSet<>();
    private String file;
    private int line;

    private UsedApi() {
    }

    /**
     * Finds what classes use.
     *
     * @param files class files by class name
     * @return each use once, by file and line; in a file, what has no line stands behind what has one
     */
    public static List<Use> of(Map<String, byte[]> files) {
        UsedApi used = new UsedApi();
        Map<String, ClassNode> inOrder = new TreeMap<>();
        for (Map.Entry<String, byte[]> entry : files.entrySet()) {
            ClassNode node = new ClassNode();
            new ClassReader(entry.getValue()).accept(node, ClassReader.SKIP_FRAMES);
            used.classes.put(node.name, node);
            used.declared.put(node.name, declared(node));
            inOrder.put(entry.getKey(), node);
        }
        inOrder.values().forEach(used::readClass);
        List<Use> sorted = new ArrayList<>(used.uses);
        sorted.sort(Comparator.comparing(Use::file).thenComparing(use -> use.line() == 0)
                .thenComparing(Use::line));
        return sorted;
    }

    private void readClass(ClassNode node) {
        file = node.sourceFile;
        line = 0;
        supertypes(node).forEach(supertype -> noteType(Type.getObjectType(supertype)));
        notePromised(node);
        for (MethodNode method : node.methods) {
            line = 0;
            if ((method.access & Opcodes.ACC_NATIVE) != 0) {
                note(NATIVE, method.name, method.desc);
            }
            method.instructions.forEach(this::readInstruction);
        }
    }

    private void readInstruction(AbstractInsnNode instruction) {
        if (instruction instanceof LineNumberNode number) {
            line = number.line;
        } else if (instruction instanceof TypeInsnNode type) {
            noteType(Type.getObjectType(type.desc));
        } else if (instruction instanceof MultiANewArrayInsnNode array) {
            noteType(Type.getType(array.desc));
        } else if (instruction instanceof FieldInsnNode field) {
            noteMember(field.owner, field.name, field.desc);
            noteType(Type.getType(field.desc));
        } else if (instruction instanceof MethodInsnNode call) {
            noteMember(call.owner, call.name, call.desc);
            noteTypes(Type.getMethodType(call.desc));
        } else if (instruction instanceof LdcInsnNode constant) {
            noteConstant(constant.cst);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            noteTypes(Type.getMethodType(dynamic.desc));
            noteBootstrap(dynamic.bsm);
            for (Object argument : dynamic.bsmArgs) {
                noteConstant(argument);
            }
        }
    }

    private void noteConstant(Object constant) {
        if (constant instanceof Type type) {
            noteTypes(type);
        } else if (constant instanceof Handle handle) {
            noteMember(handle.getOwner(), handle.getName(), handle.getDesc());
            noteTypes(Type.getType(handle.getDesc()));
        } else if (constant instanceof ConstantDynamic dynamic) {
            noteBootstrap(dynamic.getBootstrapMethod());
        }
    }

    /** The parameters of such a method are the JVM's business. */
    private void noteBootstrap(Handle handle) {
        note(handle.getOwner(), handle.getName(), handle.getDesc());
    }

    private void noteMember(String owner, String name, String descriptor) {
        Type type = Type.getObjectType(owner);
        if (type.getSort() == Type.ARRAY) {
            noteType(type);
        } else if (!isOwn(owner, name + descriptor)) {
            for (String outside : ancestors.computeIfAbsent(owner, this::outsideAncestors)) {
                note(outside, name, descriptor);
            }
        }
    }

    /**
     * Notes the outside methods that a class has, and an interface of the submission promises: a call by the
     * interface is a call of such a method, though it doesn't look like one.
     */
    private void notePromised(ClassNode node) {
        Set<String> outside = outsideAncestors(node.name);
        for (String signature : promised(node)) {
            String name = signature.substring(0, signature.indexOf('('));
            for (String type : outside) {
                if (!isOwn(node.name, signature) && hasMethod(type, name)) {
                    note(type, name, signature.substring(name.length()));
                }
            }
        }
    }

    /** The methods of all types of the submission from which a class inherits. */
    private Set<String> promised(ClassNode node) {
        Set<String> signatures = new LinkedHashSet<>();
        Set<String> seen = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(supertypes(node));
        while (!waiting.isEmpty()) {
            ClassNode next = classes.get(waiting.remove());
            if (next != null && seen.add(next.name)) {
                waiting.addAll(supertypes(next));
                next.methods.forEach(method -> signatures.add(method.name + method.desc));
            }
        }
        return signatures;
    }

    /** Whether a type of the Java platform has a public method; one that isn't known may have any. */
    private static boolean hasMethod(String type, String name) {
        try {
            Class<?> known = Class.forName(type.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
            return Arrays.stream(known.getMethods()).anyMatch(method -> method.getName().equals(name));
        } catch (ClassNotFoundException e) {
            return true;
        }
    }

    /** Whether a class of the submission or a superclass that is one too declares a member, before all others. */
    private boolean isOwn(String owner, String signature) {
        for (String name = owner; classes.containsKey(name); name = classes.get(name).superName) {
            if (declared.get(name).contains(signature)) {
                return true;
            }
        }
        return false;
    }

    /** The outside classes that a class inherits from; of an outside class, itself. */
    private Set<String> outsideAncestors(String owner) {
        Set<String> outside = new LinkedHashSet<>();
        Set<String> seen = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(owner));
        while (!waiting.isEmpty()) {
            String name = waiting.remove();
            if (!classes.containsKey(name)) {
                outside.add(name);
            } else if (seen.add(name)) {
                waiting.addAll(supertypes(classes.get(name)));
            }
        }
        return outside;
    }

    private static List<String> supertypes(ClassNode node) {
        List<String> supertypes = new ArrayList<>(node.interfaces);
        supertypes.add(node.superName);
        return supertypes;
    }

    private static Set<String> declared(ClassNode node) {
        Set<String> signatures = new HashSet<>();
        node.methods.forEach(method -> signatures.add(method.name + method.desc));
        node.fields.forEach(field -> signatures.add(field.name + field.desc));
        return signatures;
    }

    /** Notes a type, or the parameters and the result of a method's type. */
    private void noteTypes(Type type) {
        if (type.getSort() == Type.METHOD) {
            noteType(type.getReturnType());
            for (Type parameter : type.getArgumentTypes()) {
                noteType(parameter);
            }
        } else {
            noteType(type);
        }
    }

    private void noteType(Type type) {
        if (type.getSort() == Type.ARRAY) {
            noteType(type.getElementType());
        } else if (type.getSort() == Type.OBJECT && !classes.containsKey(type.getInternalName())) {
            note(type.getInternalName(), "", "");
        }
    }

    private void note(String type, String member, String descriptor) {
        uses.add(new Use(file, line, type.replace('/', '.'), member, descriptor));
    }
}
