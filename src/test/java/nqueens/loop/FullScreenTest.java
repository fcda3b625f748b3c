package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
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

class FullScreenTest {

    private static final Page PAGE = new Page(List.of("verdict"), List.of("next"), "keys", true);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void a_page_is_drawn_on_a_screen_of_its_own_and_the_old_one_comes_back() throws IOException {
        try (Screen screen = new FullScreen(terminal("", 5, 40))) {
            screen.show(PAGE);
            assertThat(drawn()).contains("\u001b[?1049h", "\u001b[?25l", "verdict", "next", "keys")
                    .doesNotContain("\u001b[?1049l");
            out.reset();
        }
        assertThat(drawn()).contains("\u001b[?1049l", "\u001b[?25h");
    }

    @Test
    void a_line_that_was_drawn_already_is_not_drawn_again_whatever_size_a_terminal_tells() throws IOException {
        for (int size : List.of(40, 0)) {
            try (Screen screen = new FullScreen(terminal("", size, size))) {
                screen.show(PAGE);
                assertThat(drawn()).contains("verdict", "next", "keys");
                out.reset();
                screen.show(new Page(List.of("verdict"), List.of("later"), "keys", true));
                assertThat(drawn()).contains("later").doesNotContain("verdict", "keys");
            }
        }
    }

    @Test
    void nothing_is_drawn_once_it_is_closed() throws IOException {
        Screen screen = new FullScreen(terminal("", 5, 40));
        screen.close();
        out.reset();
        screen.show(PAGE);
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
    void the_space_bar_turns_a_page_that_is_too_long_and_a_new_one_begins_at_its_top() throws IOException {
        Page page = new Page(List.of("verdict", "one", "two", "three"), List.of(), "keys", true);
        AtomicInteger redraws = new AtomicInteger();
        try (Screen screen = new FullScreen(terminal(" q", 4, 40))) {
            screen.listen(redraws::incrementAndGet, () -> { });
            screen.show(page);
            assertThat(drawn()).contains("one").doesNotContain("two");
            assertThat(screen.read()).isEqualTo('q');
            assertThat(redraws).hasValue(1);
            screen.show(page);
            assertThat(drawn()).contains("two").doesNotContain("three");
            out.reset();
            screen.show(new Page(List.of("verdict", "four", "five", "six"), List.of(), "keys", true));
            assertThat(drawn()).contains("four");
        }
    }

    @Test
    void a_page_that_fits_is_not_turned_whatever_follows() throws IOException {
        List<String> body = List.of("verdict", "one", "two");
        try (Screen screen = new FullScreen(terminal(" q", 4, 40))) {
            screen.show(new Page(body, List.of(), "keys", true));
            assertThat(screen.read()).isEqualTo('q');
            screen.show(new Page(body, List.of(), "keys", true));
            out.reset();
            screen.show(new Page(body, List.of("three"), "keys", true));
            assertThat(drawn()).contains("... 2 more").doesNotContain("three");
        }
    }

    @Test
    @Timeout(60)
    void whoever_waits_for_a_key_holds_up_no_one_who_closes() throws Exception {
        Screen screen = new FullScreen(terminal("", 5, 40));
        CompletableFuture<Integer> key = CompletableFuture.supplyAsync(screen::read);
        screen.close();
        assertThat(key.get()).isEqualTo(Screen.END);
    }

    @Test
    void an_interrupt_and_another_size_are_told() throws IOException {
        Terminal terminal = terminal("", 5, 40);
        AtomicInteger redraws = new AtomicInteger();
        AtomicInteger ends = new AtomicInteger();
        try (Screen screen = new FullScreen(terminal)) {
            screen.listen(redraws::incrementAndGet, ends::incrementAndGet);
            terminal.raise(Terminal.Signal.WINCH);
            assertThat(redraws).hasValue(1);
            terminal.raise(Terminal.Signal.CONT);
            assertThat(redraws).hasValue(2);
            terminal.raise(Terminal.Signal.INT);
            assertThat(ends).hasValue(1);
        }
    }

    @Test
    void a_terminal_that_is_gone_is_an_interrupt() throws IOException {
        Terminal terminal = terminal("", 5, 40);
        AtomicInteger ends = new AtomicInteger();
        try (Screen screen = new FullScreen(terminal)) {
            screen.listen(() -> { }, ends::incrementAndGet);
            terminal.input().close();
            assertThat(screen.read()).isEqualTo(Screen.END);
            assertThat(ends).hasValue(1);
        }
    }

    private String drawn() {
        return out.toString(StandardCharsets.UTF_8);
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
