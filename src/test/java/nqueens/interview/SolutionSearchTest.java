package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.board.KnownCounts;
import nqueens.board.SolutionList;

class SolutionSearchTest {

    @ParameterizedTest(name = "n = {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void without_blocked_squares_it_finds_all_solutions(int n) {
        SolutionList all = new SolutionList(n, search(n).all());

        assertThat(all.invalid()).isEmpty();
        assertThat(all.incomplete()).isEmpty();
        assertThat(search(n).all()).hasSize((int) KnownCounts.of(n));
    }

    @Test
    void solutions_come_in_lexicographic_order() {
        List<int[]> all = search(6).all();

        assertThat(all).isSortedAccordingTo(java.util.Arrays::compare);
        assertThat(search(6).first()).hasValueSatisfying(first -> assertThat(first).isEqualTo(all.get(0)));
        assertThat(search(4).first()).hasValueSatisfying(first -> assertThat(first).containsExactly(1, 3, 0, 2));
    }

    @Test
    void there_may_be_none() {
        assertThat(search(3).first()).isEmpty();
        assertThat(search(3).all()).isEmpty();
    }

    @Test
    void no_queen_stands_where_none_may() {
        List<int[]> left = new SolutionSearch(6, (row, column) -> row != 2 || column == 5).all();

        assertThat(left).isNotEmpty().hasSize((int) search(6).all().stream()
                .filter(solution -> solution[2] == 5).count());
        assertThat(left).allSatisfy(solution -> assertThat(solution[2]).isEqualTo(5));
    }

    private static SolutionSearch search(int n) {
        return new SolutionSearch(n, (row, column) -> true);
    }
}
