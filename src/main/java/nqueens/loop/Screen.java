package nqueens.loop;

import java.io.IOException;

/** Shows the output of a {@link Loop}'s program, and reads keys for it. */
public interface Screen extends AutoCloseable {

    /** The result of {@link #read()} if no more keys will come. */
    int END = -1;

    /**
     * Shows a screenful in place of the last one. A screenful that is too long has parts, and shows the one with the
     * number {@code turns}, from 0.
     */
    void show(Screenful screenful, int turns);

    /** {@return the next key, which is waited for, or {@link #END}} */
    int read();

    /**
     * Sets the actions for signals, which may run on any thread. {@code redraw} follows a change of the screen's size,
     * {@code end} an interrupt of the program.
     */
    default void listen(Runnable redraw, Runnable end) {
        // without a screen there is no size, and an interrupt ends the program
    }

    /** Leaves the terminal as it was found. */
    @Override
    void close() throws IOException;
}
