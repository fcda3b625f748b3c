package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
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
    void a_file_that_is_there_and_cannot_be_replaced_may_be_open_elsewhere() throws IOException {
        // as it is on Windows while Excel shows it
        Path file = Files.writeString(folder.resolve("b.csv"), "of an earlier run");

        assertThat(ReportFolder.problem(file, new IOException("in use"))).isEqualTo(file + " can't be replaced; it may"
                + " be open in another program, such as Excel: close it there, and run the same command again");
    }

    @Test
    void a_file_that_cannot_be_written_is_named_and_the_others_are_written() throws IOException {
        Files.createDirectories(folder.resolve("b.csv/open"));
        Files.createDirectories(folder.resolve("c.csv/open"));
        Files.writeString(folder.resolve("d.csv"), "of an earlier run");
        ReportFolder reports = new ReportFolder(folder);
        for (String file : List.of("a.csv", "b.csv", "c.csv", "d.csv")) {
            reports.forget(file);
        }
        assertThat(folder.resolve("d.csv")).doesNotExist();

        Map<String, Supplier<String>> texts = new LinkedHashMap<>();
        Stream.of("a.csv", "b.csv", "c.csv", "d.csv").forEach(file -> texts.put(file, () -> "new"));
        String reason = " can't be written: java.nio.file.FileSystemException: %s: a folder is in the way";
        assertThatIOException().isThrownBy(() -> reports.writeEach(texts)).withMessage(
                Stream.of("b.csv", "c.csv").map(folder::resolve).map(file -> file + reason.formatted(file))
                        .collect(Collectors.joining("\n")));

        assertThat(folder.resolve("a.csv")).hasContent("new");
        assertThat(folder.resolve("d.csv")).hasContent("new");
    }

    @Test
    void where_nothing_can_be_written_there_is_another_reason() throws IOException {
        Path file = Files.writeString(folder.resolve("judge"), "mine");
        ReportFolder reports = new ReportFolder(file);

        assertThatIOException().isThrownBy(() -> reports.writeEach(Map.of("a.csv", () -> "new")))
                .withMessageContaining("FileAlreadyExistsException").withMessageContaining(file.toString());
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
