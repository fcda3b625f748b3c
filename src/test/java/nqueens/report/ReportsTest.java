package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.Expected;
import nqueens.judge.Judgement;
import nqueens.judge.Judgement.JudgedProblem;
import nqueens.judge.Made;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ClassResults.Comparison;
import nqueens.judge.result.Results;
import nqueens.judge.submission.Sources;
import nqueens.judge.submission.Submission;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;
import nqueens.recording.Recording;
import nqueens.report.console.ConsoleReport;
import nqueens.report.console.Style;
import nqueens.report.format.JsonReport;
import nqueens.report.page.Appeal;
import nqueens.report.page.ClassPage;
import nqueens.report.page.SubmissionPage;
import nqueens.report.text.Phrases;

/**
 * Every report of a few submissions, and of a class of them, is letter by letter what lies in
 * {@code src/test/resources/nqueens/report}: read it there. {@code -Dkata.expected=write} writes it anew where it
 * differs, to be looked at and committed. Left out are style, script, statements, and what names the whole catalogue.
 */
class ReportsTest {

    private static final Path EXPECTED = Path.of("src/test/resources/nqueens/report");
    private static final String NOT_LOOKED_AT = "(?s)(?<=<style>).*?(?=</style>)|(?<=<script>).*?(?=</script>)"
            + "|(?<=sha256-).*?(?=')|(?<=data-page=\").*?(?=\")|(?<=<div class=\"statement\">).*?(?=</div>)"
            + "|(?<=<li>Climb the upper ladder: ).*?(?=</li>)";

    @TempDir
    private Path folder;

    /** Every report of a submission by its name, with what a console shows. */
    static Map<String, Function<Results, String>> ofSubmission() {
        Map<String, Function<Results, String>> reports = new LinkedHashMap<>();
        Reports.ofRun().forEach(report ->
                reports.put(report.file(), results -> report.text(SampleResults.own(results))));
        reports.put("console.txt", results -> console(results, Style.PLAIN));
        return reports;
    }

    private static String console(Results results, Style style) {
        return new ConsoleReport(style).text(results, new Submission(results.submission(), Path.of("solutions")));
    }

    /** Every report of a class by its name, with what a console and the summary of a workflow's step show. */
    static Map<String, Function<ClassResults, String>> ofClass(Comparison similar) {
        Map<String, Function<ClassResults, String>> reports = new LinkedHashMap<>();
        Reports.ofClass().forEach(report -> reports.put(report.file(), report::text));
        reports.put(Reports.PAGE, Reports.ofClass(Optional.of(similar))::text);
        reports.put("summary.md", results -> new ClassPage(results, Optional.empty()).markdown());
        reports.put("console.txt", results ->
                new ClassPage(results, Optional.empty()).text("target/judge", 2));
        return reports;
    }

    /** What is looked at, by its file: of each report what is special in a sample. */
    private static Map<String, Supplier<String>> lookedAt() {
        Map<String, Results> samples = Map.of("accepted", SampleResults.accepted(), "faults", SampleResults.faults(),
                "judge-error", SampleResults.judgeError(), "unclear", SampleResults.unclear("eve", "a*b.rar"));
        Map<String, Supplier<String>> files = new TreeMap<>();
        List.of("accepted/index.html", "faults/index.html", "faults/feedback.html", "judge-error/feedback.html",
                "faults/feedback.md", "unclear/feedback.md",
                "accepted/console.txt", "unclear/console.txt", "faults/results.json", "faults/gradescope.json",
                "judge-error/gradescope.json")
                .forEach(file -> files.put(file, () -> ofSubmission().get(file.replaceFirst(".*/", ""))
                        .apply(samples.get(file.replaceFirst("/.*", "")))));
        files.put("faults/console.txt", () ->
                console(SampleResults.faults(), Style.COLOURED).replace('\u001b', '#'));
        files.put("advice.txt", () -> Stream.of(Verdict.values())
                .map(verdict -> verdict + ": " + Phrases.advice(verdict, "solve(n)") + "\n")
                .collect(Collectors.joining()));
        ofClass(new Comparison(List.of(new Comparison.SimilarGroup("bitmask", List.of("ann", "<b>ann"), List.of("bob"),
                90, 99, List.of(new Comparison.SimilarLines("A.java, lines 1 to 2", "int <b>;\n}", "B.java, line 3",
                "x")))), List.of("JPlag can't parse <b>bo: it is left out."))).forEach((report, drawing) ->
                files.put("class/" + report, () -> drawing.apply(SampleResults.aClass())));
        Map.of("appeal-stands", new Appeal(SampleResults.accepted(), SampleResults.accepted()),
                "appeal", SampleResults.appeal()).forEach((name, appeal) -> {
                    files.put(name + "/appeal.html", appeal::html);
                    files.put(name + "/console.txt", appeal::text);
                });
        files.put("class/rejudged.html", SampleResults.rejudging()::html);
        files.put("class/rejudged.txt", () -> SampleResults.rejudging().text("target/judge"));
        return files;
    }

