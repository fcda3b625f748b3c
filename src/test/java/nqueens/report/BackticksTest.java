package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BackticksTest {

    @Test
    void a_fence_is_longer_than_any_row_within() {
        assertThat(new Backticks("").fence()).isEqualTo("```");
        assertThat(new Backticks("``").fence()).isEqualTo("```");
        assertThat(new Backticks("```").fence()).isEqualTo("````");
        assertThat(new Backticks("x `````` ```").fence()).isEqualTo("```````");
    }

    @Test
    void a_span_is_not_ended_by_what_is_within() {
        assertThat(new Backticks("alice").span()).isEqualTo("`alice`");
        assertThat(new Backticks("a`b").span()).isEqualTo("`` a`b ``");
        assertThat(new Backticks("``").span()).isEqualTo("``` `` ```");
    }
}
