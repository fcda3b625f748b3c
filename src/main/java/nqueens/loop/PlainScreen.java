package nqueens.loop;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;

/** A screen without a terminal: prints lines one after the other; a key is a character followed by Enter. */
public final class PlainScreen implements Screen {

    private final Reader in;
    private final PrintStream out;
    private String shown = "";

    /** Creates a screen; keys come from {@code in}, and lines go to {@code out}. */
    public PlainScreen(Reader in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void show(Screenful screenful, int turns) {
        String lines = String.join("\n", screenful.body()) + "\n" + String.join("\n", screenful.foot());
        if (screenful.isSettled() && !lines.equals(shown)) {
            out.print(lines + "\nkeys, each with Enter: " + screenful.keys() + "\n\n");
            out.flush();
        }
        // after an unsettled screenful, even the same result is printed again
        shown = screenful.isSettled() ? lines : "";
    }

    @Override
    public int read() {
        try {
            int key = in.read();
            return key == '\r' ? in.read() : key;
        } catch (IOException e) {
            return END;
        }
    }

    @Override
    public void close() {
        out.flush();
    }
}
