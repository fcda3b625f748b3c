package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

import com.google.gson.JsonParser;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Comment;
import org.jsoup.nodes.Element;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.CheckResult;
import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.DrawnBoard;
import nqueens.judge.FoundFault;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.judge.Timing;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;

/** A submission that tries to be more than text: in no report is it, wherever it has a say. */
class HostileTextTest {

    /** Text that would be markup, a command, a formula or an escape, if anybody took it for more than text. */
    private static final String HOSTILE = "=cmd|'/c calc'!A1\",7;=1+2\n</pre></failure></script></title></style>"
            + "</textarea><script>alert(1)</script>\n<img src=x onerror=alert(1)> \" ' ` = & &lt; &#60; <!-- --> ]]>"
            + " <![CDATA[ {{x}} ${x}\n```\n~~~~\n`````\n    indented\n# heading\n| a | b |\n|---|---|\n[a](http://b)"
            + " <http://c> @team #1\n::error::forged\n  ::set-output name=a::b\n##[error]forged\n"
            + "##vso[task.complete result=Failed]\n[[ATTACHMENT|/etc/passwd]]\n"
            + "\u0000\u0007\u001b[31m\u007f\u0085\u202e\u2066\u200f\u2028\u2029\ufeff\ud800 \udc00\ufffe\uffff"
            + " \r\n\rend";

    private static final Parser MARKDOWN = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** Every report of a submission, and of a class that has no other, by its name. */
    private static Map<String, Function<Results, String>> reports() {
        Map<String, Function<Results, String>> reports = new LinkedHashMap<>();
        Reports.ofRun(Classroom50JsonTest.ENVIRONMENT, Instant.EPOCH, Path.of("target/judge"))
                .forEach(report -> reports.put(report.file(), report::text));
        Reports.ofClass().forEach(report -> reports.put("class " + report.file(), results -> report.text(
                new ClassResults(results.submission(), List.of(results)))));
        reports.put("console", results -> new ConsoleReport(Style.PLAIN).text(results,
                new Submission(results.submission(), Path.of("x"))) + ConsoleReport.nothing(results.submission()));
        reports.put("class console", results -> new ClassConsoleReport("target/judge").text(
                new ClassResults(results.submission(), List.of(results)),
                new ClassFolder(results.submission(), List.of(), List.of(results.submission())), 0));
        return reports;
    }

    private static String drawn(String report, String text) {
        return reports().get(report).apply(results(text, text));
    }

    private static Stream<String> names() {
        return reports().keySet().stream();
    }

    private static Stream<String> pages() {
        return names().filter(name -> name.endsWith(".html"));
    }

    private static Stream<String> whatIsLogged() {
        return names().filter(name -> name.endsWith(".md") || name.endsWith("console"));
    }

    private static Stream<String> json() {
        return names().filter(name -> name.endsWith(".json"));
    }

