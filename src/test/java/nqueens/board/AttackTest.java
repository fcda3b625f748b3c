package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.util.Random;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class AttackTest {

    private static final int SEED = 8;

    @ParameterizedTest(name = "({0}, {1}) attacks ({2}, {3})")
    @CsvSource({
        "0, 0, 1, 0", "0, 3, 3, 3", "2, 7, 7, 7",
        "0, 0, 1, 1", "0, 0, 7, 7", "2, 3, 4, 5",
        "0, 1, 1, 0", "0, 7, 7, 0", "2, 5, 4, 3"})
    void queens_of_one_column_or_diagonal_attack_each_other(int row, int column, int lowerRow, int lowerColumn) {
        Attack attack = new Attack(new Square(row, column), new Square(lowerRow, lowerColumn));

        assertThat(attack.upper()).isEqualTo(new Square(row, column));
        assertThat(attack.lower()).isEqualTo(new Square(lowerRow, lowerColumn));
    }

    @ParameterizedTest(name = "({0}, {1}) does not attack ({2}, {3})")
    @CsvSource({"0, 0, 1, 2", "0, 2, 1, 0", "0, 0, 2, 1", "0, 0, 7, 6", "0, 6, 7, 0", "1, 3, 2, 5"})
    void there_is_no_attack_between_other_squares(int row, int column, int lowerRow, int lowerColumn) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Attack(new Square(row, column), new Square(lowerRow, lowerColumn)))
                .withMessage("no attack: (%d, %d) and (%d, %d)", row, column, lowerRow, lowerColumn);
    }

    @ParameterizedTest(name = "rows {0} and {1}")
    @CsvSource({"1, 0", "1, 1", "5, 2"})
    void the_upper_queen_comes_first(int upper, int lower) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Attack(new Square(upper, 4), new Square(lower, 4)))
                .withMessage("not above each other: (%d, 4) and (%d, 4)", upper, lower);
    }

    @Test
    void both_queens_have_to_be_there() {
        Square square = new Square(0, 0);

        assertThatNullPointerException().isThrownBy(() -> new Attack(null, square)).withMessage("upper");
        assertThatNullPointerException().isThrownBy(() -> new Attack(square, null)).withMessage("lower");
    }

    @Test
    void a_shared_column_is_named() {
        assertThat(new Attack(new Square(1, 4), new Square(6, 4)).rule())
                .isEqualTo("the queens in rows 1 and 6 share column 4");
    }

    @Test
    void a_shared_diagonal_is_worked_out() {
        assertThat(new Attack(new Square(3, 2), new Square(5, 4)).rule())
                .isEqualTo("the queens in rows 3 and 5 share a diagonal: |3 - 5| = |2 - 4|");
    }

    @Test
    void a_shared_anti_diagonal_is_worked_out() {
        assertThat(new Attack(new Square(0, 7), new Square(7, 0)).rule())
                .isEqualTo("the queens in rows 0 and 7 share a diagonal: |0 - 7| = |7 - 0|");
    }

    @Test
    void an_empty_board_and_a_single_queen_are_peaceful() {
        assertThat(Attack.firstIn(new int[0])).isEmpty();
        assertThat(Attack.firstIn(new int[] {0})).isEmpty();
    }

    @Test
    void a_solution_is_peaceful() {
        assertThat(Attack.firstIn(new int[] {1, 3, 0, 2})).isEmpty();
        assertThat(Attack.firstIn(new int[] {0, 4, 7, 5, 2, 6, 1, 3})).isEmpty();
    }

    @Test
    void the_first_attack_is_that_of_the_highest_lower_queen() {
        // rows 0 and 4 share a column; rows 2 and 3 share a diagonal, and are met first
        assertThat(Attack.firstIn(new int[] {0, 2, 4, 5, 0}))
                .contains(new Attack(new Square(2, 4), new Square(3, 5)));
    }

    @Test
    void of_the_attacks_on_one_queen_the_first_is_that_of_the_highest_upper_queen() {
        // the queen in row 2 is attacked by both above it
        assertThat(Attack.firstIn(new int[] {0, 3, 2}))
                .contains(new Attack(new Square(0, 0), new Square(2, 2)));
    }

    @ParameterizedTest
    @MethodSource("placements")
    void the_attack_found_is_the_first_of_all_pairs(int[] placement) {
        for (int lower = 0; lower < placement.length; lower++) {
            for (int upper = 0; upper < lower; upper++) {
                int columns = placement[upper] - placement[lower];
                if (columns == 0 || columns == lower - upper || columns == upper - lower) {
                    assertThat(Attack.firstIn(placement)).contains(new Attack(
                            new Square(upper, placement[upper]), new Square(lower, placement[lower])));
                    return;
                }
            }
        }
        assertThat(Attack.firstIn(placement)).isEmpty();
    }

    static Stream<int[]> placements() {
        Random random = new Random(SEED);
        return Stream.generate(() -> random.ints(1 + random.nextInt(5), 0, 12).toArray()).limit(60);
    }
}
