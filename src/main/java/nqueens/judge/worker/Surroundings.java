package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a worker finds around it: it looks for itself, so that the judge need not assume.
 *
 * @param home the folder of the Java runtime in which it runs
 * @param variables its environment variables, values by name
 * @param modules the names of the modules it could load
 * @param heapMib the largest heap it may have, in MiB
 * @param processes how many processes it sees, itself among them
 * @param judgeSeen whether it sees a file of the judge's
 * @param connected whether it reached the judge's port on the loopback network
 * @param writable the folders, of those it was asked about, that it may write to
 */
public record Surroundings(
        String home, Map<String, String> variables, List<String> modules, long heapMib, long processes,
        boolean judgeSeen, boolean connected, List<String> writable) {

    /** {@return the surroundings as the content of a frame} */
    public byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(home);
            out.writeInt(variables.size());
            for (Map.Entry<String, String> variable : variables.entrySet()) {
                out.writeUTF(variable.getKey());
                // which may be longer than what is written at once
                byte[] value = variable.getValue().getBytes(StandardCharsets.UTF_8);
                out.writeInt(value.length);
                out.write(value);
            }
            out.writeUTF(String.join("\n", modules));
            out.writeLong(heapMib);
            out.writeLong(processes);
            out.writeBoolean(judgeSeen);
            out.writeBoolean(connected);
            out.writeUTF(String.join("\n", writable));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads surroundings from what {@link #encoded()} gave.
     *
     * @throws IOException if the content holds none
     */
    public static Surroundings decoded(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            String home = in.readUTF();
            Map<String, String> variables = new TreeMap<>();
            for (int left = in.readInt(); left > 0; left--) {
                variables.put(in.readUTF(), new String(in.readNBytes(in.readInt()), StandardCharsets.UTF_8));
            }
            return new Surroundings(home, variables, in.readUTF().lines().toList(), in.readLong(),
                    in.readLong(), in.readBoolean(), in.readBoolean(), in.readUTF().lines().toList());
        }
    }
}
