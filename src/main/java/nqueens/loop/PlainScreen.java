package nqueens.loop;

import java.io.IOException;
import java.io.PrintStream;
import java.io.Reader;
import java.util.ArrayList;
import java.util.List;

/** Lines one after the other, for where there is no terminal; a key is a letter and Enter. */
public final class PlainScreen implements Screen {

    private final Reader in;
    private final PrintStream out;
    private List<String> body = List.of();
    private List<String> foot = List.of();

    /** Creates a screen; keys come from {@code in}, and lines go to {@code out}. */
    public PlainScreen(Reader in, PrintStream out) {
        this.in = in;
        this.out = out;
    }

    @Override
    public void show(Screenful screenful) {
        if (!screenful.isSettled()) {
            // the result is printed also where it is the same again
            body = List.of();
            foot = List.of();
            return;
        }
        List<String> lines = new ArrayList<>();
        if (!screenful.body().equals(body)) {
            lines.addAll(screenful.body());
        }
        if (!screenful.foot().equals(foot)) {
            lines.addAll(screenful.foot());
        }
        if (!lines.isEmpty()) {
            out.print(String.join("\n", lines) + "\nkeys, each with Enter: " + screenful.keys() + "\n\n");
            out.flush();
        }
        body = screenful.body();
        foot = screenful.foot();
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
