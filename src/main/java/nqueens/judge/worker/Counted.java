package nqueens.judge.worker;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;

import nqueens.judge.worker.event.Events;

/**
 * A reply, and what ran until then.
 *
 * @param runs how often each block ran; empty where nothing is counted
 * @param events what was recorded, as {@link Events#taken()} has it; empty where nothing was
 * @param reply a {@link Reply}, as bytes
 */
public record Counted(long[] runs, int[] events, byte[] reply) {

    /** {@return all of it as the content of a frame} */
    public byte[] encoded() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (DataOutputStream out = new DataOutputStream(bytes)) {
            out.writeInt(runs.length);
            for (long each : runs) {
                out.writeLong(each);
            }
            out.writeInt(events.length);
            for (int each : events) {
                out.writeInt(each);
            }
            out.write(reply);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /**
     * Reads all of it from a frame's content, which comes from the submission's side and may be anything: the counts,
     * none of them negative, and the events and the reply as they are.
     *
     * @throws IOException if the content holds none
     */
    public static Counted decoded(byte[] content) throws IOException {
        try (DataInputStream in = new DataInputStream(new ByteArrayInputStream(content))) {
            int length = in.readInt();
            if (length < 0 || length > Counters.SIZE) {
                throw new IOException("no such number of blocks: " + length);
            }
            long[] runs = new long[length];
            for (int i = 0; i < length; i++) {
                runs[i] = in.readLong();
                if (runs[i] < 0) {
                    throw new IOException("no such count: " + runs[i]);
                }
            }
            return new Counted(runs, events(in), in.readAllBytes());
        }
    }

    private static int[] events(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available() / Integer.BYTES) {
            throw new IOException("no such number of events: " + length);
        }
        int[] events = new int[length];
        for (int i = 0; i < length; i++) {
            events[i] = in.readInt();
        }
        return events;
    }
}
