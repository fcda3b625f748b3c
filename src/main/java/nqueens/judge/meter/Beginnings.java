package nqueens.judge.meter;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** Finds where the blocks of a method begin. */
final class Beginnings {

    /** The first instruction of each block, and whether it begins a method, a round of a loop or a handler. */
    private final Map<AbstractInsnNode, Boolean> found = new LinkedHashMap<>();

    private Beginnings(MethodNode method) {
        Set<AbstractInsnNode> passed = new HashSet<>();
        note(method.instructions.getFirst(), true);
        for (AbstractInsnNode instruction : method.instructions) {
            passed.add(instruction);
            List<LabelNode> targets = targets(instruction);
            targets.forEach(target -> note(target, passed.contains(target)));
            if (!targets.isEmpty()) {
                note(instruction.getNext(), false);
            }
        }
        for (TryCatchBlockNode handled : method.tryCatchBlocks) {
            note(handled.handler, true);
        }
    }

    /** {@return the first instruction of each block, and whether it begins a method, a round of a loop or a handler} */
    static Map<AbstractInsnNode, Boolean> of(MethodNode method) {
        return new Beginnings(method).found;
    }

    /** Returns the targets of a jump or switch. */
    private static List<LabelNode> targets(AbstractInsnNode instruction) {
        return instruction instanceof JumpInsnNode jump ? List.of(jump.label)
                : instruction instanceof TableSwitchInsnNode choice ? joined(choice.labels, choice.dflt)
                : instruction instanceof LookupSwitchInsnNode choice ? joined(choice.labels, choice.dflt) : List.of();
    }

    private static List<LabelNode> joined(List<LabelNode> labels, LabelNode last) {
        return Stream.concat(labels.stream(), Stream.of(last)).toList();
    }

    /** Notes the first instruction at or after a node; labels, lines and frames are no instructions. */
    private void note(AbstractInsnNode place, boolean isPassedAgain) {
        AbstractInsnNode next = place;
        while (next != null && next.getOpcode() < 0) {
            next = next.getNext();
        }
        found.merge(next, isPassedAgain, Boolean::logicalOr);
    }
}
