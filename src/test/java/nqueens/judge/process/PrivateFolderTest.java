package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PrivateFolderTest {

    private static final String NAME = "n-queens-kata-";
    private static final FileTime MONTH_AGO = FileTime.from(Instant.now().minus(Duration.ofDays(31)));

    @TempDir
    private Path parent;

    @Test
    void a_folder_is_gone_with_all_that_is_in_it_when_it_is_closed() throws IOException {
        PrivateFolder folder = new PrivateFolder(parent);
        Files.createDirectories(folder.path().resolve("a/b"));
        assertThat(parent).isNotEmptyDirectory();
        folder.close();
        assertThat(parent).isEmptyDirectory();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void nobody_else_may_look_into_a_folder() throws IOException {
        try (PrivateFolder folder = new PrivateFolder(parent)) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.path())))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    void what_a_killed_run_has_left_is_swept_after_a_month_and_nothing_else(@TempDir Path elsewhere)
            throws IOException {
        Path others = Files.createFile(elsewhere.resolve("file"));
        Path left = folder("123456789", MONTH_AGO);
        Files.createSymbolicLink(left.resolve("link"), elsewhere);
        Files.setLastModifiedTime(left, MONTH_AGO);
        Path inUse = folder("1234567890", FileTime.from(Instant.now()));
        Path named = folder("2", MONTH_AGO);
        Path link = Files.createSymbolicLink(parent.resolve(NAME + "12345678901"), elsewhere);
        Files.setLastModifiedTime(elsewhere, MONTH_AGO);
        new PrivateFolder(parent).close();
        assertThat(left).doesNotExist();
        assertThat(List.of(inUse, named, link, others)).allSatisfy(each -> assertThat(each).exists());
    }

    private Path folder(String number, FileTime time) throws IOException {
        Path folder = Files.createDirectories(parent.resolve(NAME + number).resolve("empty")).getParent();
        return Files.setLastModifiedTime(folder, time);
    }
}
