package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    void a_missing_folder_is_made_and_a_file_replaces_the_one_before() throws IOException {
        Path inner = folder.resolve("target/judge");
        new ReportFolder(inner).write("a.txt", "first");
        new ReportFolder(inner).writeEach(List.of(new Report<String>("a.txt", text -> text)), "second");

        assertThat(inner.resolve("a.txt")).hasContent("second");
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
    void a_folder_can_be_deleted_with_all_that_is_in_it() throws IOException {
        ReportFolder reports = new ReportFolder(folder.resolve("judge"));
        reports.delete();
        reports.write("a.txt", "first");
        new ReportFolder(reports.path().resolve("inner")).write("a.txt", "first");
        reports.delete();

        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void a_file_that_is_there_and_cannot_be_replaced_may_be_open_elsewhere() throws IOException {
        // as it is on Windows while Excel shows it
        Path file = Files.writeString(folder.resolve("b.csv"), "of an earlier run");

        assertThat(ReportFolder.problem(file, new IOException("in use"))).isEqualTo(file + " can't be replaced; it may"
                + " be open in another program, such as Excel: close it there, and run the same command again");
        assertThat(ReportFolder.problem(file, new IllegalStateException("no")))
                .isEqualTo(file + " can't be written: java.lang.IllegalStateException: no");
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

        List<Report<String>> texts = Stream.of("a.csv", "b.csv", "c.csv", "d.csv")
                .map(file -> new Report<String>(file, text -> text)).toList();
        String reason = " can't be written: java.nio.file.FileSystemException: %s: a folder is in the way";
        assertThatIOException().isThrownBy(() -> reports.writeEach(texts, "new")).withMessage(
                Stream.of("b.csv", "c.csv").map(folder::resolve).map(file -> file + reason.formatted(file))
                        .collect(Collectors.joining("\n")));

        assertThat(folder.resolve("a.csv")).hasContent("new");
        assertThat(folder.resolve("d.csv")).hasContent("new");
        assertThat(names()).containsExactlyInAnyOrder("a.csv", "b.csv", "c.csv", "d.csv");
    }

    @Test
    void a_file_in_place_of_the_folder_is_told_and_left_alone() throws IOException {
        Path file = Files.writeString(folder.resolve("judge"), "mine");

        assertThatIOException().isThrownBy(() -> new ReportFolder(file).writeEach(
                List.of(new Report<String>("a.csv", text -> text)), "new"))
                .withMessageContaining("FileAlreadyExistsException").withMessageContaining(file.toString());
        assertThatIOException().isThrownBy(() -> new ReportFolder(file).forget("a.csv"));
        assertThat(file).hasContent("mine");
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
