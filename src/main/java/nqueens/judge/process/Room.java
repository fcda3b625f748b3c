package nqueens.judge.process;

import java.lang.management.ManagementFactory;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

import com.sun.management.OperatingSystemMXBean;

import nqueens.judge.Limits;

/**
 * The machine's memory, in places for solvers: where there is little, exercises that would be judged side by side
 * are judged one after the other, instead of having the kernel kill one for the other's sake.
 */
final class Room {

    /** What all take that is not a solver, in MiB: Maven, the judge, the compiler. */
    private static final int OTHERS_MIB = 320;
    /** What a JVM takes beside its heap, in MiB. */
    private static final int BESIDE_HEAP_MIB = 64;
    /** Whoever has waited as long for a place goes on without: rather killed than never judged. */
    private static final int PATIENCE_SECONDS = 120;

    private final int size;
    private final Semaphore free;

    /**
     * Creates a room in which all places are free.
     *
     * @param memoryMib the memory of the machine, or of the container
     */
    Room(long memoryMib) {
        long places = (memoryMib - OTHERS_MIB) / (Limits.HEAP_MIB + BESIDE_HEAP_MIB);
        size = (int) Math.min(Short.MAX_VALUE, Math.max(1, places));
        free = new Semaphore(size, true);
    }

    static Room ofThisMachine() {
        return new Room(((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getTotalMemorySize()
                >> 20);
    }

    /** Whether a second solver would be one too many, and so is any other JVM that has nothing to do. */
    boolean isForOneOnly() {
        return size == 1;
    }

    /** Waits for a place. */
    Place take() {
        try {
            return new Place(free.tryAcquire(PATIENCE_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the judge was interrupted");
        }
    }

    /** A solver's place, to be left once, and no harm is done if it is left again. */
    final class Place {

        private final AtomicBoolean isTaken;

        private Place(boolean isTaken) {
            this.isTaken = new AtomicBoolean(isTaken);
        }

        void leave() {
            if (isTaken.getAndSet(false)) {
                free.release();
            }
        }
    }
}
