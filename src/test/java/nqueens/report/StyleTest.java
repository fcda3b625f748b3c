package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class StyleTest {

    @Test
    void plain_is_the_text_alone() {
        assertThat(Style.PLAIN.good("ACCEPTED")).isEqualTo("ACCEPTED");
        assertThat(Style.PLAIN.bad("WRONG ANSWER")).isEqualTo("WRONG ANSWER");
        assertThat(Style.PLAIN.strong("board2d")).isEqualTo("board2d");
    }

    @Test
    void colours_are_set_and_taken_back() {
        assertThat(Style.COLOURED.good("ACCEPTED")).isEqualTo("\u001b[32mACCEPTED\u001b[0m");
        assertThat(Style.COLOURED.bad("WRONG ANSWER")).isEqualTo("\u001b[31mWRONG ANSWER\u001b[0m");
        assertThat(Style.COLOURED.strong("board2d")).isEqualTo("\u001b[1mboard2d\u001b[0m");
    }
}
