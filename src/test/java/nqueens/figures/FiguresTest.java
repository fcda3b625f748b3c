package nqueens.figures;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.LargeBoard;
import nqueens.problem.Problem;

/**
 * The figures, and the tables in the documents, are what the code draws from its runs.
 * {@code -Dkata.expected=write} writes them anew where they differ, to be looked at and committed.
 */
class FiguresTest {

    /** By the names of their files. */
    private static final Map<String, Supplier<Svg>> FIGURES = new TreeMap<>(Map.ofEntries(
            Map.entry("solutions-4.svg", BoardFigures::solutions),
            Map.entry("scan.svg", BoardFigures::scan),
            Map.entry("array.svg", BoardFigures::array),
            Map.entry("diagonals.svg", BoardFigures::diagonals),
            Map.entry("torus.svg", BoardFigures::torus),
            Map.entry("blocked.svg", BoardFigures::blocked),
            Map.entry("completion.svg", BoardFigures::completion),
            Map.entry("superqueens.svg", BoardFigures::superqueens),
            Map.entry("swap.svg", Swaps::draw),
            Map.entry("first.svg", Snippets::first),
            Map.entry("shuffles.svg", Snippets::shuffles),
            Map.entry("conflicts.svg", Snippets::conflicts),
            Map.entry("cover.svg", Snippets::cover),
            Map.entry("tasks.svg", Snippets::tasks),
            Map.entry("domains.svg", Snippets::domains),
            Map.entry("bits.svg", BoardFigures::bits),
            Map.entry("search-tree-4.svg", TreeFigure::draw),
            Map.entry("nodes.svg", NodesFigure::draw),
            Map.entry("ladder.svg", LadderFigure::draw)));
    private static final Path FOLDER = Path.of("figures");
    private static final String BEGIN = "<!-- this table is made by FiguresTest -->\n";
    private static final String END = "<!-- end of the table -->\n";
    private static final boolean WRITE = "write".equals(System.getProperty("kata.expected"));

    static Set<String> figures() {
        return FIGURES.keySet();
    }

    @ParameterizedTest
    @MethodSource("figures")
    void a_figure_is_what_its_code_draws(String name) throws IOException {
        String drawn = FIGURES.get(name).get().markup();
        if (WRITE) {
            Files.createDirectories(FOLDER);
            Files.writeString(FOLDER.resolve(name), drawn);
        }
        assertThat(FOLDER.resolve(name)).content().isEqualToNormalizingNewlines(drawn);
    }

    @ParameterizedTest
    @MethodSource("figures")
    void a_figure_has_a_text_alternative_and_needs_nothing_from_elsewhere(String name) {
        Document svg = Jsoup.parse(FIGURES.get(name).get().markup(), "", Parser.xmlParser());

        assertThat(svg.select("svg > title").text()).hasSizeBetween(10, 80);
        assertThat(svg.select("svg > desc").text()).hasSizeGreaterThan(100);
        assertThat(svg.select("svg").attr("role")).isEqualTo("img");
        assertThat(svg.select("script, image, use, a, foreignObject")).isEmpty();
        assertThat(svg.select("style").html()).doesNotContain("url(", "@import", "@font-face");
        assertThat(svg.select("svg > *").get(3).className()).isEqualTo("paper");
    }

    @Test
    void no_figure_is_left_over() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            assertThat(files.filter(file -> !file.equals(Timing.FILE)).map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrderElementsOf(figures());
        }
    }

    @Test
    void the_ladder_has_the_numbers_of_nodes() throws IOException {
        assertMade(Path.of("exercises/README.md"), Tables.nodes());
    }

    @Test
    void the_ladder_has_the_steps_of_each_rung() throws IOException {
        assertMade(Path.of("exercises/README.md"), "<!-- this table of steps is made by FiguresTest -->\n",
                Tables.rungs());
    }

    @Test
    void the_walk_is_that_of_a_search() throws IOException {
        assertMade(Path.of("exercises/how-the-search-walks.md"), Walk.draw());
    }

    @Test
    void the_swaps_are_those_of_the_reference_solution() throws ReflectiveOperationException {
        LargeBoard reference = (LargeBoard) Class.forName("million.MillionQueens").getConstructor().newInstance();

        for (int n : new int[] {1, 4, 6, 8, 1_000}) {
            assertThat(Swaps.run(n, 86).columns()).isEqualTo(reference.place(n, 86));
        }
    }

    @Test
    void the_exercise_of_the_large_board_tells_what_its_size_costs() throws IOException {
        assertMade(Path.of("exercises/million/README.md"), Swaps.growth());
    }

    static Set<Problem> traced() {
        return Tables.TRACES.keySet();
    }

    @ParameterizedTest
    @MethodSource("traced")
    void an_editorial_has_its_trace(Problem exercise) throws IOException {
        assertMade(Path.of("solutions", exercise.id(), "README.md"), Tables.TRACES.get(exercise).get());
    }

    @Test
    void the_searches_visit_what_the_formulas_say() {
        for (Idea idea : Idea.values()) {
            List<Long> runs = NodesFigure.runs(idea);
            for (int n = 1; n <= runs.size() && idea != Idea.TESTED_AT_ONCE; n++) {
                assertThat(idea.formula(n).longValueExact()).as(idea + ", n = " + n).isEqualTo(runs.get(n - 1));
            }
        }
    }

    @Test
    void the_safe_squares_are_the_same_in_bits() {
        for (Position position : Position.empty(6).visited()) {
            assertThat(Bits.of(position).free()).as(position.toString())
                    .isEqualTo(position.isSolution() ? List.of() : position.free());
        }
    }

    @Test
    void the_tree_for_four_has_seventeen_positions() {
        List<Position> visited = Position.empty(4).visited();

        assertThat(visited).hasSize(17);
        assertThat(visited.stream().filter(Position::isSolution)).extracting(Position::toString)
                .containsExactly("[1, 3, 0, 2]", "[2, 0, 3, 1]");
        assertThat(visited.stream().filter(Position::isDeadEnd)).extracting(Position::toString)
                .containsExactly("[0, 2]", "[0, 3, 1]", "[3, 0, 2]", "[3, 1]");
    }

    private static void assertMade(Path file, String made) throws IOException {
        assertMade(file, BEGIN, made);
    }

    /** Holds the part of a document between two marks against what it is made from. */
    private static void assertMade(Path file, String mark, String made) throws IOException {
        String document = Files.readString(file).replace("\r\n", "\n");
        assertThat(document.split(mark + "|" + END, -1)).as(file + ": the mark once").hasSizeGreaterThan(2);
        int begin = document.indexOf(mark) + mark.length();
        int end = document.indexOf(END, begin);
        if (WRITE) {
            Files.writeString(file, document.substring(0, begin) + "\n" + made + "\n" + document.substring(end));
            return;
        }
        assertThat(document.substring(begin, end)).as(file.toString()).isEqualTo("\n" + made + "\n");
    }
}
