package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;

import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.SchemaFactory;

import org.junit.jupiter.api.Test;
import org.xml.sax.SAXException;

import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

/** Whole files stand in {@link ReportsTest}. */
class JUnitXmlTest {

    @Test
    void every_file_keeps_to_the_schema() throws Exception {
        for (Results results : List.of(SampleResults.wrong(), SampleResults.judgeError(), SampleResults.hidden(),
                SampleResults.unusual(), SampleResults.of("x"))) {
            assertThat(valid(results)).contains("<testsuites name=\"" + results.submission() + "\"");
        }
    }

    @Test
    void a_flaw_without_a_message_is_told_by_its_verdict() throws Exception {
        assertThat(valid(SampleResults.of("x", SampleResults.settled(Catalogue.BITMASK, Kind.STUB, ""))))
                .contains("<failure type=\"NOT_STARTED\" message=\"NOT STARTED\"></failure>");
    }

    @Test
    void a_class_is_in_a_package_of_letters_digits_and_hyphens() throws Exception {
        assertThat(valid(SampleResults.of("../\u738b-b_o.b 1", SampleResults.exercise(Catalogue.BOARD2D, 1,
                SampleResults.accepted("count"))))).contains(" classname=\"___\u738b-b_o_b_1.board2d\" ");
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
