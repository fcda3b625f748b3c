package nqueens.judge.process;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import nqueens.judge.Workers.Worker;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.limit.WorkerLimits;
import nqueens.judge.process.ChildJvms.JudgeThreads;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.WorkerClasses;

/**
 * A child JVM that answers frames on a pipe. It has a bounded heap, a minimal environment and, if possible, a sandbox.
 * As a {@link Worker}, it runs the solver of one exercise; it may start before the solver is known.
 */
final class ChildJvm implements Worker {

    private static final String HEAP_NOTICE = "Terminating due to java.lang.OutOfMemoryError";
    private static final long POLL_MILLIS = 20;

    private final Process process;
    private final ProcessTree tree;
    private final JudgeThreads threads;
    private final Supplier<Optional<Termination>> trial;
    private final OutputStream requests;
    private final InputStream replies;
    private final Printed printed = new Printed();
    private final Printed errors = new Printed();
    private final Thread complaining;
    private final Thread hook;
    private final SecureRandom random = new SecureRandom();
    private Runnable leaving = () -> { };
    private boolean ended;
    private volatile byte[] greeting;
    private volatile boolean ready;

    /**
     * Starts a JVM. If the JVM ends as if a resource were missing, {@code trial} returns the missing resource, if any.
     *
     * @throws UncheckedIOException if the JVM can't be started
     */
    ChildJvm(JudgeThreads threads, List<String> command, Path folder, boolean isSandboxed,
            Supplier<Optional<Termination>> trial) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> kept = JavaRuntime.environment(builder.environment());
        builder.environment().clear();
        builder.environment().putAll(kept);
        process = threads.started(builder);
        tree = new ProcessTree(process, isSandboxed, () -> printed.bytes() + errors.bytes());
        hook = new Thread(tree::destroy);
        Runtime.getRuntime().addShutdownHook(hook);
        this.threads = threads;
        this.trial = trial;
        requests = new BufferedOutputStream(process.getOutputStream());
        // 64 KiB, the usual capacity of a pipe
        replies = new BufferedInputStream(process.getInputStream(), 1 << 16);
        complaining = JudgeThreads.daemon(() -> errors.drain(process.getErrorStream()));
        complaining.start();
    }

    void forgetWaiting() {
        tree.forgetWaiting();
    }

    /** Prepares the JVM for a solver. Calls {@code left} after the JVM has ended. */
    void begin(WorkerClasses classes, Runnable left) {
        leaving = left;
        tree.forgetWaiting();
        load(classes);
    }

    @Override
    public void load(WorkerClasses classes) {
        greeting = RecordCodec.encoded(WorkerClasses.class, classes);
    }

    @Override
    public Execution<Reply> ask(Request request, Supplier<WorkerLimits> limits) {
        Execution<Reply> execution = ask(RecordCodec.encoded(Request.class, request), limits,
                content -> replied(request, RecordCodec.decoded(Reply.MeteredReply.class, content)));
        if (request.action() == Request.Action.CALL_REPEATED) {
            // the judge asked for the repetitions, so their short waits must not add up
            tree.forgetWaiting();
        }
        if (ended) {
            leave();
        }
        return execution;
    }

    private Execution<Reply> replied(Request request, Reply.MeteredReply counted) throws IOException {
        Reply reply = Reply.decoded(request, counted.reply());
        Optional<Termination> end = Optional.empty();
        if (reply instanceof Reply.StepsSpent) {
            end = Optional.of(reasonToEnd(new Termination.OutOfSteps(request.steps())));
            end();
        } else if (reply instanceof Reply.Threw threw && threw.kind() == Reply.ExceptionKind.OUT_OF_MEMORY
                && ChildJvms.shortageToldBy(threw.text()).isPresent()) {
            // a submission can forge this message, so a trial decides whether a resource is missing
            end();
            end = trial.get();
        }
        return end.map(Execution::<Reply>stopped).orElse(Execution.answered(reply))
                .withRuns(counted.runs(), counted.events());
    }

    interface AnswerReader<T> {

        Execution<T> read(byte[] content) throws IOException;
    }

    /**
     * Sends a frame, and waits for the answer within the limits. Without an answer, destroys the JVM. Reads the limits
     * only when comparing usage with them, since they depend on a measurement that may still be running.
     */
    <T> Execution<T> ask(byte[] content, Supplier<WorkerLimits> limits, AnswerReader<T> reader) {
        if (ended) {
            return Execution.stopped(Termination.ENDED);
        }
        printed.forget();
        tree.begin();
        return exchanged(content, limits, reader).withUsage(tree.usage().cpu(), tree.waited(),
                printed.text().lines().collect(Collectors.joining("\n")));
    }

    private <T> Execution<T> exchanged(byte[] content, Supplier<WorkerLimits> limits, AnswerReader<T> reader) {
        Future<byte[]> answer = threads.exchangers().submit(() -> exchange(content));
        while (true) {
            try {
                byte[] bytes = answer.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                tree.sampleCpu();
                Optional<Termination> end = reached(new Termination.Complete(), limits.get());
                return end.isPresent() ? stop(end.get()) : reader.read(bytes);
            } catch (TimeoutException e) {
                tree.sample();
                Optional<Termination> end = reached(new Termination.Pending(ready), limits.get());
                if (end.isPresent()) {
                    return stop(end.get());
                }
            } catch (ExecutionException e) {
                return broken(e.getCause());
            } catch (IOException e) {
                return stop(Termination.GARBLED);
            } catch (InterruptedException e) {
                end();
                throw JudgeThreads.interrupted();
            }
        }
    }

    private byte[] exchange(byte[] content) throws IOException {
        byte[] tag = new byte[Frames.TAG_LENGTH];
        random.nextBytes(tag);
        try {
            if (greeting != null) {
                Frames.write(requests, Frames.UNANSWERED, greeting);
                greeting = null;
            }
            Frames.write(requests, tag, content);
        } catch (IOException e) {
            // the pipe is broken; the code below reads the JVM's last messages
        }
        ready = ready || Frames.readReady(replies);
        if (!ready) {
            // the JVM is about to end, and prints the reason
            printed.drain(replies);
            throw new EOFException("the JVM didn't come up");
        }
        return Frames.readReply(replies, tag, output -> printed.take(output, output.length));
    }

    private <T> Execution<T> broken(Throwable cause) {
        if (!(cause instanceof EOFException) && process.isAlive()) {
            // an IOException is an invalid answer; any other exception is the judge's failure, such as a lack of memory
            return stop(cause instanceof IOException ? Termination.GARBLED : Termination.FAILED);
        }
        int code = exitCode();
        end();
        // if no code of a submission has run, the message comes from the JVM itself, or from the sandbox
        Termination reason = reasonToEnd(ready
                ? new Termination.Exited(code, errors.text().contains(HEAP_NOTICE))
                : new Termination.NeverReady(ChildJvms.shortageToldBy(allOutput())));
        boolean mayBeShort = reason == Termination.ENDED
                || reason == Termination.HEAP && ChildJvms.shortageToldBy(allOutput()).isPresent();
        return Execution.stopped(mayBeShort ? trial.get().orElse(reason) : reason);
    }

    /** Returns the exit code, or {@link Termination#NO_EXIT_CODE} if there is none yet. */
    private int exitCode() {
        try {
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                return Termination.NO_EXIT_CODE;
            }
            // destroying a process closes its pipes, so its last messages are read first
            complaining.join(TimeUnit.SECONDS.toMillis(1));
            return process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Termination.NO_EXIT_CODE;
        }
    }

    private Optional<Termination> reached(Termination.State state, WorkerLimits limits) {
        return Termination.of(state, tree.usage(), limits);
    }

    /** Returns why the JVM ended by itself; in this case, no time limit applies. */
    private Termination reasonToEnd(Termination.State state) {
        return reached(state, new WorkerLimits(Duration.ZERO, Duration.ZERO)).orElseThrow();
    }

    String allOutput() {
        return errors.text() + printed.text();
    }

    /** Ends the JVM, and returns its first message, as the reason for a failure. */
    String complaint() {
        end();
        return allOutput().lines().findFirst().orElse("it said nothing").replaceFirst("\\.$", "");
    }

    private <T> Execution<T> stop(Termination reason) {
        end();
        return Execution.stopped(reason);
    }

    @Override
    public boolean ended() {
        return ended;
    }

    @Override
    public void close() {
        end();
        leave();
    }

    private void end() {
        if (!ended) {
            tree.sampleCpu();
        }
        ended = true;
        tree.destroy();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
            complaining.join(TimeUnit.SECONDS.toMillis(1));
        } catch (IllegalStateException e) {
            // the judge's own JVM is ending; its hook is already running
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void leave() {
        Runnable left = leaving;
        leaving = () -> { };
        left.run();
    }

    /** The beginning of a child JVM's output, and the length of the whole output. */
    private static final class Printed {

        private static final int KEPT = 4096;

        private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();
        private long bytes;

        synchronized void forget() {
            beginning.reset();
            bytes = 0;
        }

        synchronized void take(byte[] some, int length) {
            beginning.write(some, 0, (int) Math.min(length, Math.max(0, KEPT - bytes)));
            bytes += length;
        }

        synchronized long bytes() {
            return bytes;
        }

        synchronized String text() {
            String text = beginning.toString(StandardCharsets.UTF_8);
            return bytes <= KEPT ? text
                    : "(the first " + KEPT + " of " + bytes + " bytes; the rest was left out)\n" + text;
        }

        void drain(InputStream stream) {
            try (stream) {
                byte[] some = new byte[KEPT];
                for (int length = stream.read(some); length >= 0; length = stream.read(some)) {
                    take(some, length);
                }
            } catch (IOException e) {
                // the process was destroyed: its output up to then is kept
            }
        }
    }
}
