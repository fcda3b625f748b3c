package nqueens.judge.process;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Limits;
import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Frames;
import nqueens.judge.worker.RecordCodec;

/**
 * A child JVM that answers frames on a pipe, in a sandbox, with an empty environment and a bounded heap. It is
 * destroyed with all its descendants when a limit is reached, at the end, and when the judge's own JVM ends.
 */
class ChildJvm implements AutoCloseable {

    private static final int READY_SECONDS = 60;
    private static final String HEAP_NOTICE = "Terminating due to java.lang.OutOfMemoryError";
    private static final long POLL_MILLIS = 20;

    private final Process process;
    private final ProcessTree tree;
    private final Threads threads;
    private final Supplier<Optional<Termination>> trial;
    private final OutputStream requests;
    private final InputStream replies;
    /** Output between answers, since the latest request. */
    private final Printed printed = new Printed();
    /** Complaints of the JVM itself. */
    private final Printed errors = new Printed();
    private final Thread complaining;
    private final Thread hook;
    private final SecureRandom random = new SecureRandom();
    private final long killsBefore = ResourceShortage.kills();
    private final JvmUsage usage;
    private boolean ended;
    private volatile byte[] greeting;
    private volatile boolean ready;

    /**
     * Starts a JVM.
     *
     * @param trial finds out what the machine is short of, if the JVM ends as if something were
     * @throws UncheckedIOException if it can't be started
     */
    ChildJvm(Threads threads, List<String> command, Path folder, boolean isSandboxed,
            Supplier<Optional<Termination>> trial) {
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        Map<String, String> kept = environment(builder.environment());
        builder.environment().clear();
        builder.environment().putAll(kept);
        process = started(threads.starter(), builder);
        tree = new ProcessTree(process, isSandboxed);
        usage = new JvmUsage(tree, () -> printed.bytes() + errors.bytes());
        hook = new Thread(tree::destroy);
        Runtime.getRuntime().addShutdownHook(hook);
        this.threads = threads;
        this.trial = trial;
        requests = new BufferedOutputStream(process.getOutputStream());
        // as much at once as a pipe holds
        replies = new BufferedInputStream(process.getInputStream(), 1 << 16);
        complaining = Threads.daemon(() -> errors.drain(process.getErrorStream()));
        complaining.start();
    }

    /**
     * The part of the judge's environment that a child gets: the locale, needed for paths beyond ASCII, and what
     * Windows needs.
     */
    static Map<String, String> environment(Map<String, String> environment) {
        Map<String, String> kept = new HashMap<>();
        Stream.of("LC_ALL", "LC_CTYPE", "LANG").map(environment::get)
                .filter(value -> value != null && !value.isEmpty()).findFirst()
                .ifPresent(locale -> kept.put("LC_ALL", locale));
        Optional.ofNullable(environment.get("SystemRoot")).ifPresent(root -> kept.put("SystemRoot", root));
        return kept;
    }

