package nqueens.loop;

import java.util.concurrent.Callable;

/** What a {@link LoopProgram} asks of its loop. */
public interface LoopContext {

    /**
     * Has something judged, on a thread beside the loop's, and the program told of it. What is being judged at the time
     * is interrupted and forgotten; whatever else fails ends the loop.
     */
    void judge(Callable<? extends LoopEvent.OfJudge> judging);

    /** Ends the loop. */
    void leave();
}
