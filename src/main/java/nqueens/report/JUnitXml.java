package nqueens.report;

import java.io.StringWriter;
import java.util.List;
import java.util.Locale;

import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Verdict;

/**
 * {@code junit.xml}: the results in the form that CI systems show test results in. An exercise is a
 * {@code testsuite}, its {@code time} the CPU time of its workers in seconds; a check is a {@code testcase},
 * named by its id, of the class {@code <submission>.<exercise>}. The CPU time of one check is not known: its
 * {@code time} is 0.
 *
 * <p>A check that is not accepted is a {@code failure} whose {@code type} is the verdict; one that the judge
 * failed on is an {@code error}, the format's word for a test that itself went wrong. {@code NOT_STARTED} is a
 * failure too, and not {@code skipped}: skipped tests don't make a run red, and an untouched stub earns nothing.
 * What the submission printed stands in the failure and not in {@code system-out}, where CI systems look for
 * files to attach. A hidden check keeps its message to itself, since learners see their CI.
 *
 * <p>There is no one norm. The file keeps to the schema of Jenkins
 * (src/main/resources/org/jenkinsci/plugins/xunit/types/model/xsd/junit-10.xsd in
 * github.com/jenkinsci/xunit-plugin). The stricter schema of Ant (github.com/windyroad/JUnit-Schema) asks for
 * a time of day and a host as well, which the results don't have.
 */
final class JUnitXml {

    private JUnitXml() {
    }

    static String text(Results results) {
        try {
            StringWriter text = new StringWriter();
            XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
            xml.writeStartDocument("UTF-8", "1.0");
            write(xml, results);
            xml.writeEndDocument();
            xml.close();
            return text + "\n";
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a string can't be written", e);
        }
    }

    private static void write(XMLStreamWriter xml, Results results) throws XMLStreamException {
        List<CheckResult> checks = results.exercises().stream().flatMap(each -> each.checks().stream()).toList();
        start(xml, "", "testsuites");
        xml.writeAttribute("name", ForeignText.plain(results.submission()).shortLine());
        writeSums(xml, checks, Wording.cpuSeconds(results));
        for (ProblemResult exercise : results.exercises()) {
            start(xml, "  ", "testsuite");
            xml.writeAttribute("name", exercise.id());
            writeSums(xml, exercise.checks(), exercise.cpuSeconds());
            for (CheckResult check : exercise.checks()) {
                write(xml, className(results) + "." + exercise.id(), check);
            }
            end(xml, "  ");
        }
        end(xml, "");
    }

    private static void writeSums(XMLStreamWriter xml, List<CheckResult> checks, double cpuSeconds)
            throws XMLStreamException {
        long errors = checks.stream().filter(check -> check.verdict() == Verdict.JUDGE_ERROR).count();
        long accepted = checks.stream().filter(check -> check.verdict() == Verdict.ACCEPTED).count();
        xml.writeAttribute("tests", Integer.toString(checks.size()));
        xml.writeAttribute("failures", Long.toString(checks.size() - accepted - errors));
        xml.writeAttribute("errors", Long.toString(errors));
        xml.writeAttribute("time", String.format(Locale.ROOT, "%.3f", cpuSeconds));
    }

    private static void write(XMLStreamWriter xml, String className, CheckResult check) throws XMLStreamException {
        start(xml, "    ", "testcase");
        xml.writeAttribute("name", check.id());
        xml.writeAttribute("classname", className);
        xml.writeAttribute("time", "0.000");
        if (check.verdict() != Verdict.ACCEPTED) {
            boolean judgeError = check.verdict() == Verdict.JUDGE_ERROR;
            start(xml, "      ", judgeError ? "error" : "failure");
            xml.writeAttribute("type", check.verdict().name());
            xml.writeAttribute("message", judgeError ? Wording.NOT_GRADED : headline(check));
            if (!check.hidden()) {
                xml.writeCharacters(Wording.failing(check));
            }
            xml.writeEndElement();
        }
        end(xml, "    ");
    }

    private static String headline(CheckResult check) {
        String verdict = check.verdict().words();
        return check.hidden() || check.message().isBlank() ? verdict
                : verdict + ": "
                + ForeignText.plain(check.message().strip().lines().findFirst().orElseThrow()).shortLine();
    }

    /** A package and class to Jenkins, which splits them at dots: the submission must be without. */
    private static String className(Results results) {
        return ForeignText.plain(results.submission()).shortLine().replaceAll("[^\\p{L}\\p{N}\\p{M}_-]", "_");
    }

    private static void start(XMLStreamWriter xml, String indent, String name) throws XMLStreamException {
        xml.writeCharacters("\n" + indent);
        xml.writeStartElement(name);
    }

    private static void end(XMLStreamWriter xml, String indent) throws XMLStreamException {
        xml.writeCharacters("\n" + indent);
        xml.writeEndElement();
    }
}
