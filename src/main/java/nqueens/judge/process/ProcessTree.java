package nqueens.judge.process;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A process with all its descendants: measures what they use, and ends them. */
final class ProcessTree {

    private static final Duration END = Duration.ofSeconds(10);
    private static final Duration SANDBOX_END = Duration.ofSeconds(1);
    private static final long LOOK_MILLIS = 2;
    /** The unit of Linux's CPU times, on all machines with a JDK. */
    private static final Duration TICK = Duration.ofMillis(10);
    /** Fields 14 and 15 of proc(5)'s /proc/PID/stat, counted from the one after the name. */
    private static final int USER_TICKS = 11;
    private static final int SYSTEM_TICKS = 12;
    private static final String PS = "/bin/ps";
    private static final Pattern PS_TIME = Pattern.compile("([0-9]{1,9}):([0-9]{2}[.][0-9]{2})");
    /** The states in proc(5)'s /proc/PID/stat in which a thread doesn't wait of its own choice. */
    private static final String EAGER = "RDT";

    private final Process root;
    private final boolean sandboxed;
    private ProcessHandle inside;

    /** Watches a process with all descendants; for a sandbox, its one child. */
    ProcessTree(Process root, boolean sandboxed) {
        this.root = root;
        this.sandboxed = sandboxed;
    }

    /** The CPU time of all living processes. */
    Duration cpu() {
        return with(root.toHandle()).map(ProcessTree::cpu).reduce(Duration.ZERO, Duration::plus);
    }

    /**
     * Whether any living thread runs, or would if it could: it is queued, waits for a disk, or was stopped by an
     * outside signal. Empty if the system doesn't tell.
     */
    Optional<Boolean> isEager() {
        boolean isTold = false;
        for (ProcessHandle process : with(root.toHandle()).toList()) {
            try (DirectoryStream<Path> threads = threads(process)) {
                isTold = true;
                for (Path thread : threads) {
                    if (isEager(thread)) {
                        return Optional.of(true);
                    }
                }
            } catch (IOException | DirectoryIteratorException e) {
                // no Linux, or a process that has just ended
                continue;
            }
        }
        return isTold ? Optional.of(false) : Optional.empty();
    }

    private static Stream<ProcessHandle> with(ProcessHandle process) {
        return Stream.concat(Stream.of(process), children(process).stream().flatMap(ProcessTree::with));
    }

    /** Destroys all, and waits for their end. */
    void destroy() {
        if (sandboxed && jvm().pid() != root.pid()) {
            // from the inside out: ending the first process of a namespace ends all others, and then the sandbox ends
            // by itself
            jvm().destroyForcibly();
            if (waitFor(List.of(jvm(), root.toHandle()), SANDBOX_END) && !root.isAlive()) {
                return;
            }
        }
        List<ProcessHandle> all = new ArrayList<>(root.descendants().toList());
        // the root first: it can't start more
        root.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        all.add(root.toHandle());
        if (!waitFor(all, END)) {
            throw new IllegalStateException("a worker's processes can't be ended: " + all);
        }
    }

    /** Waits, not by {@code onExit}, which polls other processes than children only every few seconds. */
    private static boolean waitFor(List<ProcessHandle> processes, Duration limit) {
        long start = System.nanoTime();
        while (processes.stream().anyMatch(ProcessTree::lives)) {
            if (System.nanoTime() - start > limit.toNanos()) {
                return false;
            }
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                // everything has been killed already; only the waiting is cut short
                Thread.currentThread().interrupt();
                return true;
            }
        }
        return true;
    }

    /** Whether a process lives: a zombie has no command any more. */
    private static boolean lives(ProcessHandle process) {
        return process.isAlive() && process.info().command().isPresent();
    }

    private ProcessHandle jvm() {
        if (sandboxed && inside == null) {
            inside = children(root.toHandle()).stream().findFirst().orElse(null);
        }
        return inside == null ? root.toHandle() : inside;
    }

    /** The children by Linux's own list, if it has one: Java would search all processes of the machine. */
    private static List<ProcessHandle> children(ProcessHandle process) {
        List<ProcessHandle> children = new ArrayList<>();
        try (DirectoryStream<Path> threads = threads(process)) {
            for (Path thread : threads) {
                for (String child : Files.readString(thread.resolve("children")).split(" ")) {
                    if (!child.isEmpty()) {
                        ProcessHandle.of(Long.parseLong(child)).ifPresent(children::add);
                    }
                }
            }
            return children;
        } catch (IOException | DirectoryIteratorException e) {
            // no Linux, or one that keeps no such list, or a process that has just ended
            return process.children().toList();
        }
    }

    private static DirectoryStream<Path> threads(ProcessHandle process) throws IOException {
        return Files.newDirectoryStream(Path.of("/proc", Long.toString(process.pid()), "task"));
    }

    private static boolean isEager(Path thread) {
        try {
            return EAGER.contains(fields(thread)[0]);
        } catch (IOException e) {
            // the thread has just ended
            return false;
        }
    }

    /** Linux's fields on a process or thread from its state on; the name before it may hold any character. */
    private static String[] fields(Path folder) throws IOException {
        String line = Files.readString(folder.resolve("stat"));
        return line.substring(line.lastIndexOf(')') + 2).split(" ");
    }

    /** CPU time from Linux's own file, if there is one: Java would also read the arguments and the user. */
    static Duration cpu(ProcessHandle process) {
        try {
            String[] fields = fields(Path.of("/proc", Long.toString(process.pid())));
            return TICK.multipliedBy(Long.parseLong(fields[USER_TICKS]) + Long.parseLong(fields[SYSTEM_TICKS]));
        } catch (IOException e) {
            // no Linux, or a process that has just ended
            return process.info().totalCpuDuration()
                    .orElseGet(() -> process.isAlive() ? cpuToldByPs(process) : Duration.ZERO);
        }
    }

    /** CPU time for macOS, where Java knows only its own. */
    private static Duration cpuToldByPs(ProcessHandle process) {
        ProcessBuilder builder = new ProcessBuilder(PS, "-o", "time=", "-p", Long.toString(process.pid()))
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // a point in its numbers in any language
        builder.environment().put("LC_ALL", "C");
        try {
            Process ps = builder.start();
            try (BufferedReader told = ps.inputReader()) {
                return timeOfPs(Optional.ofNullable(told.readLine()).orElse(""));
            }
        } catch (IOException e) {
            // a system without it, where Java knows
            return Duration.ZERO;
        }
    }

    /** {@return the time that {@code ps -o time=} of macOS wrote, such as 123:04.50; zero where it wrote none} */
    static Duration timeOfPs(String written) {
        Matcher time = PS_TIME.matcher(written.strip());
        return time.matches() ? Duration.ofMinutes(Long.parseLong(time.group(1)))
                .plusMillis(Math.round(1000 * Double.parseDouble(time.group(2)))) : Duration.ZERO;
    }
}
