package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of each command in the documents: whether the gate runs it, and where, or why it doesn't. */
class GateTest {

    private static final String GATE = ".ci/run";

    /**
     * What is run, and the file in which it is: there, goals and profiles are the same, and every property is set,
     * to whatever value.
     */
    private static final Map<String, String> RUN = Map.of(
            "mvn test", GATE,
            "mvn test -Dsubmissions", GATE,
            "mvn verify -Psolutions", GATE,
            "mvn validate -Pgradescope", ".ci/workflows",
            "mvn test -Dkata.appeal -Dsubmission", ".ci/workflows",
            "mvn test -Dkata.similar -Dsubmissions", ".ci/workflows",
            "mvn test -Dsubmission", ".github/workflows/grade.yml",
            "mvn test -Dkata.isolation -Dkata.points -Dsubmission", ".github/workflows/grade.yml",
            "mvn test -Dkata.collect -Dkata.points -Dkata.roster", ".github/workflows/grade-class.yml");

    /** The other files that are part of the gate: in which file it runs them, or steps of them, and by which line. */
    private static final Map<String, List<String>> PARTS = Map.of(
            ".ci/browser", List.of(GATE, "  .ci/browser\n"),
            ".ci/platform", List.of(".github/workflows/ci.yml", "        run: .ci/platform\n"),
            ".ci/sandbox", List.of(GATE, "  .ci/sandbox\n"),
            ".ci/workflows", List.of(GATE, "  .ci/workflows\n"),
            ".github/workflows/grade.yml", List.of(".ci/workflows", "run grade.yml judge "),
            ".github/workflows/grade-class.yml", List.of(".ci/workflows", "run grade-class.yml gradebook "));

    /** What is not run as it is told, by the option that keeps it from that, or as a whole; and why. */
    private static final Map<String, String> NOT_RUN = Map.ofEntries(
            Map.entry("-o", "a clean machine has to download first"),
            Map.entry("-DtargetClasses", "shows survivors, and fails by them; the gate mutates more"),
            Map.entry("-Pbench", "takes minutes, and a machine that does nothing else"),
            Map.entry("-Pinterview", "waits for a person; what it is made of has tests of its own"),
            Map.entry("-Pwatch", "waits for a person; what it is made of has tests of its own"),
            Map.entry("-Dkata.expected", "writes what it is compared with; the same classes run, and compare"),
            Map.entry("-Dmaven.surefire.debug", "waits for a debugger"),
            Map.entry("mvn test -Dkata.isolation -Dkata.points -Dsubmissions",
                    "the same with an instructor's own points"),
            Map.entry("mvn test -Dkata.roster -Dsubmissions", "the same with a roster, as MadeClassTest has one"),
            Map.entry("-Dtest", "one of the classes that run"),
            Map.entry("mvn validate -Pgradescope -Dkata.points", "the autograder is made with the standard points"),
            Map.entry("mvn validate -Pstarter -Dkata.points", "made with the standard points, by HandedOutTest"),
            Map.entry("mvn test -Dkata.appeal -Dkata.points -Dsubmission", "the same with an instructor's own points"));

    /** Programs of others, and what documents tell people to run them for. */
    private static final Map<String, String> OF_OTHERS = Map.of(
            "apt-get", "the sandbox; .ci/sandbox does the same",
            "git", "the reader's own work",
            "npm", "a new version of the linter");

    static Stream<Command> told() {
        return Document.files().stream().flatMap(file -> Document.read(file).commands().stream())
                .filter(command -> !command.program().isEmpty()).distinct();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("told")
    void a_command_is_run_or_there_is_a_reason(Command command) {
        boolean isOurs = command.program().equals(GATE) || PARTS.containsKey(command.program());
        boolean isRun = RUN.containsKey(command.shape()) && reasons(command).isEmpty();

        assertThat(Stream.of(isOurs, OF_OTHERS.containsKey(command.program()), isRun, !reasons(command).isEmpty())
                .filter(holds -> holds)).hasSize(1);
    }

    @Test
    void what_is_said_to_be_run_is_told_and_run() {
        assertThat(told()).extracting(Command::shape).containsAll(RUN.keySet());
        RUN.forEach((shape, file) -> assertThat(Script.read(Path.of(file)).commands()).as(shape)
                .anyMatch(command -> List.of(command.shape().split(" ")).containsAll(List.of(shape.split(" ")))
                        && withoutProperties(command.shape()).equals(withoutProperties(shape))));
        assertThat(RUN.values()).allMatch(file -> file.equals(GATE) || PARTS.containsKey(file));
        PARTS.values().forEach(line ->
                assertThat(Script.read(Path.of(line.get(0))).source()).contains("\n" + line.get(1)));
    }

    @Test
    void what_is_said_not_to_be_run_is_told_and_not_run() {
        // a part of the gate, for machines that it doesn't know, names that part
        List<Command> run = Script.files().stream().filter(file -> !file.endsWith("platform"))
                .flatMap(file -> Script.read(file).commands().stream()).toList();

        // a profile may be there before a document tells of it, or the other way about
        assertThat(NOT_RUN.keySet().stream().filter(sign -> !sign.startsWith("-P")))
                .allSatisfy(sign -> assertThat(told()).anyMatch(command -> has(command, sign)));
        assertThat(run).allSatisfy(command -> assertThat(reasons(command)).isEmpty());
    }

    private static List<String> reasons(Command command) {
        return NOT_RUN.keySet().stream().filter(sign -> has(command, sign)).toList();
    }

    private static boolean has(Command command, String sign) {
        return command.shape().equals(sign) || command.options().contains(sign)
                || List.of(command.shape().split(" ")).contains(sign);
    }

    private static String withoutProperties(String shape) {
        return shape.replaceAll(" -D\\S+", "");
    }
}
