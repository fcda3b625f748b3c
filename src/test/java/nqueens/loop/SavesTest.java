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

class SavesTest {

    @TempDir
    private Path root;
    private Path first;
    private Path second;
    private Path solver;
    private int saves;

    @BeforeEach
    void make_two_folders() throws IOException {
        first = Files.createDirectory(root.resolve("first"));
        second = Files.createDirectory(root.resolve("second"));
        solver = first.resolve("Solver.java");
        save(solver);
    }

    @Test
    void a_burst_of_saves_is_told_once_and_as_soon_as_it_stands_still() throws IOException {
        Saves saved = new Saves(List.of(first, second));
        assertThat(saved.look()).as("what was there before").isEmpty();
        assertThat(saved.look()).isEmpty();
        for (int i = 0; i < 3; i++) {
            save(solver);
            save(first.resolve("Other" + i + ".java"));
            assertThat(saved.look()).isEmpty();
        }
        assertThat(saved.look()).isEqualTo(Set.of(first));
        assertThat(saved.look()).isEmpty();
        save(solver);
        assertThat(saved.look()).isEmpty();
        assertThat(saved.look()).isEqualTo(Set.of(first));
    }

    @Test
    void a_folder_that_goes_on_changing_holds_up_no_other() throws IOException {
        Saves saved = new Saves(List.of(first, second));
        save(second.resolve("Other.java"));
        save(solver);
        assertThat(saved.look()).isEmpty();
        save(solver);
        assertThat(saved.look()).isEqualTo(Set.of(second));
        assertThat(saved.look()).isEqualTo(Set.of(first));
    }

    @Test
    void a_file_that_is_deleted_is_a_save_and_so_is_one_that_is_replaced() throws IOException {
        Saves saved = new Saves(List.of(first, second));
        Files.delete(solver);
        saved.look();
        assertThat(saved.look()).isEqualTo(Set.of(first));
        FileTime time = FileTime.fromMillis(1);
        Files.setLastModifiedTime(Files.writeString(solver, "same"), time);
        saved.look();
        saved.look();
        // many editors write a new file, and give it the old one's name
        Path written = Files.writeString(first.resolve(".new"), "same");
        Files.setLastModifiedTime(written, time);
        Files.delete(solver);
        Files.move(written, solver);
        saved.look();
        assertThat(saved.look()).isEqualTo(Set.of(first));
    }

    @Test
    void folders_may_come_and_go() throws IOException {
        Saves saved = new Saves(List.of(root.resolve("third")));
        assertThat(saved.look()).isEmpty();
        save(Files.createDirectory(root.resolve("third")).resolve("Solver.java"));
        saved.look();
        assertThat(saved.look()).isEqualTo(Set.of(root.resolve("third")));
        Files.delete(root.resolve("third/Solver.java"));
        Files.delete(root.resolve("third"));
        saved.look();
        assertThat(saved.look()).isEqualTo(Set.of(root.resolve("third")));
    }

    @ParameterizedTest
    @ValueSource(strings = {".Solver.java.swp", ".#Solver.java", "#Solver.java#", "Solver.java~", "README.md"})
    void what_editors_keep_for_themselves_is_no_save(String name) throws IOException {
        Saves saved = new Saves(List.of(first));
        save(first.resolve(name));
        assertThat(saved.look()).isEmpty();
        assertThat(saved.look()).isEmpty();
    }

    /** Saves a file; each save has a time of its own, however coarse the clock of the file system is. */
    private void save(Path file) throws IOException {
        saves++;
        Files.writeString(file, "save " + saves);
        Files.setLastModifiedTime(file, FileTime.fromMillis(1000L * saves));
    }
}
