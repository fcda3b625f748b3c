package nqueens.judge.worker;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.function.Consumer;

/**
 * Bounded binary messages on a pipe. A frame consists of a tag of 16 bytes, a length of four bytes, and content of that
 * length. The judge chooses a random tag for each request, and a reply repeats the tag. Frames between replies hold
 * output of the submission.
 */
public final class Frames {

    public static final int TAG_LENGTH = 16;
    /** The tag of a frame that asks for no reply, or isn't a reply. */
    public static final byte[] UNANSWERED = new byte[TAG_LENGTH];
    /** Maximum length of a frame's content, 8 MiB: room for a million ints in lists of any kind. */
    public static final int MAX_LENGTH = 1 << 23;

    private static final int READY = 'r';

    private Frames() {
    }

    /** Reports that the process has started, by writing one byte before all frames. */
    public static void writeReady(OutputStream pipe) throws IOException {
        pipe.write(READY);
        pipe.flush();
    }

    /** Waits until the other process has started; returns false if the pipe ends, or another byte arrives. */
    public static boolean readReady(InputStream pipe) throws IOException {
        return pipe.read() == READY;
    }

    /** A frame: a tag of {@link #TAG_LENGTH} bytes, and the content. */
    public record Frame(byte[] tag, byte[] content) {
    }

    /** Writes a frame in one piece; the content has at most {@link #MAX_LENGTH} bytes. */
    public static void write(OutputStream pipe, byte[] tag, byte[] content) throws IOException {
        DataOutputStream frame = new DataOutputStream(pipe);
        frame.write(tag);
        frame.writeInt(content.length);
        frame.write(content);
        frame.flush();
    }

    /** Reads the next frame, with any tag; throws an {@link EOFException} if the pipe ends first. */
    public static Frame read(InputStream pipe) throws IOException {
        DataInputStream frame = new DataInputStream(pipe);
        byte[] tag = new byte[TAG_LENGTH];
        frame.readFully(tag);
        int length = frame.readInt();
        if (length < 0 || length > MAX_LENGTH) {
            throw new IOException("frame of " + length + " bytes; the longest has " + MAX_LENGTH);
        }
        byte[] content = new byte[length];
        frame.readFully(content);
        return new Frame(tag, content);
    }

    /** Reads the reply with a tag, and passes on output before it; throws an {@link IOException} for another tag. */
    public static byte[] readReply(InputStream pipe, byte[] tag, Consumer<byte[]> output) throws IOException {
        Frame frame = read(pipe);
        while (Arrays.equals(frame.tag(), UNANSWERED)) {
            output.accept(frame.content());
            frame = read(pipe);
        }
        if (!Arrays.equals(frame.tag(), tag)) {
            throw new IOException("neither a reply nor output");
        }
        return frame.content();
    }
}
