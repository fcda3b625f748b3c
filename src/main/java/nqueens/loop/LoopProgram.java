package nqueens.loop;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** A program in a {@link Loop}: handles events, one after the other on one thread, and says what to show. */
public interface LoopProgram {

    /** The services of a loop to its program. */
    interface LoopContext {

        /**
         * Has something judged, on a thread beside the loop's, and the program told of it. What is being judged at the
         * time is interrupted and forgotten; whatever else fails ends the loop.
         */
        void judge(Callable<? extends LoopEvent.OfJudge> judging);

        /** Interrupts and forgets what is being judged. */
        void cancel();

        /** Ends the loop. */
        void leave();
    }

    /** {@return the folders whose files are watched; one that isn't there is watched all the same} */
    List<Path> watched();

    /** Begins; called once, first. */
    void begin(LoopContext context);

    /** Handles what has happened. */
    void handle(LoopEvent event);

    /** {@return whether a text is typed: keys are letters then, also Space and Enter, which is {@code '\n'}} */
    default boolean isTyping() {
        return false;
    }

    /** {@return what must be shown now} */
    Screenful screenful();
}
