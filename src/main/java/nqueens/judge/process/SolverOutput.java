package nqueens.judge.process;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Frames;

/**
 * Standard output, shared by prints and replies; nobody closes it. The first prints of a call, which the judge shows,
 * go out at once, in case the JVM ends. Later ones are buffered, since the judge only counts them, and a system call
 * for each would cost more than the printing.
 */
final class SolverOutput extends OutputStream {

    private static final int AT_ONCE = 1 << 13;

    private final OutputStream out = new FileOutputStream(FileDescriptor.out);
    private final OutputStream gathered = new BufferedOutputStream(out, 1 << 16);
    private int sentAtOnce;

    @Override
    public synchronized void write(int value) throws IOException {
        write(new byte[] {(byte) value}, 0, 1);
    }

    @Override
    public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
        if (sentAtOnce < AT_ONCE) {
            sentAtOnce += length;
            out.write(bytes, offset, length);
        } else {
            gathered.write(bytes, offset, length);
        }
    }

    @Override
    public void close() {
        // a submission may close System.out, and still needs its replies
    }

    /** {@return the stream to which a submission prints} */
    PrintStream printer() {
        return new PrintStream(this, true, StandardCharsets.UTF_8);
    }

    synchronized void send() throws IOException {
        gathered.flush();
    }

    synchronized void reply(byte[] tag, byte[] reply) {
        try {
            sentAtOnce = 0;
            Frames.write(gathered, tag, reply);
        } catch (IOException e) {
            Runtime.getRuntime().halt(Termination.NO_OUTPUT_EXIT_CODE);
        }
    }
}
