package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportFolderTest {

    @TempDir
    private Path folder;

    @Test
    void a_file_is_the_text_in_utf_8() throws IOException {
        new ReportFolder(folder).write("a.txt", "\u00c4nne \u2655\n");

        assertThat(Files.readString(folder.resolve("a.txt"), StandardCharsets.UTF_8)).isEqualTo("\u00c4nne \u2655\n");
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void a_missing_folder_is_made_with_those_above_it() throws IOException {
        new ReportFolder(folder.resolve("target/judge/alice")).write("a.txt", "");

        assertThat(folder.resolve("target/judge/alice/a.txt")).isRegularFile();
    }

    @Test
    void a_file_replaces_the_one_before() throws IOException {
        new ReportFolder(folder).write("a.txt", "first");
        new ReportFolder(folder).write("a.txt", "second");

        assertThat(folder.resolve("a.txt")).hasContent("second");
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void a_file_of_an_earlier_run_can_be_deleted() throws IOException {
        ReportFolder reports = new ReportFolder(folder.resolve("judge"));
        reports.delete("a.txt");
        reports.write("a.txt", "first");
        reports.delete("a.txt");

        assertThat(folder.resolve("judge")).isEmptyDirectory();
    }

    @Test
    void nothing_is_left_behind_where_a_file_cannot_be_put_in_place() throws IOException {
        Files.createDirectories(folder.resolve("a.txt/in-the-way"));

        assertThatIOException().isThrownBy(() -> new ReportFolder(folder).write("a.txt", "text"));

        assertThat(folder.resolve("a.txt/in-the-way")).isDirectory();
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void a_file_in_place_of_the_folder_is_left_alone() throws IOException {
        Path file = Files.writeString(folder.resolve("judge"), "mine");

        assertThatIOException().isThrownBy(() -> new ReportFolder(file).write("a.txt", "text"));

        assertThat(file).hasContent("mine");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
