package nqueens.judge.meter.recorder;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodTooLargeException;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

import nqueens.recording.Event;
import nqueens.recording.Names;

/**
 * Rewrites compiled classes once more so that one call can be recorded: what happens in a method is told to
 * {@link nqueens.judge.worker.event.Events}. It must have been compiled with the names of its variables. What the
 * code does stays the same, and so does what it counts. A method that would get longer than the JVM allows, 64 KiB,
 * is left as it is.
 */
public final class Recorder {

    /** Stands in front of the name of a field, to tell it from that of a variable. */
    private static final String FIELD = ".";

    private final List<String> methods = new ArrayList<>();
    private final List<List<String>> parameters = new ArrayList<>();
    private final Numbers variables = new Numbers();
    private final Set<Integer> fields = new TreeSet<>();
    private final Numbers files = new Numbers();
    private final Set<String> unseen = new TreeSet<>();

    private Recorder() {
    }

    /** The class files that record, by class name, and the meaning of the numbers in their events. */
    public record Recorded(Map<String, byte[]> classes, Names names) {
    }

    /** Texts by numbers from 0, in the order in which they are asked for. */
    static final class Numbers {

        private final Map<String, Integer> byText = new LinkedHashMap<>();

        int of(String text) {
            byText.putIfAbsent(text, byText.size());
            return byText.get(text);
        }

        List<String> texts() {
            return List.copyOf(byText.keySet());
        }
    }

    /** {@return class files, by class name, made to tell what happens in them} */
    public static Recorded record(Map<String, byte[]> classes) {
        Recorder recorder = new Recorder();
        Map<String, byte[]> recorded = new LinkedHashMap<>();
        new TreeMap<>(classes).forEach((name, file) -> recorded.put(name, recorder.recorded(file)));
        return new Recorded(recorded, new Names(recorder.methods, recorder.parameters,
                recorder.variables.texts().stream().map(Recorder::plain).toList(), List.copyOf(recorder.fields),
                recorder.files.texts(), List.copyOf(recorder.unseen)));
    }

    private byte[] recorded(byte[] file) {
        Set<String> left = new HashSet<>();
        int first = methods.size();
        while (true) {
            ClassReader reader = new ClassReader(file);
            ClassNode node = new ClassNode();
            reader.accept(node, ClassReader.EXPAND_FRAMES);
            for (MethodNode method : node.methods) {
                if (method.instructions.size() > 0 && isWritten(node, method)
                        && !left.contains(method.name + method.desc)) {
                    new RecordedMethod(this, node, method).rewrite();
                }
            }
            try {
                ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
                node.accept(writer);
                byte[] telling = writer.toByteArray();
                left.forEach(method -> unseen.add(simpleName(node) + "." + method.replaceFirst("\\(.*", "")));
                return telling;
            } catch (MethodTooLargeException e) {
                left.add(e.getMethodName() + e.getDescriptor());
            } catch (ClassTooLargeException e) {
                node.methods.forEach(method -> left.add(method.name + method.desc));
            }
            methods.subList(first, methods.size()).clear();
            parameters.subList(first, parameters.size()).clear();
        }
    }

    /** Whether a learner has written it: javac adds bridges, and the methods that list an enum's constants. */
    private static boolean isWritten(ClassNode node, MethodNode method) {
        boolean isOfEnum = "java/lang/Enum".equals(node.superName)
                && (method.name + method.desc).matches("values\\(\\).*|valueOf\\(Ljava/lang/String;\\).*");
        return !isOfEnum && ((method.access & Opcodes.ACC_SYNTHETIC) == 0 || method.name.startsWith("lambda$"));
    }

    /** The number of a method, which is asked for once. */
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

    /** A class as one reads it: without its package, and without those around it. */
    private static String simpleName(ClassNode node) {
        return node.name.replaceFirst(".*[/$](?=.)", "");
    }

    /** The number of a variable's name. */
    int variable(String name) {
        return variables.of(name);
    }

    /** The number of a field's name, which is another one than that of a variable of this name. */
    int field(String name) {
        int number = variables.of(FIELD + name);
        fields.add(number);
        return number;
    }

    private static String plain(String name) {
        return name.startsWith(FIELD) ? name.substring(FIELD.length()) : name;
    }

    /** The offset of the line numbers of a class. */
    int firstLine(ClassNode node) {
        return files.of(Objects.requireNonNullElse(node.sourceFile, "")) * Event.LINES_OF_A_FILE;
    }
}
