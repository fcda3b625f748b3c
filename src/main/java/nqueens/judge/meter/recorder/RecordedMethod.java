package nqueens.judge.meter.recorder;

import static nqueens.judge.meter.BlockStarts.list;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

import nqueens.judge.meter.BlockStarts;
import nqueens.judge.meter.Meter;
import nqueens.judge.worker.event.Events;

/** Rewrites one method so that it records its events. */
final class RecordedMethod {

    private static final String EVENTS = Events.class.getName().replace('.', '/');
    private static final Set<String> ADDING =
            Set.of("add", "addFirst", "addLast", "push", "offer", "offerFirst", "offerLast", "addElement");
    private static final Set<String> WRITING = Set.of("fill", "sort", "setAll", "parallelPrefix", "parallelSetAll",
            "parallelSort", "arraycopy", "swap", "reverse");

    /** Names of methods that may read or change a set if they are called with one argument. */
    private static final Set<String> USING = Set.of("contains", "containsKey", "get", "remove", "set", "clear", "flip");
    /** Names of methods that read the lowest bit, as {@code set & -set} does. */
    private static final Set<String> LOWEST = Set.of("lowestOneBit", "numberOfTrailingZeros");
    private static final Pattern SET = Pattern.compile("java/util/\\w*(Set|Map)");

    private final Recorder recorder;
    private final ClassNode owner;
    private final MethodNode method;
    private final int firstLine;
    /** The local variable that is added to the method to hold the depth of the call. */
    private final int depth;
    private final Map<AbstractInsnNode, Integer> places = new IdentityHashMap<>();
    private int line;
    private int linePlace;

    RecordedMethod(Recorder recorder, ClassNode owner, MethodNode method) {
        this.recorder = recorder;
        this.owner = owner;
        this.method = method;
        this.firstLine = recorder.firstLine(owner);
        this.depth = method.maxLocals;
    }

    void rewrite() {
        AbstractInsnNode[] own = method.instructions.toArray();
        for (AbstractInsnNode instruction : own) {
            places.put(instruction, places.size());
        }
        for (AbstractInsnNode instruction : own) {
            if (instruction instanceof LineNumberNode number) {
                line = firstLine + number.line;
                linePlace = places.get(number);
                reach(BlockStarts.first(number));
            } else if (instruction instanceof JumpInsnNode jump) {
                // javac writes no line number for a further round of a one-line loop, so a jump back records it
                if (linePlace < places.get(jump.label) && places.get(jump.label) < places.get(jump)) {
                    reach(jump);
                }
            } else if (instruction instanceof FrameNode frame) {
                Meter.declareVariable(depth, Opcodes.INTEGER, frame);
            } else {
                record(instruction);
            }
        }
        // an exception is recorded as caught before the handler's first line
        method.tryCatchBlocks.stream().map(handled -> BlockStarts.first(handled.handler)).distinct().toList()
                .forEach(handler -> method.instructions.insertBefore(handler,
                        list(loading(Type.INT_TYPE, depth), call("caught", "(I)V"))));
        method.instructions.insert(entering(own));
    }

    private void reach(AbstractInsnNode instruction) {
        BlockStarts.insert(list(number(line), call("line", "(I)V")), method, instruction);
    }

    private InsnList entering(AbstractInsnNode[] own) {
        boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
        Type[] types = Type.getArgumentTypes(method.desc);
        List<String> names = new ArrayList<>();
        InsnList entering = list(number(types.length), new TypeInsnNode(Opcodes.ANEWARRAY, "java/lang/Object"));
        int slot = isStatic ? 0 : 1;
        for (Type type : types) {
            entering.add(list(new InsnNode(Opcodes.DUP), number(names.size()), loading(type, slot), boxing(type),
                    new InsnNode(Opcodes.AASTORE)));
            // a parameter's name isn't valid in the code for counting at the start, but it is at the end of the method
            names.add(variable(slot, own[own.length - 1]).map(variable -> variable.name).orElse(""));
            slot += type.getSize();
        }
        entering.add(list(number(recorder.method(owner, method, names)), number(firstLineOf(own)),
                call("entered", "([Ljava/lang/Object;II)I"), new VarInsnNode(Opcodes.ISTORE, depth)));
        return entering;
    }

