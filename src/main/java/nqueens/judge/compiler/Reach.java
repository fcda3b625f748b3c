package nqueens.judge.compiler;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * The classes and members of a submission that some of them reach, and rather too many than one too few: a method that
 * is called by its name may be that of any class that is reached, and what the platform may call is called. A class is
 * named as in class files, a member by {@link #method} or {@link #field}.
 */
final class Reach {

    private final Map<String, ClassNode> classes;
    private final Hierarchy hierarchy;
    /** Which members are reached as soon as their class is. */
    private final Predicate<String> always;
    private final Map<String, MethodNode> methods = new HashMap<>();
    private final Map<String, FieldNode> fields = new HashMap<>();
    /** The methods of classes that are reached, by name and descriptor. */
    private final Map<String, Set<String>> callable = new HashMap<>();
    private final Set<String> called = new HashSet<>();
    private final Set<String> reached = new HashSet<>();
    private final Deque<Runnable> waiting = new ArrayDeque<>();

    /**
     * Prepares to look.
     *
     * @param classes the classes with their code, by internal name
     * @param hierarchy what they inherit
     * @param always which members are reached as soon as their class is
     */
    Reach(Map<String, ClassNode> classes, Hierarchy hierarchy, Predicate<String> always) {
        this.classes = classes;
        this.hierarchy = hierarchy;
        this.always = always;
        for (ClassNode node : classes.values()) {
            node.methods.forEach(method -> methods.put(method(node.name, method.name, method.desc), method));
            node.fields.forEach(field -> fields.put(field(node.name, field.name, field.desc), field));
        }
    }

    /** Names a method. */
    static String method(String owner, String name, String descriptor) {
        return owner + "." + name + descriptor;
    }

    /** Names a field. */
    static String field(String owner, String name, String descriptor) {
        return owner + "." + name + ":" + descriptor;
    }

    /** All that is reached from classes and members, these among it. */
    Set<String> from(Collection<String> roots) {
        for (String root : roots) {
            if (classes.containsKey(root)) {
                reachClass(root);
            } else {
                reachMethod(root.substring(0, root.indexOf('.')), root);
            }
        }
        while (!waiting.isEmpty()) {
            waiting.remove().run();
        }
        return reached;
    }

    private void reachClass(String name) {
        if (classes.containsKey(name) && reached.add(name)) {
            waiting.add(() -> followClass(classes.get(name)));
        }
    }

    private void followClass(ClassNode node) {
        Hierarchy.supertypes(node).forEach(this::reachClass);
        // private members are seen through the nest's host, and a class's simple name through the class around it
        reachClass(node.nestHostClass);
        reachClass(node.outerClass);
        node.innerClasses.stream().filter(inner -> inner.name.equals(node.name))
                .forEach(inner -> reachClass(inner.outerName));
        boolean isEnum = (node.access & Opcodes.ACC_ENUM) != 0;
        for (MethodNode method : node.methods) {
            String member = method(node.name, method.name, method.desc);
            boolean isInstances = (method.access & Opcodes.ACC_STATIC) == 0 && !method.name.equals("<init>");
            if (isInstances) {
                callable.computeIfAbsent(method.name + method.desc, key -> new HashSet<>()).add(node.name);
            }
            if (method.name.equals("<clinit>") || always.test(member) || isEnum && method.name.equals("values")
                    || isInstances && (called.contains(method.name + method.desc)
                            || hierarchy.isCalledFromOutside(node.name, method.name))) {
                reachMethod(node.name, member);
            }
        }
        for (FieldNode field : node.fields) {
            String member = field(node.name, field.name, field.desc);
            if (always.test(member) || node.recordComponents != null) {
                reachField(node.name, member);
            }
        }
    }

    private void reachMethod(String owner, String member) {
        MethodNode method = methods.get(member);
        if (method != null && reached.add(member)) {
            reachClass(owner);
            waiting.add(() -> followMethod(method));
        }
    }

    private void followMethod(MethodNode method) {
        reachTypes(Type.getMethodType(method.desc));
        method.exceptions.forEach(this::reachClass);
        method.tryCatchBlocks.forEach(block -> reachClass(block.type));
        method.instructions.forEach(this::follow);
    }

    private void reachField(String owner, String member) {
        FieldNode field = fields.get(member);
        if (field != null && reached.add(member)) {
            reachClass(owner);
            reachTypes(Type.getType(field.desc));
        }
    }

    private void follow(AbstractInsnNode instruction) {
        if (instruction instanceof TypeInsnNode type) {
            reachTypes(Type.getObjectType(type.desc));
        } else if (instruction instanceof MultiANewArrayInsnNode array) {
            reachTypes(Type.getType(array.desc));
        } else if (instruction instanceof FieldInsnNode field) {
            followField(field.owner, field.name, field.desc);
        } else if (instruction instanceof MethodInsnNode call) {
            boolean isBound = call.getOpcode() == Opcodes.INVOKESTATIC || call.getOpcode() == Opcodes.INVOKESPECIAL;
            followCall(call.owner, call.name, call.desc, isBound);
        } else if (instruction instanceof LdcInsnNode constant) {
            followConstant(constant.cst);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            reachTypes(Type.getMethodType(dynamic.desc));
            followConstant(dynamic.bsm);
            List.of(dynamic.bsmArgs).forEach(this::followConstant);
        } else if (instruction instanceof FrameNode frame) {
            followFrame(frame.local);
            followFrame(frame.stack);
        }
    }

    private void followFrame(List<Object> types) {
        if (types != null) {
            types.forEach(type -> {
                if (type instanceof String name) {
                    reachTypes(Type.getObjectType(name));
                }
            });
        }
    }

    private void followConstant(Object constant) {
        if (constant instanceof Type type) {
            reachTypes(type);
        } else if (constant instanceof Handle handle) {
            if (handle.getTag() <= Opcodes.H_PUTSTATIC) {
                followField(handle.getOwner(), handle.getName(), handle.getDesc());
            } else {
                boolean isVirtual = handle.getTag() == Opcodes.H_INVOKEVIRTUAL
                        || handle.getTag() == Opcodes.H_INVOKEINTERFACE;
                followCall(handle.getOwner(), handle.getName(), handle.getDesc(), !isVirtual);
            }
        } else if (constant instanceof ConstantDynamic dynamic) {
            followConstant(dynamic.getBootstrapMethod());
            for (int i = 0; i < dynamic.getBootstrapMethodArgumentCount(); i++) {
                followConstant(dynamic.getBootstrapMethodArgument(i));
            }
        }
    }

    private void followField(String owner, String name, String descriptor) {
        reachTypes(Type.getObjectType(owner));
        reachTypes(Type.getType(descriptor));
        hierarchy.ownAncestors(owner).forEach(type -> reachField(type, field(type, name, descriptor)));
    }

    private void followCall(String owner, String name, String descriptor, boolean isBound) {
        reachTypes(Type.getObjectType(owner));
        reachTypes(Type.getMethodType(descriptor));
        if (isBound) {
            hierarchy.ownAncestors(owner).forEach(type -> reachMethod(type, method(type, name, descriptor)));
        } else if (called.add(name + descriptor)) {
            callable.getOrDefault(name + descriptor, Set.of())
                    .forEach(type -> reachMethod(type, method(type, name, descriptor)));
        }
    }

    /** Reaches the class that a type is made of, or those of a method's parameters and result. */
    private void reachTypes(Type type) {
        switch (type.getSort()) {
            case Type.METHOD -> {
                reachTypes(type.getReturnType());
                List.of(type.getArgumentTypes()).forEach(this::reachTypes);
            }
            case Type.ARRAY -> reachTypes(type.getElementType());
            case Type.OBJECT -> reachClass(type.getInternalName());
            default -> {
                // a number or nothing
            }
        }
    }
}
