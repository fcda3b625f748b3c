package nqueens.judge.limit;

import java.time.Duration;
import java.util.Optional;
import java.util.function.DoubleSupplier;
import java.util.function.Supplier;

import nqueens.problem.Fault.Kind;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;

/**
 * The budget of a whole submission: 60 s of CPU time and 3 minutes on the clock, scaled to the machine's speed. The
 * budget covers compiling and all calls of all exercises, even of those judged in parallel. A call ends only at its own
 * limits; when the budget is used up, the judge makes no further calls.
 *
 * <p>The clock runs while the submission's workers run, or sleep. The clock stops while the workers wait for their turn
 * on a busy machine.
 */
public final class Budget {

    private static final int CPU_SECONDS = 60;
    private static final int CLOCK_MINUTES = 3;

    private final Optional<Duration> most;
    private Duration cpu = Duration.ZERO;
    private Duration waited = Duration.ZERO;

    /** Creates a budget; a submission that takes longer than {@code most}, if present, gets no grade. */
    public Budget(Optional<Duration> most) {
        this.most = most;
    }

    /** Makes a request, unless the budget is used up, and charges the cost of the request. */
    public <T> Execution<T> charged(DoubleSupplier timeScale, Supplier<Execution<T>> request) {
        check(timeScale);
        Execution<T> execution = request.get();
        synchronized (this) {
            cpu = cpu.plus(execution.cpu());
            waited = waited.plus(execution.waited());
        }
        return execution;
    }

    /** Throws an exception if the budget is used up. Reads the scale only when needed, since measuring takes time. */
    public synchronized void check(DoubleSupplier timeScale) {
        Duration clock = cpu.plus(waited);
        if (clock.isZero()) {
            return;
        }
        if (most.filter(limit -> clock.compareTo(limit) > 0).isPresent()) {
            throw new NotAcceptedException(Kind.JUDGE, Scope.PROBLEM, "the judge failed, not the submission; run it"
                    + " again: judging took longer than -Dkata.perSubmission allows; leave that out");
        }
        double scale = timeScale.getAsDouble();
        if (isMore(cpu, Duration.ofSeconds(CPU_SECONDS), scale)) {
            throw exceeded(CPU_SECONDS + " s of CPU time");
        }
        // the time limit is never shortened on a fast machine
        if (isMore(clock, Duration.ofMinutes(CLOCK_MINUTES), Math.max(1, scale))) {
            throw exceeded(CLOCK_MINUTES + " minutes on the clock");
        }
    }

    private static boolean isMore(Duration used, Duration limit, double scale) {
        return used.compareTo(Duration.ofMillis(Math.round(limit.toMillis() * scale))) > 0;
    }

    private static NotAcceptedException exceeded(String what) {
        return new NotAcceptedException(Kind.CPU_TIME, Scope.CHECK, "the submission as a whole took more than " + what
                + "\nall its exercises together, and compiling them, may take no more: find the calls that take"
                + " longest, and make them faster");
    }
}
