package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;

import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class ScreensTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final AtomicInteger redraws = new AtomicInteger();
    private final AtomicInteger ends = new AtomicInteger();
    private final Screen plain =
            new PlainScreen(new StringReader("h\nq\r\n"), new PrintStream(out, true, StandardCharsets.UTF_8));

    @Test
    void lines_that_are_new_and_will_stay_are_printed() {
        assertThat(printed("judging", "0 accepted", false)).isEmpty();
        assertThat(printed("wrong", "0 accepted", true))
                .isEqualTo("wrong\n0 accepted\nkeys, each with Enter: keys\n\n");
        assertThat(printed("wrong", "0 accepted", true)).isEmpty();
        assertThat(printed("wrong, before", "judging", false)).isEmpty();
        assertThat(printed("wrong", "0 accepted", true)).as("the same again").startsWith("wrong\n0 accepted\n");
    }

    @Test
    void keys_are_letters_behind_which_enter_is_pressed_until_the_input_ends() {
        assertThat(List.of(plain.read(), plain.read(), plain.read(), plain.read(), plain.read()))
                .containsExactly((int) 'h', (int) '\n', (int) 'q', (int) '\n', Screen.END);
    }

    private String printed(String body, String foot, boolean isSettled) {
        plain.show(new Screenful(List.of(body), List.of(foot), "keys", isSettled), 0);
        return drawn();
    }

    @ParameterizedTest(name = "a terminal that says that it has {0} rows and columns")
    @ValueSource(ints = {40, 0})
    void what_changes_is_drawn_on_a_screen_of_its_own_and_the_old_one_comes_back(int size) throws IOException {
        Screen screen = new FullScreen(terminal("", size, size));
        screen.show(screenful("verdict", "next"), 0);
        assertThat(drawn()).contains("\u001b[?1049h", "\u001b[?25l", "verdict", "next", "keys");
        screen.show(screenful("verdict", "later"), 0);
        assertThat(drawn()).contains("later").doesNotContain("verdict", "keys", "\u001b[?1049l");
        screen.close();
        assertThat(drawn()).contains("\u001b[?1049l", "\u001b[?25h");
        screen.show(screenful("verdict", "too late"), 0);
        screen.close();
        assertThat(drawn()).isEmpty();
    }

    @Test
    void escape_by_itself_is_a_key_and_arrows_and_the_like_are_none() throws IOException {
        try (Screen screen = new FullScreen(terminal("h\u001b[A\u001bOBx\u001b[15~\u001bq", 5, 40))) {
            for (char key : "hx\u001bq".toCharArray()) {
                assertThat(screen.read()).isEqualTo(key);
            }
        }
    }

    @Test
    void whoever_waits_for_a_key_holds_up_no_one_who_closes() throws Exception {
        Screen screen = new FullScreen(terminal("", 5, 40));
        CompletableFuture<Integer> key = CompletableFuture.supplyAsync(screen::read);
        screen.close();
        assertThat(key.get()).isEqualTo(Screen.END);
    }

    @Test
    void another_size_is_drawn_anew_and_an_interrupt_or_a_terminal_that_is_gone_is_the_end() throws IOException {
        Terminal terminal = terminal("", 5, 40);
        try (Screen screen = new FullScreen(terminal)) {
            screen.listen(redraws::incrementAndGet, ends::incrementAndGet);
            terminal.raise(Terminal.Signal.WINCH);
            terminal.raise(Terminal.Signal.CONT);
            assertThat(redraws).hasValue(2);
            terminal.raise(Terminal.Signal.INT);
            assertThat(ends).hasValue(1);
            terminal.input().close();
            assertThat(screen.read()).isEqualTo(Screen.END);
            assertThat(ends).hasValue(2);
        }
    }

    private static Screenful screenful(String... body) {
        return new Screenful(List.of(body), List.of(), "keys", true);
    }

    /** What was printed or drawn since this was asked last. */
    private String drawn() {
        String text = out.toString(StandardCharsets.UTF_8);
        out.reset();
        return text;
    }

    /** A terminal within this JVM, on which keys have been pressed already. */
    private Terminal terminal(String keys, int rows, int columns) throws IOException {
        LineDisciplineTerminal terminal =
                new LineDisciplineTerminal("kata", "xterm-256color", out, StandardCharsets.UTF_8);
        terminal.setSize(Size.of(columns, rows));
        // a terminal that was not told yet to pass on each key would wait for Enter
        Attributes attributes = terminal.enterRawMode();
        terminal.processInputBytes(keys.getBytes(StandardCharsets.UTF_8));
        terminal.setAttributes(attributes);
        return terminal;
    }
}
