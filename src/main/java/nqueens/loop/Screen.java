package nqueens.loop;

/** Shows the output of a {@link Loop}'s program, and reads keys for it. */
public interface Screen extends AutoCloseable {

    /** The result of {@link #read()} if no more keys will come. */
    int END = -1;

    /** Shows a screenful, in place of the last one; one that is too long is turned to a later part so many times. */
    void show(Screenful screenful, int turns);

    /** {@return the next key, which is waited for, or {@link #END}} */
    int read();

    /**
     * Tells what to do in ways other than a key, on any thread: {@code redraw} where the screen has another size and
     * all has to be drawn anew, {@code end} where the program is interrupted.
     */
    default void listen(Runnable redraw, Runnable end) {
        // without a screen there is no size, and an interrupt ends the program
    }

    /** Leaves the terminal as it was found. */
    @Override
    void close();
}
