package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.TextNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.google.gson.JsonParser;

import nqueens.board.Drawing;
import nqueens.judge.Judgement;
import nqueens.judge.Judgement.JudgedProblem;
import nqueens.judge.Made;
import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ClassResults.Comparison;
import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.ProblemResult.Cost;
import nqueens.judge.result.Results;
import nqueens.judge.submission.Sources;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;
import nqueens.problem.KillMatrix.ShownSolver;
import nqueens.problem.catalogue.Catalogue;
import nqueens.recording.Recording;
import nqueens.report.format.JsonReport;
import nqueens.report.page.Appeal;
import nqueens.report.page.SubmissionPage;
import nqueens.report.text.ForeignText;

/** A submission that tries to be more than text: in no report is it, wherever it has a say. */
class HostileTextTest {

    private static final String HOSTILE = SampleResults.HOSTILE;
    private static final List<Extension> TABLES = List.of(TablesExtension.create());
    private static final int MUCH = 1 << 18;

    /** Every report of a submission, and of a class that it is in, by its name. */
    private static Map<String, Function<Results, String>> reports() {
        Map<String, Function<Results, String>> reports = new LinkedHashMap<>(ReportsTest.ofSubmission());
        reports.remove(JsonReport.FILE);
        ReportsTest.ofClass(similar("")).keySet().forEach(name -> reports.put("class " + name, results ->
                ReportsTest.ofClass(similar(results.submission())).get(name).apply(aClass(results))));
        reports.put("appeal.html", results -> appeal(results).html());
        reports.put("appeal console.txt", results -> appeal(results).text());
        return reports;
    }

