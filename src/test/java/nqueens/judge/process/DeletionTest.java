package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DeletionTest {

    @TempDir
    private Path folder;

    @Test
    void a_file_that_is_open_on_windows_is_deleted_once_it_is_closed() throws IOException {
        Path file = Files.createFile(folder.resolve("classes.jsa"));
        List<Path> tries = new ArrayList<>();
        PrivateFolder.deletePatiently(file, each -> {
            tries.add(each);
            if (tries.size() < 3) {
                throw new AccessDeniedException(each.toString());
            }
            Files.delete(each);
        });
        assertThat(tries).containsExactly(file, file, file);
        assertThat(file).doesNotExist();
    }

    @Test
    void a_file_that_may_not_be_written_to_is_deleted_all_the_same() throws IOException {
        Path file = Files.createFile(folder.resolve("LICENSE"));
        assertThat(file.toFile().setWritable(false)).isTrue();
        PrivateFolder.deletePatiently(file, each -> {
            // as Windows sees it, whoever asks
            if (!Files.getPosixFilePermissions(each).toString().contains("OWNER_WRITE")) {
                throw new AccessDeniedException(each.toString());
            }
            Files.delete(each);
        });
        assertThat(file).doesNotExist();
    }

    @Test
    void whoever_is_interrupted_does_not_wait_for_a_file() {
        Path file = folder.resolve("classes.jsa");
        Thread.currentThread().interrupt();
        assertThatIOException().isThrownBy(() -> PrivateFolder.deletePatiently(file, each -> {
            throw new AccessDeniedException(each.toString());
        }));
        assertThat(Thread.interrupted()).isTrue();
    }
}
