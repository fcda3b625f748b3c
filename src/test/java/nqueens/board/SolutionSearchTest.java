package nqueens.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolutionSearchTest {

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void without_blocked_squares_it_finds_all_solutions_in_order(int n) {
        List<int[]> all = new SolutionSearch(n).all();

        assertThat(all).hasSize((int) KnownCounts.solutions(n)).doesNotHaveDuplicates()
                .isSortedAccordingTo(Arrays::compare).allSatisfy(solution -> {
                    assertThat(solution).hasSize(n);
                    assertThat(Attack.firstIn(solution)).isEmpty();
                });
        assertThat(new SolutionSearch(n).first().map(Arrays::toString))
                .isEqualTo(all.stream().findFirst().map(Arrays::toString));
    }

    @Test
    void it_ends_at_as_many_solutions_as_are_wanted() {
        List<int[]> all = new SolutionSearch(6).all();

        assertThat(new SolutionSearch(6).first(3)).usingRecursiveComparison().isEqualTo(all.subList(0, 3));
        assertThat(new SolutionSearch(6).first(5)).usingRecursiveComparison().isEqualTo(all);
    }

    @Test
    void no_queen_stands_where_none_may() {
        List<int[]> left = SolutionSearch.on(6, (columns, row) -> row != 2 || columns[row] == 5).all();

        assertThat(left).isNotEmpty().hasSize((int) new SolutionSearch(6).all().stream()
                .filter(solution -> solution[2] == 5).count());
        assertThat(left).allSatisfy(solution -> assertThat(solution[2]).isEqualTo(5));
    }

    @Test
    void by_another_rule_it_finds_what_that_rule_takes_for_solutions() {
        SolutionSearch.PlacingRule rooks = SolutionSearch.apart((down, right) -> right == 0);
        assertThat(new SolutionSearch(4, rooks).all()).hasSize(24).startsWith(new int[] {0, 1, 2, 3});
        SolutionSearch.PlacingRule pawns = SolutionSearch.apart((down, right) -> down == 1 && right == 1);
        assertThat(new SolutionSearch(3, pawns).all()).hasSize(16).contains(new int[] {0, 0, 0}, new int[] {2, 1, 0});
    }

    @Test
    void what_was_found_once_is_not_searched_for_again() {
        assertThat(SolutionSearch.solutions(5)).isSameAs(SolutionSearch.solutions(5));
        assertThat(new SolutionSearch(5).all()).hasSize(10).isNotSameAs(new SolutionSearch(5).all());
    }
}
