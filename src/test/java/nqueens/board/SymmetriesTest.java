package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;


class SymmetriesTest {

    private static final int[] SOLUTION = {0, 2, 4, 1, 3};

    @ParameterizedTest(name = "{0}")
    @MethodSource("images")
    void each_symmetry_moves_the_queens_its_own_way(Symmetry symmetry, String drawing) {
        assertThat(Drawing.of(symmetry.of(new int[] {0, 2, 3, 1}))).hasToString(drawing);
    }

    // Q . . .
    // . . Q .
    // . . . Q
    // . Q . .
    static Stream<Arguments> images() {
        return Stream.of(
                Arguments.of(Symmetry.IDENTITY, "Q . . .\n. . Q .\n. . . Q\n. Q . ."),
                Arguments.of(Symmetry.QUARTER_TURN, ". . . Q\nQ . . .\n. . Q .\n. Q . ."),
                Arguments.of(Symmetry.HALF_TURN, ". . Q .\nQ . . .\n. Q . .\n. . . Q"),
                Arguments.of(Symmetry.THREE_QUARTER_TURN, ". . Q .\n. Q . .\n. . . Q\nQ . . ."),
                Arguments.of(Symmetry.MIRROR, ". . . Q\n. Q . .\nQ . . .\n. . Q ."),
                Arguments.of(Symmetry.FLIP, ". Q . .\n. . . Q\n. . Q .\nQ . . ."),
                Arguments.of(Symmetry.TRANSPOSE, "Q . . .\n. . . Q\n. Q . .\n. . Q ."),
                Arguments.of(Symmetry.ANTI_TRANSPOSE, ". Q . .\n. . Q .\nQ . . .\n. . . Q"));
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(delimiter = '|', value = {
        "IDENTITY           | itself",
        "QUARTER_TURN       | a quarter turn",
        "HALF_TURN          | a half turn",
        "THREE_QUARTER_TURN | three quarter turns",
        "MIRROR             | a mirror image, left for right",
        "FLIP               | a mirror image, top for bottom",
        "TRANSPOSE          | a mirror image in the main diagonal",
        "ANTI_TRANSPOSE     | a mirror image in the anti-diagonal"})
    void each_symmetry_is_put_into_words(Symmetry symmetry, String words) {
        assertThat(symmetry.words()).isEqualTo(words);
    }

    @ParameterizedTest
    @EnumSource
    void the_image_is_a_new_array_and_the_solution_stays(Symmetry symmetry) {
        int[] solution = SOLUTION.clone();

        assertThat(symmetry.of(solution)).isNotSameAs(solution);
        assertThat(solution).isEqualTo(SOLUTION);
    }

    @ParameterizedTest
    @EnumSource
    void one_queen_stays_where_it_is(Symmetry symmetry) {
        assertThat(symmetry.of(new int[] {0})).containsExactly(0);
        assertThat(symmetry.of(new int[0])).isEmpty();
    }

    @Test
    void two_symmetries_in_a_row_are_a_symmetry() {
        List<String> images = images(SOLUTION);

        for (Symmetry first : Symmetry.values()) {
            for (Symmetry second : Symmetry.values()) {
                assertThat(images).contains(Arrays.toString(second.of(first.of(SOLUTION))));
            }
        }
    }

    @ParameterizedTest(name = "n = {0} has {1} solutions up to symmetry")
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 1", "5, 2", "6, 1", "7, 6", "8, 12"}) // OEIS A002562
    void solutions_fall_into_as_many_classes_as_are_known(int n, int expected) {
        Map<String, Long> classes = new HashMap<>();
        for (int[] solution : SolutionSearch.solutions(n)) {
            classes.merge(images(solution).stream().sorted().collect(Collectors.joining()), 1L, Long::sum);
        }

        assertThat(classes).hasSize(expected);
    }

    private static List<String> images(int[] solution) {
        return Stream.of(Symmetry.values()).map(symmetry -> Arrays.toString(symmetry.of(solution))).toList();
    }
}
