package nqueens.board;

import static nqueens.board.SolutionListAssert.assertThatSolutionsOf;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;

import org.junit.jupiter.api.Test;

class SolutionListAssertTest {

    private static final List<int[]> ALL_OF_FOUR = List.of(new int[] {1, 3, 0, 2}, new int[] {2, 0, 3, 1});

    @Test
    void all_the_solutions_are_valid_and_complete() {
        assertThatSolutionsOf(4, ALL_OF_FOUR).areValid().areComplete();
    }

    @Test
    void some_of_the_solutions_are_valid_and_not_complete() {
        List<int[]> one = ALL_OF_FOUR.subList(0, 1);
        assertThatSolutionsOf(4, one).areValid();
        assertThatThrownBy(() -> assertThatSolutionsOf(4, one).areComplete())
                .isInstanceOf(AssertionError.class)
                .hasMessage("""
                        n = 4: solve(4) gave 1 of 2 solutions; one that is missing is [2, 0, 3, 1]
                          . . Q .
                          Q . . .
                          . . . Q
                          . Q . .
                        it is solution 1, [1, 3, 0, 2], after a mirror image, left for right""");
    }

    @Test
    void an_attack_is_neither_valid_nor_complete() {
        List<int[]> attack = List.of(new int[] {0, 2, 1});
        String message = """
                n = 3: solution 1 of 1 is [0, 2, 1]
                  Q . .
                  . . *
                  . * .
                the queens in rows 1 and 2 share a diagonal: |1 - 2| = |2 - 1|""";
        assertThatThrownBy(() -> assertThatSolutionsOf(3, attack).areValid())
                .isInstanceOf(AssertionError.class).hasMessage(message);
        assertThatThrownBy(() -> assertThatSolutionsOf(3, attack).areComplete())
                .isInstanceOf(AssertionError.class).hasMessage(message);
    }

    @Test
    void null_is_no_list() {
        assertThatThrownBy(() -> assertThatSolutionsOf(2, null).areValid())
                .isInstanceOf(AssertionError.class)
                .hasMessage("n = 2: solve(2) gave null\nwhere there is no solution the list is empty, never null");
    }

    @Test
    void a_column_off_the_board_is_not_valid() {
        assertThatThrownBy(() -> assertThatSolutionsOf(1, List.of(new int[] {7})).areValid())
                .isInstanceOf(AssertionError.class)
                .hasMessage("n = 1: solution 1 of 1 is [7]\nrow 0 has column 7, off the board: columns go from 0 to 0");
    }
}
