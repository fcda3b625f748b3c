package nqueens.judge.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What a child JVM printed during one request: the beginning and the end are kept, the rest counted. */
final class Printed {

    private static final int KEPT = 4096;
    private static final int END = 256;

    private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();
    private final byte[] end = new byte[END];
    private long bytes;

    /** Forgets all, for another request. */
    synchronized void clear() {
        beginning.reset();
        bytes = 0;
    }

    synchronized void take(int value) {
        if (bytes < KEPT) {
            beginning.write(value);
        }
        end[(int) (bytes % END)] = (byte) value;
        bytes++;
    }

    synchronized long bytes() {
        return bytes;
    }

    /** The beginning, and how much it is of what. */
    synchronized String text() {
        String text = beginning.toString(StandardCharsets.UTF_8);
        return bytes <= KEPT ? text : text + "\n(" + KEPT + " of " + bytes + " bytes)";
    }

    /** The last few bytes, as text. */
    synchronized String end() {
        int length = (int) Math.min(bytes, END);
        byte[] last = new byte[length];
        for (int i = 0; i < length; i++) {
            last[i] = end[(int) ((bytes - length + i) % END)];
        }
        return new String(last, StandardCharsets.UTF_8);
    }

    /** Reads a stream to its end, whatever comes. */
    void drain(InputStream stream) {
        try (stream) {
            for (int value = stream.read(); value >= 0; value = stream.read()) {
                take(value);
            }
        } catch (IOException e) {
            // the pipe broke because the process was destroyed: what it printed until then is kept
            return;
        }
    }
}
