package nqueens.judge.meter;

import static nqueens.judge.meter.BlockStarts.list;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

import nqueens.problem.Ablation;
import nqueens.problem.Operation;

/**
 * Removes the effect of one part of the code from a method. A branch that always went one way in the original call goes
 * the same way again. A branch to busy code, which ran more than {@code cut.most()} times, isn't taken.
 *
 * @param numbers the number of each block, by its first instruction
 * @param isBusy whether the method is busy, so that it must return at once
 * @param jumps for each conditional jump that goes only one way, whether it jumps
 */
record Ablated(Ablation.Cut cut, OperationFinder operations, Map<AbstractInsnNode, Integer> numbers, boolean isBusy,
        Map<AbstractInsnNode, Boolean> jumps) {

    private static final int RETURNED = 1 << 30;
    private static final int GROWTH = 1000;
    /** Maximum length of a text that fits into a class file even if each character takes three bytes. */
    private static final int MOST_GROWING = 65_535 / 3;

    static Ablated of(Ablation.Cut cut, OperationFinder operations, Map<AbstractInsnNode, Integer> numbers,
            AbstractInsnNode... own) {
        if (cut.runs().isEmpty()) {
            return new Ablated(cut, operations, numbers, false, Map.of());
        }
        Map<AbstractInsnNode, Integer> ways = new HashMap<>();
        for (AbstractInsnNode each : own) {
            int opcode = each.getOpcode();
            BlockStarts.targets(each).forEach(target -> ways.merge(BlockStarts.first(target), 1, Integer::sum));
            if (opcode >= 0 && opcode != Opcodes.ATHROW && (opcode < Opcodes.GOTO || opcode > Opcodes.RETURN)) {
                ways.merge(BlockStarts.first(each.getNext()), 1, Integer::sum);
            }
        }
        boolean isBusy = own.length > 0 && cut.runs().get(numbers.get(BlockStarts.first(own[0]))) > cut.most();
        Map<AbstractInsnNode, Boolean> jumps = new HashMap<>();
        long runs = 0;
        for (AbstractInsnNode each : own) {
            runs = numbers.containsKey(each) ? cut.runs().get(numbers.get(each)) : runs;
            if (each instanceof JumpInsnNode jump && each.getOpcode() != Opcodes.GOTO) {
                AbstractInsnNode next = BlockStarts.first(jump.getNext());
                AbstractInsnNode target = BlockStarts.first(jump.label);
                long passed = cut.runs().get(numbers.get(next));
                long jumped = cut.runs().get(numbers.get(target));
                boolean isNever = jumped == 0 || passed == runs && ways.get(next) == 1;
                boolean isAlways = passed == 0 || jumped == runs && ways.get(target) == 1;
                if (isNever != isAlways) {
                    jumps.put(jump, isAlways);
                } else if (!isBusy && passed > cut.most() != jumped > cut.most()) {
                    jumps.put(jump, passed > cut.most());
                }
            }
        }
        return new Ablated(cut, operations, numbers, isBusy, jumps);
    }

    /** Makes a method return {@link #RETURNED}, 0, a truth value or null at once, unless a static initialiser runs. */
    private void empty(MethodNode method) {
        Type type = Type.getReturnType(method.desc);
        LabelNode start = new LabelNode();
        InsnList returning = list(Meter.call("isInitializing", "()Z"), new JumpInsnNode(Opcodes.IFNE, start));
        if (type != Type.VOID_TYPE) {
            returning.add(type == Type.INT_TYPE ? new LdcInsnNode(RETURNED)
                    : type == Type.LONG_TYPE ? new LdcInsnNode((long) RETURNED)
                    : new InsnNode(type == Type.BOOLEAN_TYPE && cut.part() == Ablation.SEARCHES
                            ? Opcodes.ICONST_1 : zero(type)));
        }
        returning.add(list(new InsnNode(type.getOpcode(Opcodes.IRETURN)), start,
                new FrameNode(Opcodes.F_SAME, 0, null, 0, null), new InsnNode(Opcodes.NOP)));
        method.instructions.insert(returning);
    }

    void rewrite(MethodNode method, AbstractInsnNode[] own, Frame<TracedValue>[] frames) {
        boolean isForRows = false;
        for (int i = 0; i < own.length; i++) {
            isForRows = numbers.containsKey(own[i]) ? cut.blocks().contains(numbers.get(own[i])) : isForRows;
            InsnList instead = frames[i] == null ? list() : instead(own[i], frames[i], isForRows);
            if (instead.size() > 0) {
                method.instructions.insert(own[i], instead);
                method.instructions.remove(own[i]);
            }
        }
        if (isBusy && !method.name.startsWith("<")) {
            empty(method);
        }
    }

    private InsnList instead(AbstractInsnNode instruction, Frame<TracedValue> frame, boolean isForRows) {
        int opcode = instruction.getOpcode();
        if (cut.part() == Ablation.CONSTANTS) {
            if (instruction instanceof InvokeDynamicInsnNode made) {
                made.bsmArgs = Stream.of(made.bsmArgs).map(this::other).toArray();
            }
            Object constant = instruction instanceof IntInsnNode number ? (Object) number.operand
                    : instruction instanceof LdcInsnNode loaded ? loaded.cst : "";
            return other(constant).equals(constant) ? list() : list(new LdcInsnNode(other(constant)));
        }
        if (jumps.containsKey(instruction)) {
            return jump(jumps.get(instruction), (JumpInsnNode) instruction);
        }
        if (isForRows && operations.of(instruction, frame).contains(Operation.COMPARE)) {
            if (instruction instanceof MethodInsnNode call) {
                return instead(call.name, call.desc);
            }
            if (opcode >= Opcodes.IMUL && opcode <= Opcodes.DMUL) {
                Type type = OperationFinder.fromTop(frame, 1).type();
                return instead("product", Type.getMethodDescriptor(type, type, type));
            }
            // jumps on "not equal", "not less" or "not greater" have even opcodes; a truth value was already compared
            boolean isTruth = opcode <= Opcodes.IFNE && OperationFinder.fromTop(frame, 1).isTruth();
            return instruction instanceof JumpInsnNode jump ? jump(isTruth != (opcode % 2 == 0), jump)
                    : list(new InsnNode(Opcodes.POP), new JumpInsnNode(Opcodes.GOTO, instruction instanceof
                            TableSwitchInsnNode table ? table.dflt : ((LookupSwitchInsnNode) instruction).dflt));
        }
        if (cut.part() == Ablation.SHIFTS && opcode >= Opcodes.ISHL && opcode <= Opcodes.LUSHR) {
            return list(new InsnNode(Opcodes.POP));
        }
        boolean isLoad = opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD;
        if (isLoad || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
            int depth = isLoad ? 2 : 3;
            TracedValue array = OperationFinder.fromTop(frame, depth);
            return array.type().getSort() != Type.ARRAY ? list()
                    : instead(isLoad, array, OperationFinder.fromTop(frame, depth - 1).isConstant());
        }
        boolean isNumber = instruction instanceof FieldInsnNode field && opcode == Opcodes.GETFIELD
                && field.desc.equals("I") && !operations.isSolver(field.owner)
                || instruction instanceof MethodInsnNode call && call.owner.equals("java/lang/Integer")
                && call.name.equals("intValue");
        return cut.part() == Ablation.NUMBERS && isNumber
                ? list(new InsnNode(Opcodes.POP), new InsnNode(Opcodes.ICONST_0)) : list();
    }

    private Object other(Object constant) {
        return constant instanceof String text ? otherText(text)
                : constant instanceof Integer number ? (Object) (number + (int) growth(number))
                : constant instanceof Long number ? (Object) (number + growth(number))
                : constant instanceof Float number ? (Object) (number + growth(number))
                : constant instanceof Double number ? (Object) (number + growth(number)) : constant;
    }

    private String otherText(String text) {
        boolean isNumber = text.chars().filter(Character::isDigit).count() > 2;
        return text.chars().map(each -> isNumber && Character.isDigit(each) || text.length() > MOST_GROWING
                && growth(each) != 0 ? each ^ 1 : each + (int) growth(each))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append).toString();
    }

    /** Returns the number to add to a constant: 0 for a small one, or one that may be a mask or a power of two. */
    private long growth(double number) {
        long size = (long) Math.abs(number);
        boolean isLarge = size > Byte.MAX_VALUE && size <= cut.most() && Long.bitCount(size) > 1
                && Long.bitCount(size + 1) > 1 && !Long.toHexString(size).matches("(.+)(0*\\1)+");
        return isLarge ? (long) Math.signum(number) * (size / 2 * 2 + GROWTH)
                : size < 1 && number * Byte.SIZE % 1 != 0 ? GROWTH : 0;
    }

    /** Replaces a call of {@code min} or {@code max} with its first argument, and any other call with the number 1. */
    private static InsnList instead(String name, String descriptor) {
        InsnList one = name.matches("min|max") ? list()
                : list(new InsnNode(zero(Type.getReturnType(descriptor)) + 1));
        Stream.of(Type.getArgumentTypes(descriptor)).skip(1 - one.size()).forEach(argument ->
                one.insert(new InsnNode(argument.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP)));
        return one;
    }

    private InsnList instead(boolean isLoad, TracedValue array, boolean isConstantIndex) {
        Type element = Type.getType(array.descriptor().substring(1));
        if (cut.part() == Ablation.BOARDS || cut.part() == Ablation.FULL_BOARDS) {
            return isLoad && operations.isRowOfBoard(element) ? newRow(element) : list();
        }
        List<Operation> read = operations.read(array);
        boolean isFlag = cut.part() == Ablation.BOOLEANS || cut.part() == Ablation.SET_BOOLEANS && isLoad;
        if (isConstantIndex || !(cut.part() == Ablation.NUMBERS && read.contains(Operation.READ_NUMBER))
                && !(isFlag && read.contains(Operation.READ_BOOLEAN))) {
            return list();
        }
        boolean isSet = cut.part() == Ablation.SET_BOOLEANS && element == Type.BOOLEAN_TYPE;
        return isLoad ? list(new InsnNode(Opcodes.POP2), new InsnNode(isSet ? Opcodes.ICONST_1 : zero(element)))
                : list(new InsnNode(element.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP), new InsnNode(Opcodes.POP2));
    }

    private InsnList newRow(Type row) {
        InsnList made = list(new InsnNode(Opcodes.AALOAD), new InsnNode(Opcodes.ARRAYLENGTH),
                new MultiANewArrayInsnNode(row.getDescriptor(), 1));
        Type element = row.getElementType();
        if (cut.part() == Ablation.FULL_BOARDS && element.getSort() != Type.OBJECT) {
            made.add(list(new InsnNode(Opcodes.DUP), new InsnNode(zero(element) + 1), new MethodInsnNode(
                    Opcodes.INVOKESTATIC, "java/util/Arrays", "fill", "(" + row + element + ")V")));
        }
        return made;
    }

    private static InsnList jump(boolean isTaken, JumpInsnNode jump) {
        boolean isOfOne = jump.getOpcode() <= Opcodes.IFLE || jump.getOpcode() >= Opcodes.IFNULL;
        return list(new InsnNode(isOfOne ? Opcodes.POP : Opcodes.POP2),
                new InsnNode(isTaken ? Opcodes.ICONST_1 : Opcodes.ICONST_0),
                new JumpInsnNode(Opcodes.IFNE, jump.label));
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
}
