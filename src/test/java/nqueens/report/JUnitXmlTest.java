package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;

import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;

import org.junit.jupiter.api.Test;
import org.xml.sax.SAXException;

import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;

class JUnitXmlTest {

    @Test
    void a_check_is_a_test_case_of_its_exercise() throws Exception {
        Results results = SampleResults.of("../class/b o.b", SampleResults.exercise(Catalogue.BOARD2D, 1.23456,
                SampleResults.accepted("small-boards"), SampleResults.failed("count",
                        new Fault(Kind.COUNT, "count(5) gave 9", "and not 10"), "9\n")));
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
        String text = valid(SampleResults.notGraded());
        assertThat(text).contains("<testsuites name=\"carol\" tests=\"14\" failures=\"0\" errors=\"7\" time=\"0.250\">",
                "<error type=\"JUDGE_ERROR\" message=\"not graded: the judge failed, not the submission; "
                + "run it again\">the worker did not start</error>").doesNotContain("<failure");
    }

    @Test
    void an_untouched_stub_is_a_failure_so_that_the_run_is_red() throws Exception {
        assertThat(valid(SampleResults.of("x", SampleResults.settled(Catalogue.BITMASK, Kind.STUB, ""))))
                .contains("<testsuite name=\"bitmask\" tests=\"7\" failures=\"7\" errors=\"0\" time=\"0.000\">",
                        "<failure type=\"NOT_STARTED\" message=\"NOT STARTED\"></failure>")
                .doesNotContain("skipped");
    }

    @Test
    void a_hidden_check_keeps_its_message() throws Exception {
        assertThat(valid(SampleResults.hidden())).doesNotContain(SampleResults.SECRET)
                .contains("<failure type=\"TIME_LIMIT_EXCEEDED\" message=\"TIME LIMIT EXCEEDED\"></failure>");
    }

    @Test
    void no_results_are_a_report_too() throws Exception {
        assertThat(valid(SampleResults.of("x"))).contains("tests=\"0\"");
    }

    /** Gives the text, which our rules for such files hold for. */
    static String valid(Results results) throws SAXException, IOException {
        String text = JUnitXml.text(results);
        SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI)
                .newSchema(JUnitXmlTest.class.getResource("junit.xsd")).newValidator()
                .validate(new StreamSource(new StringReader(text)));
        return text;
    }
}
