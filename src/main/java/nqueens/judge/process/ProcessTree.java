package nqueens.judge.process;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

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

    private static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO);
    }
}
