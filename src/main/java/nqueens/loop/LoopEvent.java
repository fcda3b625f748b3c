package nqueens.loop;

import java.nio.file.Path;
import java.util.Set;

/** The events of a {@link LoopProgram}: a closed set. */
public sealed interface LoopEvent {

    /** Files were saved, added or deleted in these watched folders; several changes in a row are one event. */
    record Saved(Set<Path> folders) implements LoopEvent {
    }

    /** A key was pressed: a character, in lower case unless a text is typed. */
    record KeyPressed(char key) implements LoopEvent {
    }

    /** There will be no more keys: the input has ended. */
    record KeysEnded() implements LoopEvent {
    }

    /** Time has passed: about a second, or less. */
    record Ticked() implements LoopEvent {
    }

    /** A judgement that the program asked for has arrived; the program knows its type. */
    non-sealed interface OfJudge extends LoopEvent {
    }
}
