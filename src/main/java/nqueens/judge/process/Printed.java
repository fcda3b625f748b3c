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

    /** Gives the beginning, and forgets all, for another request. */
    synchronized String taken() {
        String text = text();
        beginning.reset();
        bytes = 0;
        return text;
    }

    /** Takes the first bytes of some. */
    synchronized void take(byte[] some, int length) {
        beginning.write(some, 0, (int) Math.min(length, Math.max(0, KEPT - bytes)));
        for (int i = 0; i < length; i++) {
            end[(int) (bytes % END)] = some[i];
            bytes++;
        }
    }

    synchronized long bytes() {
        return bytes;
    }

    /** The beginning; where there was more, first how much of it was left out, since reports cut what is long. */
    synchronized String text() {
        String text = beginning.toString(StandardCharsets.UTF_8);
        return bytes <= KEPT ? text
                : "(the first " + KEPT + " of " + bytes + " bytes; the rest was left out)\n" + text;
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
            byte[] some = new byte[KEPT];
            for (int length = stream.read(some); length >= 0; length = stream.read(some)) {
                take(some, length);
            }
        } catch (IOException e) {
            // the pipe broke because the process was destroyed: what it printed until then is kept
            return;
        }
    }
}