    private static Comparison similar(String name) {
        return new Comparison(List.of(new Comparison.SimilarGroup(name, List.of(name), List.of(name), 90, 99,
                List.of(new Comparison.SimilarLines(name, name, name, name)))), List.of(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {HOSTILE, "    indented", "\t=1", "1. item", "- item", "> quoted"})
    void nothing_of_it_is_a_part_of_a_report_a_formula_or_a_command(String text) throws IOException {
        for (Map.Entry<String, Function<Results, String>> report : reports().entrySet()) {
            compare(report, results(text, text), results("harmless", "harmless"));
            compare(report, SampleResults.unclear(text, text), SampleResults.unclear("harmless", "harmless"));
            if (report.getKey().endsWith(".html")) {
                compare(report, writtenByHand(text), writtenByHand("harmless"));
            }
        }
    }

    private static void compare(Map.Entry<String, Function<Results, String>> report, Results hostile, Results harmless)
            throws IOException {
        String name = report.getKey();
        String drawn = report.getValue().apply(hostile);
        assertThat(structure(name, drawn)).as(name).isEqualTo(structure(name, report.getValue().apply(harmless)));
        if (name.endsWith(".csv")) {
            assertThat(rows(drawn)).as(name).flatExtracting(CSVRecord::toList)
                    .noneMatch(cell -> cell.strip().startsWith("="));
        } else if (name.matches(".*(\\.md|console.txt)")) {
            assertThat(drawn.lines()).as(name).noneMatch(line -> line.matches("[\\s\\p{Z}]*::.*|.*##\\w*\\[.*"));
        }
    }

    /** What a program makes of a report but for its text; a console has nothing else. */
    private static String structure(String report, String text) throws IOException {
        return switch (report.substring(report.lastIndexOf('.'))) {
            case ".html" -> elements(Jsoup.parse(text));
            case ".md" -> elements(Jsoup.parse(HtmlRenderer.builder().extensions(TABLES).build()
                    .render(Parser.builder().extensions(TABLES).build().parse(text))));
            case ".csv" -> rows(text).stream().map(CSVRecord::size).toList().toString();
            case ".json" -> JsonParser.parseString(text).toString().replaceAll("\"(\\\\.|[^\"\\\\])*\"", "\"\"");
            default -> "";
        };
    }

    private static String elements(Document document) {
        document.outputSettings().prettyPrint(false);
        document.select("script").empty();
        document.nodeStream(TextNode.class).forEach(text -> text.text(""));
        document.getAllElements().forEach(element -> element.attributes().forEach(each -> each.setValue("")));
        return document.html();
    }

    private static List<CSVRecord> rows(String table) throws IOException {
        return CSVFormat.RFC4180.parse(new StringReader(table.replaceFirst("^\ufeff", ""))).getRecords();
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u001b", "\u0085", "\u2028", "\u202e", "\ufeff", "\ud800", "\uffff"})
    void what_cannot_be_seen_is_replaced_but_in_a_name_that_programs_look_up(String letter) {
        Results results = results("a" + letter + "b", "a" + letter + "b");
        reports().forEach((report, drawing) -> {
            boolean isKept = report.endsWith(".csv") && !letter.matches("\\p{Cc}|\\p{Cs}");
            assertThat(drawing.apply(results).substring(1).contains(letter)).as(report).isEqualTo(isKept);
            assertThat(drawing.apply(results)).as(report)
                    .doesNotContain(String.format("\\u%04x", (int) letter.charAt(0)));
        });
    }

    @Test
    void the_code_and_the_names_of_a_recorded_search_stay_data() throws IOException {
        List<String> names = List.of(HOSTILE);
        Recording recording = Recording.of(HOSTILE, 4, Recording.End.THREW, HOSTILE,
                new Recording.Names(names, List.of(names), names, List.of(), names), 0);
        Judgement judgement = new Judgement(results("alice", HOSTILE), Map.of(Catalogue.ARRAY1D, new JudgedProblem(
                Optional.of(new Sources(Map.of(HOSTILE, HOSTILE), List.of())), Optional.of(recording))));
        String data = Jsoup.parse(SubmissionPage.own(judgement, Optional.empty()).html())
                .selectFirst("#searches").data();

        assertThat(data).doesNotContain("<", "\u2028", "\u202e", "\u001b");
        assertThat(JsonParser.parseString(data).getAsJsonObject().getAsJsonObject("1").getAsJsonObject("files")
                .entrySet()).singleElement().satisfies(file -> assertThat(file.getValue().getAsString())
                        .isEqualTo(ForeignText.onPage(HOSTILE).legible()));
    }

    @Test
    void much_text_is_cut() {
        for (String text : List.of("<".repeat(MUCH), "`\n".repeat(MUCH / 2))) {
            reports().forEach((report, drawing) -> assertThat(drawing.apply(results("mallory", text)).length()
                    - drawing.apply(results("mallory", "")).length()).as(report).isLessThan(MUCH));
        }
    }

    /** A name, and a text wherever else a submission has a say. */
    private static Results results(String name, String text) {
        Fault drawn = new Fault(Kind.MISSING, text, Optional.of(Drawing.of(new int[] {0})), text);
        return Made.results(name,
                Made.problem("array1d").from(text).noting(name).costing(new Cost("count(1)", 1, 14)).with(
                        Made.check("complete").failing(drawn).printing(text),
                        Made.check("count").failing(Kind.COUNT, text).printing(text)),
                Made.problem("tests").with(Made.check("count")).killing(new KillMatrix(
                        List.of(new ShownSolver("count", name, name), new ShownSolver("count", name, name)),
                        List.of(new KillMatrix.Test("counts", text, List.of(0)),
                                new KillMatrix.Test(text, text, List.of(0))))))
                .withJudge(new JudgedBy(text, text, text, text, text, text), 0, Optional.of(text));
    }

    /** An exercise that the catalogue lacks, of which every name is hostile too. */
    private static Results writtenByHand(String text) {
        return Made.results(text, Made.problem(text).noting(text).costing(new Cost(text, 1, 14)).with(
                Made.check(text).failing(Kind.COUNT, text).printing(text)));
    }

    /** A class of it, of one in which nothing was found, of one who is absent, and of nobody on the roster. */
    private static ClassResults aClass(Results results) {
        String text = results.submission();
        return new ClassResults(text, List.of(results, SampleResults.unclear(text, text), results("3 " + text, text)),
                Map.of(text, new Person(text, text, text, text, text),
                        "2 " + text, new Person(text, "2 " + text, "", "", "")), List.of("2 " + text), text,
                List.of(text), Map.of());
    }

    private static Appeal appeal(Results results) {
        return new Appeal(results, SampleResults.unclear(results.submission(), results.submission()));
    }
}
