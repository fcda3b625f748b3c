package nqueens.loop;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;

/** A program in a {@link Loop}: handles events, one after the other on one thread, and says what to show. */
public interface LoopProgram {

    /** The services of a loop to its program. */
    interface LoopContext {

        /**
         * Judges something on another thread, and hands the result to the program. A judging that is still running is
         * interrupted and forgotten. Any other failure ends the loop.
         */
        void judge(Callable<? extends LoopEvent.OfJudge> judging);

        /** Interrupts and forgets the judging that is running. */
        void cancel();

        /** Ends the loop. */
        void leave();
    }

    /** {@return the folders whose files are watched; they needn't exist yet} */
    List<Path> watched();

    /** Begins; called once, first. */
    void begin(LoopContext context);

    /** Handles what has happened. */
    void handle(LoopEvent event);

    /** {@return whether the user is typing a text: then each key is a letter, also Space and Enter, {@code '\n'}} */
    default boolean isTyping() {
        return false;
    }

    /** {@return the screenful to show now} */
    Screenful screenful();
}
