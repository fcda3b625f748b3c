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
    public synchronized void show(Page page) {
        if (page.settled() == Page.Settled.NOTHING) {
            // the result is printed also where it is the same again
            body = List.of();
            foot = List.of();
            return;
        }
        List<String> lines = new ArrayList<>();
        if (!page.body().equals(body)) {
            lines.addAll(page.body());
            body = page.body();
        }
        if (page.isSettled() && !page.foot().equals(foot)) {
            lines.addAll(page.foot());
            foot = page.foot();
        }
        if (page.isSettled() && !lines.isEmpty()) {
            lines.add("keys, each with Enter: " + page.keys() + "\n");
        }
        if (!lines.isEmpty()) {
            out.print(String.join("\n", lines) + "\n");
            out.flush();
        }
    }

    @Override
    public int read() {
        try {
            int key = in.read();
            while (key == '\n' || key == '\r') {
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
