package nqueens.judge.meter;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Finds where the blocks of a method begin. */
public final class BlockStarts {

    private BlockStarts() {
    }

    /** {@return the first instruction of each block, and whether it begins a method, a round of a loop or a handler} */
    static Map<AbstractInsnNode, Boolean> of(MethodNode method) {
        Map<AbstractInsnNode, Boolean> found = new LinkedHashMap<>();
        found.put(first(method.instructions.getFirst()), true);
        Set<AbstractInsnNode> passed = new HashSet<>();
        for (AbstractInsnNode instruction : method.instructions) {
            passed.add(instruction);
            List<LabelNode> targets = targets(instruction);
            targets.forEach(target -> found.merge(first(target), passed.contains(target), Boolean::logicalOr));
            if (!targets.isEmpty()) {
                found.putIfAbsent(first(instruction.getNext()), false);
            }
        }
        method.tryCatchBlocks.forEach(handled -> found.put(first(handled.handler), true));
        return found;
    }

    static List<LabelNode> targets(AbstractInsnNode instruction) {
        return instruction instanceof JumpInsnNode jump ? List.of(jump.label)
                : instruction instanceof TableSwitchInsnNode choice ? joined(choice.labels, choice.dflt)
                : instruction instanceof LookupSwitchInsnNode choice ? joined(choice.labels, choice.dflt) : List.of();
    }

    private static List<LabelNode> joined(List<LabelNode> labels, LabelNode last) {
        return Stream.concat(labels.stream(), Stream.of(last)).toList();
    }

    /** {@return the first instruction at or after a node} Labels, lines and frames aren't instructions. */
    public static AbstractInsnNode first(AbstractInsnNode place) {
        AbstractInsnNode next = place;
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        return next;
    }

    /** Inserts code before an instruction, but after a {@code new}: class files refer to the place of a {@code new}. */
    public static void insert(InsnList code, MethodNode method, AbstractInsnNode first) {
        if (first.getOpcode() == Opcodes.NEW) {
            method.instructions.insert(first, code);
        } else {
            method.instructions.insertBefore(first, code);
        }
    }

    /** {@return a list of these instructions} */
    public static InsnList list(AbstractInsnNode... instructions) {
        InsnList list = new InsnList();
        List.of(instructions).forEach(list::add);
        return list;
    }
}
