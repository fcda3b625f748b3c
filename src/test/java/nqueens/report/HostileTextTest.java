package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.CheckResult;
import nqueens.judge.ClassResults;
import nqueens.judge.Cost;
import nqueens.judge.DrawnBoard;
import nqueens.judge.FoundFault;
import nqueens.judge.JudgedBy;
import nqueens.judge.Person;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;
import nqueens.recording.Names;
import nqueens.recording.Recording;

/** A submission that tries to be more than text: in no report is it, wherever it has a say. */
class HostileTextTest {

    /** Text that would be markup, a command, a formula or an escape, if anybody took it for more than text. */
    static final String HOSTILE = "=cmd|'/c calc'!A1\",7;=1+2\n</pre></failure></script></title></style>"
            + "</textarea><script>alert(1)</script>\n<img src=x onerror=alert(1)> \" ' ` = & &lt; &#60; <!-- --> ]]>"
            + " <![CDATA[ {{x}} ${x}\n```\n~~~~\n`````\n    indented\n# heading\n| a | b |\n|---|---|\n[a](http://b)"
            + " <http://c> @team #1\n::error::forged\n  ::set-output name=a::b\n##[error]forged\n"
            + "##vso[task.complete result=Failed]\n[[ATTACHMENT|/etc/passwd]]\n"
            + "\u0000\u0007\u001b[31m\u007f\u0085\u202e\u2066\u200f\u2028\u2029\ufeff\ud800 \udc00\ufffe\uffff"
            + " \r\n\rend";

    private static final Parser MARKDOWN = Parser.builder().extensions(List.of(TablesExtension.create())).build();

