package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;

import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;

import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

import nqueens.judge.Check;
import nqueens.judge.Exercise;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

class JUnitXmlTest {

    private final JUnitXml report = new JUnitXml();

    @Test
    void a_check_is_a_test_case_of_its_exercise() throws Exception {
        assertThat(report.file()).isEqualTo("junit.xml");
        Results results = SampleResults.of("../class/b o.b", SampleResults.exercise(Exercise.BOARD2D, 1.23456,
                List.of(SampleResults.check(Check.SMALL_BOARDS, Verdict.ACCEPTED, "", null),
                        SampleResults.check(Check.COUNT, Verdict.WRONG_ANSWER, "count(5) gave 9\nand not 10", "9\n"))));
        assertThat(valid(results)).isEqualTo("""
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="../class/b o.b" tests="2" failures="1" errors="0" time="1.235">
              <testsuite name="board2d" tests="2" failures="1" errors="0" time="1.235">
                <testcase name="small-boards" classname="___class_b_o_b.board2d" time="0.000">
                </testcase>
                <testcase name="count" classname="___class_b_o_b.board2d" time="0.000">
                  <failure type="WRONG_ANSWER" message="WRONG ANSWER: count(5) gave 9">count(5) gave 9
            and not 10
            your program printed:
            9</failure>
                </testcase>
              </testsuite>
            </testsuites>
            """);
    }

    @Test
    void where_the_judge_failed_a_test_is_in_error() throws Exception {
        String text = valid(HostileResults.notGraded());
        assertThat(text).contains("<testsuites name=\"carol\" tests=\"14\" failures=\"0\" errors=\"7\" time=\"0.250\">",
                "<error type=\"JUDGE_ERROR\" message=\"not graded: the judge failed, not the submission; "
                + "run it again\">the worker did not start</error>").doesNotContain("<failure");
    }

    @Test
    void an_untouched_stub_is_a_failure_so_that_the_run_is_red() throws Exception {
        assertThat(valid(SampleResults.exercises(SampleResults.settled(Exercise.BITMASK, Verdict.NOT_STARTED, ""))))
                .contains("<testsuite name=\"bitmask\" tests=\"7\" failures=\"7\" errors=\"0\" time=\"0.000\">",
                        "<failure type=\"NOT_STARTED\" message=\"NOT STARTED\"></failure>")
                .doesNotContain("skipped");
    }

    @Test
    void a_hidden_check_keeps_its_message() throws Exception {
        assertThat(valid(HostileResults.hidden())).doesNotContain(HostileResults.SECRET)
                .contains("<failure type=\"TIME_LIMIT_EXCEEDED\" message=\"TIME LIMIT EXCEEDED\"></failure>");
    }

    @Test
    void no_results_are_a_report_too() throws Exception {
        assertThat(valid(SampleResults.exercises())).contains("tests=\"0\"");
    }

    @Test
    void hostile_text_stays_text_of_bounded_length() throws Exception {
        String text = valid(HostileResults.submission());
        assertThat(text).hasSizeLessThan(20_000).doesNotContain("]]>", "<script>", "system-out");
        Element failure = (Element) parsed(text).getElementsByTagName("failure").item(0);
        assertThat(failure.getTextContent()).startsWith("""
            </failure>]]><script>alert(1)</script>
            ::error::gotcha
              ::set-output::x
            ##[error]gotcha
            ```
            `````
            | a | b |
            ?[31m?????& "q" 'p'    tab
            [[ATTACHMENT|/etc/passwd]]
            your program printed:
            """);
        assertThat(failure.getAttribute("message"))
                .isEqualTo("WRONG ANSWER: </failure>]]><script>alert(1)</script>");
        assertThat(((Element) failure.getParentNode()).getAttribute("classname"))
                .isEqualTo("_cmd___c_calc__A1__7__1_2___error___b__x_____.board2d");
    }

    /** Gives the text, which our rules for such files hold for. */
    private String valid(Results results) throws SAXException, IOException {
        String text = report.text(results);
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(getClass().getResource("junit.xsd"))
                .newValidator().validate(new StreamSource(new StringReader(text)));
        return text;
    }

    private static Document parsed(String text) throws SAXException, IOException, ParserConfigurationException {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder()
                .parse(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
