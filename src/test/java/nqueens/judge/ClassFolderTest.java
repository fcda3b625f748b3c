package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ClassFolderTest {

    private static final String WHAT_IT_IS = "; a class is a folder in which every folder, or .zip, is one submission";

    @TempDir
    private Path folder;

    @Test
    void every_folder_is_one_submission_whatever_its_name() throws IOException {
        for (String name : List.of("z\u00f6e", "Ann Lee", "\u738b\u82b3", "=cmd")) {
            Files.createDirectory(folder.resolve(name));
        }
        Path exercises = Files.createDirectories(folder.resolve("bo/exercises"));
        assertThat(ClassFolder.at(folder.toString()).submissions()).containsExactly(
                new Submission("=cmd", folder.resolve("=cmd")), new Submission("Ann Lee", folder.resolve("Ann Lee")),
                new Submission("bo", exercises, new HandIn(folder.resolve("bo"), List.of())),
                new Submission("z\u00f6e", folder.resolve("z\u00f6e")),
                new Submission("\u738b\u82b3", folder.resolve("\u738b\u82b3")));
    }

    @Test
    void no_two_submissions_have_the_same_name_on_any_file_system() throws IOException {
        for (String name : List.of("Ann", "z\u00f6e", "zo\u0308e")) {
            Files.createDirectory(folder.resolve(name));
        }
        assumeTrue(Files.notExists(folder.resolve("ann")), "case is ignored here");
        Files.createDirectory(folder.resolve("ann"));
        assertThat(ClassFolder.at(folder.toString()).submissions()).containsExactly(
                new Submission("Ann", folder.resolve("Ann")), new Submission("ann (2)", folder.resolve("ann")),
                new Submission("zo\u0308e", folder.resolve("zo\u0308e")),
                new Submission("z\u00f6e (2)", folder.resolve("z\u00f6e")));
    }

    @Test
    void files_and_links_are_skipped_by_name_and_what_systems_leave_in_silence() throws IOException {
        // the last is of a folder that was zipped on macOS, and unzipped elsewhere
        for (String name : List.of("ann", ".git", "__MACOSX")) {
            Files.createDirectory(folder.resolve(name));
        }
        for (String name : List.of(".DS_Store", "Thumbs.db", "thumbs.db", "desktop.ini", "Desktop.ini", "Icon\r",
                "Thumbs.dbx", "my desktop.ini", "roster.csv")) {
            Files.createFile(folder.resolve(name));
        }
        Files.createSymbolicLink(folder.resolve("eve"), Path.of("solutions").toAbsolutePath());

        ClassFolder found = ClassFolder.at(folder.toString());
        assertThat(found.submissions()).extracting(Submission::name).containsExactly("ann");
        assertThat(found.skipped()).containsExactly("Thumbs.dbx", "eve", "my desktop.ini", "roster.csv");
    }

    @Test
    void an_archive_is_a_submission_and_so_are_the_files_of_one_person_in_a_download() throws IOException {
        for (String name : List.of("bo.zip", "Cy.ZIP", "lee ann_12_assignsubmission_file_A.java",
                "lee ann_12_assignsubmission_file_B.java", "dora_LATE_3_41_A.java", "dora_3_42_exercises.zip",
                "anon_x1Y_5_A.java", "LATE_anon_x2_6_A.java", "notes.txt")) {
            Files.createFile(folder.resolve(name));
        }
        Files.createSymbolicLink(folder.resolve("eve.zip"), folder.resolve("bo.zip"));
        Files.createSymbolicLink(folder.resolve("eve_1_2_A.java"), folder.resolve("bo.zip"));

        ClassFolder found = ClassFolder.at(folder.toString());
        assertThat(found.submissions()).extracting(Submission::name).containsExactly(
                "Cy", "anon_x2", "anon_x1Y", "bo", "dora_3", "lee ann_12");
        assertThat(found.submissions()).extracting(Submission::handIn).contains(
                new HandIn(folder.resolve("bo.zip"), List.of()),
                new HandIn(folder, List.of(folder.resolve("dora_3_42_exercises.zip"),
                        folder.resolve("dora_LATE_3_41_A.java"))));
        assertThat(found.skipped()).containsExactly("eve.zip", "eve_1_2_A.java", "notes.txt");
    }

    @Test
    void a_folder_that_is_called_like_an_archive_keeps_its_name() throws IOException {
        Files.createDirectory(folder.resolve("ann.zip"));
        assertThat(ClassFolder.at(folder.toString()).submissions()).extracting(Submission::name)
                .containsExactly("ann.zip");
    }

    @ParameterizedTest
    @CsvSource({"file_", "file"})
    void what_moodle_keeps_beside_the_files_of_somebody_is_skipped(String kind) throws IOException {
        for (String name : List.of("ann_1_assignsubmission_" + kind, "ann_1_assignsubmission_onlinetext",
                "bo_2_assignsubmission_onlinetext_")) {
            Files.createDirectory(folder.resolve(name));
        }
        ClassFolder found = ClassFolder.at(folder.toString());
        assertThat(found.submissions()).extracting(Submission::name)
                .containsExactly("ann_1_assignsubmission_" + kind, "bo_2_assignsubmission_onlinetext_");
        assertThat(found.skipped()).containsExactly("ann_1_assignsubmission_onlinetext");
    }

    @Test
    void a_name_always_has_slashes_and_none_at_its_end() throws IOException {
        Path windows = Files.createDirectories(folder.resolve("a\\b"));
        Files.createDirectory(windows.resolve("ann"));
        assertThat(ClassFolder.at(windows + "/").name()).isEqualTo(folder + "/a/b");
    }

    @Test
    void a_class_does_not_change_with_the_lists_it_was_made_from() {
        List<Submission> submissions = new ArrayList<>(List.of(new Submission("ann", folder)));
        List<String> skipped = new ArrayList<>(List.of("roster.csv"));
        ClassFolder created = new ClassFolder("class", submissions, skipped);

        submissions.clear();
        skipped.clear();

        assertThat(created.submissions()).hasSize(1).isUnmodifiable();
        assertThat(created.skipped()).hasSize(1).isUnmodifiable();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "no/such/folder"})
    void a_class_has_to_be_there(String given) {
        assertBad(given, "no such folder in " + Path.of("").toAbsolutePath());
    }

    @Test
    void a_class_is_a_folder_with_folders() throws IOException {
        assertBad("a\0b", "not a path");
        assertBad(folder.toString(), "no folder and no zip archive in it");
        Path file = Files.createFile(folder.resolve("class.txt"));
        assertBad(file.toString(), "a file, not a folder");
        assertBad(folder.toString(), "no folder and no zip archive in it");
    }

    private static void assertBad(String given, String reason) {
        assertThatThrownBy(() -> ClassFolder.at(given)).isInstanceOf(SettingsException.class)
                .hasMessage("-Dsubmissions=" + given + ": " + reason + WHAT_IT_IS);
    }
}
