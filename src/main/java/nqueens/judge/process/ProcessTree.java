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

/** A process with all its descendants: what they use, and their end. */
final class ProcessTree {

    private static final Duration END = Duration.ofSeconds(10);
    private static final Duration SANDBOX_END = Duration.ofSeconds(1);
    private static final long LOOK_MILLIS = 2;

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
        if (sandboxed && !all.isEmpty()) {
            // from the inside out: the sandbox ends by itself when the JVM has, and leaves nobody to bury
            jvm().destroyForcibly();
            waitFor(List.of(jvm()), SANDBOX_END);
        }
        // then the root first: it can't start more
        root.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        all.add(root.toHandle());
        if (!waitFor(all, END)) {
            throw new IllegalStateException("a worker's processes can't be ended: " + all);
        }
    }

    /** Not by {@code onExit}, which looks at other than own children every few seconds only. */
    private static boolean waitFor(List<ProcessHandle> processes, Duration limit) {
        long start = System.nanoTime();
        while (processes.stream().anyMatch(ProcessTree::lives)) {
            if (System.nanoTime() - start > limit.toNanos()) {
                return false;
            }
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                // all has been killed already; only the waiting is cut short
                Thread.currentThread().interrupt();
                return true;
            }
        }
        return true;
    }

    /** A process that is dead and not buried has no command any more. */
    private static boolean lives(ProcessHandle process) {
        return process.isAlive() && process.info().command().isPresent();
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