    /** Every report of a submission, and of classes that it is in, by its name: those that end so. */
    private static Map<String, Function<Results, String>> reports(String ending) {
        Map<String, Function<Results, String>> reports = new LinkedHashMap<>(ReportsTest.ofSubmission());
        reports.remove(JsonReport.FILE);
        ReportsTest.ofClass(Optional.empty()).keySet().forEach(name -> {
            reports.put("class " + name, results -> ReportsTest.ofClass(Optional.empty()).get(name)
                    .apply(new ClassResults(results.submission(), List.of(results))));
            reports.put("roster " + name, results -> ReportsTest.ofClass(Optional.of(List.of(new SimilarPair(
                    results.submission(), results.submission(), 90, 99)))).get(name).apply(withRoster(results)));
        });
        reports.put("appeal.html", results -> Reports.ofAppeal().text(appeal(results)));
        reports.put("appeal console.txt", results -> appeal(results).text());
        reports.keySet().removeIf(name -> !name.endsWith(ending));
        assertThat(reports).isNotEmpty();
        return reports;
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u0000", "\u0007", "\u001b", "\u007f", "\u0085", "\u2028", "\u202e", "\u2066", "\ufeff",
        "\ud800", "\ufffe", "\uffff"})
    void what_cannot_be_seen_is_replaced(String letter) {
        Results results = results("a" + letter + "b", "a" + letter + "b");
        reports("").forEach((report, drawing) -> {
            boolean isKept = report.endsWith(".csv") && !letter.matches("\\p{Cc}|\\p{Cs}");
            assertThat(drawing.apply(results).substring(1).contains(letter)).as(report).isEqualTo(isKept);
            assertThat(drawing.apply(results)).doesNotContain(String.format("\\u%04x", (int) letter.charAt(0)));
        });
    }

    @Test
    void a_page_has_no_element_and_no_attribute_more() {
        reports(".html").forEach((report, drawing) -> {
            String page = drawing.apply(results(HOSTILE, HOSTILE));

            assertThat(skeleton(page)).isEqualTo(skeleton(drawing.apply(results("harmless", "harmless"))));
            assertThat(Jsoup.parse(page).text()).contains("<script>alert(1)</script>");
            assertThat(Jsoup.parse(page).select("pre:not(.statement pre)").eachText())
                    .isSubsetOf(ForeignText.onPage(HOSTILE).legible());
            // whoever writes results by hand adds nothing either
            assertThat(skeleton(drawing.apply(forged(HOSTILE))))
                    .isEqualTo(skeleton(drawing.apply(forged("harmless"))));
            assertThat(skeleton(drawing.apply(unclear(HOSTILE))))
                    .isEqualTo(skeleton(drawing.apply(unclear("harmless"))));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {HOSTILE, "    indented", "\tindented", "1. item", "- item", "> quoted"})
    void a_document_has_no_node_more(String text) {
        reports(".md").forEach((report, drawing) -> {
            assertThat(shape(drawing.apply(results(text, text)))).as(report)
                    .isEqualTo(shape(drawing.apply(results("harmless", "harmless"))))
                    .noneMatch(kind -> kind.startsWith("HtmlBlock"));
            assertThat(shape(drawing.apply(unclear(text)))).as(report)
                    .isEqualTo(shape(drawing.apply(unclear("harmless"))));
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {".md", "console.txt"})
    void a_log_has_no_command_for_a_ci_system(String ending) {
        reports(ending).forEach((report, drawing) -> Stream.of(results(HOSTILE, HOSTILE), unclear(HOSTILE))
                .forEach(results -> assertThat(drawing.apply(results).lines())
                        .noneMatch(line -> line.matches("[\\s\\p{Z}]*::.*"))
                        .noneMatch(line -> line.matches(".*##\\w*\\[.*"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {HOSTILE, "+1", "-1", "\t=1", " \uff1d1", "\u202e=1", "Points\tPossible"})
    void a_table_has_no_cell_more_and_no_formula(String text) throws Exception {
        for (Function<Results, String> report : reports(".csv").values()) {
            List<CSVRecord> rows = rows(report.apply(results(text, text)));

            assertThat(rows).hasSameSizeAs(rows(report.apply(results("harmless", "harmless"))))
                    .allSatisfy(row -> assertThat(row.size()).isEqualTo(rows.get(0).size()))
                    .allSatisfy(row -> assertThat(row).allSatisfy(cell -> assertThat(cell)
                            .doesNotContainPattern("^[\\s\\p{Z}\\p{Cf}]*[=+@\uff1d-]|[\t\r\n]")));
        }
    }

    private static List<CSVRecord> rows(String table) throws IOException {
        return CSVFormat.RFC4180.parse(new StringReader(table.replaceFirst("^\ufeff", ""))).getRecords();
    }

    @Test
    void json_stays_json() {
        reports(".json").forEach((report, drawing) -> {
            String text = drawing.apply(results(HOSTILE, HOSTILE));

            assertThat(JsonParser.parseString(text).getAsJsonObject().getAsJsonArray("tests").get(3).toString())
                    .contains("alert(1)", "\\n???[31m????");
            assertThat(text).doesNotContain("\\u0000", "\\u001b");
        });
    }

    @Test
    void the_code_and_the_names_of_a_recorded_search_stay_data() throws IOException {
        Names names = new Names(List.of(HOSTILE), List.of(List.of(HOSTILE)), List.of(HOSTILE), List.of(),
                List.of(HOSTILE), List.of(HOSTILE));
        Recording recording = Recording.of(HOSTILE, 4, Recording.End.THREW, HOSTILE, names, 0);
        ShownRun run = new ShownRun(SampleResults.of("alice", SampleResults.accepted(Catalogue.BITMASK, 1)),
                Map.of(Catalogue.BITMASK, new ShownRun.RecordedSearch(recording, Map.of(HOSTILE, HOSTILE))),
                Map.of(),
                Optional.empty());
        String page = Pages.run(run, Path.of("target/judge"));

        assertThat(skeleton(page)).isEqualTo(skeleton(Pages.run(new ShownRun(run.results()), Path.of("target/judge"))));
        String data = Jsoup.parse(page).selectFirst("#searches").data();
        assertThat(data).doesNotContain("<", "\u2028", "\u202e", "\u001b");
        assertThat(JsonParser.parseString(data).getAsJsonObject().getAsJsonObject("1").getAsJsonObject("files")
                .entrySet()).singleElement().satisfies(file -> assertThat(file.getValue().getAsString())
                        .isEqualTo(ForeignText.onPage(HOSTILE).legible()));
    }

    @Test
    void xml_stays_xml() throws Exception {
        Element failure = Jsoup.parse(JUnitXmlTest.valid(results(HOSTILE, HOSTILE)),
                org.jsoup.parser.Parser.xmlParser()).selectFirst("failure");

        assertThat(failure.wholeText()).startsWith(HOSTILE.substring(0, HOSTILE.indexOf('\u0000')) + "??");
        assertThat(failure.attr("message")).isEqualTo("WRONG ANSWER: =cmd|'/c calc'!A1\",7;=1+2");
        assertThat(failure.parent().attr("classname")).startsWith("_cmd___c_calc__A1__7__1_2");
    }

    @Test
    void much_text_is_cut() {
        for (String text : List.of("<".repeat(1 << 18), "`\n".repeat(1 << 17))) {
            reports("").forEach((report, drawing) -> assertThat(drawing.apply(results("mallory", text))
                    .getBytes(StandardCharsets.UTF_8)).as(report).hasSizeLessThan(220_000));
        }
    }

    @Test
    void a_long_name_on_a_roster_is_cut_but_where_programs_look_it_up() {
        String name = "n".repeat(1 << 18);
        ClassResults results = new ClassResults("class", List.of(results("bo", "harmless"),
                SampleResults.unjudged(name, Verdict.ABSENT, "absent", Catalogue.ARRAY1D)),
                Map.of(name, new Person(name, name, name, name, name)));
        ReportsTest.ofClass(Optional.empty()).forEach((report, drawing) -> assertThat(
                drawing.apply(results).length() < 220_000).as(report).isEqualTo(!report.equals("gradebook.csv")));
    }

    /** A name, and a text wherever else a submission has a say. */
    static Results results(String name, String text) {
        CheckResult drawn = new CheckResult("complete", "title", Verdict.WRONG_ANSWER, 0, 5, text,
                new FoundFault(Kind.MISSING, text, text), new DrawnBoard(List.of(0), List.of()), text, false);
        ProblemResult exercise = SampleResults.failing(Catalogue.ARRAY1D, 1, drawn,
                SampleResults.failed("count", new Fault(Kind.COUNT, text, ""), text));
        return SampleResults.of(name, SampleResults.measured(
                name.equals(text) ? SampleResults.noted(exercise, text) : exercise, new Cost("count(1)", 1, 14)))
                .judgedBy(new JudgedBy(text, text, text, text, text, text), Optional.of(text));
    }

    /** A submission in which nothing was found to judge, but a file of that name. */
    private static Results unclear(String text) {
        return SampleResults.unjudged(text, Verdict.NOTHING_TO_JUDGE, "found " + text, Catalogue.ARRAY1D);
    }

    /** A class of it, of one in which nothing was found, of one who is absent, and of nobody on the roster. */
    private static ClassResults withRoster(Results results) {
        String text = results.submission();
        return new ClassResults(text, List.of(results, unclear(text),
                SampleResults.unjudged("2 " + text, Verdict.ABSENT, text, Catalogue.ARRAY1D),
                results("3 " + text, text)),
                Map.of(text, new Person(text, text, text, text, text),
                        "2 " + text, new Person(text, "2 " + text, "", "", "")));
    }

    /** The same judged again, by another judge and from other sources, of which every name is hostile too. */
    private static Appeal appeal(Results results) {
        String text = results.submission();
        ProblemResult other = SampleResults.read(results.exercises().get(0), text);
        return new Appeal(results.judgedBy(new JudgedBy(text, text, text, text, text, text), Optional.of(text)),
                SampleResults.of(text, other));
    }

    /** The same, and an exercise that the catalogue lacks, of which every name is hostile too. */
    static Results forged(String text) {
        ProblemResult exercise = new ProblemResult(text, Verdict.WRONG_ANSWER, 0, 10, null, 1, null,
                List.of(new Cost("count(1)", 1, 14)), List.of(text), null, List.of(
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
                            .append(List.of("href", "data-page").contains(attribute.getKey()) ? ""
                                    : attribute.getValue());
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
