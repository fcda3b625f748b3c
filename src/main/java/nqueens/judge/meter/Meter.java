package nqueens.judge.meter;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;

import nqueens.judge.worker.Counters;
import nqueens.problem.Ablation;
import nqueens.problem.Operation;

/**
 * Rewrites compiled classes so that they count how often each block of instructions runs. A block begins at the start
 * of a method, at the target of a jump, after a jump, and where an exception is caught. A call of {@link Counters} is
 * inserted before each block; the JVM compiles the call to an addition. Static initialisers also report their beginning
 * and end. A class isn't counted if a method would exceed 64 KiB, or if counters run out.
 */
public final class Meter {

    private static final String COUNTERS = Counters.class.getName().replace('.', '/');
    private static final String LOOKUP = "ofThread";
    /** A caught exception counts as this many steps: creating it is slow, since it records the stack. */
    private static final int STEPS_OF_AN_EXCEPTION = 1000;

    private final OperationFinder operations = new OperationFinder();
    private final List<Blocks.Block> blocks = new ArrayList<>();
    private final List<String> uncounted = new ArrayList<>();

    private final Optional<Ablation.Cut> without;

    private Meter(Optional<Ablation.Cut> without) {
        this.without = without;
    }

    /** Class files with counters, by class name, their blocks, and the names of methods or classes without counters. */
    public record MeteredClasses(Map<String, byte[]> classes, Blocks blocks, List<String> unmetered) {
    }

    /** {@return the classes with counters; the given part of their code, if any, has no effect} */
    public static MeteredClasses meter(Map<String, byte[]> classes, Optional<Ablation.Cut> without) {
        Meter meter = new Meter(without);
        Map<String, byte[]> inOrder = new TreeMap<>(classes);
        List<ClassNode> nodes = inOrder.values().stream().map(file -> read(new ClassReader(file), 0)).toList();
        nodes.forEach(meter.operations::add);
        nodes.forEach(meter::learn);
        // learns a second time, since a method may pass on its arguments
        nodes.forEach(meter::learn);
        Map<String, byte[]> metered = new LinkedHashMap<>();
        inOrder.forEach((name, file) -> metered.put(name, meter.metered(file)));
        return new MeteredClasses(metered, new Blocks(List.copyOf(meter.blocks)), List.copyOf(meter.uncounted));
    }

    /** {@return the class files as they are, without counters} */
    public static MeteredClasses unmetered(Map<String, byte[]> classes) {
        return new MeteredClasses(classes, new Blocks(List.of()), List.of());
    }

    private static ClassNode read(ClassReader file, int options) {
        ClassNode node = new ClassNode();
        file.accept(node, options);
        return node;
    }

    private void learn(ClassNode node) {
        for (MethodNode method : node.methods) {
            Frame<TracedValue>[] frames = frames(node, method);
            for (int i = 0; i < frames.length; i++) {
                if (frames[i] != null) {
                    operations.learn(node.name + '.' + method.name, method.instructions.get(i), frames[i]);
                }
            }
        }
    }

    private byte[] metered(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassNode node = read(reader, 0);
        for (MethodNode method : node.methods) {
            Map<AbstractInsnNode, Boolean> beginnings = BlockStarts.of(method);
            if (blocks.size() + beginnings.size() > Counters.SIZE) {
                uncounted.add(simpleName(node) + "." + method.name);
                return file;
            }
            meter(node, method, beginnings);
        }
        try {
            ClassReader written = new ClassReader(written(reader, node));
            ClassNode again = read(written, ClassReader.EXPAND_FRAMES);
            again.methods.forEach(Meter::lookUpOnce);
            again.methods.stream().filter(method -> method.name.equals("<clinit>")).forEach(Meter::countApart);
            return written(written, again);
        } catch (MethodTooLargeException e) {
            uncounted.add(simpleName(node) + "." + e.getMethodName());
        } catch (ClassTooLargeException e) {
            uncounted.add(simpleName(node));
        }
        return file;
    }

