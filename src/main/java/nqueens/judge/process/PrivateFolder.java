package nqueens.judge.process;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;
import static java.nio.file.StandardOpenOption.CREATE_NEW;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

/**
 * A private temporary folder of one run. The run deletes the folder at the end, even if the run is interrupted. If a
 * run is killed, the next run deletes the folder.
 *
 * <p>The lock on a file shows that a folder is in use. The system releases the lock however the process ends. Process
 * numbers are unsuitable: systems reuse them, and each container has its own.
 */
final class PrivateFolder implements AutoCloseable {

    private static final String NAME = "n-queens-kata-";
    /** The name of the lock file, which is deleted last: it shows that the folder is ours. */
    private static final String LOCK = ".lock";
    /** The folders of this JVM, whose locks are never tried: opening and closing a lock file would release its lock. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private static final int TRIES = 50;
    private static final long LOOK_NANOS = 20_000_000;

    private final Path path;
    private final FileChannel locked;
    private final Thread hook = new Thread(this::close);

    PrivateFolder(Path parent) throws IOException {
        Optional<FileChannel> lock;
        Path made;
        do {
            made = Files.createTempDirectory(parent, NAME);
            OWN.add(made.getFileName());
            lock = locked(made);
        } while (lock.isEmpty());
        path = made;
        locked = lock.get();
        Runtime.getRuntime().addShutdownHook(hook);
        sweep(parent);
    }

    /** Locks a new folder; returns empty if another run is deleting it at that moment. */
    private static Optional<FileChannel> locked(Path folder) throws IOException {
        try {
            FileChannel channel = FileChannel.open(folder.resolve(LOCK), CREATE_NEW, WRITE);
            try {
                if (channel.tryLock() == null) {
                    channel.close();
                    return Optional.empty();
                }
            } catch (IOException e) {
                // a system without locks: no other run gets a lock either
            }
            return Optional.of(channel);
        } catch (NoSuchFileException e) {
            return Optional.empty();
        }
    }

    Path path() {
        return path;
    }

    @Override
    public void close() {
        try {
            // some systems don't delete open files
            locked.close();
            delete(path);
            OWN.remove(path.getFileName());
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IOException | IllegalStateException e) {
            // no verdict depends on the deletion, and the hook and the next run try again
        }
    }

    private static void sweep(Path parent) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, NAME + "*")) {
            for (Path folder : folders) {
                deleteIfLeft(folder);
            }
        } catch (IOException | RuntimeException e) {
            // the next run tries again
        }
    }

    private static void deleteIfLeft(Path folder) {
        if (OWN.contains(folder.getFileName()) || !Files.isDirectory(folder, NOFOLLOW_LINKS)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(folder.resolve(LOCK), WRITE, NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                delete(folder);
            }
        } catch (NoSuchFileException e) {
            // a run that was killed before locking left an empty folder; a folder with files is not ours, and stays
            folder.toFile().delete();
        } catch (IOException | RuntimeException e) {
            // the folder is another user's, or another run is deleting it
        }
    }

    /** Deletes a folder, the lock file last. Windows keeps read-only files, and files that a process has open. */
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
