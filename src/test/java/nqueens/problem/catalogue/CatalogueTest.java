package nqueens.problem.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.QueensSolver;
import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.Check;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.Profile;

class CatalogueTest {

    /** Of the smaller board: for one larger than the larger one so many times as many are over its limit. */
    private static final long STEPS = 1_000_000_000;
    /** The bound in a statement: of steps beside those for a smaller n, or of what is done for a position. */
    private static final Pattern MOST =
            Pattern.compile("at\\s+most\\s+([0-9.]+)\\s+times(\\s+the\\s+steps\\s+of\\s+`count\\(\\d\\)`)?");

    @ParameterizedTest
    @MethodSource("nqueens.problem.catalogue.Catalogue#all")
    void checks_have_ids_and_short_titles(Problem problem) {
        List<Check> checks = problem.checks();
        assertThat(checks).extracting(Check::id).doesNotHaveDuplicates().as("no key of a points file means two things")
                .noneMatch(id -> Catalogue.find(id).isPresent());
        assertThat(checks).extracting(Check::title).allMatch(title -> title.length() <= 50);
    }

    static List<Problem> withReference() {
        return Catalogue.all().stream().filter(Problem::isExercise).filter(problem -> problem.harness().isEmpty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("withReference")
    void a_right_solver_passes_every_check(Problem problem) {
        ScriptedSolver right = new ScriptedSolver(ScriptedSolver.reference(problem));
        assertThat(problem.checks()).allSatisfy(
                check -> assertThat(right.fault(ScriptedSolver.cases(problem, check.id()))).isEmpty());
    }

    static List<Problem> paced() {
        return Catalogue.all().stream().filter(problem -> problem.contract() == QueensSolver.class).toList();
    }

    /** As it grows so many times, or shifts so often for each position; it fails without its busy code. */
    @ParameterizedTest
    @MethodSource("paced")
    void the_work_of_a_search_is_bounded_as_the_statement_says(Problem problem) throws IOException {
        Call speed = problem.speed().orElseThrow();
        Matcher most = MOST.matcher(Files.readString(Path.of("exercises", problem.id(), "README.md")));
        assertThat(most.find()).isTrue();
        boolean isGrowth = most.group(2) != null;
        for (double times : new double[] {1, 1.001, 0.999}) {
            double bound = Double.parseDouble(most.group(1)) * times;
            Profile many = new Profile((long) (STEPS * (isGrowth ? bound : 10_000)), Map.of(Operation.SHIFT,
                    isGrowth ? 0 : (long) (bound * KnownCounts.positions(speed.n()))), Map.of());
            assertThat(new ScriptedSolver(
                    call -> call.method().equals("count") || times < 1 ? KnownCounts.solutions(call.n()) : 0L,
                    call -> call.n() == speed.n() ? many : new Profile(call.n() > 4 ? STEPS : 0, Map.of(), Map.of()))
                    .fault(ScriptedSolver.cases(problem, "speed")).isEmpty()).isEqualTo(times == 1);
        }
    }
}
