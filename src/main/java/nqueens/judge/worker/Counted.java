package nqueens.judge.worker;

import nqueens.judge.worker.event.Events;

/**
 * A reply, and the counts until then.
 *
 * @param runs how often each block ran; empty if nothing is counted
 * @param events the recording, as {@link Events#taken()} has it; empty if there is none
 */
public record Counted(long[] runs, int[] events, byte[] reply) {

    /** Creates it from possible counts only: it comes from the submission's side, and may be anything. */
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
