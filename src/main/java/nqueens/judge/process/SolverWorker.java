package nqueens.judge.process;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.SubmissionLoader;

/**
 * The main class of the JVM in which a submission runs. The first frame on standard input holds its
 * classes, each further one a {@link Request}; for each request a {@link Reply} goes to standard
 * output. What the submission prints goes to standard error. The JVM ends when its input does.
 */
public final class SolverWorker {

    /** The exit code of a worker whose standard output was closed behind its back. */
    static final int NO_OUTPUT_EXIT_CODE = 4;

    private SolverWorker() {
    }

    /**
     * Answers requests until the input ends.
     *
     * @param arguments none
     * @throws IOException if the pipe from the judge breaks
     * @throws InterruptedException if the submission interrupts this thread between two requests
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        InputStream requests = new FileInputStream(FileDescriptor.in);
        OutputStream replies = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
        System.setIn(InputStream.nullInputStream());
        System.setOut(System.err);
        BlockingQueue<Frames.Frame> queue = new ArrayBlockingQueue<>(1);
        Frames.Frame classes = Frames.read(requests);
        Thread reader = new Thread("judge") {
            @Override
            public void run() {
                pass(requests, queue);
            }
        };
        reader.setDaemon(true);
        reader.start();
        Classes submission = Classes.decoded(classes.content());
        SolverHost host = new SolverHost(submission.solver(), new SubmissionLoader(submission.files()));
        while (true) {
            Frames.Frame frame = queue.take();
            Reply reply = host.answer(Request.decoded(frame.content()));
            try {
                Frames.write(replies, frame.tag(), reply.encoded());
            } catch (IOException e) {
                Runtime.getRuntime().halt(NO_OUTPUT_EXIT_CODE);
            }
        }
    }

    private static void pass(InputStream requests, BlockingQueue<Frames.Frame> queue) {
        try {
            while (true) {
                queue.put(Frames.read(requests));
            }
        } catch (IOException | InterruptedException e) {
            Runtime.getRuntime().halt(0);
        }
    }
}
