package nqueens.judge.process;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.event.Events;

/**
 * The main class of the JVM in which a submission runs. The first frame on standard input holds its classes; each later
 * one a {@link Request}, or other classes. A {@link Reply} to each request goes to standard output. So does the
 * submission's output, between the replies, so that the judge knows its request. The JVM ends with its input.
 */
public final class SolverWorker {

    private static final long LOOK_MILLIS = 50;

    private SolverWorker() {
    }

    /** Answers requests until the input ends; the argument is how many threads the submission may have at a time. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        BlockingQueue<Frames.Frame> requests = new ArrayBlockingQueue<>(1);
        Output pipe = new Output();
        System.setIn(new SolverHost.NoInput());
        System.setOut(pipe.printer());
        System.setErr(pipe.printer());
        daemon("judge", new Inbox(new FileInputStream(FileDescriptor.in), requests));
        ThreadGroup all = root(Thread.currentThread().getThreadGroup());
        Guard guard = new Guard(pipe, all, all.activeCount() + 1 + Integer.parseInt(arguments[0]));
        daemon("guard", guard);
        // only once these threads run: a machine without threads for them must not seem ready
        Frames.writeReady(pipe);
        SolverHost host = null;
        while (true) {
            // a submission may have interrupted the thread that called it
            Thread.interrupted();
            Frames.Frame frame = requests.take();
            if (Arrays.equals(frame.tag(), Frames.UNANSWERED)) {
                Classes submission = RecordCodec.decoded(Classes.class, frame.content());
                host = new SolverHost(submission);
                Counters.of(submission.steps(), new Runnable() {
                    @Override
                    public void run() {
                        guard.spend();
                    }
                });
                continue;
            }
            Request request = RecordCodec.decoded(Request.class, frame.content());
            guard.begin(frame.tag(), request.action() == Request.Action.CALL_RECORDED);
            Counters.begin(request.steps());
            byte[] reply = host.answer(request);
            Counters.end();
            Reply.Counted counted = guard.counted(reply);
            // also at once: what a call leaves behind must not be found by chance
            guard.look();
            guard.end();
            pipe.reply(frame.tag(), RecordCodec.encoded(Reply.Counted.class, counted));
        }
    }

    /** The group of all threads: those started by a finalizer are not in the main thread's group. */
    private static ThreadGroup root(ThreadGroup group) {
        return group.getParent() == null ? group : root(group.getParent());
    }

    private static void daemon(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    /** Reads requests, even while the submission runs, and ends the JVM when its input ends. */
    private record Inbox(InputStream pipe, BlockingQueue<Frames.Frame> requests) implements Runnable {

        @Override
        public void run() {
            try {
                while (true) {
                    requests.put(Frames.read(pipe));
                }
            } catch (IOException | InterruptedException e) {
                Runtime.getRuntime().halt(0);
            }
        }
    }

    /**
     * Checks now and then for too many threads, and for prints to send. A thread that has used up the steps of the
     * running call blocks, whatever it would catch; the guard reports it, and ends the JVM.
     */
    private static final class Guard implements Runnable {

        private final Output pipe;
        private final ThreadGroup all;
        private final int most;
        private byte[] tag;
        private boolean recorded;
        private boolean spent;
        /** Whether the request is answered by the guard alone. */
        private boolean takenOver;

        Guard(Output pipe, ThreadGroup all, int most) {
            this.pipe = pipe;
            this.all = all;
            this.most = most;
        }

        synchronized void begin(byte[] request, boolean isRecorded) {
            tag = request;
            recorded = isRecorded;
            spent = false;
        }

        /** Ends the request; if the guard has taken it over, never returns. */
        synchronized void end() {
            if (takenOver) {
                stand();
            }
            tag = null;
        }

        synchronized void spend() {
            spent = true;
            notifyAll();
            stand();
        }

        private synchronized void stand() {
            while (true) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    // the submission interrupts it, and it stays here
                }
            }
        }

        /** {@return a reply, with the counts and the recording of the call so far} */
        synchronized Reply.Counted counted(byte[] reply) {
            return new Reply.Counted(Counters.runs(), recorded ? Events.taken() : new int[0], reply);
        }

        /** Waits a moment; {@return whether a request's steps are used up, which is taken over} */
        private synchronized boolean takesOver() throws InterruptedException {
            if (!spent || tag == null) {
                wait(LOOK_MILLIS);
            }
            takenOver = spent && tag != null;
            return takenOver;
        }

        @Override
        public void run() {
            try {
                while (!takesOver()) {
                    look();
                    pipe.send();
                }
                pipe.reply(tag, RecordCodec.encoded(Reply.Counted.class,
                        counted(new Reply.StepsSpent().encoded(0, 0))));
                pipe.send();
            } catch (IOException | InterruptedException e) {
                // nobody can be told any more
            }
            Runtime.getRuntime().halt(0);
        }

        void look() {
            if (all.activeCount() > most) {
                Runtime.getRuntime().halt(Termination.THREADS_EXIT_CODE);
            }
        }
    }

    /**
     * Standard output, shared by prints and replies; nobody closes it. The first prints of a call, which the judge
     * shows, go out at once, in case the JVM ends. Later ones are buffered, since the judge only counts them, and a
     * system call for each would cost more than the printing.
     */
    private static final class Output extends OutputStream {

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
}
