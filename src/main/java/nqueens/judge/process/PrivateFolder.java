package nqueens.judge.process;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A private temporary folder of one run. The run deletes the folder at its end, even if it is interrupted. If a run is
 * killed, its folder stays for a month, longer than any run lasts. Then the next run deletes it.
 */
final class PrivateFolder implements AutoCloseable {

    private static final String NAME = "n-queens-kata-";
    private static final Duration MONTH = Duration.ofDays(30);

    private static final int TRIES = 50;
    private static final long LOOK_NANOS = 20_000_000;

    private final Path path;
    private final Thread hook = new Thread(this::close);

    /** Creates a folder in {@code parent}, and deletes the folders of runs that were killed more than a month ago. */
    PrivateFolder(Path parent) throws IOException {
        path = Files.createTempDirectory(parent, NAME);
        Runtime.getRuntime().addShutdownHook(hook);
        sweep(parent);
    }

    Path path() {
        return path;
    }

    @Override
    public void close() {
        try {
            delete(path);
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IOException | UncheckedIOException | IllegalStateException e) {
            // no verdict depends on this, and the hook tries again
        }
    }

    private static void sweep(Path parent) {
        Instant monthAgo = Instant.now().minus(MONTH);
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, PrivateFolder::isOurs)) {
            for (Path folder : folders) {
                if (Files.getLastModifiedTime(folder, NOFOLLOW_LINKS).toInstant().isBefore(monthAgo)) {
                    delete(folder);
                }
            }
        } catch (IOException | UncheckedIOException | DirectoryIteratorException e) {
            // another run is deleting the folder; the next run tries again
        }
    }

    /** Returns whether a file is a folder of this user, with a name that hardly anybody but Java gives. */
    private static boolean isOurs(Path file) {
        return file.getFileName().toString().matches(NAME + "\\d{9,}")
                && Files.isDirectory(file, NOFOLLOW_LINKS) && Files.isWritable(file);
    }

    /**
     * Deletes a folder with everything in it. Windows keeps an open file until its process or a virus scanner releases
     * the file, and also keeps read-only files, such as a notice of a linked runtime.
     */
    private static void delete(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                int left = TRIES;
                while (left > 0 && !file.toFile().delete() && Files.exists(file, NOFOLLOW_LINKS)) {
                    left--;
                    file.toFile().setWritable(true);
                    LockSupport.parkNanos(LOOK_NANOS);
                }
                Files.deleteIfExists(file);
            }
        }
    }
}
