package nqueens.loop;

import java.io.IOException;

/** Shows the output of a program in a {@link Loop}, and reads the program's keys. */
public interface Screen extends AutoCloseable {

    /** The result of {@link #read()} if no more keys will come. */
    int END = -1;

    /**
     * Replaces the screenful. A screenful that doesn't fit is shown in parts: {@code turns} is the number of times that
     * the user has turned to the next part. The first part follows the last.
     */
    void show(Screenful screenful, int turns);

    /** {@return the next key, or {@link #END}} Waits for a key. */
    int read();

    /**
     * Sets the actions for signals: {@code redraw} for a change of the screen's size, {@code end} for an interrupt of
     * the program. The actions may run on any thread.
     */
    default void listen(Runnable redraw, Runnable end) {
        // a plain screen has no size, and an interrupt ends the program
    }

    /** Leaves the terminal as it was found. */
    @Override
    void close() throws IOException;
}
