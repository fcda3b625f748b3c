package nqueens.loop;

/** Where a {@link Loop} shows its pages, and where its keys come from. */
public interface Screen extends AutoCloseable {

    /** What {@link #read()} gives where there will be no more keys. */
    int END = -1;

    /**
     * Shows a page, in place of the last one.
     *
     * @param page the page
     */
    void show(Page page);

    /**
     * Waits for a key.
     *
     * @return the character, or {@link #END}
     */
    int read();

    /**
     * Tells what to do where the page has to be drawn anew, or the user asks to end, in ways other than a key.
     *
     * @param redraw called, on any thread, where the screen has another size
     * @param end called, on any thread, where the program is interrupted
     */
    void listen(Runnable redraw, Runnable end);

    /** Leaves the terminal as it was found. */
    @Override
    void close();
}
