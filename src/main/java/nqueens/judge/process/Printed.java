package nqueens.judge.process;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** What a worker printed: its beginning is kept, the rest counted. */
final class Printed {

    private static final int KEPT = 4096;

    private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();
    private long bytes;

    synchronized void take(int value) {
        if (beginning.size() < KEPT) {
            beginning.write(value);
        }
        bytes++;
    }

    synchronized long bytes() {
        return bytes;
    }

    synchronized String text() {
        return beginning.toString(StandardCharsets.UTF_8);
    }

    /** Reads a stream to its end, whatever comes. */
    void drain(InputStream stream) {
        byte[] buffer = new byte[8192];
        try (stream) {
            int length = stream.read(buffer);
            while (length >= 0) {
                synchronized (this) {
                    beginning.write(buffer, 0, Math.min(length, KEPT - Math.min(KEPT, beginning.size())));
                    bytes += length;
                }
                length = stream.read(buffer);
            }
        } catch (IOException e) {
            // the pipe broke because the process was destroyed: what it printed until then is kept
            return;
        }
    }
}
