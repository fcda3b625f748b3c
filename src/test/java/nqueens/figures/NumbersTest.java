package nqueens.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;

/** The numbers that the documents mention are those of runs. */
class NumbersTest {

    @ParameterizedTest
    @CsvSource({
        "8, exercises/board2d", "12, exercises/board2d", "8, solutions/board2d", "12, solutions/board2d",
        "8, exercises/array1d", "12, exercises/array1d", "8, solutions/array1d", "12, solutions/array1d",
        "8, exercises/booleanarrays", "12, exercises/booleanarrays", "8, solutions/booleanarrays",
        "12, solutions/booleanarrays", "8, exercises/bitmask", "13, exercises/bitmask", "8, solutions/bitmask",
        "13, solutions/bitmask"})
    void the_positions_visited_are_those_of_a_run(int n, String folder) throws IOException {
        assertThat(text(folder)).contains(
                String.format(Locale.ROOT, "P(%d) = %,d", n, Idea.TESTED_AT_ONCE.nodes(n)));
    }

    @Test
    void the_search_for_thirteen_visits_as_many_positions_as_a_run() throws IOException {
        assertThat(text("exercises/bitmask")).contains(String.format(Locale.ROOT,
                "search for n = 13 visits %,d positions", Idea.TESTED_AT_ONCE.nodes(13)));
    }

    @Test
    void steps_grow_by_as_much_as_the_ladder_says() throws IOException {
        List<Double> growth = new ArrayList<>(List.of(growth(Catalogue.PERMUTATIONS, 8)));
        Catalogue.core().forEach(each -> growth.add(growth(each, 10)));

        assertThat(text("exercises")).contains(String.format(Locale.ROOT, "From n = 7 to 8, `permutations` takes %.1f"
                + " times as many steps: there are 8 times as many arrangements, each one queen longer."
                + " From n = 9 to 10 `board2d` and `array1d` take %.1f times as"
                + " many, `booleanarrays` %4$.1f times, `bitmask` %5$.1f times.", growth.toArray()));
        assertThat(growth.get(1)).isCloseTo(growth.get(2), within(0.1));
        assertThat(growth.get(4)).isCloseTo(
                (double) Idea.TESTED_AT_ONCE.nodes(10) / Idea.TESTED_AT_ONCE.nodes(9), within(0.02));
    }

    private static double growth(Problem exercise, int n) {
        return (double) ReferenceSteps.of(exercise).get(n) / ReferenceSteps.of(exercise).get(n - 1);
    }

    @ParameterizedTest
    @MethodSource("nqueens.problem.Catalogue#core")
    void an_editorial_has_the_steps_of_its_solution(Problem exercise) throws IOException {
        assertThat(text("solutions/" + exercise.id())).contains(String.format(Locale.ROOT,
                "`count(10)` takes %,d steps", ReferenceSteps.of(exercise).get(10)));
    }

    @ParameterizedTest
    @MethodSource("nqueens.problem.Catalogue#core")
    void the_first_table_has_the_steps_of_the_reference_solutions(Problem exercise) throws IOException {
        String steps = String.format(Locale.ROOT, "%.1f M", ReferenceSteps.of(exercise).get(10) / 1e6);

        assertThat(Files.readAllLines(Path.of("README.md")))
                .filteredOn(line -> line.startsWith("| [" + exercise.id() + "]"))
                .singleElement().asString().contains("| " + steps);
    }

    @Test
    void the_editorial_of_bitmask_has_the_steps_of_the_call_that_must_be_fast() throws IOException {
        assertThat(text("solutions/bitmask")).contains(String.format(Locale.ROOT, "`count(13)` %,d.",
                ReferenceSteps.of(Catalogue.BITMASK).get(13)));
    }

