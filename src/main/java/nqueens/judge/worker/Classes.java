package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The classes of one exercise as they go to a worker.
 *
 * @param solver the name of the solver's class
 * @param contract the name of the interface that it implements, or its harness
 * @param harness the name of the class that implements the contract in its place; empty if the solver does
 * @param files the class files by class name
 * @param recorded the same for a call that is recorded; empty if none is
 * @param steps how many steps one run of each block takes that the classes count; none if they don't count
 */
public record Classes(String solver, String contract, String harness, Map<String, byte[]> files,
        Map<String, byte[]> recorded, List<Integer> steps) {

    /** Creates the classes of a solver that keeps its contract itself. */
    public Classes(String solver, String contract, Map<String, byte[]> files, Map<String, byte[]> recorded,
            List<Integer> steps) {
        this(solver, contract, "", files, recorded, steps);
    }

    /** {@return the classes as the content of a frame} */
    public byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(solver);
            out.writeUTF(contract);
            out.writeUTF(harness);
            write(out, files);
            write(out, recorded);
            out.writeInt(steps.size());
            for (int each : steps) {
                out.writeInt(each);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static void write(DataOutputStream out, Map<String, byte[]> files) throws IOException {
        out.writeInt(files.size());
        for (Map.Entry<String, byte[]> file : files.entrySet()) {
            out.writeUTF(file.getKey());
            out.writeInt(file.getValue().length);
            out.write(file.getValue());
        }
    }

    /**
     * Reads classes from what {@link #encoded()} gave.
     *
     * @throws IOException if the content holds no classes
     */
    public static Classes decoded(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            String solver = in.readUTF();
            String contract = in.readUTF();
            String harness = in.readUTF();
            Map<String, byte[]> files = files(in);
            Map<String, byte[]> recorded = files(in);
            int blocks = in.readInt();
            if (blocks < 0 || blocks > Counters.SIZE) {
                throw new EOFException("no such number of blocks: " + blocks);
            }
            List<Integer> steps = new ArrayList<>();
            for (int i = 0; i < blocks; i++) {
                steps.add(in.readInt());
            }
            return new Classes(solver, contract, harness, files, recorded, steps);
        }
    }

    private static Map<String, byte[]> files(DataInputStream in) throws IOException {
        int size = in.readInt();
        Map<String, byte[]> files = new HashMap<>();
        for (int i = 0; i < size; i++) {
            String name = in.readUTF();
            int length = in.readInt();
            if (length < 0 || length > in.available()) {
                throw new EOFException("no class file of " + length + " bytes");
            }
            files.put(name, in.readNBytes(length));
        }
        return files;
    }
}
