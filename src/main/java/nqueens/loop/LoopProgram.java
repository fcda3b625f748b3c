package nqueens.loop;

import java.nio.file.Path;
import java.util.List;

/** What a {@link Loop} keeps going: it handles events, one after the other on one thread, and says what to show. */
public interface LoopProgram {

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
