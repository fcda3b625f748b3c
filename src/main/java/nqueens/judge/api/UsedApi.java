package nqueens.judge.api;

import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/**
 * Finds the external types and members that class files use: supertypes, class literals, and all that the code creates,
 * calls, reads or writes. If a class inherits a member from an external type, using the member uses that type.
 * Declaring a field or parameter doesn't use its type, since only calls have an effect. An annotation uses the types
 * that it names, since code that reads the annotation may create objects of these types.
 */
public final class UsedApi {

    static final int MOST = 10_000;

    private static final String NATIVE = "native";
    /** Matches a member that an annotation names, such as {@code example.Tests#cases}. */
    private static final Pattern MEMBER = Pattern.compile("(\\w+\\.[\\w.$]+)#([\\w$]+)(\\(.*\\))?");
    private static final String SYSTEM = "java/lang/System";
    private static final String GET_PROPERTY = SYSTEM + ".getProperty(Ljava/lang/String;)Ljava/lang/String;";

    private final Predicate<ApiUse> wanted;
    /** The classes of the submission, by internal name. */
    private final Map<String, ClassNode> classes = new LinkedHashMap<>();
    /** The members that each class declares: names and descriptors. */
    private final Map<String, Set<String>> declared = new HashMap<>();
    private final Map<String, Set<String>> ancestors = new HashMap<>();
    private final Map<String, List<ApiUse>> known = new HashMap<>();
    /** The names of public methods by external type; empty for an unknown type. */
    private final Map<String, Optional<Set<String>>> methods = new HashMap<>();
    private final Set<ApiUse> uses = new LinkedHashSet<>();
    private String file;
    private int line;

    private UsedApi(Predicate<ApiUse> wanted) {
        this.wanted = wanted;
    }

    /**
     * Finds the uses that {@code wanted} selects in class files, given by class name. Returns at most 10,000 distinct
     * uses in the order of files and lines; in a file, uses without a line come last.
     */
    public static List<ApiUse> of(Map<String, byte[]> files, Predicate<ApiUse> wanted) {
        UsedApi used = new UsedApi(wanted);
        for (byte[] classFile : new TreeMap<>(files).values()) {
            ClassNode node = new ClassNode();
            new ClassReader(classFile).accept(node, 0);
            used.classes.put(node.name, node);
            used.declared.put(node.name, Stream.concat(node.methods.stream().map(method -> method.name + method.desc),
                    node.fields.stream().map(field -> field.name + field.desc)).collect(Collectors.toSet()));
        }
        used.findAncestors();
        used.classes.values().forEach(used::readClass);
        return used.uses.stream().sorted(Comparator.comparing(ApiUse::file)
                .thenComparing(use -> use.line() == 0).thenComparing(ApiUse::line)).toList();
    }

    private void readClass(ClassNode node) {
        file = node.sourceFile;
        line = 0;
        supertypes(node).forEach(supertype -> noteType(Type.getObjectType(supertype)));
        if ((node.access & Opcodes.ACC_INTERFACE) == 0) {
            notePromised(node);
        }
        noteAnnotations(node.visibleAnnotations);
        boolean isMadeByOthers = node.visibleAnnotations != null;
        for (FieldNode field : node.fields) {
            noteAnnotations(field.visibleAnnotations);
            if (field.visibleAnnotations != null) {
                noteType(Type.getType(field.desc));
            }
        }
        for (MethodNode method : node.methods) {
            line = 0;
            noteAnnotations(method.visibleAnnotations);
            if (method.visibleAnnotations != null || isMadeByOthers && method.name.equals("<init>")) {
                noteType(Type.getMethodType(method.desc));
            }
            Stream.ofNullable(method.visibleParameterAnnotations).flatMap(Stream::of).forEach(this::noteAnnotations);
            if ((method.access & Opcodes.ACC_NATIVE) != 0) {
                note(NATIVE, method.name, method.desc);
            }
            method.instructions.forEach(this::readInstruction);
            if (method.name.equals("finalize")) {
                note("java/lang/Object", method.name, method.desc);
            }
        }
    }

    /** Records annotations visible at run time, and the types and members (as {@code type#member}) that they name. */
    private void noteAnnotations(List<AnnotationNode> annotations) {
        for (AnnotationNode annotation : Objects.requireNonNullElse(annotations, List.<AnnotationNode>of())) {
            noteType(Type.getType(annotation.desc));
            noteValue(annotation.values);
        }
    }

    private void noteValue(Object value) {
        if (value instanceof List<?> values) {
            values.forEach(this::noteValue);
        } else if (value instanceof AnnotationNode annotation) {
            noteAnnotations(List.of(annotation));
        } else if (value instanceof Type type) {
            noteType(type);
        } else if (value instanceof String text) {
            Matcher member = MEMBER.matcher(text);
            if (member.matches() && !classes.containsKey(member.group(1).replace('.', '/'))) {
                note(member.group(1), member.group(2), "");
            }
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
            if (isLineSeparator(call)) {
                note(SYSTEM, "lineSeparator", "()Ljava/lang/String;");
            } else {
                noteMember(call.owner, call.name, call.desc);
            }
            noteType(Type.getMethodType(call.desc));
        } else if (instruction instanceof LdcInsnNode constant) {
            noteConstant(constant.cst);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            noteType(Type.getMethodType(dynamic.desc));
            note(dynamic.bsm);
            Stream.of(dynamic.bsmArgs).forEach(this::noteConstant);
        }
    }

