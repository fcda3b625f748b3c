package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetriesTest {

    // Q . . .
    // . . Q .
    // . . . Q
    // . Q . .
    @ParameterizedTest(name = "{0} is {2}")
    @CsvSource(delimiter = '|', textBlock = """
            IDENTITY           | [0, 2, 3, 1] | itself
            QUARTER_TURN       | [3, 0, 2, 1] | a quarter turn
            HALF_TURN          | [2, 0, 1, 3] | a half turn
            THREE_QUARTER_TURN | [2, 1, 3, 0] | three quarter turns
            MIRROR             | [3, 1, 0, 2] | a mirror image, left for right
            FLIP               | [1, 3, 2, 0] | a mirror image, top for bottom
            TRANSPOSE          | [0, 3, 1, 2] | a mirror image in the main diagonal
            ANTI_TRANSPOSE     | [1, 2, 0, 3] | a mirror image in the anti-diagonal
            """)
    void each_symmetry_moves_the_queens_its_own_way(Symmetry symmetry, String image, String words) {
        int[] placement = {0, 2, 3, 1};
        assertThat(symmetry.image(placement)).isNotSameAs(placement);
        assertThat(Arrays.toString(symmetry.image(placement))).isEqualTo(image);
        assertThat(placement).as("the placement itself").containsExactly(0, 2, 3, 1);
        assertThat(symmetry.words()).isEqualTo(words);
    }

    @ParameterizedTest
    @EnumSource
    void one_queen_stays_where_it_is_and_a_symmetry_of_a_symmetry_is_one(Symmetry symmetry) {
        assertThat(symmetry.image(new int[0])).isEmpty();
        assertThat(symmetry.image(new int[] {0})).containsExactly(0);
        int[] solution = {0, 2, 4, 1, 3};
        assertThat(images(solution)).containsAll(images(symmetry.image(solution)));
    }

    @ParameterizedTest(name = "n = {0} has {1} solutions up to symmetry")
    @CsvSource({"1, 1", "2, 0", "3, 0", "4, 1", "5, 2", "6, 1", "7, 6", "8, 12"}) // OEIS A002562
    void solutions_fall_into_as_many_classes_as_are_known(int n, int expected) {
        Set<List<String>> classes = SolutionSearch.solutions(n).stream()
                .map(solution -> images(solution).stream().sorted().toList()).collect(Collectors.toSet());
        assertThat(classes).hasSize(expected);
        assertThat(Symmetry.distinct(SolutionSearch.solutions(n), Symmetry.values())).hasSize(expected)
                .allSatisfy(least -> assertThat(images(least)).allSatisfy(image ->
                        assertThat(Arrays.toString(least)).isLessThanOrEqualTo(image)));
    }

    private static List<String> images(int[] solution) {
        return Stream.of(Symmetry.values()).map(symmetry -> Arrays.toString(symmetry.image(solution))).toList();
    }
}
