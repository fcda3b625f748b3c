package nqueens.judge.meter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

import nqueens.problem.Operation;

/** Determines the steps and the operations of an instruction. */
final class OperationFinder {

    /**
     * The steps of a call into the JDK: about the cost of adding to a list or concatenating strings. Using the same
     * number for all these calls makes counts independent of the JDK's release.
     */
    private static final int STEPS_OF_JDK_CALL = 10;

    /**
     * Classes whose calls take one step. The JVM compiles these calls to an instruction or two, or the calls lead back
     * into the submission, as those of {@code Runnable} do.
     */
    private static final Pattern CHEAP = Pattern.compile("java/util/function/.*|java/lang/(Object|Runnable|Math"
            + "|StrictMath|Boolean|Byte|Character|Short|Integer|Long|Float|Double)");
    /** An array with at most this many rows isn't a board. */
    private static final int HANDFUL = 4;
    private static final Pattern COMPARING = Pattern.compile("java/lang/\\w+[.](min|max|signum|compare)");
    private static final Pattern LIST =
            Pattern.compile("java/util/.*(Collection|List|Vector|Stack|Queue|Deque|Iterator)");
    private static final Pattern SET =
            Pattern.compile("java/util/(?!BitSet).*(Set|Map|KeySetView|Hashtable|Dictionary|Properties)");
    private static final Map<Operation, Pattern> TYPES = Map.of(Operation.LIST, LIST, Operation.SET, SET,
            Operation.BIT_SET, Pattern.compile("java/util/BitSet"),
            Operation.ATOMIC, Pattern.compile("java/util/concurrent/atomic/.*"),
            Operation.BIG_INTEGER, Pattern.compile("java/math/.*"),
            Operation.STRING, Pattern.compile("java/lang/String.*"));
    /** Matches calls that only convert their arguments to text, or print them. */
    private static final String DRAWING = "java/lang/String(Builder|Buffer)[.].*|java/io/PrintStream[.].*";
    private static final Pattern DRAWN = Pattern.compile(DRAWING);
    private static final Pattern DRAWN_ROW =
            Pattern.compile(DRAWING + "|java/lang/String[.](<init>|.*[vV]alueOf|join)|java/util/Arrays[.]toString");
    private static final Set<String> NUMBERS = Set.of("[Ljava/lang/Byte;", "[Ljava/lang/Character;",
            "[Ljava/lang/Short;", "[Ljava/lang/Integer;", "[Ljava/lang/Long;");
    private static final Set<String> BOOLEANS = Set.of("[Z", "[Ljava/lang/Boolean;");

    /** The superclasses of the submission's own classes, by internal name. */
    private final Map<String, String> superclasses = new HashMap<>();
    private final Set<String> solvers = new HashSet<>();
    /** Whether the submission creates sets, so that a {@code Collection} may be a set. */
    private boolean hasSets;
    /** Whether the submission may create arrays of more than four booleans. */
    private boolean hasBooleanArrays;
    /** The element types of boards, as sorts of {@link Type}. */
    private final Set<Integer> boards = new HashSet<>();

    /** Descriptors of the arrays that {@code values()} returns, for enums with at most four constants. */
    private final Set<String> handfuls = new HashSet<>();
    /** Methods of the submission that return values from a field or an array, as {@code Owner.name}. */
    private final Set<String> getters = new HashSet<>();
    /** Parameters that receive stored values, by name and descriptor of their method and by local variable. */
    private final Set<String> given = new HashSet<>();

    void add(ClassNode node) {
        superclasses.put(node.name, node.superName);
        if (node.interfaces.stream().anyMatch(each -> each.startsWith("nqueens/"))) {
            solvers.add(node.name);
        }
        long constants = node.fields.stream().filter(field -> (field.access & Opcodes.ACC_ENUM) != 0).count();
        if (constants > 0 && constants <= HANDFUL) {
            handfuls.add("[L" + node.name + ";");
        }
    }

    boolean isHandful(TracedValue array) {
        return handfuls.contains(array.descriptor());
    }

    boolean isSolver(String owner) {
        return solvers.contains(owner);
    }

