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

/** A process with all its descendants: what they use, and their end. */
final class ProcessTree {

    private static final Duration END = Duration.ofSeconds(10);
    private static final Duration SANDBOX_END = Duration.ofSeconds(1);
    private static final long LOOK_MILLIS = 2;
    /** The unit of Linux's CPU times, on all machines with a JDK. */
    private static final Duration TICK = Duration.ofMillis(10);
    /** Fields 14 and 15 of proc(5)'s /proc/PID/stat, counted from the one behind the name on. */
    private static final int USER_TICKS = 11;
    private static final int SYSTEM_TICKS = 12;
    private static final String PS = "/bin/ps";
    private static final Pattern PS_TIME = Pattern.compile("([0-9]{1,9}):([0-9]{2}[.][0-9]{2})");
    /** Of the states in proc(5)'s /proc/PID/stat those in which a thread does not wait of its own choice. */
    private static final String EAGER = "RDT";

    private final Process root;
    private final boolean sandboxed;
    private ProcessHandle inside;

    /** Watches a process, or where that is a sandbox its one child, with all descendants. */
    ProcessTree(Process root, boolean sandboxed) {
        this.root = root;
        this.sandboxed = sandboxed;
    }

    /** CPU time of all that live. */
    Duration cpu() {
        return with(root.toHandle()).map(ProcessTree::cpu).reduce(Duration.ZERO, Duration::plus);
    }

    /**
     * Whether a thread of those that live runs, or would if it were let: it stands in the queue, is kept by a disk, or
     * was stopped from outside by a signal. Empty where the system doesn't tell.
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
            // from the inside out: the first process of a namespace takes all others along, and the sandbox
            // ends by itself when it has buried it
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
            inside = children(root.toHandle()).stream().findFirst().orElse(null);
        }
        return inside == null ? root.toHandle() : inside;
    }

    /** The children as Linux tells them, if it does: Java looks for them among all processes of the machine. */
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

    /** Linux's fields on a process or thread, from its state on: the name before may hold any character. */
    private static String[] fields(Path folder) throws IOException {
        String line = Files.readString(folder.resolve("stat"));
        return line.substring(line.lastIndexOf(')') + 2).split(" ");
    }

    /** CPU time as Linux tells it, if it does: Java would look for the command's arguments and the user, too. */
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

    /** CPU time for macOS, where Java knows it of its own process and of no other. */
    private static Duration cpuToldByPs(ProcessHandle process) {
        ProcessBuilder builder = new ProcessBuilder(PS, "-o", "time=", "-p", Long.toString(process.pid()))
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // a point in its numbers, whatever the user's language
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
