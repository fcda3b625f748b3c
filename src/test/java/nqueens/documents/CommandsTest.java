package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.CheckResult;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.Submission;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.ConsoleReport;
import nqueens.report.Report;
import nqueens.report.Reports;
import nqueens.report.Style;

class CommandsTest {

    private static final Project PROJECT = Project.read();
    private static final Pattern MAVEN = Pattern.compile("\\bmvn\\s+\\S");
    static List<Path> documents() {
        return Document.files();
    }

    static List<Path> scripts() {
        return Script.files();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void a_command_names_nothing_that_is_not_there(Path file) {
        assertThat(Document.read(file).commands()).allSatisfy(
                command -> assertThat(PROJECT.flaws(command)).as(command.toString()).isEmpty());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("documents")
    void every_command_to_maven_is_found(Path file) {
        Document document = Document.read(file);

        assertThat(document.commands().stream().filter(Command::isOfMaven))
                .hasSize((int) MAVEN.matcher(document.source()).results().count());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("scripts")
    void a_command_of_a_script_names_nothing_that_is_not_there(Path file) {
        assertThat(Script.read(file).commands()).allSatisfy(
                command -> assertThat(PROJECT.flaws(command)).as(command.toString()).isEmpty());
    }

    @Test
    void commands_are_found_where_they_stand() {
        assertThat(commands()).extracting(Command::toString).contains("mvn test", "mvn verify -Psolutions",
                "mvn test -Dtest=BitmaskTest -Dmaven.surefire.debug", "apt-get install bubblewrap", ".ci/run",
                "mvn test -Dkata.collect=FOLDER -Dkata.roster=THE WHOLE LIST -Dkata.points=points.properties",
                "-Dkata.isolation=bubblewrap", "-Dkata.fresh");
        assertThat(scripts()).contains(
                Path.of(".ci/run"), Path.of(".github/workflows/grade.yml"), Path.of("gradescope/judge"));
        assertThat(scripts().stream().flatMap(file -> Script.read(file).commands().stream()).map(Command::shape))
                .contains("mvn test -Dkata.minimum -Dkata.points -Dkata.submissionName -Dsubmission",
                        "mvn validate -Pgradescope", "mvn test -Dkata.github -Dkata.matrix");
    }

    @Test
    void a_command_is_found_in_every_kind_of_code() {
        assertThat(new Document(Path.of("a.md"), """
                `mvn
                test` and `mvn`, `-Pwatch`

                    $ mvn test -Dtest=\\
                    BitmaskTest # alone

                - ~~~console
                  again: mvn verify "-Dkata.roster=a b" && true
                  ~~~
                """).commands()).extracting(Command::words).containsExactly(List.of("mvn", "test"), List.of("-Pwatch"),
                List.of("mvn", "test", "-Dtest=BitmaskTest"), List.of("mvn", "verify", "-Dkata.roster=a b"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', nullValues = "-", value = {
        "mvn test                                            | -",
        "mvn -o -B -q -ntp test # a comment                  | -",
        "mvn tests                                           | no such phase: tests",
        "mvn verify                                          | nothing is bound to the phase verify",
        "mvn verify -Pgradescope                             | nothing is bound to the phase verify",
        "mvn validate                                        | nothing is bound to the phase validate",
        "mvn validate -Pgradescope,solutions                 | -",
        "mvn test -Psolution                                 | no such profile: solution",
        "mvn -Z test                                         | no such option: -Z",
        "mvn surefire:test checkstyle:check                  | -",
        "mvn org.pitest:pitest-maven:mutationCoverage        | -",
        "mvn surefir:test                                    | no such plugin: surefir:test",
        "mvn test -Dkata.point=points.properties             | no such property: kata.point",
        "mvn test -Dkata.points=point.properties             | no such file: point.properties",
        "mvn test -Dkata.points=points.properties            | -",
        "-Dkata.points=                                      | -",
        "-Dkata.point=                                       | no such property: kata.point",
        "mvn test -Dkata.fresh -Dstyle.color=never           | -",
        "mvn test -Dkata.fres                                | no such property: kata.fres",
        "mvn test -Dsubmission=solution                      | no such file: solution",
        "mvn test -Dsubmission=src/test/submissions/nowhere  | no such file: src/test/submissions/nowhere",
        "mvn test -Dsubmission=target/anything               | -",
        "mvn test -Dsubmissions=../class                     | -",
        "mvn test -Dtest=BitmaskTest,Board2dTest             | -",
        "mvn test -Dtest=BitmaskTest,BitMaskQueensTest       | no such test: BitMaskQueensTest",
        "mvn test -Dtest=nqueens.suite.*Test                 | -",
        "mvn test -Dtest=nqueens.suites.*Test                | no such test: nqueens.suites.*Test",
        "mvn test -Dtest=LinksTest#a_link_to_nowhere_is_found | -",
        "mvn test -Dtest=LinksTest#a_link_to_nowhere         | no such test: LinksTest#a_link_to_nowhere",
        ".ci/run --stubs                                     | -",
        ".ci/runs                                            | no such file: .ci/runs",
        "git add exercises/nothing                           | no such file: exercises/nothing",
        "git clone https://example.org/OWNER/KATA.git        | -"})
    void what_is_not_there_is_noticed(String line, String flaw) {
        assertThat(PROJECT.flaws(Command.parsed(line))).isEqualTo(flaw == null ? List.of() : List.of(flaw));
    }

    @Test
    void what_is_taken_for_the_readers_own_is_used() {
        List<String> words = commands().flatMap(command -> Stream.concat(
                command.words().stream(), command.properties().values().stream())).toList();

        assertThat(words).containsAll(Project.ofTheReader());
    }

    @ParameterizedTest
    @MethodSource("nqueens.problem.Catalogue#core")
    void a_page_that_is_handed_out_names_nothing_that_is_not_there(Problem exercise) {
        Results results = Results.of("exercises", new Conditions(Isolation.PROCESS, Optional.empty(), 1), List.of(
                new ProblemResult(exercise.id(), Verdict.WRONG_ANSWER, 0, 15, 1, List.of(new CheckResult(
                        "count", "count(n) is right", Verdict.WRONG_ANSWER, 0, 15, "count(4) gave 1", null, null,
                        null, false)))));
        Map<String, String> texts = Reports.ofSubmission(Map.of(), Instant.EPOCH).stream()
                .collect(Collectors.toMap(Report::file, report -> report.text(results)));
        List<String> pages = List.of(texts.get("feedback.md"),
                Jsoup.parse(texts.get("feedback.html")).select("code").stream()
                        .map(code -> "`" + code.text() + "`\n\n").collect(Collectors.joining()),
                "```\n" + new ConsoleReport(Style.PLAIN)
                        .text(results, new Submission("exercises", Path.of("exercises"))) + "```\n");

        assertThat(pages).allSatisfy(page -> assertThat(new Document(Path.of("page.md"), page).commands())
                .containsExactly(Command.parsed("mvn test -Dtest=" + exercise.suiteName()))
                .allSatisfy(command -> assertThat(PROJECT.flaws(command)).isEmpty()));
    }

    private static Stream<Command> commands() {
        return documents().stream().flatMap(file -> Document.read(file).commands().stream());
    }
}
