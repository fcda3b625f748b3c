package nqueens.judge.process;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A process with all its descendants: what they use, and their end. */
final class ProcessTree {

    private static final int END_SECONDS = 10;

    private final Process root;

    ProcessTree(Process root) {
        this.root = root;
    }

    /** CPU time of the root alone: cheap. */
    Duration rootCpu() {
        return cpu(root.toHandle());
    }

    /** CPU time of all that live. */
    Duration cpu() {
        Duration sum = rootCpu();
        for (ProcessHandle child : root.descendants().toList()) {
            sum = sum.plus(cpu(child));
        }
        return sum;
    }

    /** Destroys all, and waits for the root's end. */
    void destroy() {
        List<ProcessHandle> descendants = root.descendants().toList();
        root.destroyForcibly();
        descendants.forEach(ProcessHandle::destroyForcibly);
        try {
            root.waitFor(END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