    private static byte[] written(ClassReader reader, ClassNode node) {
        // keeps constants in place, so that an unchanged method doesn't get longer
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    /** Makes a method look up its counters only once: a lookup for each block would take longer than counting. */
    private static void lookUpOnce(MethodNode method) {
        InsnList code = method.instructions;
        List<AbstractInsnNode> lookups = Stream.of(code.toArray()).filter(each -> each instanceof MethodInsnNode call
                && call.owner.equals(COUNTERS) && call.name.equals(LOOKUP)).toList();
        if (lookups.size() > 1) {
            lookups.forEach(each -> code.set(each, new VarInsnNode(Opcodes.ALOAD, method.maxLocals)));
            Stream.of(code.toArray()).filter(FrameNode.class::isInstance)
                    .forEach(frame -> declareVariable(method.maxLocals, "[J", (FrameNode) frame));
            code.insert(BlockStarts.list(call(LOOKUP, "()[J"), new VarInsnNode(Opcodes.ASTORE, method.maxLocals)));
        }
    }

    /** Declares one more variable in an expanded frame, after all others. */
    public static void declareVariable(int variable, Object type, FrameNode frame) {
        List<Object> locals = new ArrayList<>(frame.local);
        int slots = locals.size() + Collections.frequency(locals, Opcodes.LONG)
                + Collections.frequency(locals, Opcodes.DOUBLE);
        locals.addAll(Collections.nCopies(variable - slots, Opcodes.TOP));
        locals.add(type);
        frame.local = locals;
    }

    /** Counts a static initialiser separately, because it runs only in the first call that needs its class. */
    private static void countApart(MethodNode initializer) {
        InsnList code = initializer.instructions;
        LabelNode start = new LabelNode();
        LabelNode thrown = new LabelNode();
        for (AbstractInsnNode instruction : code) {
            if (instruction.getOpcode() == Opcodes.RETURN) {
                code.insertBefore(instruction, call("endInitializer", "()V"));
            }
        }
        code.insert(start);
        code.insert(call("beginInitializer", "()V"));
        code.add(thrown);
        code.add(new FrameNode(Opcodes.F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"}));
        code.add(call("endInitializer", "()V"));
        code.add(new InsnNode(Opcodes.ATHROW));
        initializer.tryCatchBlocks.add(new TryCatchBlockNode(start, thrown, thrown, null));
    }

    private static String simpleName(ClassNode node) {
        return node.name.substring(node.name.lastIndexOf('/') + 1);
    }

    private Frame<TracedValue>[] frames(ClassNode node, MethodNode method) {
        try {
            return new Analyzer<>(new ValueTracer(operations, method)).analyze(node.name, method);
        } catch (AnalyzerException e) {
            throw new IllegalStateException(e);
        }
    }

    private void meter(ClassNode node, MethodNode method, Map<AbstractInsnNode, Boolean> beginnings) {
        Frame<TracedValue>[] frames = frames(node, method);
        Map<AbstractInsnNode, Integer> numbers = new HashMap<>();
        List<BlockBuilder> builders = new ArrayList<>();
        AbstractInsnNode[] own = method.instructions.toArray();
        Set<AbstractInsnNode> handlers = method.tryCatchBlocks.stream()
                .map(handled -> BlockStarts.first(handled.handler)).collect(Collectors.toSet());
        int line = 0;
        for (int i = 0; i < frames.length; i++) {
            AbstractInsnNode instruction = method.instructions.get(i);
            if (instruction instanceof LineNumberNode number) {
                line = number.line;
            } else if (instruction.getOpcode() >= 0) {
                if (beginnings.containsKey(instruction)) {
                    numbers.put(instruction, blocks.size() + builders.size());
                    builders.add(new BlockBuilder(simpleName(node) + "." + method.name + method.desc,
                            Objects.requireNonNullElse(node.sourceFile, ""), builders.isEmpty() ? 1 : 0));
                }
                BlockBuilder last = builders.get(builders.size() - 1);
                last.kind = 31 * last.kind + instruction.getOpcode();
                last.add(line, operations.steps(instruction), operations.of(instruction, frames[i]));
                if (handlers.contains(instruction)) {
                    last.add(line, STEPS_OF_AN_EXCEPTION, List.of(Operation.EXCEPTION));
                }
                last.begun -= isCallOf(instruction, node, method) ? 1 : 0;
            }
        }
        builders.forEach(builder -> blocks.add(builder.built()));
        Optional<Ablated> ablated = without.map(cut -> Ablated.of(cut, operations, numbers, own));
        numbers.forEach((instruction, number) -> BlockStarts.insert(BlockStarts.list(call(LOOKUP, "()[J"),
                new IntInsnNode(Opcodes.SIPUSH, number),
                call(beginnings.get(instruction) ? "enter" : "count", "([JI)V")), method, instruction));
        ablated.ifPresent(each -> each.rewrite(method, own, frames));
    }

    private static boolean isCallOf(AbstractInsnNode instruction, ClassNode node, MethodNode method) {
        return instruction instanceof MethodInsnNode call && call.owner.equals(node.name)
                && call.name.equals(method.name) && call.desc.equals(method.desc);
    }

    static MethodInsnNode call(String method, String descriptor) {
        return new MethodInsnNode(Opcodes.INVOKESTATIC, COUNTERS, method, descriptor, false);
    }

    private static final class BlockBuilder {

        private final String method;
        private final String file;
        private final Set<Integer> lines = new LinkedHashSet<>();
        private final Map<Operation, Integer> done = new EnumMap<>(Operation.class);
        private int kind;
        private int begun;
        private int steps;

        BlockBuilder(String method, String file, int begun) {
            this.method = method;
            this.file = file;
            this.begun = begun;
        }

        void add(int line, int more, List<Operation> operations) {
            lines.add(line);
            steps += more;
            operations.forEach(operation -> done.merge(operation, 1, Integer::sum));
        }

        Blocks.Block built() {
            return new Blocks.Block(method, kind, begun, file, List.copyOf(lines), steps, done);
        }
    }
}
