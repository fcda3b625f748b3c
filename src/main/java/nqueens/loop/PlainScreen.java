package nqueens.loop;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Prints lines one after the other where there is no terminal; a key is a letter and Enter. */
public final class PlainScreen implements Screen {

    private final Reader in;
    private final PrintStream out;
    private List<String> shown = List.of();

    /** Creates a screen; keys come from {@code in}, and lines go to {@code out}. */
    public PlainScreen(Reader in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void show(Screenful screenful, int turns) {
        List<String> lines = new ArrayList<>(screenful.body());
        lines.addAll(screenful.foot());
        if (screenful.isSettled() && !lines.equals(shown)) {
            out.print(String.join("\n", lines) + "\nkeys, each with Enter: " + screenful.keys() + "\n\n");
            out.flush();
        }
        // the result is printed also where it is the same again
        shown = screenful.isSettled() ? lines : List.of();
    }

    @Override
    public int read() {
        try {
            int key = in.read();
            while (key == '\r') {
                key = in.read();
            }
            return key;
        } catch (IOException e) {
            // nobody there to press keys
            return END;
        }
    }

    @Override
    public void close() {
        out.flush();
    }
}
