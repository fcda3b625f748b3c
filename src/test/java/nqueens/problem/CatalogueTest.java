package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {

    static List<Problem> problems() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_problem_is_worth_100_points_in_checks_with_ids_and_short_titles(Problem problem) {
        assertThat(problem.checks().stream().mapToInt(Check::points).sum()).isEqualTo(100);
        assertThat(problem.checks()).extracting(Check::id).doesNotHaveDuplicates();
        assertThat(problem.checks()).extracting(Check::title)
                .allSatisfy(title -> assertThat(title).hasSizeLessThanOrEqualTo(50));
    }

    @ParameterizedTest
    @MethodSource("problems")
    void a_problem_is_found_by_its_id(Problem problem) {
        assertThat(Catalogue.find(problem.id())).containsSame(problem);
        assertThat(Catalogue.find(problem.id() + "x")).isEmpty();
        assertThat(Catalogue.core().contains(problem)).isEqualTo(problem.isCore());
    }

    @Test
    void there_is_a_core_and_not_all_belongs_to_it() {
        assertThat(Catalogue.core()).isNotEmpty().hasSizeLessThan(Catalogue.all().size());
    }
}
