package nqueens.loop;

import java.io.IOError;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.Charset;

import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal.Signal;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.utils.AttributedString;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;

/** A terminal that supports drawing. Closing the screen brings back the terminal's previous content. */
public final class FullScreen implements Screen {

    private static final int ROWS = 24;
    private static final int COLUMNS = 80;
    private static final int ESCAPE = 27;
    /** Maximum time between the bytes of one key, such as an arrow. */
    private static final long SEQUENCE_MILLIS = 30;
    private static final long GLANCE_MILLIS = 100;

    private final Terminal terminal;
    private final Attributes before;
    private final Display display;
    private volatile boolean closed;
    /** Whether other programs may have written on the terminal, or changed its settings. */
    private volatile boolean isStale = true;
    private Runnable interrupt = () -> { };

    FullScreen(Terminal terminal) {
        this.terminal = terminal;
        this.before = terminal.enterRawMode();
        this.display = new Display(terminal, true);
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.keypad_local);
        terminal.puts(Capability.cursor_invisible);
    }

    /** Opens the terminal of the program; if the terminal doesn't support drawing, lines go to {@code out}. */
    public static Screen open(PrintStream out) {
        try {
            Terminal terminal = TerminalBuilder.builder().name("kata").system(true).dumb(false).devTty(false).build();
            if (terminal.getStringCapability(Capability.clear_screen) != null) {
                return new FullScreen(terminal);
            }
            terminal.close();
        } catch (IOException | IllegalStateException e) {
            // JLine reports a missing terminal
        }
        return new PlainScreen(new InputStreamReader(System.in, Charset.defaultCharset()), out);
    }

    @Override
    public synchronized void show(Screenful screenful, int turns) {
        if (closed) {
            return;
        }
        if (isStale) {
            terminal.enterRawMode();
            display.clear();
            terminal.puts(Capability.clear_screen);
            isStale = false;
        }
        Size told = terminal.getSize();
        // some terminals, such as those of editors, don't report their size
        Size size = Size.of(told.getColumns() > 0 ? told.getColumns() : COLUMNS,
                told.getRows() > 0 ? told.getRows() : ROWS);
        display.resize(size);
        display.update(screenful.laidOut(size.getRows(), size.getColumns(), turns).stream()
                .map(AttributedString::fromAnsi).toList(), 0);
    }

    /** Treats the end of the terminal as an interrupt. Ctrl-D is a key, and doesn't end the input. */
    @Override
    public int read() {
        try {
            NonBlockingReader keys = terminal.reader();
            // waits are short: a thread that waits forever would hold a lock that closing the terminal needs
            int key = NonBlockingReader.READ_EXPIRED;
            while (!closed && (key == NonBlockingReader.READ_EXPIRED || key == ESCAPE && isSequence(keys))) {
                key = keys.read(GLANCE_MILLIS);
            }
            if (key >= 0) {
                return key;
            }
        } catch (IOException | IOError | IllegalStateException e) {
            // the terminal is gone, or was just closed
        }
        interrupt.run();
        return END;
    }

    /** Skips the rest of a key such as an arrow, which has no meaning here; returns whether there was such a key. */
    private static boolean isSequence(NonBlockingReader keys) throws IOException {
        int next = keys.peek(SEQUENCE_MILLIS);
        if (next != '[' && next != 'O') {
            return false;
        }
        keys.read();
        int part = keys.read(SEQUENCE_MILLIS);
        while (part >= 0 && !Character.isLetter(part) && part != '~') {
            part = keys.read(SEQUENCE_MILLIS);
        }
        return true;
    }

    @Override
    public void listen(Runnable redraw, Runnable end) {
        interrupt = end;
        Terminal.SignalHandler anew = signal -> {
            isStale = true;
            redraw.run();
        };
        terminal.handle(Signal.WINCH, anew);
        terminal.handle(Signal.CONT, anew);
        terminal.handle(Signal.INT, signal -> end.run());
    }

    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            terminal.puts(Capability.cursor_normal);
            terminal.puts(Capability.exit_ca_mode);
            terminal.setAttributes(before);
            terminal.flush();
            terminal.close();
        }
    }
}
