package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/**
 * What a worker finds around it: it looks for itself, so that the judge need not assume.
 *
 * @param variables the names of its environment variables
 * @param modules the names of the modules it could load
 * @param heapMib the largest heap it may have, in MiB
 * @param processes how many processes it sees, itself among them
 * @param judgeSeen whether it sees a file of the judge's
 * @param connected whether it reached the judge's port on the loopback network
 * @param writable the folders, of those it was asked about, that it may write to
 */
public record Surroundings(
        List<String> variables, List<String> modules, long heapMib, long processes, boolean judgeSeen,
        boolean connected, List<String> writable) {

    /**
     * Writes the surroundings as bytes.
     *
     * @return the content of a frame
     */
    public byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeUTF(String.join("\n", variables));
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
     * Reads surroundings.
     *
     * @param content what {@link #encoded()} gave
     * @return the surroundings
     * @throws IOException if the content holds none
     */
    public static Surroundings decoded(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            return new Surroundings(in.readUTF().lines().toList(), in.readUTF().lines().toList(), in.readLong(),
                    in.readLong(), in.readBoolean(), in.readBoolean(), in.readUTF().lines().toList());
        }
    }
}
