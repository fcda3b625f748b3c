package nqueens.judge.worker;

import nqueens.judge.worker.event.Events;

/**
 * A reply, and what ran until then.
 *
 * @param runs how often each block ran; empty where nothing is counted
 * @param events what was recorded, as {@link Events#taken()} has it; empty where nothing was
 */
public record Counted(long[] runs, int[] events, byte[] reply) {

    /** Creates it of counts that there can be: it comes from the submission's side, and may be anything. */
    public Counted {
        if (runs.length > Counters.SIZE) {
            throw new IllegalArgumentException("no such number of blocks: ".concat(Integer.toString(runs.length)));
        }
        for (long each : runs) {
            if (each < 0) {
                throw new IllegalArgumentException("no such count: ".concat(Long.toString(each)));
            }
        }
    }
}
