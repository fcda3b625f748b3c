package nqueens.judge.process;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
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
import nqueens.judge.worker.Counters;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.SolverHost;
import nqueens.judge.worker.WorkerClasses;
import nqueens.judge.worker.event.Events;

/**
 * The main class of the JVM in which a submission runs. The first frame on standard input holds the submission's
 * classes; each later frame is a {@link Request} or holds other classes. The worker writes a {@link Reply} to each
 * request to standard output. The submission's output goes there, too, in frames before the reply, so that the judge
 * knows during which request it was printed. The JVM ends when its input ends.
 */
public final class SolverWorker {

    private static final long LOOK_MILLIS = 50;

    private SolverWorker() {
    }

    /** Answers requests until the input ends; the argument is the maximum number of the submission's threads. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        BlockingQueue<Frames.Frame> requests = new ArrayBlockingQueue<>(1);
        Output pipe = new Output();
        System.setIn(new SolverHost.NoInput());
        System.setOut(pipe.printer());
        System.setErr(pipe.printer());
        daemon("judge", new RequestReader(new FileInputStream(FileDescriptor.in), requests));
        Guard guard = new Guard(pipe, Integer.parseInt(arguments[0]));
        daemon("guard", guard);
        // reports only now, after these threads have started: a machine with too few threads must not seem ready
        Frames.writeReady(pipe.out);
        SolverHost host = null;
        StepLimit limit = new StepLimit(guard);
        while (true) {
            // a submission may have interrupted the thread that called it
            Thread.interrupted();
            Frames.Frame frame = requests.take();
            if (Arrays.equals(frame.tag(), Frames.UNANSWERED)) {
                WorkerClasses submission = RecordCodec.decoded(WorkerClasses.class, frame.content());
                host = new SolverHost(submission);
                Counters.of(submission.steps(), limit);
                continue;
            }
            Request request = RecordCodec.decoded(Request.class, frame.content());
            guard.begin(frame.tag(), request.action() == Request.Action.CALL_RECORDED);
            limit.begin(request);
            byte[] reply = host.answer(request);
            limit.end();
            Reply.MeteredReply counted = guard.counted(reply);
            // also checks after each call: otherwise threads left behind by the call would be found only by chance
            guard.checkOnce();
            guard.end();
            pipe.reply(frame.tag(), RecordCodec.encoded(Reply.MeteredReply.class, counted));
        }
    }

    private static void daemon(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    /** Reads requests, even while the submission runs, and ends the JVM when its input ends. */
    private record RequestReader(InputStream pipe, BlockingQueue<Frames.Frame> requests) implements Runnable {

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

    /** Ends a call that has no steps left: ends the JVM or, if a part of the solver is cut out, throws an error. */
    private static final class StepLimit implements Runnable {

        private final Guard guard;
        private final Thread caller = Thread.currentThread();
        private Request request;
        private boolean isError;

        StepLimit(Guard guard) {
            this.guard = guard;
        }

        void begin(Request next) {
            request = next;
            isError = next.action() == Request.Action.CALL_WITHOUT;
            Counters.begin(next.steps());
        }

        /** Notes that the call has returned: from now on, an error would hit the worker's own code, and end the JVM. */
        void end() {
            isError = false;
            Counters.end();
        }

        @Override
        public void run() {
            if (isError && Thread.currentThread() == caller && guard.isAlone()) {
                // code that catches the error gets the same number of steps once more; then the JVM ends
                begin(request);
                isError = false;
                throw new Error("no steps left");
            }
            guard.spend();
        }
    }

    /**
     * Checks from time to time for too many threads, and for output to send. A thread that has used up the steps of a
     * call blocks, whatever exceptions it catches; the guard reports this, and ends the JVM.
     */
    private static final class Guard implements Runnable {

        private final Output pipe;
        private final int own;
        private final int most;
        private byte[] tag;
        private boolean recorded;
        private boolean spent;

        Guard(Output pipe, int threads) {
            this.pipe = pipe;
            this.own = Counters.ALL.activeCount() + 1;
            this.most = own + threads;
        }

        boolean isAlone() {
            return Counters.ALL.activeCount() <= own;
        }

        synchronized void begin(byte[] request, boolean isRecorded) {
            tag = request;
            recorded = isRecorded;
            spent = false;
        }

        /** Ends the request, or never returns if the guard is answering the request. */
        synchronized void end() {
            tag = null;
        }

        synchronized void spend() {
            spent = true;
            notifyAll();
            while (true) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    // the submission interrupted this thread, which must stay here
                }
            }
        }

        synchronized Reply.MeteredReply counted(byte[] reply) {
            return new Reply.MeteredReply(Counters.runs(), recorded ? Events.numbers() : new int[0], reply);
        }

        /** Waits a moment. If no steps are left, answers the request, and ends the JVM before another answer. */
        private synchronized void look() throws InterruptedException {
            if (!spent || tag == null) {
                wait(LOOK_MILLIS);
            }
            if (spent && tag != null) {
                pipe.reply(tag, RecordCodec.encoded(Reply.MeteredReply.class,
                        counted(new Reply.StepsSpent().encoded(0, 0))));
                Runtime.getRuntime().halt(0);
            }
        }

        @Override
        public void run() {
            try {
                while (true) {
                    look();
                    checkOnce();
                    pipe.send();
                }
            } catch (IOException | InterruptedException e) {
                // the judge can no longer be reached
                Runtime.getRuntime().halt(0);
            }
        }

        void checkOnce() {
            if (Counters.ALL.activeCount() > most) {
                Runtime.getRuntime().halt(Termination.THREADS_EXIT_CODE);
            }
        }
    }

    /**
     * Standard output, for the submission's output and for replies; nothing closes this stream. The first output of a
     * call is sent at once, since the judge shows it even if the JVM ends. Later output is buffered: the judge only
     * counts it, and a system call for each print would cost too much time.
     */
    private static final class Output extends OutputStream {

        private static final int AT_ONCE = 1 << 13;
        private static final int PIECE = 1 << 16;

        private final OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), PIECE);
        private final ByteArrayOutputStream gathered = new ByteArrayOutputStream();
        private int sentAtOnce;

        @Override
        public synchronized void write(int value) throws IOException {
            write(new byte[] {(byte) value}, 0, 1);
        }

        @Override
        public synchronized void write(byte[] bytes, int offset, int length) throws IOException {
            for (int done = 0; done < length; done += PIECE) {
                int piece = Math.min(PIECE, length - done);
                gathered.write(bytes, offset + done, piece);
                if (sentAtOnce < AT_ONCE || gathered.size() >= PIECE) {
                    sentAtOnce += piece;
                    send();
                }
            }
        }

        @Override
        public void close() {
            // replies must be sent even if a submission closes System.out
        }

        PrintStream printer() {
            return new PrintStream(this, true, StandardCharsets.UTF_8);
        }

        synchronized void send() throws IOException {
            if (gathered.size() > 0) {
                Frames.write(out, Frames.UNANSWERED, gathered.toByteArray());
                gathered.reset();
            }
        }

        synchronized void reply(byte[] tag, byte[] reply) {
            try {
                sentAtOnce = 0;
                send();
                Frames.write(out, tag, reply);
            } catch (IOException e) {
                Runtime.getRuntime().halt(Termination.NO_OUTPUT_EXIT_CODE);
            }
        }
    }
}
