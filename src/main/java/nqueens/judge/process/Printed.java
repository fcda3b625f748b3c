package nqueens.judge.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** The output of a child JVM: its beginning is kept, the rest counted. */
final class Printed {

    private static final int KEPT = 4096;

    private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();
    private long bytes;

    /** Forgets all, for another request. */
    synchronized void forget() {
        beginning.reset();
        bytes = 0;
    }

    /** Takes the first bytes of some. */
    synchronized void take(byte[] some, int length) {
        beginning.write(some, 0, (int) Math.min(length, Math.max(0, KEPT - bytes)));
        bytes += length;
    }

    synchronized long bytes() {
        return bytes;
    }

    /** The beginning of the output; if it was cut, a line in front says how much is left out. */
    synchronized String text() {
        String text = beginning.toString(StandardCharsets.UTF_8);
        return bytes <= KEPT ? text
                : "(the first " + KEPT + " of " + bytes + " bytes; the rest was left out)\n" + text;
    }

    /** Reads a stream to its end. */
    void drain(InputStream stream) {
        try (stream) {
            byte[] some = new byte[KEPT];
            for (int length = stream.read(some); length >= 0; length = stream.read(some)) {
                take(some, length);
            }
        } catch (IOException e) {
            // the pipe broke because the process was destroyed: its output until then is kept
            return;
        }
    }
}
