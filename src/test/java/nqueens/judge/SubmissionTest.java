package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.compiler.Sources;
import nqueens.problem.Catalogue;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.SolverClass;
import nqueens.problem.Verdict;

class SubmissionTest {

    private static final String PASSED_OVER =
            "board2d: not looked at, since only .java files named like a class are judged: ";
    private static final Sources JUST_THE_SOLVER = new Sources(Map.of("Board2dQueens.java", "package board2d;"));

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

    @ParameterizedTest
    @CsvSource({"solutions, solutions", "solutions/, solutions", "./solutions, ./solutions"})
    void a_folder_is_found_from_the_working_directory(String given, String name) {
        Submission opened = Submission.at(given);
        assertThat(opened).isEqualTo(new Submission(name, Path.of(given)));
        assertThat(opened.solverFile(Catalogue.BITMASK)).isEqualTo(name + "/bitmask/BitmaskQueens.java");
    }

    @Test
    void a_name_always_has_slashes() throws IOException {
        Path windows = Files.createDirectories(folder.resolve("class\\alice"));
        Files.createDirectory(windows.resolve("bitmask"));
        assertThat(Submission.at(windows.toString()).name()).isEqualTo(folder + "/class/alice");
    }

    static List<Problem> problems() {
        return Catalogue.all();
    }