    private int firstLineOf(AbstractInsnNode[] own) {
        return Arrays.stream(own).filter(LineNumberNode.class::isInstance).map(LineNumberNode.class::cast).findFirst()
                .map(number -> firstLine + number.line).orElse(firstLine);
    }

    private void record(AbstractInsnNode instruction) {
        switch (instruction.getOpcode()) {
            case Opcodes.IRETURN, Opcodes.LRETURN, Opcodes.FRETURN, Opcodes.DRETURN, Opcodes.ARETURN,
                    Opcodes.RETURN -> method.instructions.insertBefore(instruction, returning());
            case Opcodes.IALOAD, Opcodes.LALOAD, Opcodes.BALOAD, Opcodes.CALOAD, Opcodes.SALOAD ->
                    method.instructions.insertBefore(instruction, list(new InsnNode(Opcodes.DUP2),
                            call("read", "(Ljava/lang/Object;I)V")));
            case Opcodes.IAND -> mask(instruction);
            case Opcodes.IASTORE, Opcodes.LASTORE, Opcodes.AASTORE, Opcodes.BASTORE, Opcodes.CASTORE,
                    Opcodes.SASTORE -> write(instruction);
            case Opcodes.ISTORE, Opcodes.LSTORE, Opcodes.ASTORE ->
                    assign(instruction, ((VarInsnNode) instruction).var);
            case Opcodes.IINC -> assign(instruction, ((IincInsnNode) instruction).var);
            case Opcodes.PUTFIELD, Opcodes.PUTSTATIC -> assign((FieldInsnNode) instruction);
            case Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEINTERFACE, Opcodes.INVOKESPECIAL, Opcodes.INVOKESTATIC ->
                    call((MethodInsnNode) instruction);
            default -> {
                // records nothing
            }
        }
    }

    /** Records the bit that an {@code &} reads; in {@code set >> column & 1} the shift selects the bit. */
    private void mask(AbstractInsnNode and) {
        AbstractInsnNode shift = and.getPrevious().getPrevious();
        boolean isShifted = and.getPrevious().getOpcode() == Opcodes.ICONST_1 && shift != null
                && (shift.getOpcode() == Opcodes.ISHR || shift.getOpcode() == Opcodes.IUSHR);
        InsnList masked = list(new InsnNode(Opcodes.DUP2));
        if (isShifted) {
            masked.add(list(new InsnNode(Opcodes.ICONST_1), new InsnNode(Opcodes.SWAP), new InsnNode(Opcodes.ISHL)));
        }
        masked.add(call("masked", "(II)V"));
        method.instructions.insertBefore(isShifted ? shift : and, masked);
    }

    private InsnList returning() {
        Type type = Type.getReturnType(method.desc);
        InsnList returning = type == Type.VOID_TYPE ? list(new LdcInsnNode("")) : list(twice(type), boxing(type));
        returning.add(list(loading(Type.INT_TYPE, depth), call("returned", "(Ljava/lang/Object;I)V")));
        return returning;
    }

    /** Copies the array and the index, which lie below the value, for the event after the store. */
    private void write(AbstractInsnNode store) {
        boolean isLong = store.getOpcode() == Opcodes.LASTORE;
        int copying = isLong ? Opcodes.DUP2_X2 : Opcodes.DUP2_X1;
        method.instructions.insertBefore(store, list(new InsnNode(isLong ? Opcodes.DUP2_X2 : Opcodes.DUP_X2),
                new InsnNode(isLong ? Opcodes.POP2 : Opcodes.POP), new InsnNode(copying), new InsnNode(copying),
                new InsnNode(Opcodes.POP2)));
        method.instructions.insert(store, call("written", "(Ljava/lang/Object;I)V"));
    }

