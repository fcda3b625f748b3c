package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.catalogue.Catalogue;

/** A submission whose exercises lie in their places. */
class SubmissionTest {

    @TempDir
    private Path folder;
    private Path home;
    private Submission submission;

    @BeforeEach
    void makeOneExercise() throws IOException {
        home = Files.createDirectory(folder.resolve("board2d"));
        Files.writeString(home.resolve("Board2dQueens.java"), "package board2d;");
        submission = new Submission("alice", folder);
    }

    /** The verdict and the message by which all of a problem is refused. */
    static String refusal(Submission submission, Problem problem) {
        NotAcceptedException refused = catchThrowableOfType(NotAcceptedException.class,
                () -> new OpenedSubmission(submission).sources(problem.solver()));
        assertThat(refused.scope()).isEqualTo(Scope.PROBLEM);
        return refused.fault().kind().verdict() + " " + refused.getMessage();
    }

    private Sources sources() {
        return new OpenedSubmission(submission).sources(Catalogue.BOARD2D.solver());
    }

    private void assertRejected(String message) {
        assertThat(refusal(submission, Catalogue.BOARD2D)).isEqualTo("REJECTED alice/board2d" + message);
    }

    private void assertNoted(String... notes) {
        assertThat(sources()).isEqualTo(
                new Sources(Map.of("Board2dQueens.java", "package board2d;"), List.of(notes)));
    }

    @Test
    void a_copy_of_the_kata_is_a_submission_too_but_no_link_is_followed() throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Path exercises = Files.createSymbolicLink(copy.resolve("exercises"), Path.of("solutions").toAbsolutePath());
        assertThat(Submission.of("eve", copy, List.of())).isEqualTo(new Submission("eve", copy));

        Files.delete(exercises);
        Files.createDirectories(exercises.resolve("bitmask"));
        assertThat(Submission.at(copy.toString()).folder()).isEqualTo(exercises);
        for (String given : List.of(copy.toString(), exercises.toString())) {
            assertThat(Submission.at(given).solverFile(Catalogue.BITMASK))
                    .isEqualTo(exercises + "/bitmask/BitmaskQueens.java");
        }
    }

    @Test
    void a_submission_is_a_folder_that_is_there_and_holds_an_exercise() throws IOException {
        String missing = "no such folder in " + Path.of("").toAbsolutePath();
        Path file = home.resolve("Board2dQueens.java");
        Map<String, String> reasons = Map.of("", missing, " ", missing, "no/such/folder", missing,
                file.toString(), "a file, not a folder",
                Files.createDirectory(home.resolve("empty")).toString(), "no exercise in it; found nothing");
        reasons.forEach((given, reason) -> assertThatThrownBy(() -> Submission.at(given))
                .isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmission=" + given + ": " + reason + "; a submission is a folder that holds "
                        + Catalogue.core().stream().map(Problem::id).collect(Collectors.joining(", "))));
    }

    @Test
    void an_exercise_is_a_folder_and_no_link() throws IOException {
        assertThat(refusal(submission, Catalogue.BITMASK)).isEqualTo("NOT_STARTED there is no folder alice/bitmask");
        Path exercise = Files.writeString(folder.resolve("bitmask"), "");
        assertThat(refusal(submission, Catalogue.BITMASK)).isEqualTo("REJECTED alice/bitmask: not a folder");
        for (Path target : List.of(home, folder.resolve("nowhere"))) {
            Files.delete(exercise);
            Files.createSymbolicLink(exercise, target);
            assertThat(refusal(submission, Catalogue.BITMASK)).isEqualTo("REJECTED alice/bitmask: not a folder");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Board2dQueens.java", "nowhere", ".", "/dev/null"})
    void the_first_symbolic_link_is_named_whatever_it_leads_to(String target) throws IOException {
        for (String letter : "QBZYACXD".split("")) {
            Files.createSymbolicLink(home.resolve(letter + ".java"), Path.of(target));
        }
        assertRejected("/A.java: a symbolic link, which is not followed; put the file itself there");
        assertThatThrownBy(() -> new Inventory.Item("A.java", home.resolve("A.java"), "").bytes())
                .as("not even if it was a file just now").isInstanceOf(IOException.class);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no such pipes")
    void a_pipe_is_no_source() throws IOException {
        Process process = new ProcessBuilder("mkfifo", home.resolve("Pipe.java").toString()).start();
        assertThat(process.onExit().join().exitValue()).isZero();
        assertRejected("/Pipe.java: not a plain file");
    }

    @ParameterizedTest
    @ValueSource(strings = {"sub\\Evil.java", "a\nb.java"})
    void a_name_that_no_repository_can_hold_is_noted_too(String name) throws IOException {
        Files.writeString(home.resolve(name), "not a source");
        assertNoted("board2d: not looked at, since only .java files named like a class are judged: " + name);
    }

    @Test
    void a_source_has_at_most_64_kibibytes_and_an_exercise_20_sources() throws IOException {
        Files.writeString(home.resolve("Large.java"), "x".repeat(65_536));
        for (int i = 2; i < 20; i++) {
            Files.writeString(home.resolve("Source" + i + ".java"), "");
        }
        Files.writeString(home.resolve("README.md"), "");
        Files.writeString(home.resolve("hints.md"), "");
        assertThat(sources().files()).hasSize(20);
        Files.writeString(home.resolve("Source20.java"), "");
        assertRejected(": more than 20 sources");
        Files.writeString(home.resolve("Large.java"), "x".repeat(65_537));
        assertRejected("/Large.java: larger than 65536 bytes");
    }

    @Test
    @Tag("proof")
    void an_exercise_has_at_most_10000_files() throws IOException {
        for (int i = 1; i < 10_000; i++) {
            Files.createFile(home.resolve(".hidden" + i));
        }
        assertNoted();
        Files.createFile(home.resolve("notes.txt"));
        assertRejected(": more than 10000 files");
    }

    @ParameterizedTest
    @CsvSource({
        "true, return 1;, throw new NotStartedException(\"count\")",
        "true, throw new NotStartedException(\"solve\"), // throw new NotStartedException(\"count\")",
        "false, throw new NotStartedException(\"solve\"), \tthrow new NotStartedException(\"count\")"})
    void an_exercise_was_begun_once_a_method_is_no_stub(boolean isBegun, String solve, String count)
            throws IOException {
        Problem upper = SampleProblem.upper();
        assertThat(submission.hasBegun(upper)).isFalse();
        Path solver = Files.createDirectory(folder.resolve("upper")).resolve("UpperQueens.java");
        Files.writeString(solver, "class UpperQueens {\n" + solve + "\n" + count + "\n");
        assertThat(submission.hasBegun(upper)).isEqualTo(isBegun);
        Files.delete(solver);
        Files.createDirectory(solver);
        assertThat(submission.hasBegun(upper)).as("it can't be read").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"false, 'throw new NotStartedException(\"\");', ''",
        "true, 'throw new NotStartedException(\"\");', '@ParameterizedTest void all() {}'",
        "true, 'throw new NotStartedException(\"\");', '@TestFactory void all() {}'", "true, '', ''"})
    void tests_were_begun_once_one_of_them_is_no_stub(boolean isBegun, String first, String second)
            throws IOException {
        Path tests = Files.createDirectory(folder.resolve("tests")).resolve("QueensSolverTest.java");
        Files.writeString(tests, "class QueensSolverTest {\n@Test\nvoid one() {\n" + first + "\n}\n" + second + "}\n");
        assertThat(submission.hasBegun(Catalogue.TESTS)).isEqualTo(isBegun);
    }
}
