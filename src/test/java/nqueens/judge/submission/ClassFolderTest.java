package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassFolderTest {

    @TempDir
    private Path folder;

    private ClassFolder opened() {
        return ClassFolder.at(folder.toString());
    }

    @Test
    void every_folder_is_one_submission_whatever_its_name() throws IOException {
        for (String name : List.of("z\u00f6e", "Ann Lee", "\u738b\u82b3", "=cmd", "ann.zip", "bo/exercises")) {
            Files.createDirectories(folder.resolve(name));
        }
        assertThat(opened().submissions()).containsExactly(
                new Submission("=cmd", folder.resolve("=cmd")), new Submission("Ann Lee", folder.resolve("Ann Lee")),
                new Submission("ann.zip", folder.resolve("ann.zip")),
                new Submission("bo", folder.resolve("bo/exercises"), folder.resolve("bo"), List.of()),
                new Submission("z\u00f6e", folder.resolve("z\u00f6e")),
                new Submission("\u738b\u82b3", folder.resolve("\u738b\u82b3")));
    }

    @Test
    void whatever_may_be_somebodys_has_a_row_and_only_lists_and_texts_are_skipped() throws IOException {
        // the last is of a folder that was zipped on macOS, and unzipped elsewhere
        for (String name : List.of("ann", ".git", "__MACOSX")) {
            Files.createDirectory(folder.resolve(name));
        }
        for (String name : List.of(".DS_Store", "Thumbs.db", "thumbs.db", "desktop.ini", "Desktop.ini", "Icon\r",
                "ann.lee.tar.gz", "my desktop.ini", "roster.csv", "README.md")) {
            Files.createFile(folder.resolve(name));
        }
        Files.createSymbolicLink(folder.resolve("eve"), Path.of("solutions").toAbsolutePath());
        for (String name : List.of("eve.zip", "eve_1_2_A.java")) {
            Files.createSymbolicLink(folder.resolve(name), folder.resolve("roster.csv"));
        }
        assertThat(opened().submissions()).extracting(Submission::name)
                .containsExactly("ann", "ann.lee", "eve", "eve.zip", "eve_1", "my desktop");
        assertThat(opened().submissions().get(1).parts()).containsExactly(folder.resolve("ann.lee.tar.gz"));
        assertThat(opened().skipped()).containsExactly("README.md", "roster.csv");
    }

    @Test
    void an_archive_is_a_submission_and_so_are_the_files_of_one_person_in_a_download() throws IOException {
        for (String name : List.of("bo.zip", "Cy.ZIP", "lee ann_12_assignsubmission_file_A.java",
                "lee ann_12_assignsubmission_file_B.java", "dora_LATE_3_41_A.java", "dora_3_42_exercises.zip",
                "anon_x1Y_5_A.java", "LATE_anon_x2_6_A.java")) {
            Files.createFile(folder.resolve(name));
        }
        assertThat(opened().submissions()).extracting(Submission::name).containsExactly(
                "Cy", "anon_x2", "anon_x1Y", "bo", "dora_3", "lee ann_12");
        assertThat(opened().submissions()).extracting(Submission::root).containsExactly(folder.resolve("Cy.ZIP"),
                folder, folder, folder.resolve("bo.zip"), folder, folder);
        assertThat(opened().submissions()).extracting(Submission::parts).contains(List.of(), List.of(
                folder.resolve("dora_3_42_exercises.zip"), folder.resolve("dora_LATE_3_41_A.java")));
    }

    @Test
    void a_text_that_moodle_keeps_beside_the_files_of_somebody_is_theirs() throws IOException {
        Path files = Files.createDirectory(folder.resolve("ann_1_assignsubmission_file"));
        Path text = Files.createDirectory(folder.resolve("ann_1_assignsubmission_onlinetext"));
        Files.createDirectory(folder.resolve("bo_2_assignsubmission_onlinetext_"));
        assertThat(opened().submissions()).extracting(Submission::name)
                .containsExactly("ann_1_assignsubmission_file", "bo_2_assignsubmission_onlinetext_");
        assertThat(opened().submissions()).extracting(Submission::parts).contains(List.of(files, text));
    }

    @Test
    void a_name_always_has_slashes_and_none_at_its_end() throws IOException {
        Path windows = Files.createDirectories(folder.resolve("a\\b"));
        Files.createDirectory(windows.resolve("ann"));
        assertThat(ClassFolder.at(windows + "/").name()).isEqualTo(folder + "/a/b");
    }

    @Test
    void a_class_is_a_folder_that_is_there_with_folders() throws IOException {
        String missing = "no such folder in " + Path.of("").toAbsolutePath();
        String file = Files.createFile(folder.resolve("class.csv")).toString();
        Map<String, String> reasons = Map.of("", missing, " ", missing, "no/such/folder", missing,
                file, "a file, not a folder", folder.toString(), "no submission in it");
        reasons.forEach((given, reason) -> assertThatThrownBy(() -> ClassFolder.at(given))
                .isInstanceOf(SettingsException.class).hasMessage("-Dsubmissions=" + given + ": " + reason
                        + "; a class is a folder in which every folder, or .zip, is one submission"));
    }
}
