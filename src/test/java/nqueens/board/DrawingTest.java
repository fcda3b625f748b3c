package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;

class DrawingTest {

    @Test
    void each_row_is_a_line_without_an_end_after_the_last() {
        assertThat(Drawing.of(new int[0])).hasToString("");
        assertThat(Drawing.of(new int[] {0})).hasToString("Q");
        assertThat(Drawing.of(new int[] {1, 3, 0, 2})).hasToString("""
                . Q . .
                . . . Q
                Q . . .
                . . Q .""");
    }

    @Test
    void marked_queens_are_stars_and_a_marked_square_without_a_queen_stays_empty() {
        Drawing plain = Drawing.of(new int[] {1, 3, 3, 2});
        Drawing marked = plain.marking(new Square(2, 3), new Square(1, 3), new Square(0, 0));

        assertThat(marked).hasToString("""
                . Q . .
                . . . *
                . . . *
                . . Q .""");
        assertThat(marked.attack()).containsExactly(new Square(2, 3), new Square(1, 3), new Square(0, 0));
        assertThat(marked.marking(new Square(0, 1))).as("marks are not added up").hasToString("""
                . * . .
                . . . Q
                . . . Q
                . . Q .""");
        assertThat(plain.attack()).isEmpty();
    }

    @Test
    void blocked_squares_without_a_queen_are_hashes() {
        Drawing drawing = Drawing.of(new int[] {1, Drawing.NO_QUEEN, 0});
        List<Square> squares = List.of(new Square(0, 0), new Square(1, 2), new Square(2, 0));

        assertThat(drawing.blocking(squares)).hasToString("# Q .\n. . #\nQ . .");
        assertThat(drawing.blocking(squares).marking(new Square(0, 1))).hasToString("# * .\n. . #\nQ . .");
        assertThat(drawing.marking(new Square(2, 0)).blocking(List.of(new Square(0, 2))))
                .hasToString(". Q #\n. . .\n* . .");
        assertThat(drawing.blocking(squares).blocked()).isEqualTo(squares);
        assertThat(drawing.blocked()).isEmpty();
        assertThat(drawing.isComplete()).isFalse();
        assertThat(Drawing.of(new int[] {1, 0}).isComplete()).isTrue();
    }

    @Test
    void a_placement_changed_later_does_not_change_its_drawing() {
        int[] placement = {0, 1};
        Drawing drawing = Drawing.of(placement);
        placement[0] = 1;
        assertThat(drawing.placement()).containsExactly(0, 1);
    }
}
