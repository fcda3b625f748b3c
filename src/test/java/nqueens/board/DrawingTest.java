package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class DrawingTest {

    @Test
    void an_empty_board_is_an_empty_text() {
        assertThat(Drawing.of(new int[0])).hasToString("");
    }

    @Test
    void one_queen_is_one_letter() {
        assertThat(Drawing.of(new int[] {0})).hasToString("Q");
    }

    @Test
    void each_row_is_a_line_without_an_end_after_the_last() {
        assertThat(Drawing.of(new int[] {1, 3, 0, 2})).hasToString("""
                . Q . .
                . . . Q
                Q . . .
                . . Q .""");
    }

    @Test
    void marked_queens_are_stars() {
        assertThat(Drawing.of(new int[] {1, 3, 3, 2}).marking(new Square(1, 3), new Square(2, 3))).hasToString("""
                . Q . .
                . . . *
                . . . *
                . . Q .""");
    }

    @Test
    void a_marked_square_without_a_queen_stays_empty() {
        assertThat(Drawing.of(new int[] {0, 1}).marking(new Square(0, 1), new Square(1, 1))).hasToString("""
                Q .
                . *""");
    }

    @Test
    void blocked_squares_without_a_queen_are_hashes() {
        Drawing drawing = Drawing.of(new int[] {1, Drawing.NO_QUEEN, 0});
        Drawing blocked = drawing.blocking(List.of(new Square(0, 0), new Square(1, 2), new Square(2, 0)));

        assertThat(blocked).hasToString("# Q .\n. . #\nQ . .");
        assertThat(blocked.marking(new Square(0, 1))).hasToString("# * .\n. . #\nQ . .");
        assertThat(drawing.marking(new Square(2, 0)).blocking(List.of(new Square(0, 2))))
                .hasToString(". Q #\n. . .\n* . .");
        assertThat(drawing).hasToString(". Q .\n. . .\nQ . .");
        assertThat(drawing.placement()).containsExactly(1, -1, 0);
        assertThat(blocked.blocked()).containsExactly(new Square(0, 0), new Square(1, 2), new Square(2, 0));
        assertThat(drawing.blocked()).isEmpty();
    }

    @Test
    void marks_are_not_added_up_and_leave_the_first_drawing_alone() {
        Drawing plain = Drawing.of(new int[] {0, 1});
        Drawing marked = plain.marking(new Square(0, 0));

        assertThat(marked.marking(new Square(1, 1))).hasToString("Q .\n. *");
        assertThat(marked).hasToString("* .\n. Q");
        assertThat(plain).hasToString("Q .\n. Q");
    }

    @Test
    void a_placement_changed_later_does_not_change_its_drawing() {
        int[] placement = {0, 1};
        Drawing drawing = Drawing.of(placement);

        placement[0] = 1;

        assertThat(drawing).hasToString("Q .\n. Q");
    }

    @Test
    void a_drawing_tells_its_placement_and_its_marks() {
        Drawing drawing = Drawing.of(new int[] {0, 1}).marking(new Square(1, 1), new Square(0, 0));

        assertThat(drawing.placement()).containsExactly(0, 1);
        assertThat(drawing.marked()).containsExactly(new Square(1, 1), new Square(0, 0));
    }
}
