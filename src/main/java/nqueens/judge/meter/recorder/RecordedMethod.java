package nqueens.judge.meter.recorder;

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

/**
 * Rewrites one method so that it records its events. The method gets four more variables: one for its depth, which
 * frames must declare, and three temporary ones.
 */
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
    /** The first added local variable, which holds the depth. */
    private final int depth;
    private final int array;
    private final int index;
    private final int value;
    private final Map<AbstractInsnNode, Integer> places = new IdentityHashMap<>();
    private int line;
    private int linePlace;

    RecordedMethod(Recorder recorder, ClassNode owner, MethodNode method) {
        this.recorder = recorder;
        this.owner = owner;
        this.method = method;
        this.firstLine = recorder.firstLine(owner);
        this.depth = method.maxLocals;
        this.array = depth + 1;
        this.index = depth + 2;
        this.value = depth + 3;
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
                        list(load(Opcodes.ILOAD, depth), call("caught", "(I)V"))));
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
            entering.add(list(new InsnNode(Opcodes.DUP), number(names.size())));
            entering.add(boxed(type, load(type.getOpcode(Opcodes.ILOAD), slot)));
            entering.add(new InsnNode(Opcodes.AASTORE));
            // at the last instruction, since a parameter isn't declared yet where its method looks up the counters
            names.add(variable(slot, own[own.length - 1]).map(variable -> variable.name).orElse(""));
            slot += type.getSize();
        }
        entering.add(list(number(recorder.method(owner, method, names)), number(firstLineOf(own)),
                call("entered", "([Ljava/lang/Object;II)I"), load(Opcodes.ISTORE, depth)));
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
        InsnList returning = boxed(type, new InsnNode(twice(type)));
        returning.add(list(load(Opcodes.ILOAD, depth), call("returned", "(Ljava/lang/Object;I)V")));
        return returning;
    }

    private void write(AbstractInsnNode store) {
        int loading = switch (store.getOpcode()) {
            case Opcodes.LASTORE -> Opcodes.LLOAD;
            case Opcodes.AASTORE -> Opcodes.ALOAD;
            default -> Opcodes.ILOAD;
        };
        method.instructions.insertBefore(store, list(
                load(loading - Opcodes.ILOAD + Opcodes.ISTORE, value), load(Opcodes.ISTORE, index),
                load(Opcodes.ASTORE, array), load(Opcodes.ALOAD, array), load(Opcodes.ILOAD, index),
                load(loading, value)));
        method.instructions.insert(store, list(load(Opcodes.ALOAD, array), load(Opcodes.ILOAD, index),
                call("written", "(Ljava/lang/Object;I)V")));
    }

    private void assign(AbstractInsnNode store, int slot) {
        variable(slot, store.getNext()).ifPresent(variable -> {
            Type type = Type.getType(variable.desc);
            if (isRecorded(type)) {
                InsnList assigned = boxed(type, load(type.getOpcode(Opcodes.ILOAD), slot));
                assigned.add(list(number(recorder.variable(variable.name)),
                        call("assigned", "(Ljava/lang/Object;I)V")));
                method.instructions.insert(store, assigned);
            }
        });
    }

    private void assign(FieldInsnNode store) {
        Type type = Type.getType(store.desc);
        // javac adds fields with unreadable names
        if (isRecorded(type) && !store.name.contains("$")) {
            method.instructions.insertBefore(store, boxed(type, new InsnNode(twice(type))));
            method.instructions.insertBefore(store, list(number(recorder.field(store.name)),
                    call("assigned", "(Ljava/lang/Object;I)V")));
        }
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
            InsnList kept = list(new InsnNode(Opcodes.DUP2));
            kept.add(isOfInt ? list(boxing("java/lang/Integer", "I")) : list());
            kept.add(list(load(Opcodes.ASTORE, value), load(Opcodes.ASTORE, array)));
            method.instructions.insertBefore(call, kept);
            method.instructions.insert(call, list(load(Opcodes.ALOAD, array), load(Opcodes.ALOAD, value),
                    call("used", "(Ljava/lang/Object;Ljava/lang/Object;)V")));
            if (isAdding) {
                method.instructions.insert(call, list(load(Opcodes.ALOAD, value),
                        call("added", "(Ljava/lang/Object;)V")));
            }
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

    /** Loads a value as an object; a placeholder replaces values of unrecorded types. */
    private static InsnList boxed(Type type, AbstractInsnNode loading) {
        return switch (type.getSort()) {
            case Type.BOOLEAN -> list(loading, boxing("java/lang/Boolean", "Z"));
            case Type.INT, Type.SHORT, Type.BYTE, Type.CHAR -> list(loading, boxing("java/lang/Integer", "I"));
            case Type.LONG -> list(loading, boxing("java/lang/Long", "J"));
            case Type.ARRAY, Type.OBJECT -> list(loading);
            default -> list(new LdcInsnNode(""));
        };
    }

    private static AbstractInsnNode boxing(String box, String primitive) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, box, "valueOf", "(" + primitive + ")L" + box + ";", false);
    }

    private static int twice(Type type) {
        return type.getSize() == 2 ? Opcodes.DUP2 : Opcodes.DUP;
    }

    private static AbstractInsnNode load(int opcode, int slot) {
        return new VarInsnNode(opcode, slot);
    }

    private static AbstractInsnNode number(int number) {
        return new LdcInsnNode(number);
    }

    private static AbstractInsnNode call(String name, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, EVENTS, name, descriptor, false);
    }

    private static InsnList list(AbstractInsnNode... instructions) {
        InsnList list = new InsnList();
        List.of(instructions).forEach(list::add);
        return list;
    }
}
