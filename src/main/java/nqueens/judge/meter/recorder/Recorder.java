package nqueens.judge.meter.recorder;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

import nqueens.recording.Event;
import nqueens.recording.Recording;

/**
 * Rewrites metered classes so that they also report their events to {@link nqueens.judge.worker.event.Events}.
 * The classes must be compiled with the names of variables. Behaviour and counts stay the same.
 */
public final class Recorder {

    /** The prefix that distinguishes the names of fields from the names of variables. */
    private static final String FIELD = ".";

    private final List<String> methods = new ArrayList<>();
    private final List<List<String>> parameters = new ArrayList<>();
    private final Map<String, Integer> variables = new LinkedHashMap<>();
    private final Map<String, Integer> files = new LinkedHashMap<>();

    private Recorder() {
    }

    /** The recording class files by class name, and the meaning of the numbers in their events. */
    public record RecordedClasses(Map<String, byte[]> classes, Recording.Names names) {
    }

    /** {@return class files, by class name, that report their events; empty if a class would get too large} */
    public static Optional<RecordedClasses> record(Map<String, byte[]> classes) {
        Recorder recorder = new Recorder();
        Map<String, byte[]> recorded = new LinkedHashMap<>();
        try {
            new TreeMap<>(classes).forEach((name, file) -> recorded.put(name, recorder.recorded(file)));
        } catch (MethodTooLargeException | ClassTooLargeException e) {
            return Optional.empty();
        }
        List<String> names = List.copyOf(recorder.variables.keySet());
        return Optional.of(new RecordedClasses(recorded, new Recording.Names(recorder.methods, recorder.parameters,
                names.stream().map(name -> name.replace(FIELD, "")).toList(),
                IntStream.range(0, names.size()).filter(name -> names.get(name).startsWith(FIELD)).boxed().toList(),
                List.copyOf(recorder.files.keySet()))));
    }

    private byte[] recorded(byte[] file) {
        ClassReader reader = new ClassReader(file);
        ClassNode node = new ClassNode();
        reader.accept(node, ClassReader.EXPAND_FRAMES);
        // javac adds bridges, which nobody wrote
        node.methods.stream().filter(method -> method.instructions.size() > 0
                && ((method.access & Opcodes.ACC_SYNTHETIC) == 0 || method.name.startsWith("lambda$")))
                .forEach(method -> new RecordedMethod(this, node, method).rewrite());
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        node.accept(writer);
        return writer.toByteArray();
    }

    int method(ClassNode node, MethodNode method, List<String> names) {
        methods.add(title(node, method.name));
        parameters.add(names);
        return methods.size() - 1;
    }

    private static String title(ClassNode node, String name) {
        if (name.equals("<init>")) {
            return "new " + simpleName(node);
        }
        return name.equals("<clinit>") ? "static " + simpleName(node)
                : name.replaceFirst("^lambda\\$(\\w+)\\$\\d+$", "lambda in $1");
    }

    private static String simpleName(ClassNode node) {
        return node.name.replaceFirst(".*[/$](?=.)", "");
    }

    int variable(String name) {
        return number(variables, name);
    }

    /** Returns the number of a field's name; a variable of the same name gets another number. */
    int field(String name) {
        return number(variables, FIELD + name);
    }

    /** Returns the number that is added to a class's line numbers, so that the sums also identify the file. */
    int firstLine(ClassNode node) {
        return number(files, Objects.requireNonNullElse(node.sourceFile, "")) * Event.LINES_OF_A_FILE;
    }

    private static int number(Map<String, Integer> numbers, String text) {
        numbers.putIfAbsent(text, numbers.size());
        return numbers.get(text);
    }
}
