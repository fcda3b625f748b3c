package nqueens.loop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SavedFilesTest {

    @TempDir
    private Path root;
    private Path first;
    private Path second;
    private Path solver;
    private SavedFiles files;
    private int saved;

    @BeforeEach
    void look_at_two_folders_of_which_one_is_not_there_yet() throws IOException {
        first = Files.createDirectory(root.resolve("first"));
        second = root.resolve("second");
        solver = first.resolve("Solver.java");
        save(solver);
        files = new SavedFiles(List.of(first, second));
        assertThat(files.saved()).as("what was there before").isEmpty();
    }

    @Test
    void a_burst_of_saves_is_told_once_when_it_stands_still_and_holds_up_no_other_folder() throws IOException {
        save(Files.createDirectory(second).resolve("Other.java"));
        save(solver);
        assertThat(files.saved()).isEmpty();
        save(solver);
        assertThat(files.saved()).containsExactly(second);
        save(first.resolve("Another.java"));
        assertThat(files.saved()).isEmpty();
        assertThat(files.saved()).containsExactly(first);
        assertThat(files.saved()).isEmpty();
    }

    @Test
    void a_file_that_is_replaced_or_deleted_is_a_save() throws IOException {
        FileTime time = Files.getLastModifiedTime(solver);
        // many editors write a new file, and give it the old one's name
        Path written = Files.writeString(first.resolve(".new"), Files.readString(solver));
        Files.setLastModifiedTime(written, time);
        Files.delete(solver);
        Files.move(written, solver);
        assertThat(settled()).as("replaced").containsExactly(first);
        Files.delete(solver);
        Files.delete(first);
        assertThat(settled()).as("deleted, and its folder, too").containsExactly(first);
    }

    @ParameterizedTest
    @ValueSource(strings = {".Solver.java.swp", ".#Solver.java", "#Solver.java#", "Solver.java~", "README.md"})
    void what_editors_keep_for_themselves_is_no_save(String name) throws IOException {
        save(first.resolve(name));
        assertThat(settled()).isEmpty();
    }

    /** What stands still at the second look. */
    private Set<Path> settled() {
        assertThat(files.saved()).isEmpty();
        return files.saved();
    }

    /** Each save has a time of its own, however coarse the clock of the file system is. */
    private void save(Path file) throws IOException {
        saved++;
        Files.writeString(file, "save " + saved);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1000L * saved));
    }
}
