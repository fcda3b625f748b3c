package nqueens.judge.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.nio.file.attribute.UserPrincipal;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class PrivateFolderTest {

    /** Larger than the number of any process. */
    private static final String NOBODY = "n-queens-kata-999999999999999999-";
    private static final String OURSELVES = "n-queens-kata-" + ProcessHandle.current().pid() + "-";

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
        assertThat(folder.path().getFileName().toString()).startsWith(OURSELVES);
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
            // not even if its number and its age said something else
            Path renamed = Files.move(left, parent.resolve(NOBODY + "1"));
            makeOld(renamed);
            new PrivateFolder(parent).close();
            assertThat(renamed).isDirectory();
            left = renamed;
        } finally {
            run.destroyForcibly().waitFor();
        }
        new PrivateFolder(parent).close();
        assertThat(left).doesNotExist();
    }

    @Test
    void folders_of_this_process_are_left_alone_while_they_are_open() throws IOException {
        try (PrivateFolder one = new PrivateFolder(parent)) {
            makeOld(one.path());
            new PrivateFolder(parent).close();
            assertThat(one.path().resolve("lock")).isRegularFile();
        }
    }

    @Test
    void a_folder_goes_by_the_number_of_its_process_but_with_an_old_lock_that_nobody_holds() throws IOException {
        Path dead = Files.createDirectories(parent.resolve(NOBODY + "1").resolve("worker/nqueens"));
        Path fresh = Files.createDirectory(parent.resolve(OURSELVES + "1"));
        Files.createFile(fresh.resolve("lock"));
        Path old = Files.createDirectory(parent.resolve(OURSELVES + "2"));
        Files.createFile(old.resolve("lock"));
        makeOld(old);
        new PrivateFolder(parent).close();
        assertThat(dead.getParent().getParent()).doesNotExist();
        assertThat(fresh).isDirectory();
        assertThat(old).doesNotExist();
    }

    @Test
    void what_is_no_folder_of_ours_is_left_alone(@TempDir Path elsewhere) throws IOException {
        Files.createFile(elsewhere.resolve("file"));
        Path link = Files.createSymbolicLink(parent.resolve(NOBODY + "link"), elsewhere);
        Path file = Files.createFile(parent.resolve(NOBODY + "file"));
        List<Path> others = List.of(Files.createDirectory(parent.resolve("n-queens-kata-x-1")),
                Files.createDirectory(parent.resolve("n-queens-kata-99999999999999999999-1")),
                Files.createDirectory(parent.resolve("n-queens-kata-")),
                Files.createDirectory(parent.resolve("other")));
        Path left = Files.createDirectory(parent.resolve(NOBODY + "1"));
        Files.createSymbolicLink(left.resolve("link"), elsewhere);
        Path linkedLock = Files.createDirectory(parent.resolve(OURSELVES + "1"));
        Files.createSymbolicLink(linkedLock.resolve("lock"), elsewhere.resolve("file"));
        new PrivateFolder(parent).close();
        assertThat(left).doesNotExist();
        assertThat(elsewhere.resolve("file")).isRegularFile();
        assertThat(link).isSymbolicLink();
        assertThat(file).exists();
        assertThat(linkedLock).exists();
        assertThat(others).allSatisfy(other -> assertThat(other).isDirectory());
    }

    @Test
    void another_users_folder_is_left_alone() throws IOException {
        Path folder = Files.createDirectory(parent.resolve(NOBODY + "1"));
        try {
            UserPrincipal other = parent.getFileSystem().getUserPrincipalLookupService()
                    .lookupPrincipalByName("nobody");
            Files.setOwner(folder, other);
        } catch (IOException | UnsupportedOperationException e) {
            Assumptions.abort("only root gives a folder to somebody else");
        }
        new PrivateFolder(parent).close();
        assertThat(folder).isDirectory();
    }

    @Test
    void a_file_that_is_open_or_may_not_be_written_to_on_windows_is_deleted_at_last() throws IOException {
        Path file = Files.createFile(parent.resolve("LICENSE"));
        assertThat(file.toFile().setWritable(false)).isTrue();
        List<Path> tries = new ArrayList<>();
        PrivateFolder.deletePatiently(file, each -> {
            tries.add(each);
            // as Windows sees it, whoever asks
            if (tries.size() < 3 || !Files.getPosixFilePermissions(each).toString().contains("OWNER_WRITE")) {
                throw new AccessDeniedException(each.toString());
            }
            Files.delete(each);
        });
        assertThat(tries).containsExactly(file, file, file);
        assertThat(file).doesNotExist();
    }

    private static void makeOld(Path folder) throws IOException {
        Files.setLastModifiedTime(folder.resolve("lock"),
                FileTime.from(Instant.now().minus(Duration.ofMinutes(61))));
    }
}