    private static Set<String> files() {
        return lookedAt().keySet();
    }

    @ParameterizedTest
    @MethodSource("files")
    void a_report_is_what_was_looked_at(String file) throws IOException {
        Expected.file(EXPECTED.resolve(file), lookedAt().get(file).get().replaceAll(NOT_LOOKED_AT, ""));
    }

    @Test
    void a_hidden_check_keeps_its_secret_in_all_but_the_results() {
        lookedAt().forEach((file, text) -> assertThat(text.get().contains(SampleResults.SECRET.finding())).as(file)
                .isEqualTo(file.equals("faults/" + JsonReport.FILE)));
        Results decided = Made.results("gus", SampleResults.exercise("array1d").with(
                Made.check("speed").failing(SampleResults.SECRET).hidden()));
        ofSubmission().forEach((file, text) -> assertThat(text.apply(decided)).as(file).matches(shown ->
                shown.contains(SampleResults.SECRET.finding()) == file.equals(JsonReport.FILE), "keeps the secret")
                .doesNotContainPattern("hint \\d of"));
    }

    @Test
    void only_the_page_of_its_author_holds_the_code_and_the_recorded_search() throws IOException {
        Recording recording = Recording.of("solve(4)", 4, Recording.End.RETURNED, List.of(), new Recording.Names(
                List.of("fillSecretly"), List.of(List.of()), List.of(), List.of(), List.of("Search.java")), 0);
        SubmissionPage run = SubmissionPage.own(new Judgement(SampleResults.faults(), Map.of(Catalogue.ARRAY1D,
                new JudgedProblem(Optional.of(new Sources(Map.of("Search.java", "class SecretSearch { }"), List.of())),
                        Optional.of(recording)))), Optional.empty());

        Reports.ofRun().forEach(report -> {
            assertThat(List.of(report.text(run).contains("SecretSearch"), report.text(run).contains("fillSecretly")))
                    .as(report.file()).containsOnly(report.file().equals(Reports.PAGE));
            if (report.file().equals("feedback.html")) {
                assertThat(Jsoup.parse(report.text(run)).select("script, template, button, [data-search]")).isEmpty();
            }
        });
    }

    @Test
    void what_earlier_runs_have_left_is_no_part_of_a_class() throws IOException {
        for (String file : ofSubmission().keySet()) {
            Files.createFile(folder.resolve(file));
        }
        Files.createFile(folder.resolve("gradebook.csv"));

        Reports.beginClass(new ReportFolder(folder));

        assertThat(folder.toFile().list()).containsExactly("console.txt");
    }

    @Test
    void a_file_is_written_in_utf_8_replaces_one_of_an_earlier_run_and_is_deleted_with_its_folder() throws IOException {
        ReportFolder reports = new ReportFolder(folder.resolve("target/judge"));
        reports.delete();
        reports.write("a.txt", "first");
        reports.write("a.txt", "\u00c4nne \u2655\n");

        assertThat(reports.path().toFile().list()).containsExactly("a.txt");
        assertThat(reports.path().resolve("a.txt")).usingCharset("UTF-8").hasContent("\u00c4nne \u2655\n");
        reports.delete();
        assertThat(folder.resolve("target")).isEmptyDirectory();
    }

    @Test
    void a_file_that_cannot_be_written_is_named_and_the_others_are_written() throws IOException {
        Path inTheWay = Files.createDirectories(folder.resolve("b.csv/open")).getParent();
        ReportFolder reports = new ReportFolder(folder);

        assertThatIOException().isThrownBy(() -> reports.writeEach(reports("a.csv", "b.csv", "d.csv"), "new"))
                .withMessageStartingWith(inTheWay + " can't be written: java.nio.file.FileSystemException: ");
        assertThat(folder.resolve("d.csv")).hasContent("new");
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.csv", "b.csv", "d.csv");
    }

    private static List<Report<String>> reports(String... files) {
        return Stream.of(files).map(file -> new Report<String>(file, text -> text)).toList();
    }
}
