package nqueens.loop;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;

/**
 * What a {@link Loop} keeps going. It is told what happens, one thing after the other on one thread, and then
 * asked what to show.
 */
public interface Practice {

    /** {@return the folders whose files are watched; one that isn't there is watched all the same} */
    List<Path> watched();

    /** Begins; called once, first, with the desk that has things judged. */
    void begin(Desk desk);

    /** Is told in which of the watched folders files were saved, added or deleted; a burst of it is told once. */
    void saved(Set<Path> folders);

    /** Is told that a key was pressed: a character, in lower case. */
    void pressed(char key);

    /** Is told that time has passed: about a second, or less. */
    default void ticked() {
        // most practices don't look at the clock
    }

    /** Is told that there will be no more keys: the input has ended. */
    default void noMoreKeys() {
        // most practices look at files, too
    }

    /** {@return what must be shown now} */
    Page page();
}
