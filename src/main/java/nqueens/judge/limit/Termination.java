package nqueens.judge.limit;

import java.time.Duration;
import java.util.Optional;
import java.util.Set;

import nqueens.problem.Fault.Kind;

/** The reason why a request to a worker has no answer. {@link #of} determines the reason. */
public enum Termination {
    STEPS(Kind.STEPS),
    CPU_TIME(Kind.CPU_TIME),
    WAITING(Kind.WAITING),
    PRINTED(Kind.PRINTED),
    HEAP(Kind.HEAP),
    ENDED(Kind.ENDED),
    THREADS(Kind.ENDED),
    /** An invalid answer arrived, or the pipe was closed. */
    GARBLED(Kind.ENDED),
    /** The JVM didn't start, the machine starved it, or the judge failed. */
    FAILED("failed twice, not the submission; run it again"),
    /** The JVM was killed from outside, for example by the kernel when memory ran out. */
    KILLED("was killed twice, not by the submission; run it again. If this happens again, the machine or container"
            + " has too little memory: a worker may need " + Termination.WORKER_MIB + " MiB, and the judge as much"
            + " again"),
    /** The machine allows fewer processes or threads than a worker may use. */
    TOO_FEW_PROCESSES("got too few processes and threads from this machine, twice; it may need "
            + (WorkerLimits.THREADS + 50)
            + ". Raise the limit (ulimit -u, or that of the container), and run it again"),
    /** The machine has less memory than a worker may use. */
    TOO_LITTLE_MEMORY("got too little memory from this machine, twice; it may need "
            + Termination.WORKER_MIB + " MiB, and the judge as much again. Raise the limit (that of the container,"
            + " or ulimit -v), and run it again");

    /** The exit code of a worker if the submission closed its standard output. */
    public static final int NO_OUTPUT_EXIT_CODE = 4;
    public static final int THREADS_EXIT_CODE = 5;
    /** Stands for the exit code of a process that closed its output but is still alive. */
    public static final int NO_EXIT_CODE = -1;

    /** The exit code of {@code -XX:+ExitOnOutOfMemoryError}. */
    private static final int HEAP_EXIT_CODE = 3;
    /** The exit codes of processes that were ended by a signal from outside: SIGINT, SIGKILL, SIGTERM. */
    private static final Set<Integer> KILL_CODES = Set.of(130, 137, 143);
    private static final int WORKER_MIB = WorkerLimits.HEAP_MIB + 100;
    private static final long PRINTED_AT_MOST = (long) WorkerLimits.PRINTED_MIB << 20;
    /** A call with fewer steps than this per printed byte does little but print. */
    private static final int STEPS_OF_A_PRINTED_BYTE = 100;
    /** If a request lasts this many times the limit of waiting, the machine has starved the worker: the judge fails. */
    private static final int CLOCK_PER_WAITING = 20;

    private final Kind kind;
    private final String advice;

    Termination(Kind kind) {
        this.kind = kind;
        this.advice = "";
    }

    Termination(String advice) {
        this.kind = Kind.JUDGE;
        this.advice = advice;
    }

    /** The state of a request. */
    public sealed interface State {
    }

    /** There is no answer yet; a worker that isn't ready has run no submission. */
    public record Pending(boolean isReady) implements State {
    }

    /** The answer has arrived. */
    public record Complete() implements State {
    }

    /** The worker reports that the steps of the call are used up. */
    public record OutOfSteps(long steps) implements State {
    }

    /** The process ended before it received a submission; its own messages may name a shortage. */
    public record NeverReady(Optional<Termination> complaint) implements State {
    }

    /** The process has ended; {@code saysHeapIsFull} is true if the JVM reported a full heap. */
    public record Exited(int code, boolean saysHeapIsFull) implements State {
    }

    /** The resources used by a request: bytes printed, CPU time, time waited by choice, and wall time. */
    public record Usage(long printed, Duration cpu, Duration waited, Duration clock) {
    }

    /** {@return why a request must end without an answer; empty if its answer may be read, or if it may go on} */
    public static Optional<Termination> of(State state, Usage usage, WorkerLimits limits) {
        if (state instanceof NeverReady never) {
            return Optional.of(never.complaint().orElse(FAILED));
        }
        if (state instanceof Exited exited && KILL_CODES.contains(exited.code())) {
            return Optional.of(KILLED);
        }
        if (state instanceof OutOfSteps spent) {
            return Optional.of(usage.printed() * STEPS_OF_A_PRINTED_BYTE > spent.steps() ? PRINTED : STEPS);
        }
        if (usage.printed() > PRINTED_AT_MOST) {
            return Optional.of(PRINTED);
        }
        if (state instanceof Exited exited) {
            return Optional.of(byExitCode(exited));
        }
        if (usage.cpu().compareTo(limits.cpu()) > 0) {
            return Optional.of(CPU_TIME);
        }
        return state instanceof Pending waiting ? byWaiting(waiting, usage, limits) : Optional.empty();
    }

    private static Termination byExitCode(Exited exited) {
        return switch (exited.code()) {
            case NO_EXIT_CODE, NO_OUTPUT_EXIT_CODE -> GARBLED;
            case THREADS_EXIT_CODE -> THREADS;
            case HEAP_EXIT_CODE -> exited.saysHeapIsFull() ? HEAP : ENDED;
            default -> ENDED;
        };
    }

    private static Optional<Termination> byWaiting(Pending waiting, Usage usage, WorkerLimits limits) {
        if (usage.waited().compareTo(limits.waiting()) > 0) {
            return Optional.of(waiting.isReady() ? WAITING : FAILED);
        }
        return usage.clock().compareTo(limits.waiting().multipliedBy(CLOCK_PER_WAITING)) > 0 ? Optional.of(FAILED)
                : Optional.empty();
    }

    /** {@return the kind of fault of a call that ends for this reason} */
    public Kind kind() {
        return kind;
    }

    /** {@return whether the machine or the judge is at fault, so that the call is repeated} */
    public boolean isOurs() {
        return kind == Kind.JUDGE;
    }

    /** {@return a phrase on the judge's failure, and what to do if it happens again; empty for other faults} */
    public String advice() {
        return advice;
    }
}
