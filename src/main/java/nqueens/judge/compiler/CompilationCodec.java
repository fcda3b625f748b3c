package nqueens.judge.compiler;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import nqueens.judge.meter.Block;
import nqueens.judge.meter.Blocks;
import nqueens.judge.meter.Meter;
import nqueens.judge.meter.recorder.Recorder;
import nqueens.judge.submission.Sources;
import nqueens.problem.Operation;
import nqueens.recording.Names;

/** {@link Sources} and {@link Compilation} as bytes, on their way to and from the compiler's JVM. */
public final class CompilationCodec {

    private CompilationCodec() {
    }

    /** {@return sources as the content of a frame} */
    public static byte[] encoded(Sources sources) {
        return bytes(out -> {
            out.writeBoolean(sources.isRecorded());
            out.writeBoolean(sources.areTests());
            out.writeInt(sources.files().size());
            for (Map.Entry<String, String> file : sources.files().entrySet()) {
                out.writeUTF(file.getKey());
                write(out, file.getValue().getBytes(StandardCharsets.UTF_8));
            }
        });
    }

    /**
     * Reads sources from what {@link #encoded(Sources)} gave.
     *
     * @throws IOException if the content holds no sources
     */
    public static Sources sources(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            boolean isRecorded = in.readBoolean();
            boolean areTests = in.readBoolean();
            Map<String, String> files = new HashMap<>();
            int size = in.readInt();
            for (int i = 0; i < size; i++) {
                String name = in.readUTF();
                files.put(name, new String(part(in), StandardCharsets.UTF_8));
            }
            return new Sources(files, List.of(), isRecorded, areTests);
        }
    }

    /** {@return what compiling came to as the content of a frame} */
    public static byte[] encoded(Compilation compilation) {
        return bytes(out -> {
            if (compilation instanceof Compilation.Compiled compiled) {
                out.writeBoolean(true);
                write(out, compiled.classes());
                List<Block> blocks = compiled.metered().blocks().all();
                out.writeInt(blocks.size());
                for (Block block : blocks) {
                    write(out, block);
                }
                write(out, compiled.metered().uncounted());
                out.writeBoolean(compiled.recorded().isPresent());
                if (compiled.recorded().isPresent()) {
                    write(out, compiled.recorded().get().classes());
                    write(out, compiled.recorded().get().names());
                }
                out.writeBoolean(compiled.breach().isPresent());
                write(out, compiled.breach().orElse("").getBytes(StandardCharsets.UTF_8));
            } else {
                out.writeBoolean(false);
                write(out, ((Compilation.Failed) compilation).message().getBytes(StandardCharsets.UTF_8));
            }
        });
    }

    /**
     * Reads what compiling came to from what {@link #encoded(Compilation)} gave.
     *
     * @throws IOException if the content holds no compilation
     */
    public static Compilation compilation(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            if (!in.readBoolean()) {
                return new Compilation.Failed(new String(part(in), StandardCharsets.UTF_8));
            }
            Map<String, byte[]> classes = classes(in);
            List<Block> blocks = new ArrayList<>();
            int size = in.readInt();
            for (int i = 0; i < size; i++) {
                blocks.add(block(in));
            }
            List<String> uncounted = texts(in);
            Optional<Recorder.Recorded> recorded = in.readBoolean()
                    ? Optional.of(new Recorder.Recorded(classes(in), names(in))) : Optional.empty();
            boolean isBreach = in.readBoolean();
            String breach = new String(part(in), StandardCharsets.UTF_8);
            return new Compilation.Compiled(new Meter.Metered(classes, new Blocks(blocks), uncounted), recorded,
                    Optional.of(breach).filter(text -> isBreach));
        }
    }

    /** Writes the content of a frame. */
    @FunctionalInterface
    private interface Content {
        void writeTo(DataOutputStream out) throws IOException;
    }

    private static byte[] bytes(Content content) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            content.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, Map<String, byte[]> classes) throws IOException {
        out.writeInt(classes.size());
        for (Map.Entry<String, byte[]> file : classes.entrySet()) {
            out.writeUTF(file.getKey());
            write(out, file.getValue());
        }
    }

    private static Map<String, byte[]> classes(DataInputStream in) throws IOException {
        Map<String, byte[]> classes = new TreeMap<>();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            String name = in.readUTF();
            classes.put(name, part(in));
        }
        return classes;
    }

    private static void write(DataOutputStream out, List<String> texts) throws IOException {
        out.writeInt(texts.size());
        for (String text : texts) {
            out.writeUTF(text);
        }
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        List<String> texts = new ArrayList<>();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            texts.add(in.readUTF());
        }
        return texts;
    }

    private static void write(DataOutputStream out, Names names) throws IOException {
        write(out, names.methods());
        for (List<String> parameters : names.parameters()) {
            write(out, parameters);
        }
        write(out, names.variables());
        out.writeInt(names.fields().size());
        for (int field : names.fields()) {
            out.writeInt(field);
        }
        write(out, names.files());
        write(out, names.unseen());
    }

    private static Names names(DataInputStream in) throws IOException {
        List<String> methods = texts(in);
        List<List<String>> parameters = new ArrayList<>();
        for (int i = 0; i < methods.size(); i++) {
            parameters.add(texts(in));
        }
        List<String> variables = texts(in);
        List<Integer> fields = new ArrayList<>();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            fields.add(in.readInt());
        }
        return new Names(methods, parameters, variables, fields, texts(in), texts(in));
    }

    private static void write(DataOutputStream out, Block block) throws IOException {
        out.writeUTF(block.file());
        out.writeInt(block.steps());
        out.writeInt(block.kind());
        out.writeInt(block.lines().size());
        for (int line : block.lines()) {
            out.writeInt(line);
        }
        out.writeInt(block.operations().size());
        for (Map.Entry<Operation, Integer> operation : block.operations().entrySet()) {
            out.writeUTF(operation.getKey().name());
            out.writeInt(operation.getValue());
        }
    }

    private static Block block(DataInputStream in) throws IOException {
        String file = in.readUTF();
        int steps = in.readInt();
        int kind = in.readInt();
        List<Integer> lines = new ArrayList<>();
        int size = in.readInt();
        for (int i = 0; i < size; i++) {
            lines.add(in.readInt());
        }
        Map<Operation, Integer> operations = new EnumMap<>(Operation.class);
        size = in.readInt();
        for (int i = 0; i < size; i++) {
            operations.put(operation(in.readUTF()), in.readInt());
        }
        return new Block(file, lines, steps, operations, kind);
    }

    private static Operation operation(String name) throws IOException {
        try {
            return Operation.valueOf(name);
        } catch (IllegalArgumentException e) {
            throw new IOException("no operation is called " + name, e);
        }
    }

    private static byte[] part(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("part of " + length + " bytes; " + in.available() + " are left");
        }
        return in.readNBytes(length);
    }

    private static void write(DataOutputStream out, byte[] part) throws IOException {
        out.writeInt(part.length);
        out.write(part);
    }
}
