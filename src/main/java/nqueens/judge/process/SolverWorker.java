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
 * The main class of the JVM in which a submission runs. The first frame on standard input holds its classes, each
 * further one a {@link Request}, or other classes in their place; for each request a {@link Reply} goes to standard
 * output. What the submission prints goes there too, between the replies, so that the judge knows which request it
 * belongs to. The JVM ends when its input does.
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
        // not before there are these threads: a machine that has none left for them keeps the JVM from coming up
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
            // at once too: what a call leaves behind is not to be found out by chance
            guard.look();
            guard.end();
            pipe.reply(frame.tag(), RecordCodec.encoded(Counted.class, counted));
        }
    }

    /** The group of all threads: what a finalizer starts is not in the group of the main thread. */
    private static ThreadGroup root(ThreadGroup group) {
        return group.getParent() == null ? group : root(group.getParent());
    }

    private static void daemon(String name, Runnable task) {
        Thread thread = new Thread(task, name);
        thread.setDaemon(true);
        thread.setPriority(Thread.MAX_PRIORITY);
        thread.start();
    }

    /** Reads requests, whatever the submission does, and ends the JVM when there is nobody to make another. */
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

    /** Brings to a stand a thread that has used up the steps of the call. */
    private record Spending(Guard guard) implements Runnable {

        @Override
        public void run() {
            guard.spend();
        }
    }

    /**
     * Looks now and then whether there are too many threads, and whether prints are left to be sent. A thread that has
     * used up the steps of the call that is going on comes to a stand, whatever it would catch; the guard says so, and
     * ends the JVM.
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

        /** A call whose steps another thread has used up is answered by nobody but the guard. */
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
                    // it is interrupted by the submission, and stays where it is
                }
            }
        }

        /** {@return a reply, with what ran and was recorded of the call until now} */
        synchronized Counted counted(byte[] reply) {
            return new Counted(Counters.runs(), recorded ? Events.taken() : new int[0], reply);
        }

        /** {@return the tag of a request whose steps are used up; empty if none are after a moment} */
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
