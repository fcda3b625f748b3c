package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Optional;

import org.junit.jupiter.api.Test;

class FaultTest {

    @Test
    void a_board_stands_indented_between_finding_and_rule() {
        Drawing drawing = Drawing.of(new int[] {0, 1}).marking(new Square(0, 0), new Square(1, 1));
        assertThat(new Fault("solution 1 of 1 is [0, 1]", Optional.of(drawing), "they share a diagonal"))
                .hasToString("""
                solution 1 of 1 is [0, 1]
                  * .
                  . *
                they share a diagonal""");
    }

    @Test
    void without_a_board_the_rule_follows_the_finding() {
        assertThat(new Fault("solve(4) gave null", Optional.empty(), "the list is never null")).hasToString("""
                solve(4) gave null
                the list is never null""");
    }

    @Test
    void no_part_may_be_null() {
        assertThatNullPointerException().isThrownBy(() -> new Fault(null, Optional.empty(), "")).withMessage("finding");
        assertThatNullPointerException().isThrownBy(() -> new Fault("", null, "")).withMessage("drawing");
        assertThatNullPointerException().isThrownBy(() -> new Fault("", Optional.empty(), null)).withMessage("rule");
    }
}
