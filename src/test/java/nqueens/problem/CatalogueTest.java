package nqueens.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.board.KnownCounts;

class CatalogueTest {

    /** The bound in a statement: of steps beside those of {@code count(8)}, or of what is done for a position. */
    private static final Pattern MOST = Pattern.compile("at most ([0-9.]+) times( the steps of `count\\(8\\)`)?");

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
        assertThat(Catalogue.of(Problem.Place.UPPER).contains(problem))
                .isEqualTo(problem.isExercise() && !problem.isCore());
        assertThat(Catalogue.of(problem.place())).contains(problem);
    }

    @Test
    void there_is_a_core_and_not_all_belongs_to_it() {
        assertThat(Catalogue.core()).isNotEmpty().hasSizeLessThan(Catalogue.all().size());
    }

    @ParameterizedTest
    @MethodSource("nqueens.problem.Catalogue#core")
    void the_work_of_a_search_is_bounded_as_the_statement_says(Problem exercise) throws IOException {
        Matcher most = MOST.matcher(Files.readString(Path.of("exercises", exercise.id(), "README.md"))
                .replaceAll("\\s+", " "));
        assertThat(most.find()).isTrue();
        double times = Double.parseDouble(most.group(1));
        boolean isGrowth = most.group(2) != null;

        assertThat(speed(exercise, isGrowth, times)).isEmpty();
        assertThat(speed(exercise, isGrowth, times * 1.001)).map(Fault::kind).contains(Fault.Kind.STEPS);
    }

    /** Judges a search that grows so many times, or shifts so often for each position. */
    private static Optional<Fault> speed(Problem exercise, boolean isGrowth, double times) {
        Call speed = exercise.speed().orElseThrow();
        long shifts = isGrowth ? 0 : (long) (times * KnownCounts.positions(speed.n()));
        Executed few = new Executed(100_000, Map.of(), Map.of());
        Executed many = new Executed((long) (100_000 * (isGrowth ? times : 10_000)),
                Map.of(Operation.SHIFT, shifts), Map.of());
        return exercise.checks().get(exercise.checks().size() - 1).cases().get(0).fault().apply(new ScriptedSolver(
                call -> KnownCounts.of(call.n()), call -> call.n() == speed.n() ? many : few));
    }
}
