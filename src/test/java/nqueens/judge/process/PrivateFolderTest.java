package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PrivateFolderTest {

    private static final String NAME = "n-queens-kata-";

    @TempDir
    private Path parent;

    /** A run that lives until it is killed: another process, since locks are between processes. */
    static final class Run {

        private Run() {
        }

        /** Makes a folder in the one that is given, names it, and waits. */
        public static void main(String[] arguments) throws IOException {
            System.out.println(new PrivateFolder(Path.of(arguments[0])).path());
            System.in.read();
        }
    }

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
    void what_a_killed_run_has_left_is_swept_by_the_next_and_not_while_it_lives() throws Exception {
        Process run = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), Run.class.getName(), parent.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        Path left;
        try {
            left = Path.of(new BufferedReader(new InputStreamReader(run.getInputStream(), StandardCharsets.UTF_8))
                    .readLine());
            new PrivateFolder(parent).close();
            assertThat(left).isDirectory();
        } finally {
            run.destroyForcibly().waitFor();
        }
        new PrivateFolder(parent).close();
        assertThat(left).doesNotExist();
    }

    @Test
    void folders_of_this_process_are_left_alone_while_they_are_open() throws IOException {
        try (PrivateFolder one = new PrivateFolder(parent)) {
            new PrivateFolder(parent).close();
            assertThat(one.path()).isNotEmptyDirectory();
        }
    }

    @Test
    void what_is_no_folder_with_a_lock_is_left_alone_and_no_link_is_followed(@TempDir Path elsewhere)
            throws IOException {
        Path lock = Files.createFile(elsewhere.resolve(".lock"));
        Path link = Files.createSymbolicLink(parent.resolve(NAME + "link"), elsewhere);
        Path file = Files.createFile(parent.resolve(NAME + "file"));
        Path empty = Files.createDirectory(parent.resolve(NAME + "empty"));
        Path full = Files.createDirectories(parent.resolve(NAME + "full/of/others")).getParent().getParent();
        Path other = Files.createDirectory(parent.resolve("other"));
        Files.createFile(other.resolve(".lock"));
        Path linkedLock = Files.createDirectory(parent.resolve(NAME + "1"));
        Files.createSymbolicLink(linkedLock.resolve(".lock"), lock);
        Path left = Files.createDirectory(parent.resolve(NAME + "2"));
        Files.createFile(left.resolve(".lock"));
        Files.createSymbolicLink(left.resolve("link"), elsewhere);
        new PrivateFolder(parent).close();
        assertThat(List.of(left, empty)).allSatisfy(each -> assertThat(each).doesNotExist());
        assertThat(lock).isRegularFile();
        assertThat(link).isSymbolicLink();
        assertThat(file).exists();
        assertThat(List.of(full, other, linkedLock)).allSatisfy(each -> assertThat(each).isDirectory());
    }
}
