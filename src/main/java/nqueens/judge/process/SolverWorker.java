package nqueens.judge.process;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;

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
 * The main class of the JVM in which a submission runs. The first frame on standard input holds its
 * classes, each further one a {@link Request}; for each request a {@link Reply} goes to standard
 * output. What the submission prints goes there too, between the replies, so that the judge knows which
 * request it belongs to. The JVM ends when its input does.
 */
public final class SolverWorker {

    private static final long LOOK_MILLIS = 50;

    private SolverWorker() {
    }

    /**
     * Answers requests until the input ends; the argument is how many threads the submission may have at a time.
     *
     * @throws IOException if the pipe from the judge breaks
     * @throws InterruptedException if the submission interrupts this thread between two requests
     */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        InputStream requests = new FileInputStream(FileDescriptor.in);
        SolverOutput pipe = new SolverOutput();
        System.setIn(new SolverHost.NoInput());
        System.setOut(pipe.printer());
        System.setErr(pipe.printer());
        Inbox inbox = new Inbox(requests);
        daemon("judge", inbox);
        Steps steps = new Steps();
        ThreadGroup all = root(Thread.currentThread().getThreadGroup());
        Guard guard = new Guard(steps, pipe, all, all.activeCount() + 1 + Integer.parseInt(arguments[0]));
        daemon("guard", guard);
        // not before there are these threads: a machine that has none left for them keeps the JVM from coming up
        Frames.writeReady(pipe);
        Classes submission = RecordCodec.decoded(Classes.class, inbox.take().content());
        SolverHost host = new SolverHost(submission);
        Counters.of(submission.steps(), steps);
        while (true) {
            // a submission may have interrupted the thread that called it
            Thread.interrupted();
            Frames.Frame frame = inbox.take();
            Request request = RecordCodec.decoded(Request.class, frame.content());
            boolean isRecorded = request.action() == Request.Action.CALL_RECORDED;
            steps.begin(frame.tag(), isRecorded);
            Counters.begin(request.steps());
            byte[] reply = host.answer(request);
            Counters.end();
            Counted counted = new Counted(Counters.runs(), events(isRecorded), reply);
            // at once too: what a call leaves behind is not to be found out by chance
            guard.look();
            steps.end();
            pipe.reply(frame.tag(), RecordCodec.encoded(Counted.class, counted));
        }
    }

    private static int[] events(boolean isRecorded) {
        return isRecorded ? Events.taken() : new int[0];
    }

    /**
     * The steps of the call that is going on. A thread that has used them up comes to a stand here, whatever it would
     * catch; the JVM is ended by another one.
     */
    private static final class Steps implements Runnable {

        private byte[] tag;
        private boolean recorded;
        private boolean spent;

        synchronized void begin(byte[] request, boolean isRecorded) {
            tag = request;
            recorded = isRecorded;
            spent = false;
        }

        /** A call whose steps another thread has used up is answered by nobody but {@link Guard}. */
        synchronized void end() {
            if (tag == null) {
                stand();
            }
            tag = null;
        }

        @Override
        public synchronized void run() {
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

        /** {@return what was recorded of the call} */
        synchronized int[] events() {
            return SolverWorker.events(recorded);
        }

        /** {@return the tag of a request whose steps are used up; empty if none are after a moment} */
        synchronized byte[] spent() throws InterruptedException {
            if (!spent || tag == null) {
                wait(LOOK_MILLIS);
            }
            byte[] request = spent && tag != null ? tag : new byte[0];
            tag = request.length == 0 ? tag : null;
            return request;
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

    /**
     * The next request. Neither a lambda nor a queue of the library: the classes behind those would take each
     * worker several milliseconds to load.
     */
    private static final class Inbox implements Runnable {

        private final InputStream requests;
        private Frames.Frame next;

        Inbox(InputStream requests) {
            this.requests = requests;
        }

        @Override
        public void run() {
            try {
                while (true) {
                    put(Frames.read(requests));
                }
            } catch (IOException | InterruptedException e) {
                Runtime.getRuntime().halt(0);
            }
        }

        private synchronized void put(Frames.Frame frame) throws InterruptedException {
            while (next != null) {
                wait();
            }
            next = frame;
            notifyAll();
        }

        synchronized Frames.Frame take() throws InterruptedException {
            while (next == null) {
                wait();
            }
            Frames.Frame frame = next;
            next = null;
            notifyAll();
            return frame;
        }
    }

    /**
     * Looks now and then whether there are too many threads, and whether prints are left to be sent. Where a call has
     * used up its steps, says so and ends the JVM.
     */
    private static final class Guard implements Runnable {

        private final Steps steps;
        private final SolverOutput pipe;
        private final ThreadGroup all;
        private final int most;

        Guard(Steps steps, SolverOutput pipe, ThreadGroup all, int most) {
            this.steps = steps;
            this.pipe = pipe;
            this.all = all;
            this.most = most;
        }

        @Override
        public void run() {
            try {
                byte[] spent = steps.spent();
                while (spent.length == 0) {
                    look();
                    pipe.send();
                    spent = steps.spent();
                }
                pipe.reply(spent, RecordCodec.encoded(Counted.class,
                        new Counted(Counters.runs(), steps.events(), new Reply.StepsSpent().encoded(0, 0))));
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
