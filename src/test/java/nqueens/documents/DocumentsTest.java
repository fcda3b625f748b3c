package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jsoup.nodes.Element;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.QueensSolver;
import nqueens.board.KnownCounts;
import nqueens.interview.Drill;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Compiler;
import nqueens.judge.result.Points;
import nqueens.judge.submission.Sources;
import nqueens.problem.Harness;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.catalogue.Catalogue;

/** What documents say: links, the numbers that were measured, and what exercises and drills declare. */
class DocumentsTest {

    private static final String NUMBER = "(\\d+(?:,\\d{3})*(?:\\.\\d+)?)";
    private static final Pattern TAKES = Pattern.compile("`\\w+\\((\\d+)[^`]*` takes " + NUMBER + " steps");

    static Stream<Path> documents() {
        return Document.files(Path.of(""), ".md");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void a_link_leads_to_a_file_and_a_heading_that_are_there(Path file) {
        assertThat(Document.read(file).brokenLinks()).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void an_image_has_a_text_alternative(Path file) {
        assertThat(Document.read(file).page().select("img"))
                .noneMatch(image -> image.attr("alt").length() < 20);
    }

    /**
     * A quote has # where its number stands, and ... for a number of another line. A value is a cell of
     * reference-steps.csv, known-counts.csv or timings.csv, perhaps divided by another; it is rounded as the quote is.
     */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvFileSource(resources = "quoted-numbers.csv", delimiter = ';', numLinesToSkip = 1)
    void a_quoted_number_is_that_of_the_file(String document, String quote, String value) throws IOException {
        String[] cells = value.split(" / ");
        BigDecimal exact = BigDecimal.valueOf(cells.length == 1 ? cell(value) : cell(cells[0]) / cell(cells[1]));
        Pattern pattern = Pattern.compile(Pattern.quote(quote)
                .replace("#", "\\E" + NUMBER + "\\Q").replace("...", "\\E[\\d,.]+\\Q"));
        String said = Document.read(Path.of(document)).source().replaceAll("\\s+", " ");
        List<BigDecimal> quoted = pattern.matcher(said).results()
                .map(found -> new BigDecimal(found.group(1).replace(",", ""))).toList();

        assertThat(quoted).as("%s no longer says: %s", document, quote).isNotEmpty();
        for (BigDecimal number : quoted) {
            assertThat(number).as("%s says: %s; %s is %s", document, quote, value, exact.toPlainString())
                    .isEqualTo(exact.setScale(number.scale(), RoundingMode.HALF_UP));
        }
    }

    private static double cell(String name) throws IOException {
        String[] words = name.split(" ");
        return switch (words[0]) {
            case "steps" -> Catalogue.find(words[1]).map(ReferenceSteps::of)
                    .map(steps -> steps.get(Integer.valueOf(words[2])))
                    .orElseThrow(() -> new AssertionError("reference-steps.csv has no " + name + ", which is quoted"));
            case "positions" -> KnownCounts.positions(Integer.parseInt(words[1]));
            case "solutions" -> KnownCounts.solutions(Integer.parseInt(words[1]));
            case "nanoseconds" -> steadyState(words[1] + "," + words[2] + ",");
            default -> Double.parseDouble(name);
        };
    }

    private static double steadyState(String row) throws IOException {
        return Files.readAllLines(Path.of("docs/figures/timings.csv")).stream().filter(line -> line.startsWith(row))
                .findFirst().map(line -> Double.valueOf(line.split(",")[3]))
                .orElseThrow(() -> new AssertionError("timings.csv has no row " + row + " which is quoted"));
    }

    static List<Problem> exercises() {
        return Catalogue.all().stream().filter(Problem::isExercise).toList();
    }

    @ParameterizedTest
    @MethodSource("exercises")
    void an_exercise_tells_its_command_and_the_limits_and_points_that_it_is_judged_by(Problem exercise) {
        Path statement = Path.of("exercises", exercise.id(), "README.md");
        assertThat(statement).as("the statement of " + exercise).exists();
        String told = Document.read(statement).source().replaceAll(" points| \\(bad n,[^)]*\\)", "");
        Stream<String> limits = exercise.speed().stream().map(speed -> ReferenceSteps.of(exercise, speed)
                .map(steps -> String.format(Locale.ROOT, "| `%s` | at most %,d; the reference solution takes %,d |",
                        speed, speed.limits().steps(), steps))
                .orElse("the steps of " + speed + ", which reference-steps.csv lacks: see docs/CONTRIBUTING.md"));
        Stream<String> points = exercise.checks().stream()
                .map(check -> "`%s` %d".formatted(check.id(), Points.standard().of(exercise, check)));
        Stream<String> command = Stream.of("mvn test -Dtest=" + exercise.suiteName() + "\n");

        assertThat(Stream.of(command, limits, points).flatMap(each -> each).filter(each -> !told.contains(each)))
                .as("what is missing in " + statement).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("editorials")
    void an_editorial_tells_the_steps_of_its_solution(Path editorial) {
        Catalogue.find(editorial.getParent().getFileName().toString()).map(ReferenceSteps::of).ifPresent(steps ->
                TAKES.matcher(Document.read(editorial).source().replaceAll("\\s+", " ")).results().forEach(told ->
                        assertThat(told.group(2).replace(",", "")).as(told.group())
                                .isEqualTo(String.valueOf(steps.get(Integer.valueOf(told.group(1)))))));
    }

    static List<Path> editorials() {
        return Document.files(Path.of("solutions"), "README.md").toList();
    }

    /** Of each mistake in an editorial's table, the first quote, with ... for what isn't quoted. */
    @ParameterizedTest
    @MethodSource("editorials")
    void an_editorial_quotes_messages_that_known_submissions_get(Path editorial) {
        String messages = Document.files(Path.of("src/test/submissions"), "expected.txt")
                .map(file -> Document.read(file).source().replace('_', ' ')).collect(Collectors.joining());
        List<String> quotes = Document.read(editorial).source().lines()
                .dropWhile(line -> !line.endsWith("| what the judge says |")).takeWhile(line -> line.startsWith("|"))
                .map(line -> line.substring(line.lastIndexOf(" | ") + 1).split("`"))
                .filter(parts -> parts.length > 1).map(parts -> parts[1]).toList();
        assertThat(quotes).as("in an expected.txt, from " + editorial).allMatch(quote ->
                Pattern.compile(Pattern.quote(quote).replace("...", "\\E.*\\Q")).matcher(messages).find());
    }

    static List<String> programs() {
        return Document.read(Path.of("exercises/ideas.md")).page().select("code.language-java")
                .stream().map(Element::wholeText).toList();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void a_program_of_the_ideas_compiles(String program) {
        Compiler compiler = new Compiler(Harness.pathOf(QueensSolver.class), List.of());
        assertThat(compiler.compileUnmetered(new Sources(Map.of("Idea.java", program), List.of())))
                .isInstanceOf(Compilation.Compiled.class);
    }

    @ParameterizedTest
    @FieldSource("nqueens.interview.Drill#ALL")
    void a_drill_has_its_line_with_its_level(Drill drill) {
        assertThat(Document.read(Path.of("docs/INTERVIEW.md")).source().lines()
                .filter(line -> line.startsWith("| " + drill.level() + " |") && line.contains("`" + drill.id() + "`")))
                .as("lines of level %d with %s", drill.level(), drill.id()).hasSize(1);
    }
}
