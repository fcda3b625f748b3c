package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.NotAcceptedException.Scope;

class SubmissionTest {

    private static final String WHAT_IT_IS =
            "; a submission is a folder that holds board2d, array1d, booleanarrays, bitmask";

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

    @Test
    void a_folder_with_an_exercise_is_a_submission() {
        Submission opened = Submission.at(folder.toString());
        assertThat(opened.name()).isEqualTo(folder.toString());
        assertThat(opened.folder()).isEqualTo(folder);
    }

    @Test
    void a_folder_is_found_from_the_working_directory() {
        Submission opened = Submission.at("solutions");
        assertThat(opened.name()).isEqualTo("solutions");
        assertThat(opened.folder()).isEqualTo(Path.of("solutions"));
    }

    @Test
    void a_slash_at_the_end_is_no_part_of_the_name() {
        Submission opened = Submission.at("solutions/");
        assertThat(opened.name()).isEqualTo("solutions");
        assertThat(opened.solverFile(Exercise.BITMASK)).isEqualTo("solutions/bitmask/BitmaskQueens.java");
    }

    @Test
    void a_name_always_has_slashes() throws IOException {
        Path windows = Files.createDirectories(folder.resolve("class\\alice"));
        Files.createDirectory(windows.resolve("bitmask"));
        assertThat(Submission.at(windows.toString()).name()).isEqualTo(folder + "/class/alice");
    }

    @ParameterizedTest
    @EnumSource
    void one_exercise_is_enough(Exercise exercise) throws IOException {
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.createDirectory(other.resolve(exercise.id()));
        assertThat(Submission.at(other.toString()).folder()).isEqualTo(other);
    }

