package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

import org.junit.jupiter.api.Test;

class PlainScreenTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void lines_that_are_new_and_will_stay_are_printed() {
        try (Screen screen = screen(new StringReader(""))) {
            screen.show(page("judging", "0 accepted", false));
            screen.show(page("wrong", "0 accepted", true));
            screen.show(page("wrong", "0 accepted", true));
            screen.show(page("wrong", "1 accepted", true));
            screen.show(page("right", "1 accepted", true));
        }
        assertThat(out.toString(StandardCharsets.UTF_8))
                .isEqualTo("wrong\n0 accepted\nkeys, each with Enter: keys\n\n"
                        + "1 accepted\nkeys, each with Enter: keys\n\n"
                        + "right\nkeys, each with Enter: keys\n\n");
    }

    @Test
    void what_is_judged_again_is_printed_again_and_a_case_before_the_rest() {
        try (Screen screen = screen(new StringReader(""))) {
            screen.show(page("wrong", "judged", true));
            screen.show(page("wrong, before", "judging", false));
            screen.show(new Page(List.of("wrong"), List.of("judging the rest"), "keys", Page.Settled.BODY));
            screen.show(page("wrong", "judged", true));
        }
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("wrong\njudged\nkeys, each with Enter: keys\n\n"
                + "wrong\njudged\nkeys, each with Enter: keys\n\n");
    }

    @Test
    void keys_are_letters_behind_which_enter_is_pressed() {
        try (Screen screen = screen(new StringReader("h\nq\r\n"))) {
            assertThat(screen.read()).isEqualTo('h');
            assertThat(screen.read()).isEqualTo('q');
            assertThat(screen.read()).isEqualTo(Screen.END);
        }
    }

    @Test
    void where_input_is_closed_there_are_no_keys() throws Exception {
        Reader closed = new StringReader("h");
        closed.close();
        try (Screen screen = screen(closed)) {
            assertThat(screen.read()).isEqualTo(Screen.END);
        }
    }

    private Screen screen(Reader in) {
        return new PlainScreen(in, new PrintStream(out, true, StandardCharsets.UTF_8));
    }

    private static Page page(String body, String foot, boolean settled) {
        return new Page(List.of(body), List.of(foot), "keys", settled);
    }
}
