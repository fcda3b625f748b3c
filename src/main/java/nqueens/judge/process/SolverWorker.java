package nqueens.judge.process;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Counted;
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
        SolverOutput pipe = new SolverOutput();
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
                Counters.of(submission.steps(), new Spending(guard));
                continue;
            }
            Request request = RecordCodec.decoded(Request.class, frame.content());
            guard.begin(frame.tag(), request.action() == Request.Action.CALL_RECORDED);
            Counters.begin(request.steps());
            byte[] reply = host.answer(request);
            Counters.end();
            Counted counted = guard.counted(reply);
            // also at once: what a call leaves behind must not be found by chance
            guard.look();
            guard.end();
            pipe.reply(frame.tag(), RecordCodec.encoded(Counted.class, counted));
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

    /** Stops a thread that has used up the steps of the call. */
    private record Spending(Guard guard) implements Runnable {

        @Override
        public void run() {
            guard.spend();
        }
    }

    /**
     * Checks now and then for too many threads, and for prints to send. A thread that has used up the steps of the
     * running call blocks, whatever it would catch; the guard reports it, and ends the JVM.
     */
    private static final class Guard implements Runnable {

        private final SolverOutput pipe;
        private final ThreadGroup all;
        private final int most;
        private byte[] tag;
        private boolean recorded;
        private boolean spent;

        Guard(SolverOutput pipe, ThreadGroup all, int most) {
            this.pipe = pipe;
            this.all = all;
            this.most = most;
        }

        synchronized void begin(byte[] request, boolean isRecorded) {
            tag = request;
            recorded = isRecorded;
            spent = false;
        }

        /** Waits for the guard, which alone answers a call whose steps another thread has used up. */
        synchronized void end() {
            if (tag == null) {
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
        synchronized Counted counted(byte[] reply) {
            return new Counted(Counters.runs(), recorded ? Events.taken() : new int[0], reply);
        }

        /** {@return the tag of a request whose steps are used up, for which it waits a moment; else empty} */
        private synchronized byte[] spent() throws InterruptedException {
            if (!spent || tag == null) {
                wait(LOOK_MILLIS);
            }
            byte[] request = spent && tag != null ? tag : new byte[0];
            tag = request.length == 0 ? tag : null;
            return request;
        }

        @Override
        public void run() {
            try {
                byte[] request = spent();
                while (request.length == 0) {
                    look();
                    pipe.send();
                    request = spent();
                }
                pipe.reply(request, RecordCodec.encoded(Counted.class,
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
}
