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
    @CsvSource(delimiter = ';', textBlock = """
            0; 0; 1; 0; the queens in rows 0 and 1 share column 0
            2; 7; 7; 7; the queens in rows 2 and 7 share column 7
            0; 0; 1; 1; the queens in rows 0 and 1 share a diagonal: |0 - 1| = |0 - 1|
            0; 0; 7; 7; the queens in rows 0 and 7 share a diagonal: |0 - 7| = |0 - 7|
            2; 3; 4; 5; the queens in rows 2 and 4 share a diagonal: |2 - 4| = |3 - 5|
            0; 1; 1; 0; the queens in rows 0 and 1 share a diagonal: |0 - 1| = |1 - 0|
            2; 5; 4; 3; the queens in rows 2 and 4 share a diagonal: |2 - 4| = |5 - 3|
            """)
    void queens_of_one_column_or_diagonal_attack_each_other(int row, int column, int lowerRow, int lowerColumn,
            String rule) {
        assertThat(new Attack(new Square(row, column), new Square(lowerRow, lowerColumn)).rule()).isEqualTo(rule);
    }

    @ParameterizedTest(name = "({0}, {1}) and ({2}, {3}): {4}")
    @CsvSource({"0, 0, 1, 2, no attack", "0, 2, 1, 0, no attack", "0, 0, 2, 1, no attack", "0, 0, 7, 6, no attack",
        "0, 6, 7, 0, no attack", "1, 3, 2, 5, no attack", "1, 4, 0, 4, not above each other",
        "1, 4, 1, 4, not above each other", "5, 4, 2, 4, not above each other"})
    void there_is_no_attack_between_other_squares(int row, int column, int lowerRow, int lowerColumn, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Attack(new Square(row, column), new Square(lowerRow, lowerColumn)))
                .withMessage("%s: (%d, %d) and (%d, %d)", reason, row, column, lowerRow, lowerColumn);
    }

    @Test
    void both_queens_have_to_be_there() {
        Square square = new Square(0, 0);
        assertThatNullPointerException().isThrownBy(() -> new Attack(null, square)).withMessage("upper");
        assertThatNullPointerException().isThrownBy(() -> new Attack(square, null)).withMessage("lower");
    }

    /** By the lower queen first, and of the attacks on one queen by the upper. */
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
        return Stream.concat(Stream.of(new int[0], new int[] {0}, new int[] {1, 3, 0, 2},
                new int[] {0, 4, 7, 5, 2, 6, 1, 3}, new int[] {0, 2, 4, 5, 0}, new int[] {0, 3, 2}),
                Stream.generate(() -> random.ints(1 + random.nextInt(5), 0, 12).toArray()).limit(60));
    }
}