    @ParameterizedTest
    @CsvSource({"blocked", "completion", "torus"})
    void an_editorial_has_the_steps_of_the_call_that_must_be_fast(String id) throws IOException {
        Problem exercise = Catalogue.find(id).orElseThrow();
        assertThat(text("solutions/" + id)).contains(String.format(Locale.ROOT, "takes %,d steps",
                ReferenceSteps.of(exercise, exercise.speed().orElseThrow()).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource({"permutations, 7", "permutations, 8", "symmetry, 12", "symmetry, 13", "lazy, 18", "lazy, 19",
        "lazy, 20"})
    void an_editorial_of_the_upper_ladder_has_the_steps_of_its_solution(String id, int n) throws IOException {
        assertThat(text("solutions/" + id)).contains(String.format(Locale.ROOT, "%,d",
                ReferenceSteps.of(Catalogue.find(id).orElseThrow()).get(n)));
    }

    @Test
    void the_ideas_have_the_numbers_that_their_own_code_gives() throws IOException {
        long left = Snippets.run("CentreOut", "put", 20, false);
        long[] moves = LongStream.rangeClosed(1, 1_000).map(seed -> Snippets.run("MinConflicts", "moves", 8, seed))
                .sorted().toArray();

        assertThat(left).isEqualTo(queensToTheFirst(20));
        assertThat(Snippets.run("CentreOut", "put", 7, true)).isGreaterThan(queensToTheFirst(7));
        assertThat(Files.readString(Snippets.DOCUMENT).replaceAll("\\s+", " ")).contains(
                String.format(Locale.ROOT, "For n = 20 it puts %,d queens, and %,d from left to right.",
                        Snippets.run("CentreOut", "put", 20, true), left),
                String.format(Locale.ROOT, "For n = 20 it puts %,d queens, counting those that leave a domain empty;"
                        + " the search from left to right puts %,d.", Snippets.run("Propagation", "put", 20), left),
                String.format(Locale.ROOT, "A thousand runs for n = 8 took %.0f shuffles on average.",
                        Snippets.averageShuffles(8, 1_000)),
                String.format(Locale.ROOT, "Half of a thousand runs for n = 8 took at most %d moves.", moves[499]),
                String.format(Locale.ROOT, "40,320 / %d = %.0f shuffles for n = 8, and 3,628,800 / %d = %,.0f for n ="
                        + " 10", KnownCounts.of(8), 40_320.0 / KnownCounts.of(8), KnownCounts.of(10),
                        3_628_800.0 / KnownCounts.of(10)),
                String.format(Locale.ROOT, "`Parallel.count(12)` is %,d.", KnownCounts.of(12)),
                String.format(Locale.ROOT, "`ExactCover.count(8)` is %d.", KnownCounts.of(8)));
    }

    @ParameterizedTest
    @CsvSource({"ExactCover, 7", "ExactCover, 8", "Parallel, 8", "Parallel, 12"})
    void the_ideas_that_count_find_all_solutions(String snippet, int n) {
        assertThat(Snippets.run(snippet, "count", n)).isEqualTo(KnownCounts.of(n));
    }

    @Test
    void eight_queens_on_any_squares_are_many_boards() throws IOException {
        assertThat(text("exercises")).contains(String.format(Locale.ROOT, "%,d boards", Idea.chosenOf(64, 8)));
    }

    @Test
    void the_tree_grows_by_as_much_as_the_ladder_says() throws IOException {
        List<Long> nodes = NodesFigure.runs(Idea.TESTED_AT_ONCE);
        List<Double> factors = IntStream.range(8, 13)
                .mapToObj(n -> (double) nodes.get(n) / nodes.get(n - 1)).toList();

        assertThat(text("exercises")).contains(String.format(Locale.ROOT, "a factor of %.1f to %.1f with each n from"
                + " 8 to 13", factors.get(0), factors.get(4)));
        assertThat(factors).isSorted();
    }

    @Test
    void the_questions_on_paper_have_the_answers_that_are_given() throws IOException {
        Position four = new Position(4, List.of(1, 3));
        Bits bits = Bits.of(four);

        assertThat(four.free()).containsExactly(0);
        assertThat(text("exercises/board2d")).contains("Only column 0. ");
        assertThat(new Position(6, List.of(1, 3)).free()).containsExactly(0, 5);
        assertThat(text("exercises/array1d")).contains("Columns 0 and 5. ");
        assertThat(text("exercises/bitmask")).contains(
                "| columns | `" + bits.digits(bits.columnBits() & 15) + "` |",
                "| main diagonals | `" + bits.digits(bits.mainBits() & 15) + "` |",
                "| anti-diagonals | `" + bits.digits(bits.antiBits() & 15) + "` |",
                "| none of them | `" + bits.digits(bits.freeBits()) + "` |");
        assertThat(Tables.TRACES.get(Catalogue.BOOLEAN_ARRAYS).get()).contains("| 1, 3 | 1, 3 | 1, 2 | 1, 4 | 0 |");
        assertThat(text("exercises/booleanarrays")).contains("Columns 1 and 3. Main diagonals `row - column + 3`: 2 and"
                + " 1. Anti-diagonals `row + column`: 1 and 4.");
    }

    @Test
    void the_answers_of_interviews_have_the_numbers_of_runs() throws IOException {
        assertThat(answers()).contains(
                String.format(Locale.ROOT, "the search tree has %,d nodes", Idea.TESTED_AT_ONCE.nodes(8)),
                String.format(Locale.ROOT, "there are %,d ways to choose", Idea.chosenOf(64, 8)));
        assertThat(answers()).contains(
                String.format(Locale.ROOT, "%,d times for n = 20, %,d times for n = 21 and %,d times for n = 28",
                        queensToTheFirst(20), queensToTheFirst(21), queensToTheFirst(28)));
    }

    @ParameterizedTest
    @CsvSource({"4, 1, 2", "8, 12, 92"})
    void the_classes_of_solutions_are_those_of_a_run(int n, int classes, int solutions) throws IOException {
        assertThat(KnownCounts.of(n)).isEqualTo(solutions);
        assertThat(answers()).contains("For n = 4 there are two solutions and one class, for n = 8 there"
                + " are 92 in 12 classes: 11 of eight and one of four.");
        Map<List<Integer>, Long> sizes = SolutionSearch.solutions(n).stream().collect(Collectors.groupingBy(
                solution -> Arrays.stream(Symmetry.values()).map(symmetry -> symmetry.of(solution))
                        .min(Arrays::compare).map(least -> Arrays.stream(least).boxed().toList()).orElseThrow(),
                Collectors.counting()));
        assertThat(sizes).hasSize(classes);
        if (n == 8) {
            assertThat(sizes.values()).containsOnly(8L, 4L).containsOnlyOnce(4L);
        }
    }

    /** The model answers of interviews, in one line. */
    private static String answers() throws IOException {
        return Files.readString(Path.of("src/main/resources/nqueens/interview/talks.md"))
                .replace('\n', ' ');
    }

    /** Counts the queens that are placed until the first solution stands. */
    private static long queensToTheFirst(int n) {
        long[] queens = new long[1];
        assertThat(place((1 << n) - 1, 0, 0, 0, queens)).isTrue();
        return queens[0];
    }

    private static boolean place(int all, int columns, int main, int anti, long[] queens) {
        int free = all & ~(columns | main | anti);
        while (free != 0) {
            int queen = free & -free;
            free -= queen;
            queens[0]++;
            if (place(all, columns | queen, (main | queen) << 1, (anti | queen) >>> 1, queens)) {
                return true;
            }
        }
        return columns == all;
    }

    private static String text(String folder) throws IOException {
        return Files.readString(Path.of(folder, "README.md")).replaceAll("\\s+", " ");
    }
}