    private void noteConstant(Object constant) {
        if (constant instanceof Type type) {
            noteType(type);
        } else if (constant instanceof Handle handle) {
            noteMember(handle.getOwner(), handle.getName(), handle.getDesc());
            noteType(Type.getType(handle.getDesc()));
        } else if (constant instanceof ConstantDynamic dynamic) {
            note(dynamic.getBootstrapMethod());
        }
    }

    /** Returns whether a call is {@code System.getProperty("line.separator")}, which does no harm. */
    private static boolean isLineSeparator(MethodInsnNode call) {
        AbstractInsnNode before = call.getPrevious();
        while (before instanceof LabelNode || before instanceof LineNumberNode) {
            before = before.getPrevious();
        }
        return before instanceof LdcInsnNode constant && constant.cst.equals("line.separator")
                && (call.owner + "." + call.name + call.desc).equals(GET_PROPERTY);
    }

    private void noteMember(String owner, String name, String descriptor) {
        Type type = Type.getObjectType(owner);
        if (type.getSort() == Type.ARRAY) {
            noteType(type);
        } else {
            known.computeIfAbsent(owner + "." + name + descriptor, key -> usesOf(owner, name, descriptor))
                    .forEach(this::note);
        }
    }

    private List<ApiUse> usesOf(String owner, String name, String descriptor) {
        if (isOwn(owner, name + descriptor)) {
            return List.of();
        }
        Set<String> types = classes.containsKey(owner) ? ancestors.get(owner) : Set.of(owner);
        return types.stream().map(type -> use(type, name, descriptor)).filter(wanted).toList();
    }

    /**
     * Records methods that a class inherits from an external type and that an interface of the submission declares.
     * For example, if a subclass of {@code Thread} implements an interface with a method {@code start()}, a call of the
     * interface's method starts a thread.
     */
    private void notePromised(ClassNode node) {
        Set<String> reached = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(List.of(node.name));
        while (!waiting.isEmpty()) {
            ClassNode type = classes.get(waiting.pop());
            for (MethodNode method : type.methods) {
                if (!isOwn(node.name, method.name + method.desc)) {
                    ancestors.get(node.name).stream().filter(ancestor -> hasMethod(ancestor, method.name))
                            .forEach(ancestor -> note(ancestor, method.name, method.desc));
                }
            }
            supertypes(type).stream().filter(classes::containsKey).filter(reached::add).forEach(waiting::push);
        }
    }

    /** Returns whether a type of the Java platform has a public method of this name; true for an unknown type. */
    private boolean hasMethod(String type, String name) {
        return methods.computeIfAbsent(type, UsedApi::methods).map(names -> names.contains(name)).orElse(true);
    }

    private static Optional<Set<String>> methods(String type) {
        try {
            Class<?> known = Class.forName(type.replace('/', '.'), false, ClassLoader.getPlatformClassLoader());
            return Optional.of(Arrays.stream(known.getMethods()).map(Method::getName).collect(Collectors.toSet()));
        } catch (ClassNotFoundException e) {
            return Optional.empty();
        }
    }

    private boolean isOwn(String owner, String signature) {
        for (String name = owner; classes.containsKey(name); name = classes.get(name).superName) {
            if (declared.get(name).contains(signature)) {
                return true;
            }
        }
        return false;
    }

    /** Finds the external types from which each class inherits. */
    private void findAncestors() {
        Map<Set<String>, Set<String>> shared = new HashMap<>();
        Set<String> entered = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>(classes.keySet());
        while (!waiting.isEmpty()) {
            String name = waiting.peek();
            if (entered.add(name)) {
                supertypes(classes.get(name)).stream().filter(classes::containsKey).forEach(waiting::push);
            } else {
                waiting.pop();
                ancestors.computeIfAbsent(name, key -> shared.computeIfAbsent(supertypes(classes.get(key)).stream()
                        .flatMap(type -> classes.containsKey(type) ? ancestors.getOrDefault(type, Set.of()).stream()
                                : Stream.of(type))
                        .collect(Collectors.toCollection(LinkedHashSet::new)), Function.identity()));
            }
        }
    }

    /** {@return the interfaces and the superclass of a class; a module declaration has none} */
    public static List<String> supertypes(ClassNode node) {
        return Stream.concat(node.interfaces.stream(), Stream.ofNullable(node.superName)).toList();
    }

    private void noteType(Type type) {
        if (type.getSort() == Type.METHOD) {
            noteType(type.getReturnType());
            Stream.of(type.getArgumentTypes()).forEach(this::noteType);
        } else if (type.getSort() == Type.ARRAY) {
            noteType(type.getElementType());
        } else if (type.getSort() == Type.OBJECT && !classes.containsKey(type.getInternalName())) {
            note(type.getInternalName(), "", "");
        }
    }

    private void note(String type, String member, String descriptor) {
        ApiUse use = use(type, member, descriptor);
        if (wanted.test(use)) {
            note(use);
        }
    }

    /** Records a bootstrap method, but not the types of its parameters: the JVM supplies the arguments. */
    private void note(Handle bootstrap) {
        note(bootstrap.getOwner(), bootstrap.getName(), bootstrap.getDesc());
    }

    private void note(ApiUse use) {
        if (uses.size() < MOST) {
            uses.add(use.at(file, line));
        }
    }

    private static ApiUse use(String type, String member, String descriptor) {
        return new ApiUse("", 0, type.replace('/', '.'), member, descriptor);
    }
}
