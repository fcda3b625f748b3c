package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;

/**
 * The classes of one exercise as they go to a worker.
 *
 * @param solver the name of the solver's class
 * @param contract the name of the interface that it implements
 * @param files the class files by class name
 */
public record Classes(String solver, String contract, Map<String, byte[]> files) {

    /**
     * Writes the classes as bytes.
     *
     * @return the content of a frame
     */
    public byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(solver);
            out.writeUTF(contract);
            out.writeInt(files.size());
            for (Map.Entry<String, byte[]> file : files.entrySet()) {
                out.writeUTF(file.getKey());
                out.writeInt(file.getValue().length);
                out.write(file.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads classes.
     *
     * @param content what {@link #encoded()} gave
     * @return the classes
     * @throws IOException if the content holds no classes
     */
    public static Classes decoded(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            String solver = in.readUTF();
            String contract = in.readUTF();
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
            return new Classes(solver, contract, files);
        }
    }
}
