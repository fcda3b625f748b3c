package nqueens.judge.limit;

import static nqueens.judge.limit.Termination.CPU_TIME;
import static nqueens.judge.limit.Termination.ENDED;
import static nqueens.judge.limit.Termination.FAILED;
import static nqueens.judge.limit.Termination.GARBLED;
import static nqueens.judge.limit.Termination.HEAP;
import static nqueens.judge.limit.Termination.KILLED;
import static nqueens.judge.limit.Termination.PRINTED;
import static nqueens.judge.limit.Termination.STEPS;
import static nqueens.judge.limit.Termination.THREADS;
import static nqueens.judge.limit.Termination.TOO_FEW_PROCESSES;
import static nqueens.judge.limit.Termination.TOO_LITTLE_MEMORY;
import static nqueens.judge.limit.Termination.WAITING;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.limit.Termination.Complete;
import nqueens.judge.limit.Termination.Exited;
import nqueens.judge.limit.Termination.NeverReady;
import nqueens.judge.limit.Termination.OutOfSteps;
import nqueens.judge.limit.Termination.Pending;
import nqueens.judge.limit.Termination.State;
import nqueens.judge.limit.Termination.Usage;
import nqueens.problem.Fault.Kind;

class TerminationTest {

    /** 5 s of CPU time, and 10 s of waiting. */
    private static final WorkerLimits LIMITS = WorkerLimits.of(5, 1);
    private static final long MOST = 64L << 20;

    static Stream<Arguments> states() {
        State running = new Pending(true);
        State starting = new Pending(false);
        return Stream.of(
                arguments("an answer within its limits", new Complete(), taken(MOST, 5, 99, 999), null),
                arguments("an answer after too much CPU time", new Complete(), taken(0, 5.001, 0, 0), CPU_TIME),
                arguments("an answer beside too much print", new Complete(), taken(MOST + 1, 9, 0, 0), PRINTED),
                arguments("one still waited for", running, taken(MOST, 5, 10, 200), null),
                arguments("one that prints too much", running, taken(MOST + 1, 9, 99, 0), PRINTED),
                arguments("one that computes too long", running, taken(0, 5.001, 99, 0), CPU_TIME),
                arguments("one that sleeps", running, taken(0, 5, 10.001, 20), WAITING),
                arguments("one that sleeps on a busy machine", running, taken(0, 0, 10.001, 200), WAITING),
                arguments("a starved one, by twenty times the limit", running, taken(0, 1, 0, 200), null),
                arguments("a starved one, longer", running, taken(0, 1, 0, 200.001), FAILED),
                arguments("one that doesn't come up", starting, taken(0, 1, 10.001, 11), FAILED),
                arguments("one that may still come up", starting, taken(0, 1, 10, 11), null),
                arguments("one that ended before it came up", new NeverReady(Optional.empty()), NOTHING, FAILED),
                arguments("one that says why", new NeverReady(Optional.of(TOO_FEW_PROCESSES)), NOTHING,
                        TOO_FEW_PROCESSES),
                arguments("steps used up", new OutOfSteps(1000), taken(10, 9, 0, 0), STEPS),
                arguments("steps used up by printing", new OutOfSteps(1000), taken(11, 9, 0, 0), PRINTED),
                arguments("a process that lives on without its output", exited(-1), NOTHING, GARBLED),
                arguments("a process whose output was closed", exited(4), NOTHING, GARBLED),
                arguments("a process with too many threads", exited(5), NOTHING, THREADS),
                arguments("a process that ended by itself", exited(0), NOTHING, ENDED),
                arguments("a process that failed", exited(1), NOTHING, ENDED),
                arguments("a process that ended after it printed too much", exited(0), taken(MOST + 1, 0, 0, 0),
                        PRINTED),
                arguments("a full heap", new Exited(3, true), NOTHING, HEAP),
                arguments("an exit that looks like a full heap", exited(3), NOTHING, ENDED),
                arguments("an interrupt from outside", exited(130), taken(MOST + 1, 9, 0, 0), KILLED),
                arguments("a termination from outside", new Exited(143, true), NOTHING, KILLED),
                arguments("a kill from outside", exited(137), NOTHING, KILLED));
    }

    private static final Usage NOTHING = taken(0, 0, 0, 0);

    private static Exited exited(int code) {
        return new Exited(code, false);
    }

    private static Usage taken(long printed, double cpu, double waited, double clock) {
        return new Usage(printed, seconds(cpu), seconds(waited), seconds(clock));
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis(Math.round(seconds * 1000));
    }

    @ParameterizedTest(name = "{0}: {3}")
    @MethodSource("states")
    void a_request_ends_by_what_was_seen(String name, State state, Usage usage, Termination expected) {
        assertThat(Termination.of(state, usage, LIMITS)).isEqualTo(Optional.ofNullable(expected));
    }

    @ParameterizedTest
    @CsvSource({"STEPS, STEPS", "CPU_TIME, CPU_TIME", "WAITING, WAITING", "PRINTED, PRINTED", "HEAP, HEAP",
        "ENDED, ENDED", "THREADS, ENDED", "GARBLED, ENDED", "FAILED, JUDGE", "KILLED, JUDGE",
        "TOO_FEW_PROCESSES, JUDGE", "TOO_LITTLE_MEMORY, JUDGE"})
    void a_termination_is_a_kind_of_fault(Termination termination, Kind kind) {
        assertThat(termination.kind()).isEqualTo(kind);
        assertThat(termination.isOurs()).isEqualTo(kind == Kind.JUDGE);
    }

    @Test
    void what_is_ours_says_what_to_do() {
        assertThat(FAILED.advice()).isEqualTo("failed twice, not the submission; run it again");
        assertThat(KILLED.advice()).isEqualTo("was killed twice, not by the submission; run it again. If this happens"
                + " again, the machine or container has too little memory: a worker may need 356 MiB, and the judge as"
                + " much again");
        assertThat(TOO_FEW_PROCESSES.advice()).isEqualTo("got too few processes and threads from this machine,"
                + " twice; it may need 306. Raise the limit (ulimit -u, or that of the container), and run it again");
        assertThat(TOO_LITTLE_MEMORY.advice()).isEqualTo("got too little memory from this machine, twice; it may need"
                + " 356 MiB, and the judge as much again. Raise the limit (that of the container, or ulimit -v), and"
                + " run it again");
        assertThat(STEPS.advice()).isEmpty();
    }
}
