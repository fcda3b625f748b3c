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
import java.util.function.LongSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import nqueens.judge.limit.Termination;

/**
 * Measures the CPU time and waiting time of a process and its descendants, and ends these processes. A process waits by
 * choice while none of its threads is running or ready to run.
 */
final class ProcessTree {

    /** Minimum length of a window between two samples, since sampling costs time. */
    private static final Duration WINDOW = Duration.ofMillis(200);
    /** Maximum time that counts for one window: after a longer one, the machine was stopped or asleep. */
    private static final Duration WINDOW_AT_MOST = Duration.ofMillis(400);
    /** For each KiB that a process prints, this much time isn't counted as waiting. */
    private static final Duration READING_A_KIB = Duration.ofMillis(1);
    /** If the system doesn't show threads, a process that ran for at least a tenth of the time wasn't waiting. */
    private static final int WORKING = 10;
    /** Minimum time between two readings of the CPU time, in ns; most answers come sooner. */
    private static final long SELDOM = 20_000_000;

    private static final Duration END = Duration.ofSeconds(10);
    private static final Duration SANDBOX_END = Duration.ofSeconds(1);
    private static final long LOOK_MILLIS = 2;
    private static final Pattern PS_TIME = Pattern.compile("([0-9]{1,9}):([0-9]{2}[.][0-9]{2})");
    /** States of a thread in /proc/PID/stat (proc(5)) that don't count as waiting by choice. */
    private static final String EAGER = "RDT";

    private final Process root;
    private final boolean sandboxed;
    private final LongSupplier printed;
    private Duration cpu = Duration.ZERO;
    private Duration waited = Duration.ZERO;
    private Duration cpuBefore = Duration.ZERO;
    private Duration waitedBefore = Duration.ZERO;
    /** Wall time of the request, without long pauses of the whole machine. */
    private Duration clock = Duration.ZERO;
    private long cpuSeen = System.nanoTime();
    private long window = cpuSeen;
    private long read;

    /** Watches a new process. */
    ProcessTree(Process root, boolean sandboxed, LongSupplier printed) {
        this.root = root;
        this.sandboxed = sandboxed;
        this.printed = printed;
    }

    /** Begins to watch a request, which is also charged for code that ran since the previous request. */
    void begin() {
        window = System.nanoTime();
        read = printed.getAsLong();
        cpuBefore = cpu;
        waitedBefore = waited;
        clock = Duration.ZERO;
    }

    /** Measures the CPU time and the waiting time, unless the current window is still too short. */
    void sample() {
        long now = System.nanoTime();
        Duration passed = Duration.ofNanos(now - window);
        if (passed.compareTo(WINDOW) < 0) {
            return;
        }
        Duration time = passed.compareTo(WINDOW_AT_MOST) < 0 ? passed : WINDOW_AT_MOST;
        Duration before = cpu;
        sampleCpu();
        Duration ran = cpu.minus(before);
        boolean isEager = isEager().orElse(ran.multipliedBy(WORKING).compareTo(time) >= 0);
        // a printing process waits for the judge to read, which may take long on a busy machine
        Duration reading = READING_A_KIB.multipliedBy((printed.getAsLong() - read) >> 10);
        read = printed.getAsLong();
        Duration idle = time.minus(ran).minus(reading);
        if (!isEager && !idle.isNegative()) {
            waited = waited.plus(idle);
        }
        clock = clock.plus(time);
        window = now;
    }

    /** Reads the CPU time, unless it was just read; for an ended process, keeps the last value. */
    void sampleCpu() {
        long now = System.nanoTime();
        if (now - cpuSeen >= SELDOM) {
            Duration used = cpu();
            cpu = used.compareTo(cpu) > 0 ? used : cpu;
            cpuSeen = now;
        }
    }

    void forgetWaiting() {
        waited = Duration.ZERO;
    }

    /** {@return the latest usage of the request; the waiting time includes earlier requests} */
    Termination.Usage usage() {
        return new Termination.Usage(printed.getAsLong(), cpu.minus(cpuBefore), waited, clock);
    }

    Duration waited() {
        return waited.minus(waitedBefore);
    }

    Duration cpu() {
        return with(root.toHandle()).map(ProcessTree::cpu).reduce(Duration.ZERO, Duration::plus);
    }