    /** Learns about stored values, arrays and sets from an instruction; {@code method} is {@code Owner.name}. */
    void learn(String method, AbstractInsnNode instruction, Frame<TracedValue> frame) {
        if (instruction.getOpcode() == Opcodes.IRETURN || instruction.getOpcode() == Opcodes.ARETURN) {
            if (fromTop(frame, 1).isStored()) {
                getters.add(method);
            }
        } else if (instruction.getOpcode() == Opcodes.ANEWARRAY && !fromTop(frame, 1).isHandful()) {
            String type = ((TypeInsnNode) instruction).desc;
            hasBooleanArrays |= type.equals("java/lang/Boolean");
            if (type.startsWith("[")) {
                boards.add(element(type));
            }
        } else if (instruction instanceof MultiANewArrayInsnNode array) {
            long large = IntStream.rangeClosed(1, array.dims)
                    .filter(depth -> !fromTop(frame, depth).isHandful()).count();
            hasBooleanArrays |= large > 0 && array.desc.endsWith("[Z");
            if (large > 1) {
                boards.add(element(array.desc));
            }
        } else if (instruction.getOpcode() == Opcodes.NEWARRAY) {
            hasBooleanArrays |= ((IntInsnNode) instruction).operand == Opcodes.T_BOOLEAN
                    && !fromTop(frame, 1).isHandful();
        } else if (instruction instanceof MethodInsnNode call) {
            hasBooleanArrays |= !isOwn(call) && call.desc.endsWith(")[Z");
            learn(call.owner, call.name);
            pass(call, frame);
        } else if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            handles(dynamic).forEach(handle -> learn(handle.getOwner(), handle.getName()));
        }
    }

    private void learn(String owner, String name) {
        hasSets |= SET.matcher(owner).matches() || name.equals("toSet");
    }

    private void pass(MethodInsnNode call, Frame<TracedValue> frame) {
        Type[] arguments = Type.getArgumentTypes(call.desc);
        int local = call.getOpcode() == Opcodes.INVOKESTATIC ? 0 : 1;
        for (int i = 0; i < arguments.length; i++) {
            if (fromTop(frame, arguments.length - i).isStored()) {
                given.add(call.name + call.desc + local);
            }
            local += arguments[i].getSize();
        }
    }

    /** {@return whether some call passes a stored value to this parameter; true for all parameters of lambdas} */
    boolean isGivenStored(MethodNode method, int local) {
        return method.name.startsWith("lambda$") || given.contains(method.name + method.desc + local);
    }

    /** {@return whether a call returns an element of a list, or a value read from a field or an array} */
    boolean givesStored(MethodInsnNode call) {
        return getters.contains(call.owner + '.' + call.name)
                || LIST.matcher(outside(call.owner)).matches() && call.desc.endsWith(";");
    }

    int steps(AbstractInsnNode instruction) {
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return isText(dynamic) ? STEPS_OF_JDK_CALL : 1;
        }
        return instruction instanceof MethodInsnNode call && !isOwn(call) && !CHEAP.matcher(call.owner).matches()
                ? STEPS_OF_JDK_CALL : 1;
    }

    private static boolean isText(InvokeDynamicInsnNode dynamic) {
        return dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
    }

    /** Returns whether a call may reach a method of the submission, which counts its own steps. */
    private boolean isOwn(MethodInsnNode call) {
        return superclasses.containsKey(call.owner);
    }

    /** {@return the operations of an instruction, with repetitions; none for an instruction that is never reached} */
    List<Operation> of(AbstractInsnNode instruction, Frame<TracedValue> frame) {
        if (frame == null) {
            return List.of();
        }
        if (instruction instanceof MethodInsnNode call) {
            List<Operation> operations = passed(call, frame);
            call(outside(call.owner), call.name).ifPresent(operations::add);
            if (is(COMPARING, call) && IntStream.rangeClosed(1, Type.getArgumentTypes(call.desc).length)
                    .anyMatch(depth -> fromTop(frame, depth).isStored())) {
                operations.add(Operation.COMPARE);
            }
            return operations;
        }
        if (instruction instanceof InvokeDynamicInsnNode dynamic) {
            return dynamic(dynamic);
        }
        return switch (instruction.getOpcode()) {
            case Opcodes.IALOAD, Opcodes.LALOAD, Opcodes.FALOAD, Opcodes.DALOAD, Opcodes.AALOAD, Opcodes.BALOAD,
                    Opcodes.CALOAD, Opcodes.SALOAD ->
                    isDrawn(instruction.getNext()) ? List.of() : read(fromTop(frame, 2));
            case Opcodes.IASTORE, Opcodes.LASTORE, Opcodes.FASTORE, Opcodes.DASTORE, Opcodes.AASTORE, Opcodes.BASTORE,
                    Opcodes.CASTORE, Opcodes.SASTORE -> written(fromTop(frame, 3));
            case Opcodes.IMUL, Opcodes.LMUL, Opcodes.FMUL, Opcodes.DMUL -> // a product shows whether a factor is 0
                    fromTop(frame, 1).isStored() && fromTop(frame, 2).isStored() ? List.of(Operation.COMPARE)
                            : List.of();
            case Opcodes.ISHL, Opcodes.ISHR, Opcodes.IUSHR, Opcodes.LSHL, Opcodes.LSHR, Opcodes.LUSHR ->
                    List.of(Operation.SHIFT);
            case Opcodes.LAND, Opcodes.LOR, Opcodes.LXOR -> List.of(Operation.MASK);
            case Opcodes.IAND, Opcodes.IOR, Opcodes.IXOR ->
                    fromTop(frame, 1).isTruth() && fromTop(frame, 2).isTruth() ? List.of()
                            : List.of(Operation.MASK);
            case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE,
                    Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH ->
                    compared(fromTop(frame, 1), TracedValue.constant(TracedValue.Origin.ZERO));
            case Opcodes.IFNULL, Opcodes.IFNONNULL -> fromTop(frame, 1).isElement()
                    ? List.of(Operation.READ_MARK) : List.of();
            case Opcodes.IF_ICMPEQ, Opcodes.IF_ICMPNE, Opcodes.IF_ICMPLT, Opcodes.IF_ICMPGE, Opcodes.IF_ICMPGT,
                    Opcodes.IF_ICMPLE -> compared(fromTop(frame, 1), fromTop(frame, 2));
            default -> List.of();
        };
    }

    private static List<Operation> compared(TracedValue one, TracedValue other) {
        boolean isMark = one.isElement() && other.isConstant() || other.isElement() && one.isConstant();
        return isMark ? List.of(Operation.READ_MARK)
                : one.isStored() || other.isStored() ? List.of(Operation.COMPARE) : List.of();
    }

    /** Returns whether the next instruction only converts a value to text, or prints it. */
    private static boolean isDrawn(AbstractInsnNode next) {
        return next instanceof InvokeDynamicInsnNode dynamic ? isText(dynamic)
                : next instanceof MethodInsnNode call && is(DRAWN, call);
    }

    private static boolean is(Pattern pattern, MethodInsnNode call) {
        return pattern.matcher(call.owner + '.' + call.name).matches();
    }

    List<Operation> read(TracedValue array) {
        if (isRowOfBoard(array)) {
            return List.of(Operation.READ_BOARD);
        }
        if (BOOLEANS.contains(array.descriptor())) {
            return hasBooleanArrays ? List.of(Operation.READ_BOOLEAN) : List.of();
        }
        return isOfNumbers(array) ? List.of(Operation.READ_NUMBER) : List.of();
    }

    /** Returns whether an array is a row of a board, unlike a row of queens or an array of (row, column) pairs. */
    private boolean isRowOfBoard(TracedValue array) {
        return array.isRow() && isRowOfBoard(array.type());
    }

    boolean isRowOfBoard(Type row) {
        return row.getSort() == Type.ARRAY && row.getDimensions() == 1
                && boards.contains(row.getElementType().getSort());
    }

    private static int element(String array) {
        return Type.getType(array).getElementType().getSort();
    }

    private static List<Operation> written(TracedValue array) {
        return isOfNumbers(array) && !array.isRow() ? List.of(Operation.WRITE_NUMBER) : List.of();
    }

    private static boolean isOfNumbers(TracedValue array) {
        String type = array.descriptor();
        return NUMBERS.contains(type) || type.length() == 2 && !type.equals("[Z");
    }

    /** Returns a read for each row of a board passed to a call and, in a call of the JDK, for each array of numbers. */
    private List<Operation> passed(MethodInsnNode call, Frame<TracedValue> frame) {
        List<Operation> operations = new ArrayList<>();
        int arguments = Type.getArgumentTypes(call.desc).length;
        for (int i = 1; i <= arguments; i++) {
            if (isRowOfBoard(fromTop(frame, i)) && !is(DRAWN_ROW, call)) {
                operations.add(Operation.READ_BOARD);
            } else if (!isOwn(call) && isOfNumbers(fromTop(frame, i))) {
                operations.add(Operation.READ_NUMBER);
            }
        }
        return operations;
    }

    private List<Operation> dynamic(InvokeDynamicInsnNode dynamic) {
        List<Operation> operations = new ArrayList<>();
        if (isText(dynamic)) {
            operations.add(Operation.STRING);
        }
        handles(dynamic).forEach(handle ->
                call(outside(handle.getOwner()), handle.getName()).ifPresent(operations::add));
        return operations;
    }

    private static Stream<Handle> handles(InvokeDynamicInsnNode dynamic) {
        return Stream.of(dynamic.bsmArgs).filter(Handle.class::isInstance).map(Handle.class::cast);
    }

    private Optional<Operation> call(String owner, String name) {
        if (owner.equals("java/lang/Boolean")) {
            return name.equals("booleanValue") ? Optional.of(Operation.UNBOX_BOOLEAN) : Optional.empty();
        }
        return hasSets && owner.equals("java/util/Collection") ? Optional.of(Operation.SET)
                : TYPES.entrySet().stream().filter(type -> type.getValue().matcher(owner).matches())
                        .map(Map.Entry::getKey).findFirst();
    }

    /** Returns the type itself or, for a class of the submission, its first external superclass. */
    private String outside(String owner) {
        String superclass = superclasses.get(owner);
        return superclass == null ? owner : outside(superclass);
    }

    static TracedValue fromTop(Frame<TracedValue> frame, int depth) {
        return frame.getStack(frame.getStackSize() - depth);
    }
}