    @ParameterizedTest
    @MethodSource("problems")
    void the_folder_of_one_problem_is_enough(Problem problem) throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.createDirectory(other.resolve(problem.solver().packageName()));
        assertThat(Submission.at(other.toString()).folder()).isEqualTo(other);
    }

    @Test
    void a_copy_of_the_kata_is_a_submission_too() throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Files.createDirectories(copy.resolve("exercises/bitmask"));
        Files.createDirectories(copy.resolve("bitmask"));

        Submission opened = Submission.at(copy.toString());
        assertThat(opened).isEqualTo(new Submission(copy.toString(), copy.resolve("exercises"),
                new HandIn(copy, List.of())));
        assertThat(opened.solverFile(Catalogue.BITMASK)).isEqualTo(copy + "/exercises/bitmask/BitmaskQueens.java");
        assertThat(Submission.at(copy.resolve("exercises").toString()).solverFile(Catalogue.BITMASK))
                .isEqualTo(copy + "/exercises/bitmask/BitmaskQueens.java");
        assertThat(Submission.at("exercises").solverFile(Catalogue.BITMASK))
                .isEqualTo("exercises/bitmask/BitmaskQueens.java");
    }

    @Test
    void a_link_to_other_exercises_is_not_followed() throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Files.createSymbolicLink(copy.resolve("exercises"), Path.of("solutions").toAbsolutePath());
        assertThat(Submission.named("eve", copy)).isEqualTo(new Submission("eve", copy));
    }

    @Test
    void a_submission_may_have_a_name_and_nothing_in_it() {
        assertThat(Submission.named("Ann Lee", home)).isEqualTo(new Submission("Ann Lee", home));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "no/such/folder"})
    void a_submission_has_to_be_there(String given) {
        assertBad(given, "no such folder in " + Path.of("").toAbsolutePath());
    }

    @Test
    void a_submission_is_a_folder_that_holds_an_exercise() throws IOException {
        assertBad("a\0b", "not a path");
        assertBad(home.resolve("Board2dQueens.java").toString(), "a file, not a folder");
        Path empty = Files.createDirectory(home.resolve("empty"));
        assertBad(empty.toString(), "no exercise in it; found nothing");
    }

    private static void assertBad(String given, String reason) {
        assertThatThrownBy(() -> Submission.at(given)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmission=" + given + ": " + reason + "; a submission is a folder that holds "
                        + Catalogue.core().stream().map(Problem::id).collect(Collectors.joining(", ")));
    }

    @Test
    void the_sources_are_the_java_files_of_the_exercise_without_a_byte_order_mark() throws IOException {
        Files.writeString(home.resolve("Size.java"), "\ufeff// Größe ♛\ufeff");

        assertThat(sources().files()).containsOnly(
                Map.entry("Board2dQueens.java", "package board2d;"), Map.entry("Size.java", "// Größe ♛\ufeff"));
    }

    @Test
    void an_exercise_is_a_folder_and_no_link() throws IOException {
        assertRefused(Catalogue.BITMASK, Verdict.NOT_STARTED, "there is no folder alice/bitmask");
        Path exercise = Files.writeString(folder.resolve("bitmask"), "");
        assertRefused(Catalogue.BITMASK, Verdict.REJECTED, "alice/bitmask: not a folder");
        for (Path target : List.of(home, folder.resolve("nowhere"))) {
            Files.delete(exercise);
            Files.createSymbolicLink(exercise, target);
            assertRefused(Catalogue.BITMASK, Verdict.REJECTED, "alice/bitmask: not a folder");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"Board2dQueens.java", "nowhere", ".", "/dev/null"})
    void a_symbolic_link_is_no_source(String target) throws IOException {
        Files.createSymbolicLink(home.resolve("Link.java"), Path.of(target));
        assertRejected("/Link.java: a symbolic link, which is not followed; put the file itself there");
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there are no such pipes")
    void a_pipe_is_no_source() throws IOException {
        Process process = new ProcessBuilder("mkfifo", home.resolve("Pipe.java").toString()).start();
        assertThat(process.onExit().join().exitValue()).isZero();
        assertRejected("/Pipe.java: not a plain file");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "README.md", ".DS_Store", ".Board2dQueens.java.swp", ".Board2dQueens.java", "Board2dQueens.java~",
        "#Board2dQueens.java#", "~"})
    void what_editors_and_file_managers_hide_is_passed_over_in_silence(String fileName) throws IOException {
        Files.writeString(home.resolve(fileName), "not a source");
        // what an editor that has the file open puts there
        Files.createSymbolicLink(home.resolve(".#Board2dQueens.java"), Path.of("alice@laptop.4711"));
        assertThat(sources()).isEqualTo(JUST_THE_SOLVER);
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Board2dQueens.class", "Board2dQueens.java.orig", "Board2dQueens.tmp", "4913", "Board2dQueens.java___jb_tmp___",
        "Thumbs.db", "desktop.ini", "notes.txt", "maven.config", "board.jar", "readme.md", "README.md.java~x", "#Old",
        "Old#", "java", "package-info.java", "module-info.java", "Board2dQueens (1).java", "Board2dQueens.JAVA",
        "sub\\Evil.java", "1.java", "a.b.java", "int.java x.java", "-processor.java", "@options.java", "a\nb.java"})
    void what_is_no_source_is_passed_over_and_noted(String fileName) throws IOException {
        Files.writeString(home.resolve(fileName), "not a source");
        assertPassedOver(fileName);
    }

    @ParameterizedTest
    @ValueSource(strings = {"target", "Helper.java", "META-INF", "notes.txt"})
    void a_folder_is_passed_over_and_noted(String fileName) throws IOException {
        Files.writeString(Files.createDirectory(home.resolve(fileName)).resolve("Helper.java"), "not a source");
        assertPassedOver(fileName + "/");
    }

    @Test
    void a_link_that_is_not_called_like_a_source_is_passed_over_and_noted() throws IOException {
        Files.createSymbolicLink(home.resolve("passwords"), Path.of("/etc/passwd"));
        Files.createSymbolicLink(home.resolve("root"), Path.of("/"));
        assertPassedOver("passwords, root");
    }

    @Test
    void many_that_are_passed_over_are_noted_in_one_line_those_first_that_look_like_sources() throws IOException {
        for (int i = 10; i < 19; i++) {
            Files.writeString(home.resolve("a" + i + ".class"), "");
        }
        Files.writeString(home.resolve("Old.JAVA"), "");
        String ten = "Old.JAVA, a10.class, a11.class, a12.class, a13.class, a14.class, a15.class, a16.class,"
                + " a17.class, a18.class";
        assertPassedOver(ten);

        Files.writeString(home.resolve("z.class"), "");
        Files.writeString(home.resolve("z.java.orig"), "");
        assertPassedOver("Old.JAVA, z.java.orig, a10.class, a11.class, a12.class, a13.class, a14.class, a15.class,"
                + " a16.class, a17.class and 2 more");
    }

    @Test
    void a_source_has_at_most_64_kibibytes() throws IOException {
        Files.writeString(home.resolve("Large.java"), "x".repeat(65_536));
        assertThat(sources().files().get("Large.java")).hasSize(65_536);

        Files.writeString(home.resolve("Large.java"), "x".repeat(65_537));
        assertRejected("/Large.java: larger than 65536 bytes");
    }

    @Test
    void a_source_that_is_not_utf_8_is_read_and_noted() throws IOException {
        Files.write(home.resolve("Latin.java"), "Gr\u00f6\u00dfe".getBytes(StandardCharsets.ISO_8859_1));
        Files.write(home.resolve("Notepad.java"), "\ufeffGr\u00f6\u00dfe".getBytes(StandardCharsets.UTF_16LE));
        Files.writeString(home.resolve("notes.txt"), "");

        Sources sources = sources();

        assertThat(sources.files()).containsEntry("Latin.java", "Gr\u00f6\u00dfe")
                .containsEntry("Notepad.java", "Gr\u00f6\u00dfe");
        assertThat(sources.notes()).containsExactly(
                "board2d/Latin.java is not UTF-8: read as Windows-1252",
                "board2d/Notepad.java is not UTF-8: read as UTF-16",
                PASSED_OVER + "notes.txt");
    }

    @Test
    void the_first_bad_source_is_named_whatever_the_order_on_the_disk() throws IOException {
        for (String letter : "QBZYACXD".split("")) {
            Files.createSymbolicLink(home.resolve(letter + ".java"), Path.of("Board2dQueens.java"));
        }
        assertRejected("/A.java: a symbolic link, which is not followed; put the file itself there");
    }

    @Test
    void an_exercise_has_at_most_20_sources() throws IOException {
        for (int i = 1; i < 20; i++) {
            Files.writeString(home.resolve("Source" + i + ".java"), "");
        }
        Files.writeString(home.resolve("README.md"), "");
        assertThat(sources().files()).hasSize(20);

        Files.writeString(home.resolve("Source20.java"), "");
        assertRejected(": more than 20 sources");
    }

    @Test
    void a_solver_of_any_name_has_its_folder() throws IOException {
        SolverClass solver = new SolverClass("drill", "OneSolutionQueens");
        NotAcceptedException refused =
                catchThrowableOfType(NotAcceptedException.class, () -> submission.sources(solver));
        assertThat(refused).hasMessage("there is no folder alice/drill");

        Files.writeString(Files.createDirectory(folder.resolve("drill")).resolve("OneSolutionQueens.java"), "one");
        assertThat(submission.sources(solver).files()).containsExactly(Map.entry("OneSolutionQueens.java", "one"));
    }

    @Test
    void an_exercise_has_at_most_10000_files() throws IOException {
        for (int i = 1; i < 10_000; i++) {
            Files.createFile(home.resolve(".hidden" + i));
        }
        assertThat(sources()).isEqualTo(JUST_THE_SOLVER);

        Files.createFile(home.resolve("notes.txt"));
        assertRejected(": more than 10000 files");
    }

    @Test
    void an_exercise_has_its_solver() throws IOException {
        Files.delete(home.resolve("Board2dQueens.java"));
        Files.writeString(home.resolve("README.md"), "");
        assertRejected(": no file Board2dQueens.java in it"
                + "; the file that is judged must be called Board2dQueens.java");

        Files.createDirectory(home.resolve("Board2dQueens"));
        Files.writeString(home.resolve("Another.java"), "");
        Files.writeString(home.resolve("Other.java"), "");
        assertRejected(": no file Board2dQueens.java in it"
                + "; there is Another.java, Other.java, Board2dQueens/"
                + "; the file that is judged must be called Board2dQueens.java");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Board2dQueens.JAVA", "board2dqueens.java", "Board2dQueens (1).java", "Board2dQueens.java.txt",
        "Board2dQueens.class"})
    void a_solver_that_is_called_otherwise_is_named(String fileName) throws IOException {
        Files.move(home.resolve("Board2dQueens.java"), home.resolve(fileName));
        assertRejected(": no file Board2dQueens.java in it"
                + "; there is " + fileName + "; the file that is judged must be called Board2dQueens.java");
    }

    private Sources sources() {
        return submission.sources(Catalogue.BOARD2D.solver());
    }

    private void assertPassedOver(String names) {
        assertThat(sources()).isEqualTo(new Sources(JUST_THE_SOLVER.files(), List.of(PASSED_OVER + names)));
    }

    @Test
    void what_is_graded_is_judged_and_what_else_was_begun(@TempDir Path points) throws IOException {
        List<Problem> graded = Points.standard().graded();
        assertThat(submission.problems(Points.standard())).isEqualTo(graded);

        Path drills = Files.createDirectory(folder.resolve("drill"));
        assertThat(submission.problems(Points.standard())).isEqualTo(graded);
        Files.createFile(drills.resolve("OneSolutionQueens.java"));
        assertThat(submission.problems(Points.standard())).hasSize(graded.size() + 1).containsAll(graded)
                .endsWith(Catalogue.ONE_SOLUTION);

        Path file = Files.writeString(points.resolve("points"), "board2d = 0\nsolution-count = 1");
        assertThat(submission.problems(Points.read(file.toString()))).doesNotContain(Catalogue.BOARD2D)
                .endsWith(Catalogue.ONE_SOLUTION, Catalogue.SOLUTION_COUNT);
    }

    @Test
    void where_nothing_that_is_graded_was_begun_the_others_are_alone() throws IOException {
        Path drills = Files.createDirectories(folder.resolve("other/drill"));
        Submission other = new Submission("other", drills.getParent());
        assertThat(other.problems(Points.standard())).isEqualTo(Points.standard().graded());
        Files.writeString(drills.resolve("OneSolutionQueens.java"), "\nthrow new NotStartedException(\"stub\");");
        assertThat(other.problems(Points.standard())).containsExactly(Catalogue.ONE_SOLUTION);
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

    @Test
    void an_exercise_whose_solver_cannot_be_read_was_begun() throws IOException {
        Files.createDirectories(folder.resolve("upper/UpperQueens.java"));
        assertThat(submission.hasBegun(SampleProblem.upper())).isTrue();
    }

    private void assertRejected(String message) {
        assertRefused(Catalogue.BOARD2D, Verdict.REJECTED, "alice/board2d" + message);
    }

    private void assertRefused(Problem exercise, Verdict verdict, String message) {
        NotAcceptedException refused =
                catchThrowableOfType(NotAcceptedException.class, () -> submission.sources(exercise.solver()));
        assertThat(refused).hasMessage(message);
        assertThat(refused.kind().verdict()).isEqualTo(verdict);
        assertThat(refused.scope()).isEqualTo(Scope.PROBLEM);
    }
}