    @Test
    void a_copy_of_the_kata_is_a_submission_too() throws IOException {
        Path copy = Files.createDirectories(folder.resolve("copy"));
        Files.createDirectories(copy.resolve("exercises/bitmask"));
        Files.createDirectories(copy.resolve("bitmask"));

        Submission opened = Submission.at(copy.toString());
        assertThat(opened).isEqualTo(new Submission(copy.toString(), copy.resolve("exercises")));
        assertThat(opened.solverFile(Exercise.BITMASK)).isEqualTo(copy + "/exercises/bitmask/BitmaskQueens.java");
        assertThat(Submission.at(copy.resolve("exercises").toString()).solverFile(Exercise.BITMASK))
                .isEqualTo(copy + "/exercises/bitmask/BitmaskQueens.java");
        assertThat(Submission.at("exercises").solverFile(Exercise.BITMASK))
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

    @Test
    void a_submission_has_an_exercise_if_it_has_the_folder_of_one() throws IOException {
        Path empty = Files.createDirectory(home.resolve("empty"));
        assertThat(Submission.named("ann", empty).hasExercise()).isFalse();
        Files.createDirectory(empty.resolve("bitmask"));
        assertThat(Submission.named("ann", empty).hasExercise()).isTrue();
    }

    @Test
    void a_setting_may_be_no_path() {
        assertThatThrownBy(() -> Submission.at("a\0b")).isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmission=a\0b: not a path" + WHAT_IT_IS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "no/such/folder"})
    void a_submission_has_to_be_there(String given) {
        assertThatThrownBy(() -> Submission.at(given)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmission=" + given + ": no such folder" + WHAT_IT_IS);
    }

    @Test
    void a_submission_is_no_file() {
        String given = home.resolve("Board2dQueens.java").toString();
        assertThatThrownBy(() -> Submission.at(given)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmission=" + given + ": a file, not a folder" + WHAT_IT_IS);
    }

    @Test
    void a_submission_holds_an_exercise() {
        String given = home.toString();
        assertThatThrownBy(() -> Submission.at(given)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmission=" + given + ": no exercise in it" + WHAT_IT_IS);
    }

    @Test
    void the_sources_are_the_java_files_of_the_exercise() throws IOException {
        Files.writeString(home.resolve("Size.java"), "// Größe ♛");

        assertThat(submission.sources(Exercise.BOARD2D).files()).containsOnlyKeys("Board2dQueens.java", "Size.java")
                .containsEntry("Board2dQueens.java", "package board2d;")
                .containsEntry("Size.java", "// Größe ♛");
    }

    @Test
    void a_missing_exercise_is_not_started() {
        assertRefused(Exercise.BITMASK, Verdict.NOT_STARTED, "there is no folder alice/bitmask");
    }

    @Test
    void a_file_is_no_exercise() throws IOException {
        Files.writeString(folder.resolve("bitmask"), "");
        assertRefused(Exercise.BITMASK, Verdict.REJECTED, "alice/bitmask: not a folder");
    }

    @Test
    void a_symbolic_link_is_no_exercise() throws IOException {
        Files.createSymbolicLink(folder.resolve("bitmask"), home);
        assertRefused(Exercise.BITMASK, Verdict.REJECTED, "alice/bitmask: not a folder");
    }

    @Test
    void a_broken_symbolic_link_is_no_exercise_either() throws IOException {
        Files.createSymbolicLink(folder.resolve("bitmask"), folder.resolve("nowhere"));
        assertRefused(Exercise.BITMASK, Verdict.REJECTED, "alice/bitmask: not a folder");
    }

    @Test
    void a_symbolic_link_is_no_source() throws IOException {
        Files.createSymbolicLink(home.resolve("Link.java"), home.resolve("Board2dQueens.java"));
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/Link.java: not a plain file");
    }

    @Test
    void a_folder_is_no_source() throws IOException {
        Files.createDirectory(home.resolve("Folder.java"));
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/Folder.java: not a plain file");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "README.md", ".DS_Store", ".Board2dQueens.java.swp", ".Board2dQueens.java", "Board2dQueens.java~",
        "#Board2dQueens.java#", "~"})
    void what_editors_and_file_managers_keep_there_is_not_read(String fileName) throws IOException {
        Files.writeString(home.resolve(fileName), "not a source");
        assertThat(submission.sources(Exercise.BOARD2D).files()).containsOnlyKeys("Board2dQueens.java");
    }

    @Test
    void the_mark_of_an_editor_that_has_the_file_open_is_not_read() throws IOException {
        Files.createSymbolicLink(home.resolve(".#Board2dQueens.java"), Path.of("alice@laptop.4711"));
        assertThat(submission.sources(Exercise.BOARD2D).files()).containsOnlyKeys("Board2dQueens.java");
    }

    @ParameterizedTest
    @ValueSource(strings = {"README.md", ".mvn", "Old~", "#Old#", "META-INF"})
    void company_is_a_plain_file_too(String fileName) throws IOException {
        Files.createDirectory(home.resolve(fileName));
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/" + fileName + ": not a plain file");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "Board2dQueens.class", "Board2dQueens.java.orig", "maven.config", "board.jar", "readme.md", "README.md.java~x",
        "#Old", "Old#", "java"})
    void all_else_is_refused_by_name(String fileName) throws IOException {
        Files.writeString(home.resolve(fileName), "");
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/" + fileName
                + ": not a source; only .java files and a README.md belong here");
    }

    @ParameterizedTest
    @ValueSource(strings = {
        "module-info.java", "Board2dQueens (1).java", "sub\\Evil.java", "1.java", "a.b.java", "int.java x.java"})
    void a_source_is_named_as_a_class_is(String fileName) throws IOException {
        Files.writeString(home.resolve(fileName), "");
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED,
                "alice/board2d/" + fileName + ": not the name of a Java class");
    }

    @Test
    void a_source_has_at_most_64_kibibytes() throws IOException {
        Files.writeString(home.resolve("Large.java"), "x".repeat(65_536));
        assertThat(submission.sources(Exercise.BOARD2D).files().get("Large.java")).hasSize(65_536);

        Files.writeString(home.resolve("Large.java"), "x".repeat(65_537));
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/Large.java: larger than 65536 bytes");
    }

    @Test
    void a_source_is_in_utf_8() throws IOException {
        Files.write(home.resolve("Latin.java"), "Größe".getBytes(StandardCharsets.ISO_8859_1));
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/Latin.java: not UTF-8");
    }

    @Test
    void a_byte_order_mark_is_no_part_of_a_source() throws IOException {
        Files.writeString(home.resolve("Notepad.java"), "\ufeffclass Notepad { }\ufeff");
        assertThat(submission.sources(Exercise.BOARD2D).files())
                .containsEntry("Notepad.java", "class Notepad { }\ufeff");
    }

    @Test
    void the_first_bad_source_is_named_whatever_the_order_on_the_disk() throws IOException {
        for (String letter : "QBZYACXD".split("")) {
            Files.createDirectory(home.resolve(letter + ".java"));
        }
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d/A.java: not a plain file");
    }

    @Test
    void an_exercise_has_at_most_20_sources() throws IOException {
        for (int i = 1; i < 20; i++) {
            Files.writeString(home.resolve("Source" + i + ".java"), "");
        }
        Files.writeString(home.resolve("README.md"), "");
        assertThat(submission.sources(Exercise.BOARD2D).files()).hasSize(20);

        Files.writeString(home.resolve("Source20.java"), "");
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d: more than 20 sources");
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
    void an_exercise_has_at_most_100_files() throws IOException {
        for (int i = 1; i < 100; i++) {
            Files.writeString(home.resolve(".hidden" + i), "");
        }
        assertThat(submission.sources(Exercise.BOARD2D).files()).hasSize(1);

        Files.writeString(home.resolve(".hidden100"), "");
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d: more than 100 files");
    }

    @Test
    void an_exercise_has_its_solver() throws IOException {
        Files.delete(home.resolve("Board2dQueens.java"));
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d: no file Board2dQueens.java in it");

        Files.writeString(home.resolve("Other.java"), "");
        Files.writeString(home.resolve("Another.java"), "");
        assertRefused(Exercise.BOARD2D, Verdict.REJECTED, "alice/board2d: no file Board2dQueens.java in it;"
                + " there is Another.java, Other.java");
    }

    @ParameterizedTest
    @CsvSource({
        "BOARD2D, alice/board2d/Board2dQueens.java",
        "BOOLEAN_ARRAYS, alice/booleanarrays/BooleanArraysQueens.java"})
    void the_solvers_file_is_named_from_the_working_directory(Exercise exercise, String file) {
        assertThat(submission.solverFile(exercise)).isEqualTo(file);
    }

    private void assertRefused(Exercise exercise, Verdict verdict, String message) {
        NotAcceptedException refused =
                catchThrowableOfType(NotAcceptedException.class, () -> submission.sources(exercise));
        assertThat(refused).hasMessage(message);
        assertThat(refused.verdict()).isEqualTo(verdict);
        assertThat(refused.scope()).isEqualTo(Scope.EXERCISE);
    }
}
