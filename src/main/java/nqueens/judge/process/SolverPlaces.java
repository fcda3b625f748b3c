package nqueens.judge.process;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;

import com.sun.management.OperatingSystemMXBean;

import nqueens.judge.limit.Limits;

/**
 * The machine's memory, in places for solvers: where there is little, exercises that would be judged side by side
 * are judged one after the other, instead of having the kernel kill one for the other's sake.
 */
final class SolverPlaces {

    /** What all take that is not a solver, in MiB: Maven, the judge, the compiler. */
    private static final int OTHERS_MIB = 320;
    /** What a JVM takes beside its heap, in MiB. */
    private static final int BESIDE_HEAP_MIB = 64;
    /** Whoever has waited as long for a place goes on without: rather killed than never judged. */
    private static final int PATIENCE_SECONDS = 120;

    private final int size;
    private final Semaphore free;

    /** Creates the places in the memory of a machine, or of a container. */
    SolverPlaces(long memoryMib) {
        long places = (memoryMib - OTHERS_MIB) / (Limits.HEAP_MIB + BESIDE_HEAP_MIB);
        size = (int) Math.min(Short.MAX_VALUE, Math.max(1, places));
        free = new Semaphore(size, true);
    }

    static SolverPlaces ofThisMachine() {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        return new SolverPlaces(system.getTotalMemorySize() >> 20);
    }

    /** Whether a second solver would be one too many, and so is any other JVM that has nothing to do. */
    boolean isForOneOnly() {
        return size == 1;
    }

    /** Waits for a place, and gives what leaves it, once. */
    Runnable take() {
        try {
            return free.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS) ? free::release : () -> { };
        } catch (InterruptedException e) {
            throw Threads.interrupted();
        }
    }
}
