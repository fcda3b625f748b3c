package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.problem.Catalogue;

/**
 * Every report of a few submissions, and of a class of them, is letter by letter what lies in
 * {@code src/test/resources/nqueens/report}: read it there. {@code -Dkata.expected=write} writes it anew where it
 * differs, to be looked at and committed. Of pages, style, script and statements are left out.
 */
class ReportsTest {

    private static final Path EXPECTED = Path.of("src/test/resources/nqueens/report");
    private static final boolean IS_WRITTEN = "write".equals(System.getProperty("kata.expected"));
    private static final String NOT_LOOKED_AT = "(?s)(?<=<style>).*?(?=</style>)|(?<=<script>).*?(?=</script>)"
            + "|(?<=sha256-).*?(?=')|(?<=data-page=\").*?(?=\")|(?<=<div class=\"statement\">).*?(?=</div>)";
    private static final Map<String, Results> SAMPLES = Map.of("wrong", SampleResults.wrong(), "hidden",
            SampleResults.hidden(), "judge-error", SampleResults.judgeError(), "unusual", SampleResults.unusual(),
            "unclear", SampleResults.unclear(Catalogue.BITMASK));

    /** Every report of a submission by its name, with what a console shows. */
    static Map<String, Function<Results, String>> ofSubmission() {
        Map<String, Function<Results, String>> reports = new LinkedHashMap<>();
        Reports.ofRun(Classroom50JsonTest.ENVIRONMENT, Instant.EPOCH, Path.of("target/judge"))
                .forEach(report -> reports.put(report.file(), results -> report.text(new ShownRun(results))));
        reports.put("console.txt", results -> new ConsoleReport(Style.PLAIN).text(
                results, new Submission(results.submission(), Path.of("solutions")))
                + ConsoleReport.nothing(results.submission()));
        return reports;
    }

    private static Map<String, Function<ClassResults, String>> ofClass() {
        return ofClass(Optional.empty());
    }

    /** Every report of a class by its name, with what a console shows. */
    static Map<String, Function<ClassResults, String>> ofClass(Optional<List<SimilarPair>> similar) {
        Map<String, Function<ClassResults, String>> reports = new LinkedHashMap<>();
        Reports.ofClass(similar).forEach(report -> reports.put(report.file(), report::text));
        reports.put("console.txt", results -> ClassConsoleReport.text("target/judge", results,
                new ClassFolder(results.folder(), List.of(), List.of(results.folder())), 0));
        return reports;
    }

    private static Stream<Arguments> reports() {
        return Stream.concat(
                SAMPLES.keySet().stream().sorted().flatMap(sample -> ofSubmission().keySet().stream()
                        .map(report -> Arguments.of(sample, report))),
                ofClass().keySet().stream().map(report -> Arguments.of("class", report)));
    }

    @ParameterizedTest(name = "{0}/{1}")
    @MethodSource("reports")
    void a_report_is_what_was_looked_at(String sample, String report) throws IOException {
        String drawn = (sample.equals("class") ? ofClass().get(report).apply(SampleResults.aClass())
                : ofSubmission().get(report).apply(SAMPLES.get(sample)))
                .replaceAll(NOT_LOOKED_AT, "").replace("\r\n", "\n");
        Path file = EXPECTED.resolve(sample).resolve(report);
        if (IS_WRITTEN) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, drawn);
        }
        assertThat(file).content().isEqualToNormalizingNewlines(drawn);
    }

    @Test
    void a_hidden_check_keeps_its_secret_in_all_but_the_results() {
        ofSubmission().forEach((report, drawing) -> assertThat(drawing.apply(SampleResults.hidden())
                .contains(SampleResults.SECRET)).as(report).isEqualTo(report.equals(JsonReport.FILE)));
    }

    @Test
    void a_submission_of_a_class_has_no_page_to_play_on() {
        assertThat(Reports.ofSubmission(Map.of(), Instant.EPOCH)).extracting(Report::file)
                .doesNotContain("index.html");
    }

    @Test
    void what_a_single_run_has_left_is_no_part_of_a_class(@TempDir Path folder) throws IOException {
        List<String> files = ofSubmission().keySet().stream().filter(file -> !file.equals("console.txt")).toList();
        for (String file : files) {
            Files.createFile(folder.resolve(file));
        }
        Files.createFile(folder.resolve("gradebook.csv"));
        Reports.forgetRun(new ReportFolder(folder));
        assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("gradebook.csv"));
    }

    @Test
    void no_report_that_was_looked_at_is_left_over() throws IOException {
        try (Stream<Path> files = Files.walk(EXPECTED)) {
            assertThat(files.filter(file -> Files.isRegularFile(file) && !file.endsWith("junit.xsd"))
                    .map(file -> EXPECTED.relativize(file).toString().replace('\\', '/')))
                    .containsExactlyInAnyOrderElementsOf(reports().map(each -> each.get()[0] + "/" + each.get()[1])
                            .toList());
        }
    }
}
