package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import org.junit.jupiter.api.Test;

class FaultTest {

    @Test
    void a_board_stands_indented_between_finding_and_rule() {
        assertThat(new Fault("solution 1 of 1 is [0, 1]", "* .\n. *", "they share a diagonal")).hasToString("""
                solution 1 of 1 is [0, 1]
                  * .
                  . *
                they share a diagonal""");
    }

    @Test
    void without_a_board_the_rule_follows_the_finding() {
        assertThat(new Fault("solve(4) gave null", "", "the list is never null")).hasToString("""
                solve(4) gave null
                the list is never null""");
    }

    @Test
    void no_part_may_be_null() {
        assertThatNullPointerException().isThrownBy(() -> new Fault(null, "", "")).withMessage("finding");
        assertThatNullPointerException().isThrownBy(() -> new Fault("", null, "")).withMessage("drawing");
        assertThatNullPointerException().isThrownBy(() -> new Fault("", "", null)).withMessage("rule");
    }
}