    private static Stream<String> csv() {
        return names().filter(name -> name.endsWith(".csv"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("names")
    void what_cannot_be_seen_is_replaced(String report) {
        for (String letter : List.of("\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u2028", "\u202e", "\u2066",
                "\ufeff", "\ud800", "\ufffe", "\uffff")) {
            String text = drawn(report, "a" + letter + "b");

            boolean isKept = report.endsWith(".csv") && !letter.matches("\\p{Cc}|\\p{Cs}");
            assertThat(text.substring(1).contains(letter)).as("U+%04x", (int) letter.charAt(0)).isEqualTo(isKept);
            assertThat(text).doesNotContain(String.format("\\u%04x", (int) letter.charAt(0)));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("pages")
    void a_page_has_no_element_and_no_attribute_more(String report) {
        String page = drawn(report, HOSTILE);

        assertThat(skeleton(page)).isEqualTo(skeleton(drawn(report, "harmless")));
        assertThat(Jsoup.parse(page).text()).contains("<script>alert(1)</script>");
        assertThat(Jsoup.parse(page).select("pre").eachText()).isSubsetOf(ForeignText.onPage(HOSTILE).legible());
    }

    @Test
    void whoever_writes_results_by_hand_adds_nothing_to_a_page_either() {
        Function<String, List<String>> pages = text -> Stream.of(new FeedbackHtml().text(forged(text)),
                new RunHtml(Path.of("target/judge")).text(forged(text)),
                ClassIndexHtml.text(new ClassResults(text, List.of(forged(text))))).map(page ->
                        String.join("\n", skeleton(page))).toList();

        assertThat(pages.apply(HOSTILE)).isEqualTo(pages.apply("harmless"));
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"feedback.md", "summary.md", "class summary.md"})
    void a_document_has_no_node_more(String report) {
        String document = drawn(report, HOSTILE);

        assertThat(shape(document)).isEqualTo(shape(drawn(report, "harmless")));
        assertThat(shape(document)).filteredOn(kind -> kind.startsWith("HtmlBlock")).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("whatIsLogged")
    void a_log_has_no_command_for_a_ci_system(String report) {
        assertThat(drawn(report, HOSTILE).lines()).noneMatch(line -> line.matches("[\\s\\p{Z}]*::.*"))
                .noneMatch(line -> line.matches(".*##\\w*\\[.*"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("csv")
    void a_table_has_no_cell_more_and_no_formula(String report) throws Exception {
        for (String text : List.of(HOSTILE, "+1", "\t=1", " \uff1d1", "Points\tPossible")) {
            List<CSVRecord> rows = CSVFormat.RFC4180.parse(new StringReader(drawn(report, text)))
                    .getRecords();

            assertThat(rows).hasSize(report.endsWith("canvas.csv") ? 3 : 2)
                    .allSatisfy(row -> assertThat(row.size()).isEqualTo(rows.get(0).size()))
                    .allSatisfy(row -> assertThat(row).allSatisfy(cell ->
                            assertThat(cell).doesNotContainPattern("^[\\s\\p{Z}]*[=+@\uff1d]|[\t\r\n]")));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("json")
    void json_stays_json(String report) {
        String text = drawn(report, HOSTILE);

        assertThat(JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("tests").get(3).toString())
                .contains("alert(1)", "\\n???[31m????");
        assertThat(text).doesNotContain("\\u0000", "\\u001b");
    }

    @Test
    void xml_stays_xml() throws Exception {
        Element failure = Jsoup.parse(JUnitXmlTest.valid(results(HOSTILE, HOSTILE)),
                org.jsoup.parser.Parser.xmlParser()).selectFirst("failure");

        assertThat(failure.wholeText()).startsWith(HOSTILE.substring(0, HOSTILE.indexOf('\u0000')) + "??");
        assertThat(failure.attr("message")).isEqualTo("WRONG ANSWER: =cmd|'/c calc'!A1\",7;=1+2");
        assertThat(failure.parent().attr("classname")).startsWith("_cmd___c_calc__A1__7__1_2");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("names")
    void much_text_is_cut(String report) {
        for (String text : List.of("<".repeat(1 << 18), "`\n".repeat(1 << 17))) {
            String drawn = reports().get(report).apply(results("mallory", text));

            assertThat(drawn.getBytes(StandardCharsets.UTF_8)).hasSizeLessThan(220_000);
        }
    }

    /** A name, and a text wherever else a submission has a say. */
    private static Results results(String name, String text) {
        CheckResult drawn = new CheckResult("complete", "title", Verdict.WRONG_ANSWER, 0, 5, text,
                new FoundFault(Kind.MISSING, text, text), new DrawnBoard(List.of(0), List.of()), text, false);
        ProblemResult exercise = SampleResults.failing(Catalogue.ARRAY1D, 1, drawn,
                SampleResults.failed("count", new Fault(Kind.COUNT, text, ""), text));
        return SampleResults.of(name, SampleResults.timed(
                name.equals(text) ? SampleResults.noted(exercise, text) : exercise, new Timing(1, 0.5)));
    }

    /** The same, and an exercise that the catalogue lacks, of which every name is hostile too. */
    private static Results forged(String text) {
        ProblemResult exercise = new ProblemResult(text, Verdict.WRONG_ANSWER, 0, 10, null, 1,
                List.of(new Timing(1, 0.5)), List.of(text), List.of(
                        new CheckResult(text, text, Verdict.WRONG_ANSWER, 0, 5, text, null, null, text, false),
                        new CheckResult(text, text, Verdict.ACCEPTED, 5, 5, "", null, null, null, false)));
        return SampleResults.of(text, exercise, results(text, text).exercises().get(0));
    }

    /** What a browser makes of a page but for its text, in order; only where a link leads is left out. */
    private static List<String> skeleton(String page) {
        List<String> lines = new ArrayList<>();
        Jsoup.parse(page).traverse((node, depth) -> {
            if (node instanceof Comment) {
                lines.add("comment");
            } else if (node instanceof Element element) {
                StringBuilder line = new StringBuilder(depth + " " + element.tagName());
                for (Attribute attribute : element.attributes()) {
                    line.append(' ').append(attribute.getKey()).append('=')
                            .append(attribute.getKey().equals("href") ? "" : attribute.getValue());
                }
                lines.add(line.toString());
            }
        });
        return lines;
    }

    /** The kinds of a document's nodes, in order, but for those of text. */
    private static List<String> shape(String markdown) {
        List<String> kinds = new ArrayList<>();
        walk(MARKDOWN.parse(markdown), 0, kinds);
        return kinds;
    }

    private static void walk(Node node, int depth, List<String> kinds) {
        if (!(node instanceof Text)) {
            kinds.add(node.getClass().getSimpleName() + (node instanceof Code ? "" : depth));
        }
        if (node instanceof FencedCodeBlock block) {
            assertThat(block.getInfo()).isEqualTo("text");
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
            walk(child, depth + 1, kinds);
        }
    }
}
