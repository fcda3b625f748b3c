package nqueens.loop;

import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;

/** Where a {@link Loop} shows its pages, and where its keys come from. */
public interface Screen extends AutoCloseable {

    /** What {@link #read()} gives where there will be no more keys. */
    int END = -1;

    /**
     * Opens the terminal in which the program was started.
     *
     * @param out where lines go where it is no terminal, or one that can't be drawn on
     * @return a {@link FullScreen} if it can be drawn on
     */
    static Screen open(PrintStream out) {
        return FullScreen.open().orElseGet(() ->
                new PlainScreen(new InputStreamReader(System.in, Charset.defaultCharset()), out));
    }

    /**
     * Shows a page, in place of the last one.
     *
     * @param page the page
     */
    void show(Page page);

    /** {@return the next key, which is waited for, or {@link #END}} */
    int read();

    /**
     * Tells what to do where the page has to be drawn anew, or the user asks to end, in ways other than a key.
     *
     * @param redraw called, on any thread, where the screen has another size
     * @param end called, on any thread, where the program is interrupted
     */
    default void listen(Runnable redraw, Runnable end) {
        // without a screen there is no size, and an interrupt ends the program
    }

    /** Leaves the terminal as it was found. */
    @Override
    void close();
}