    private void assign(AbstractInsnNode store, int slot) {
        variable(slot, store.getNext()).ifPresent(variable -> {
            Type type = Type.getType(variable.desc);
            if (isRecorded(type)) {
                method.instructions.insert(store,
                        assigned(loading(type, slot), type, recorder.variable(variable.name)));
            }
        });
    }

    private void assign(FieldInsnNode store) {
        Type type = Type.getType(store.desc);
        // javac adds fields with unreadable names
        if (isRecorded(type) && !store.name.contains("$")) {
            method.instructions.insertBefore(store, assigned(twice(type), type, recorder.field(store.name)));
        }
    }

    private static InsnList assigned(AbstractInsnNode value, Type type, int name) {
        return list(value, boxing(type), number(name), call("assigned", "(Ljava/lang/Object;I)V"));
    }

    private void call(MethodInsnNode call) {
        if (LOWEST.contains(call.name) && call.desc.equals("(I)I")) {
            method.instructions.insertBefore(call, list(new InsnNode(Opcodes.DUP), new InsnNode(Opcodes.DUP),
                    new InsnNode(Opcodes.INEG), call("masked", "(II)V")));
        }
        boolean isAdding = ADDING.contains(call.name);
        boolean isOfInt = call.desc.startsWith("(I)");
        if ((isAdding || USING.contains(call.name)) && call.getOpcode() != Opcodes.INVOKESTATIC
                && (isOfInt || call.desc.startsWith("(Ljava/lang/Object;)"))) {
            method.instructions.insertBefore(call, new InsnNode(Opcodes.DUP2));
            // puts the result, if any, below the copies of the receiver and the argument
            InsnList using = switch (Type.getReturnType(call.desc).getSize()) {
                case 0 -> list();
                case 1 -> list(new InsnNode(Opcodes.DUP_X2), new InsnNode(Opcodes.POP));
                default -> list(new InsnNode(Opcodes.DUP2_X2), new InsnNode(Opcodes.POP2));
            };
            using.add(list(boxing(Type.getArgumentTypes(call.desc)[0]),
                    call(isAdding ? "added" : "used", "(Ljava/lang/Object;Ljava/lang/Object;)V")));
            method.instructions.insert(call, using);
        } else if (WRITING.contains(call.name) || SET.matcher(call.owner).matches() && !call.name.equals("<init>")) {
            method.instructions.insert(call, call("changed", "()V"));
        }
    }

    private Optional<LocalVariableNode> variable(int slot, AbstractInsnNode at) {
        int place = places.get(at);
        return method.localVariables.stream().filter(variable -> variable.index == slot
                && places.get(variable.start) <= place && place <= places.get(variable.end)).findFirst();
    }

    private static boolean isRecorded(Type type) {
        return switch (type.getSort()) {
            case Type.OBJECT -> SET.matcher(type.getInternalName()).matches();
            case Type.FLOAT, Type.DOUBLE -> false;
            default -> true;
        };
    }

    private static AbstractInsnNode boxing(Type type) {
        return switch (type.getSort()) {
            case Type.ARRAY, Type.OBJECT -> new InsnNode(Opcodes.NOP);
            case Type.BOOLEAN -> boxing("Boolean", "Z");
            case Type.LONG -> boxing("Long", "J");
            case Type.FLOAT -> boxing("Float", "F");
            case Type.DOUBLE -> boxing("Double", "D");
            default -> boxing("Integer", "I");
        };
    }

    private static AbstractInsnNode boxing(String box, String primitive) {
        String type = "java/lang/" + box;
        return new MethodInsnNode(Opcodes.INVOKESTATIC, type, "valueOf", "(" + primitive + ")L" + type + ";");
    }

    private static AbstractInsnNode twice(Type type) {
        return new InsnNode(type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP);
    }

    private static AbstractInsnNode loading(Type type, int slot) {
        return new VarInsnNode(type.getOpcode(Opcodes.ILOAD), slot);
    }

    private static AbstractInsnNode number(int number) {
        return new LdcInsnNode(number);
    }

    private static AbstractInsnNode call(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, EVENTS, name, descriptor, false);
    }
}
