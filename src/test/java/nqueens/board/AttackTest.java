package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

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

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"1 3 0 2 | (0, 1) (1, 3)", "2 0 3 1 | (0, 2) (1, 0)",
        "0 3 1 | (0, 0) (2, 1)", "0 | ''", "0 3 6 9 2 5 | ''", "0 3 6 2 5 | (1, 3) (3, 2)", "0 0 0 0 | ''",
        "0 1 2 3 | ''", "0 4 3 | ''", "0 3 6 1 4 2 | (3, 1) (5, 2)"})
    void pieces_may_attack_otherwise_such_as_by_a_knights_move(String columns, String pair) {
        int[] placement = Stream.of(columns.split(" ")).mapToInt(Integer::parseInt).toArray();
        assertThat(Attack.firstIn(placement, (down, right) -> down * Math.abs(right) == 2)
                .map(attack -> attack.upper() + " " + attack.lower()).orElse("")).isEqualTo(pair);
    }

    @Test
    void a_piece_does_not_attack_itself() {
        assertThat(Attack.firstIn(new int[] {0, 1}, (down, right) -> right == 0)).isEmpty();
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