    /** Waits until the JVM says that it has started; false if it ends first. */
    boolean comesUp() {
        try {
            ready = threads.exchangers().submit(() -> Frames.readReady(replies)).get(READY_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            ready = false;
        }
        return ready;
    }

    /** Forgets how long earlier requests have waited. */
    void forgetWaiting() {
        usage.forgetWaiting();
    }

    /** Sends a frame without an answer before the next request. */
    void greet(byte[] content) {
        greeting = content;
    }

    /**
     * Sends a frame, and waits for its answer, a record, as long as the limits allow. If none comes, the JVM is
     * destroyed. The limits are read only once there is something to compare with them, since they depend on a
     * measurement that may still be running.
     */
    <T> Execution<T> ask(byte[] content, Supplier<Limits> limits, Class<T> type) {
        if (ended) {
            return Execution.stopped(Termination.ENDED);
        }
        printed.forget();
        usage.begin();
        return ending(content, limits, type).costing(usage.taken().cpu(), usage.waited(),
                printed.text().lines().collect(Collectors.joining("\n")));
    }

    private <T> Execution<T> ending(byte[] content, Supplier<Limits> limits, Class<T> type) {
        byte[] tag = newTag();
        Future<byte[]> answer = threads.exchangers().submit(() -> exchange(tag, content));
        while (true) {
            try {
                byte[] bytes = answer.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                usage.seeCpu();
                Optional<Termination> end = reached(new Termination.Complete(), limits.get());
                return end.isPresent() ? stop(end.get()) : Execution.answered(RecordCodec.decoded(type, bytes));
            } catch (TimeoutException e) {
                usage.look();
                Optional<Termination> end = reached(new Termination.Waiting(ready), limits.get());
                if (end.isPresent()) {
                    return stop(end.get());
                }
            } catch (ExecutionException e) {
                return broken(e.getCause());
            } catch (IOException e) {
                return stop(Termination.GARBLED);
            } catch (InterruptedException e) {
                end();
                throw Threads.interrupted();
            }
        }
    }

    private Optional<Termination> reached(Termination.State state, Limits limits) {
        return Termination.of(state, usage.taken(), limits);
    }

    /** {@return the JVM's own messages, and the output} */
    String said() {
        return errors.text() + printed.text();
    }

    /** Ends the JVM and tells which limit was reached, after the worker has said that a call's steps are used up. */
    Termination spent(long steps) {
        end();
        return ended(new Termination.OutOfSteps(steps));
    }

    /**
     * Ends the JVM, whose resources the trial needs, and tries whether the machine has what a worker may use. What a
     * JVM says and how it ends may be a submission's doing, and decides nothing.
     */
    Optional<Termination> shortage() {
        end();
        return trial.get();
    }

    /** The first line of its messages, to tell why it failed. */
    String complaint() {
        end();
        return said().lines().findFirst().orElse("it said nothing").replaceFirst("\\.$", "");
    }

    /** {@return whether the JVM has ended} */
    public final boolean ended() {
        return ended;
    }

    /** Destroys it with all its descendants. */
    final void end() {
        if (!ended) {
            usage.seeCpu();
        }
        ended = true;
        tree.destroy();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
            complaining.join(TimeUnit.SECONDS.toMillis(1));
        } catch (IllegalStateException e) {
            // the judge's own JVM is ending, and the hook is running already
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        end();
    }

    final <T> Execution<T> stop(Termination reason) {
        end();
        return Execution.stopped(reason);
    }

    private <T> Execution<T> broken(Throwable cause) {
        if (!(cause instanceof EOFException) && process.isAlive()) {
            return stop(Termination.GARBLED);
        }
        int code = exitCode();
        end();
        // if no code of a submission has run, the message is from the JVM itself, or the sandbox
        Termination reason = ended(ready
                ? new Termination.Exited(code, errors.text().contains(HEAP_NOTICE),
                        ResourceShortage.kills() > killsBefore)
                : new Termination.NeverReady(ResourceShortage.toldBy(said())));
        boolean mayBeShort = reason == Termination.ENDED
                || reason == Termination.HEAP && ResourceShortage.toldBy(said()).isPresent();
        return Execution.stopped(mayBeShort ? trial.get().orElse(reason) : reason);
    }

    /** The reason why the JVM ended by itself, to which no time limit applies. */
    private Termination ended(Termination.State state) {
        return reached(state, new Limits(Duration.ZERO, Duration.ZERO)).orElseThrow();
    }

    /** The exit code, or {@link Termination#NO_EXIT_CODE} if the process closed its output and lives on. */
    private int exitCode() {
        try {
            if (!process.waitFor(2, TimeUnit.SECONDS)) {
                return Termination.NO_EXIT_CODE;
            }
            // destroying a process closes its pipes: what it said before it ended is read first
            complaining.join(TimeUnit.SECONDS.toMillis(1));
            return process.exitValue();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Termination.NO_EXIT_CODE;
        }
    }

    private byte[] exchange(byte[] tag, byte[] content) throws IOException {
        try {
            if (greeting != null) {
                Frames.write(requests, Frames.UNANSWERED, greeting);
                greeting = null;
            }
            Frames.write(requests, tag, content);
        } catch (IOException e) {
            // the pipe broke: the JVM's last messages are read below
        }
        if (!ready && !comesUp()) {
            // it is about to end, and says why
            printed.drain(replies);
            throw new EOFException("the JVM didn't come up");
        }
        return Frames.readTagged(replies, tag, printed::take);
    }

    private static Process started(ExecutorService starter, ProcessBuilder builder) {
        try {
            return starter.submit(builder::start).get();
        } catch (ExecutionException e) {
            throw new UncheckedIOException(new IOException("a worker can't be started: " + e.getCause().getMessage()));
        } catch (InterruptedException e) {
            throw Threads.interrupted();
        }
    }

    private byte[] newTag() {
        byte[] tag = new byte[Frames.TAG_LENGTH];
        random.nextBytes(tag);
        return tag;
    }
}
