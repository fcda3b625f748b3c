package nqueens.judge.meter;

import java.util.List;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

import nqueens.problem.Ablation;
import nqueens.problem.Operation;

/** Removes the effect of a part from a method. */
record Ablated(Ablation part, Operations operations) {

    /** Makes a method return 1, true or null at once. */
    static void empty(MethodNode method) {
        Type type = Type.getReturnType(method.desc);
        method.instructions.clear();
        method.tryCatchBlocks.clear();
        method.localVariables = null;
        if (type != Type.VOID_TYPE) {
            // each constant 1 follows its 0
            method.instructions.add(new InsnNode(zero(type) + (type.getSort() < Type.ARRAY ? 1 : 0)));
        }
        method.instructions.add(new InsnNode(type.getOpcode(Opcodes.IRETURN)));
    }

    /** Rewrites a method's original instructions; counting instructions may precede them. */
    void rewrite(MethodNode method, AbstractInsnNode[] own, Frame<TracedValue>[] frames) {
        for (int i = 0; i < own.length; i++) {
            InsnList instead = frames[i] == null ? list() : instead(own[i], frames[i]);
            if (instead.size() > 0) {
                method.instructions.insert(own[i], instead);
                method.instructions.remove(own[i]);
            }
        }
    }

    /** Returns the instructions that replace one; none if it stays. */
    private InsnList instead(AbstractInsnNode instruction, Frame<TracedValue> frame) {
        int opcode = instruction.getOpcode();
        boolean isLoad = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
        if (isLoad || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            int depth = isLoad ? 2 : 3;
            TracedValue array = Operations.fromTop(frame, depth);
            return array.type().getSort() != Type.ARRAY ? list()
                    : instead(isLoad, array, Operations.fromTop(frame, depth - 1).isConstant());
        }
        return part == Ablation.NUMBERS && instruction instanceof FieldInsnNode field && opcode == Opcodes.GETFIELD
                && field.desc.equals("I") && field.owner.contains("$")
                ? list(new InsnNode(Opcodes.POP), new InsnNode(Opcodes.ICONST_0)) : list();
    }

    private InsnList instead(boolean isLoad, TracedValue array, boolean isConstantIndex) {
        Type element = Type.getType(array.descriptor().substring(1));
        if (part == Ablation.BOARDS) {
            return isLoad && operations.isRowOfBoard(element) ? emptyRow(element) : list();
        }
        Operation reading = part == Ablation.NUMBERS ? Operation.READ_NUMBER : Operation.READ_BOOLEAN;
        if (isConstantIndex || !operations.read(array).contains(reading)) {
            return list();
        }
        return isLoad ? list(new InsnNode(Opcodes.POP2), new InsnNode(zero(element)))
                : list(new InsnNode(element.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP), new InsnNode(Opcodes.POP2));
    }

    /** Loads a row, and copies the range beyond its end: an empty row of the same length. */
    private static InsnList emptyRow(Type row) {
        String type = row.getElementType().getSort() == Type.OBJECT ? "[Ljava/lang/Object;" : row.getDescriptor();
        return list(new InsnNode(Opcodes.AALOAD), new InsnNode(Opcodes.DUP), new InsnNode(Opcodes.ARRAYLENGTH),
                new InsnNode(Opcodes.DUP), new InsnNode(Opcodes.DUP), new InsnNode(Opcodes.IADD),
                new MethodInsnNode(Opcodes.INVOKESTATIC, "java/util/Arrays", "copyOfRange",
                        "(" + type + "II)" + type), new TypeInsnNode(Opcodes.CHECKCAST, row.getDescriptor()));
    }

    private static int zero(Type type) {
        return switch (type.getSort()) {
            case Type.LONG -> Opcodes.LCONST_0;
            case Type.FLOAT -> Opcodes.FCONST_0;
            case Type.DOUBLE -> Opcodes.DCONST_0;
            case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
            default -> Opcodes.ICONST_0;
        };
    }

    private static InsnList list(AbstractInsnNode... instructions) {
        InsnList list = new InsnList();
        List.of(instructions).forEach(list::add);
        return list;
    }
}
