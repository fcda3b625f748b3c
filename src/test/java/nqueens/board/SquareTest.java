package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SquareTest {

    @Test
    void reads_as_row_and_column() {
        assertThat(new Square(3, 5)).hasToString("(3, 5)");
    }

    @Test
    void squares_are_equal_by_row_and_column() {
        assertThat(new Square(3, 5)).isEqualTo(new Square(3, 5)).isNotEqualTo(new Square(5, 3));
    }
}
