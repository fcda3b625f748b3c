package nqueens.judge.process;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A process with all its descendants: what they use, and their end. */
final class ProcessTree {

    private static final int END_SECONDS = 10;

    private final Process root;
    private final boolean sandboxed;
    private ProcessHandle inside;

    /**
     * Watches a tree.
     *
     * @param root the process that was started
     * @param sandboxed whether it is a sandbox, whose one child is the process to watch
     */
    ProcessTree(Process root, boolean sandboxed) {
        this.root = root;
        this.sandboxed = sandboxed;
    }

    /** CPU time of the JVM alone: cheap. */
    Duration jvmCpu() {
        return cpu(jvm());
    }

    /** CPU time of all that live. */
    Duration cpu() {
        Duration sum = cpu(root.toHandle());
        for (ProcessHandle child : root.descendants().toList()) {
            sum = sum.plus(cpu(child));
        }
        return sum;
    }

    /**
     * For how long the JVM's threads could have run and were not let, all in all.
     *
     * @return the time; empty where the system doesn't tell, or the JVM has ended
     */
    Optional<Duration> starved() {
        long nanos = 0;
        try (DirectoryStream<Path> threads =
                Files.newDirectoryStream(Path.of("/proc", Long.toString(jvm().pid()), "task"))) {
            for (Path thread : threads) {
                nanos += starvedNanos(thread);
            }
            return Optional.of(Duration.ofNanos(nanos));
        } catch (IOException | RuntimeException e) {
            // no Linux, or a process that has just ended
            return Optional.empty();
        }
    }

    /** Destroys all, and waits for their end. */
    void destroy() {
        List<ProcessHandle> all = new ArrayList<>(root.descendants().toList());
        all.add(root.toHandle());
        // the root first: it can't start more then
        root.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        CompletableFuture<?>[] ends = all.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new);
        try {
            CompletableFuture.allOf(ends).get(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("a worker's processes can't be ended: " + all, e);
        }
    }

    private ProcessHandle jvm() {
        if (sandboxed && inside == null) {
            inside = root.children().findFirst().orElse(null);
        }
        return inside == null ? root.toHandle() : inside;
    }

    /** Of the three numbers of this file the second is the time on a run queue, in nanoseconds. */
    private static long starvedNanos(Path thread) throws IOException {
        try {
            return Long.parseLong(Files.readString(thread.resolve("schedstat")).split(" ")[1]);
        } catch (NoSuchFileException e) {
            // the thread has just ended
            return 0;
        }
    }

    private static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
