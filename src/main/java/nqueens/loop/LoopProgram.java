package nqueens.loop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Consumer;

/** A program in a {@link Loop}: handles events one after the other, on one thread, and returns a screenful. */
public interface LoopProgram {

    /** An event that the loop passes to its program. */
    sealed interface LoopEvent {

        /** Files were saved, added or deleted in these watched folders; several changes in a row are one event. */
        record Saved(Set<Path> folders) implements LoopEvent {
        }

        /** A key was pressed: a character, in lower case unless a text is typed. */
        record KeyPressed(char key) implements LoopEvent {
        }

        /** The input has ended: no more keys come. */
        record KeysEnded() implements LoopEvent {
        }

        /** About half a second has passed without another event. */
        record Ticked() implements LoopEvent {
        }
    }

    /** The services that a loop offers its program. */
    interface LoopContext {

        /**
         * Runs {@code judging} on another thread, and passes its result to {@code taken} on the program's thread.
         * Interrupts and forgets an earlier judging that is still running. If {@code judging} fails, the loop ends.
         */
        <T> void judge(Callable<T> judging, Consumer<T> taken);

        /** Interrupts and forgets the running judging. */
        void cancel();

        /** Ends the loop. */
        void leave();
    }

    /** {@return the folders whose files are watched; they needn't exist yet} */
    List<Path> watched();

    /** Begins the program; called once, after {@link #watched()} and before all other methods. */
    void begin(LoopContext context);

    /** Handles an event; afterwards, the loop shows the new {@link #screenful()}. */
    void handle(LoopEvent event);

    /** {@return whether the user is typing text: each key is then a character, even Space; Enter is {@code '\n'}} */
    default boolean isTyping() {
        return false;
    }

    /** {@return the screenful to show now} */
    Screenful screenful();
}
