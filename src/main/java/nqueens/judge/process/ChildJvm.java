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
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import nqueens.judge.Ending;
import nqueens.judge.Limits;
import nqueens.judge.worker.Frames;

/**
 * A JVM of ours that answers frames on a pipe, with an empty environment and a bounded heap. Where a
 * limit is reached it is destroyed with all its descendants; so it is at the end, and when the judge's
 * own JVM ends.
 */
final class ChildJvm implements AutoCloseable {

    /** The exit code of {@code -XX:+ExitOnOutOfMemoryError}. */
    private static final int HEAP_EXIT_CODE = 3;
    private static final String HEAP_NOTICE = "Terminating due to java.lang.OutOfMemoryError";
    private static final long POLL_MILLIS = 20;
    /** A poll that took longer was the machine's fault: it stood still, or slept. */
    private static final long POLL_AT_MOST_MILLIS = 200;
    private static final int NO_EXIT_CODE = -1;

    private final Process process;
    private final ProcessTree tree;
    private final OutputStream requests;
    private final InputStream replies;
    private final Printed printed = new Printed();
    private final Thread printing;
    private final Thread hook;
    private final SecureRandom random = new SecureRandom();
    private Duration cpu = Duration.ZERO;
    private boolean ended;
    private volatile boolean requestsBroke;

    /**
     * Starts a JVM.
     *
     * @param options options of the JVM, main class and arguments
     * @param folder the working directory
     * @throws UncheckedIOException if the JVM can't be started
     */
    ChildJvm(List<String> options, Path folder) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        ProcessBuilder builder = new ProcessBuilder(command).directory(folder.toFile());
        String systemRoot = builder.environment().get("SystemRoot");
        builder.environment().clear();
        if (systemRoot != null) {
            // without it no process of Windows finds its libraries
            builder.environment().put("SystemRoot", systemRoot);
        }
        try {
            process = builder.start();
        } catch (IOException e) {
            throw new UncheckedIOException("a worker can't be started: " + e.getMessage(), e);
        }
        tree = new ProcessTree(process);
        hook = new Thread(tree::destroy);
        Runtime.getRuntime().addShutdownHook(hook);
        requests = new BufferedOutputStream(process.getOutputStream());
        replies = new BufferedInputStream(process.getInputStream());
        printing = daemon(() -> printed.drain(process.getErrorStream()));
    }

    /** Sends a frame that has no answer. */
    void tell(byte[] content) {
        try {
            Frames.write(requests, newTag(), content);
        } catch (IOException e) {
            // the JVM has ended; the next request will say how
            return;
        }
    }

    /** Waits for one byte of any kind on standard output, and gives the CPU time used until then. */
    Duration cpuAtFirstByte() throws IOException {
        if (replies.read() < 0) {
            throw new EOFException("no byte; printed: " + printed.text());
        }
        return tree.rootCpu();
    }

    /**
     * Sends a frame, and waits for its answer as long as the limits allow.
     *
     * @param content the frame's content
     * @param limits gives the limits; asked once there is something to compare with them, since they
     *     depend on a measurement that may still be going on
     */
    Ending<byte[]> ask(byte[] content, Supplier<Limits> limits) {
        if (ended) {
            return new Ending.Stopped<>(Ending.Reason.ENDED);
        }
        // not from now: what ran between two requests is charged to the second
        Duration start = cpu;
        byte[] tag = newTag();
        CompletableFuture<byte[]> answer = new CompletableFuture<>();
        daemon(() -> exchange(tag, content, answer));
        long waited = 0;
        long last = System.nanoTime();
        while (true) {
            try {
                byte[] bytes = answer.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                cpu = tree.rootCpu();
                return cpu.minus(start).compareTo(limits.get().cpu()) > 0 ? stop(Ending.Reason.CPU_TIME)
                        : new Ending.Answered<>(bytes);
            } catch (TimeoutException e) {
                long now = System.nanoTime();
                waited += Math.min(POLL_AT_MOST_MILLIS, TimeUnit.NANOSECONDS.toMillis(now - last));
                last = now;
            } catch (ExecutionException e) {
                return broken(e.getCause());
            } catch (InterruptedException e) {
                close();
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the judge was interrupted");
            }
            if (printed.bytes() > Limits.PRINTED_BYTES) {
                return stop(Ending.Reason.PRINTED);
            }
            if (tree.cpu().minus(start).compareTo(limits.get().cpu()) > 0) {
                return stop(Ending.Reason.CPU_TIME);
            }
            if (waited > limits.get().waiting().toMillis()) {
                return stop(Ending.Reason.WAITING);
            }
        }
    }

    /** The beginning of what was printed, without the notice of a full heap. */
    String printed() {
        return printed.text().lines().filter(line -> !line.startsWith(HEAP_NOTICE))
                .collect(Collectors.joining("\n"));
    }

    /** CPU time until the end of the last request, from the start of the JVM on. */
    Duration cpu() {
        return cpu;
    }

    /** Whether there is nobody left to ask. */
    boolean ended() {
        return ended;
    }

    @Override
    public void close() {
        ended = true;
        tree.destroy();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
            printing.join(TimeUnit.SECONDS.toMillis(1));
        } catch (IllegalStateException e) {
            // the judge's own JVM is ending, and the hook is running already
            return;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Ending<byte[]> stop(Ending.Reason reason) {
        cpu = max(cpu, tree.cpu());
        close();
        return new Ending.Stopped<>(reason);
    }

    private Ending<byte[]> broken(Throwable cause) {
        if (!(cause instanceof EOFException)) {
            return stop(Ending.Reason.GARBLED);
        }
        int exitCode = exitCode();
        close();
        if (printed.bytes() > Limits.PRINTED_BYTES) {
            return new Ending.Stopped<>(Ending.Reason.PRINTED);
        }
        if (exitCode == NO_EXIT_CODE || exitCode == SolverWorker.NO_OUTPUT_EXIT_CODE) {
            return new Ending.Stopped<>(Ending.Reason.GARBLED);
        }
        return new Ending.Stopped<>(
                exitCode == HEAP_EXIT_CODE && printed.text().contains(HEAP_NOTICE)
                        ? Ending.Reason.HEAP : Ending.Reason.ENDED);
    }

    /** The exit code, or {@link #NO_EXIT_CODE} if the process closed its output and lives on. */
    private int exitCode() {
        try {
            return process.waitFor(2, TimeUnit.SECONDS) ? process.exitValue() : NO_EXIT_CODE;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return NO_EXIT_CODE;
        }
    }

    private void exchange(byte[] tag, byte[] content, CompletableFuture<byte[]> answer) {
        try {
            Frames.write(requests, tag, content);
        } catch (IOException e) {
            // the pipe broke: what the JVM said before it ended is read below
            requestsBroke = true;
        }
        try {
            answer.complete(Frames.readTagged(replies, tag, printed::take));
        } catch (IOException e) {
            answer.completeExceptionally(
                    requestsBroke || !process.isAlive() ? new EOFException(e.getMessage()) : e);
        }
    }

    private byte[] newTag() {
        byte[] tag = new byte[Frames.TAG_LENGTH];
        random.nextBytes(tag);
        return tag;
    }

    private static Duration max(Duration one, Duration other) {
        return one.compareTo(other) > 0 ? one : other;
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }
}
