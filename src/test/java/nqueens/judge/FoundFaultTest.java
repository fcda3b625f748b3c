package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;

import nqueens.board.Drawing;
import nqueens.board.Square;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

class FoundFaultTest {

    @Test
    void parts_are_taken_over_each_cut_where_it_is_long() {
        assertThat(FoundFault.of(new Fault(Kind.COUNT, "found", "rule")))
                .isEqualTo(new FoundFault(Kind.COUNT, "found", "rule"));
        assertThat(FoundFault.of(new Fault(Kind.COUNT, "x".repeat(4001), "y".repeat(4002)))).isEqualTo(new FoundFault(
                Kind.COUNT, "x".repeat(4000) + "\n... and 1 characters more",
                "y".repeat(4000) + "\n... and 2 characters more"));
    }

    @Test
    void no_part_is_missing() {
        assertThatNullPointerException().isThrownBy(() -> new FoundFault(null, "", "")).withMessage("kind");
        assertThatNullPointerException().isThrownBy(() -> new FoundFault(Kind.COUNT, null, "")).withMessage("finding");
        assertThatNullPointerException().isThrownBy(() -> new FoundFault(Kind.COUNT, "", null)).withMessage("rule");
    }

    @Test
    void a_board_is_taken_over_with_its_marks_unless_a_row_is_empty() {
        List<Square> blocked = List.of(new Square(0, 0));
        Drawing drawing = Drawing.of(new int[] {1, 0}).blocking(blocked).marking(new Square(0, 1), new Square(1, 0));

        assertThat(DrawnBoard.of(new Fault(Kind.COUNT, "", Optional.of(drawing), ""))).isEqualTo(new DrawnBoard(
                List.of(1, 0), List.of(new Square(0, 1), new Square(1, 0)), blocked));
        assertThat(new DrawnBoard(List.of(1, 0), List.of(), blocked).blocked()).isEqualTo(blocked);
        assertThat(DrawnBoard.of(new Fault(Kind.COUNT, "", ""))).isNull();
        assertThat(DrawnBoard.of(new Fault(Kind.COUNT, "",
                Optional.of(Drawing.of(new int[] {0, Drawing.NO_QUEEN})), ""))).isNull();
        assertThat(new DrawnBoard(List.of(), List.of(), null)).isEqualTo(new DrawnBoard(List.of(), List.of()));
    }
}