    /**
     * Returns whether any living thread is running or ready to run, or empty if the system doesn't show this. A thread
     * is ready while it is queued, waits for a disk, or is stopped by a signal from outside.
     */
    Optional<Boolean> isEager() {
        List<String> states = with(root.toHandle()).flatMap(process -> ofThreads(process, "stat"))
                .map(ProcessTree::state).toList();
        return states.isEmpty() ? Optional.empty() : Optional.of(states.stream().anyMatch(EAGER::contains));
    }

    private static Stream<ProcessHandle> with(ProcessHandle process) {
        return Stream.concat(Stream.of(process), children(process).flatMap(ProcessTree::with));
    }

    void destroy() {
        List<ProcessHandle> all = with(root.toHandle()).toList();
        if (sandboxed && all.size() > 1) {
            // from the inside out: the first process of a namespace ends all others, and then the sandbox
            all.get(1).destroyForcibly();
            if (waitFor(all, SANDBOX_END) && !root.isAlive()) {
                return;
            }
        }
        // the root first, so that it can't start more processes
        root.destroyForcibly();
        all.forEach(ProcessHandle::destroyForcibly);
        if (!waitFor(all, END)) {
            throw new IllegalStateException("a worker's processes can't be ended: " + all);
        }
    }

    /** Waits by polling: for processes that aren't children, {@code onExit} polls only every few seconds. */
    private static boolean waitFor(List<ProcessHandle> processes, Duration limit) {
        long start = System.nanoTime();
        while (processes.stream().anyMatch(ProcessTree::lives)) {
            if (System.nanoTime() - start > limit.toNanos()) {
                return false;
            }
            try {
                Thread.sleep(LOOK_MILLIS);
            } catch (InterruptedException e) {
                // everything is killed already; only the wait ends early
                Thread.currentThread().interrupt();
                return true;
            }
        }
        return true;
    }

    /** Returns whether a process is alive; a zombie no longer has a command. */
    private static boolean lives(ProcessHandle process) {
        return process.isAlive() && process.info().command().isPresent();
    }

    /** Returns the children from Linux's own lists, if available; Java would search all processes of the machine. */
    private static Stream<ProcessHandle> children(ProcessHandle process) {
        List<String> lists = ofThreads(process, "children").toList();
        return lists.isEmpty() ? process.children()
                : lists.stream().flatMap(list -> Stream.of(list.split(" "))).filter(child -> !child.isEmpty())
                        .flatMap(child -> ProcessHandle.of(Long.parseLong(child)).stream());
    }

    /** Reads Linux's file of this name for each thread; returns nothing on other systems, or for an ended process. */
    private static Stream<String> ofThreads(ProcessHandle process, String name) {
        List<String> texts = new ArrayList<>();
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(
                Path.of("/proc", Long.toString(process.pid()), "task"))) {
            for (Path thread : threads) {
                try {
                    texts.add(Files.readString(thread.resolve(name)));
                } catch (IOException e) {
                    // the thread has just ended
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            return texts.stream();
        }
        return texts.stream();
    }

    /** Returns the state in a thread's {@code stat} file; the name before the state may contain any character. */
    private static String state(String stat) {
        return stat.substring(stat.lastIndexOf(')') + 2, stat.lastIndexOf(')') + 3);
    }

    static Duration cpu(ProcessHandle process) {
        return process.info().totalCpuDuration()
                .orElseGet(() -> process.isAlive() ? cpuToldByPs(process) : Duration.ZERO);
    }

    /** Reads the CPU time on macOS, where Java knows only the time of its own process. */
    private static Duration cpuToldByPs(ProcessHandle process) {
        ProcessBuilder builder = new ProcessBuilder("/bin/ps", "-o", "time=", "-p", Long.toString(process.pid()))
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // makes ps write a decimal point in any language
        builder.environment().put("LC_ALL", "C");
        try (BufferedReader told = builder.start().inputReader()) {
            return timeOfPs(Optional.ofNullable(told.readLine()).orElse(""));
        } catch (IOException e) {
            // a system without ps, where Java knows the time
            return Duration.ZERO;
        }
    }

    /** {@return the time in the output of {@code ps -o time=} on macOS, such as 123:04.50; zero without a time} */
    static Duration timeOfPs(String written) {
        Matcher time = PS_TIME.matcher(written.strip());
        return time.matches() ? Duration.ofMinutes(Long.parseLong(time.group(1)))
                .plusMillis(Math.round(1000 * Double.parseDouble(time.group(2)))) : Duration.ZERO;
    }
}
