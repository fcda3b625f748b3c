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
import nqueens.recording.Recording;

/**
 * Rewrites compiled classes once more so that they report their events to {@link nqueens.judge.worker.event.Events}.
 * The classes must be compiled with the names of variables. Behaviour and counts stay the same. A method that would
 * exceed the JVM's 64 KiB isn't rewritten.
 */
public final class Recorder {

    /** The prefix of field names, which distinguishes them from variables. */
    private static final String FIELD = ".";

    private final List<String> methods = new ArrayList<>();
    private final List<List<String>> parameters = new ArrayList<>();
    private final Numbers variables = new Numbers();
    private final Set<Integer> fields = new TreeSet<>();
    private final Numbers files = new Numbers();
    private final Set<String> unseen = new TreeSet<>();

    private Recorder() {
    }

    /** The recording class files by class name, and the meaning of the numbers in their events. */
    public record Recorded(Map<String, byte[]> classes, Recording.Names names) {
    }

    /** Numbers texts from 0, in the order of their first use. */
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

    /** {@return class files, by class name, that report their events} */
    public static Recorded record(Map<String, byte[]> classes) {
        Recorder recorder = new Recorder();
        Map<String, byte[]> recorded = new LinkedHashMap<>();
        new TreeMap<>(classes).forEach((name, file) -> recorded.put(name, recorder.recorded(file)));
        return new Recorded(recorded, new Recording.Names(recorder.methods, recorder.parameters,
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

    /** Returns whether a learner wrote a method; javac adds bridges, and methods of enums. */
    private static boolean isWritten(ClassNode node, MethodNode method) {
        boolean isOfEnum = "java/lang/Enum".equals(node.superName)
                && (method.name + method.desc).matches("values\\(\\).*|valueOf\\(Ljava/lang/String;\\).*");
        return !isOfEnum && ((method.access & Opcodes.ACC_SYNTHETIC) == 0 || method.name.startsWith("lambda$"));
    }

    /** Returns the number of a method; called once for each method. */
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

    /** Returns the name of a class without its package and enclosing classes. */
    private static String simpleName(ClassNode node) {
        return node.name.replaceFirst(".*[/$](?=.)", "");
    }

    int variable(String name) {
        return variables.of(name);
    }

    /** Returns the number of a field's name; a variable of the same name gets another number. */
    int field(String name) {
        int number = variables.of(FIELD + name);
        fields.add(number);
        return number;
    }

    private static String plain(String name) {
        return name.startsWith(FIELD) ? name.substring(FIELD.length()) : name;
    }

    /** Returns the offset of the line numbers of a class. */
    int firstLine(ClassNode node) {
        return files.of(Objects.requireNonNullElse(node.sourceFile, "")) * Event.LINES_OF_A_FILE;
    }
}
