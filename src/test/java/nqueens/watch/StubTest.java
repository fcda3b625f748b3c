package nqueens.watch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StubTest {

    @TempDir
    private Path folder;
    private Path solver;
    private Stub stub;

    @BeforeEach
    void write_a_stub_and_a_solver() throws IOException {
        Path file = Files.writeString(folder.resolve("Stub.java"), "the stub");
        solver = Files.writeString(folder.resolve("Solver.java"), "the work");
        stub = new Stub(file, solver);
    }

    @Test
    void a_backup_of_the_work_is_kept() throws IOException {
        Optional<Path> backup = stub.putBack();
        assertThat(solver).hasContent("the stub");
        assertThat(backup).contains(folder.resolve("Solver.java.1~"));
        assertThat(backup.get()).hasContent("the work");
        assertThat(folder).isDirectoryNotContaining("glob:**.new");
    }

    @Test
    void an_earlier_backup_stays() throws IOException {
        stub.putBack();
        Files.writeString(solver, "more work");
        assertThat(stub.putBack()).contains(folder.resolve("Solver.java.2~"));
        assertThat(folder.resolve("Solver.java.2~")).hasContent("more work");
        assertThat(folder.resolve("Solver.java.1~")).hasContent("the work");
    }

    @Test
    void where_there_is_no_stub_the_work_stays_as_it_is() {
        assertThatThrownBy(() -> new Stub(folder.resolve("None.java"), solver).putBack())
                .isInstanceOf(NoSuchFileException.class);
        assertThat(solver).hasContent("the work");
        assertThat(folder).isDirectoryNotContaining("glob:**~");
    }

    @Test
    void where_the_solver_was_deleted_there_is_nothing_to_keep_and_the_stub_comes_back() throws IOException {
        Files.delete(solver);
        assertThat(stub.putBack()).isEmpty();
        assertThat(solver).hasContent("the stub");
    }

    @Test
    void an_untouched_stub_is_not_kept() throws IOException {
        Files.writeString(solver, "the stub");
        assertThat(stub.putBack()).isEmpty();
        assertThat(folder).isDirectoryNotContaining("glob:**~");
    }
}
