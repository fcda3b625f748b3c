package nqueens.judge.meter;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;

import nqueens.judge.worker.Counters;
import nqueens.problem.Operation;

/**
 * Rewrites compiled classes so that they count how often each block of instructions runs. A block begins where a method
 * does, where a jump leads, behind a jump, and where an exception is caught. In front of it a call of {@link Counters}
 * is written, or behind a {@code new}, to whose place the class file refers; the JVM compiles it to an addition.
 * Nothing else is changed. A method that would get longer than the JVM allows, 64 KiB, is left as it is. Code that may
 * run in several threads counts in each of them apart, which takes longer, and loses nothing.
 */
public final class Meter {

    private static final String COUNTERS = Counters.class.getName().replace('.', '/');

    private final Operations operations = new Operations();
    private final List<Block> blocks = new ArrayList<>();
    private final List<String> uncounted = new ArrayList<>();

    private Meter() {
    }

    /**
     * What comes of metering.
     *
     * @param classes the class files that count, by class name
     * @param blocks what they count
     * @param uncounted the methods that are too large to count, as {@code Class.method}
     */
    public record Metered(Map<String, byte[]> classes, Blocks blocks, List<String> uncounted) {
    }

    /**
     * Meters the classes of one solver.
     *
     * @param classes class files by class name
     * @return the same classes, counting
     */
    public static Metered meter(Map<String, byte[]> classes) {
        Meter meter = new Meter();
        Map<String, byte[]> inOrder = new TreeMap<>(classes);
        List<ClassNode> nodes = inOrder.values().stream().map(file -> read(new ClassReader(file))).toList();
        nodes.forEach(meter.operations::add);
        nodes.forEach(meter::learn);
        Map<String, byte[]> metered = new LinkedHashMap<>();
        inOrder.forEach((name, file) -> metered.put(name, meter.metered(file)));
        return new Metered(metered, new Blocks(meter.blocks), List.copyOf(meter.uncounted));
    }

    /**
     * Leaves classes as they are.
     *
     * @param classes class files by class name
     * @return the same classes, which count nothing
     */
    public static Metered unmetered(Map<String, byte[]> classes) {
        return new Metered(classes, new Blocks(List.of()), List.of());
    }

    private static ClassNode read(ClassReader file) {
        ClassNode node = new ClassNode();
        file.accept(node, 0);
        return node;
    }

    private void learn(ClassNode node) {
        for (MethodNode method : node.methods) {
            Frame<BasicValue>[] frames = frames(node, method);
            for (int i = 0; i < frames.length; i++) {
                if (frames[i] != null) {
                    operations.learn(method.instructions.get(i), frames[i]);
                }
            }
        }
    }

    private byte[] metered(byte[] file) {
        int first = blocks.size();
        Set<String> left = new HashSet<>();
        while (true) {
            ClassReader reader = new ClassReader(file);
            ClassNode node = read(reader);
            for (MethodNode method : node.methods) {
                Map<AbstractInsnNode, Boolean> beginnings = Beginnings.of(method);
                if (blocks.size() + beginnings.size() > Counters.SIZE) {
                    left.add(method.name + method.desc);
                }
                if (!left.contains(method.name + method.desc)) {
                    meter(node, method, beginnings);
                }
            }
            try {
                // with the constants where they were: a method that is left as it is gets no longer
                ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
                node.accept(writer);
                byte[] counting = writer.toByteArray();
                left.forEach(method -> uncounted.add(simpleName(node) + "." + method.replaceFirst("\\(.*", "")));
                return counting;
            } catch (MethodTooLargeException e) {
                left.add(e.getMethodName() + e.getDescriptor());
            } catch (ClassTooLargeException e) {
                node.methods.forEach(method -> left.add(method.name + method.desc));
            }
            blocks.subList(first, blocks.size()).clear();
        }
    }

    private static String simpleName(ClassNode node) {
        return node.name.substring(node.name.lastIndexOf('/') + 1);
    }

    @SuppressWarnings({"rawtypes", "unchecked"})
    private static Frame<BasicValue>[] frames(ClassNode node, MethodNode method) {
        try {
            return new Analyzer<>(new ArrayTypes()).analyze(node.name, method);
        } catch (AnalyzerException e) {
            // nobody knows what is on its stack; its steps count
            return new Frame[method.instructions.size()];
        }
    }

    private void meter(ClassNode node, MethodNode method, Map<AbstractInsnNode, Boolean> beginnings) {
        Frame<BasicValue>[] frames = frames(node, method);
        Map<AbstractInsnNode, Integer> numbers = new HashMap<>();
        BlockBuilder block = null;
        int line = 0;
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (instruction instanceof LineNumberNode number) {
                line = number.line;
            } else if (instruction.getOpcode() >= 0) {
                if (beginnings.containsKey(instruction)) {
                    finish(block);
                    numbers.put(instruction, blocks.size());
                    block = new BlockBuilder(Objects.requireNonNullElse(node.sourceFile, ""));
                }
                block.add(line, operations.steps(instruction), operations.of(instruction, frames[i]));
            }
        }
        finish(block);
        numbers.forEach((instruction, number) -> {
            InsnList counting = counting(number, beginnings.get(instruction));
            if (instruction.getOpcode() == Opcodes.NEW) {
                method.instructions.insert(instruction, counting);
            } else {
                method.instructions.insertBefore(instruction, counting);
            }
        });
    }

    private void finish(BlockBuilder block) {
        if (block != null) {
            blocks.add(block.built());
        }
    }

    private InsnList counting(int block, boolean isPassedAgain) {
        InsnList counting = new InsnList();
        counting.add(new IntInsnNode(Opcodes.SIPUSH, block));
        counting.add(new MethodInsnNode(
                Opcodes.INVOKESTATIC, COUNTERS,
                (isPassedAgain ? "enter" : "count") + (operations.startsThreads() ? "Apart" : ""), "(I)V", false));
        return counting;
    }

    /** A block while its instructions are read. */
    private static final class BlockBuilder {

        private final String file;
        private final Set<Integer> lines = new LinkedHashSet<>();
        private final Map<Operation, Integer> done = new EnumMap<>(Operation.class);
        private int steps;

        BlockBuilder(String file) {
            this.file = file;
        }

        void add(int line, int more, Map<Operation, Integer> operations) {
            if (line > 0) {
                lines.add(line);
            }
            steps += more;
            operations.forEach((operation, times) -> done.merge(operation, times, Integer::sum));
        }

        Block built() {
            return new Block(file, List.copyOf(lines), steps, done);
        }
    }
}
