package nqueens.judge.process;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder of one run among the temporary files, which nobody else may read. It is deleted at the end; where a run is
 * killed before, the next one deletes it.
 *
 * <p>A lock on a file in it tells that a folder is in use. The system gives it back when its process ends, whatever
 * ends it; and it holds where numbers of processes don't, which are used again, and of which a container has its own.
 * The number in a folder's name decides only where it has no such file, or was made just now.
 */
final class PrivateFolder implements AutoCloseable {

    private static final Pattern NAME = Pattern.compile("n-queens-kata-(\\d{1,18})-.*");
    private static final String LOCK = "lock";
    /** From then on a process of that number that lives is not taken for the one that has made a folder. */
    private static final Duration SETTLED = Duration.ofHours(1);
    /** Those of this JVM. Their locks are not even tried: to close a file gives back all locks that a JVM has on it. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private static final int TRIES = 50;
    private static final long LOOK_MILLIS = 20;

    private final Path path;
    private final Optional<FileChannel> locked;

    /**
     * Makes a folder in the one for temporary files, and deletes what killed runs of the same user have left beside it.
     *
     * @throws IOException if it can't be made
     */
    PrivateFolder(Path parent) throws IOException {
        path = Files.createTempDirectory(parent, "n-queens-kata-" + ProcessHandle.current().pid() + "-");
        OWN.add(path.getFileName());
        locked = locked(path.resolve(LOCK));
        sweep(parent);
    }

    /** Where it is. */
    Path path() {
        return path;
    }

    @Override
    public void close() throws IOException {
        if (locked.isPresent()) {
            // some systems delete no file that is open
            locked.get().close();
        }
        delete(path, file -> deletePatiently(file, Files::deleteIfExists));
        OWN.remove(path.getFileName());
    }

    /** A file that is locked for as long as it is open; empty where the system has no locks. */
    private static Optional<FileChannel> locked(Path file) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            channel.tryLock();
            return Optional.of(channel);
        } catch (IOException e) {
            channel.close();
            Files.delete(file);
            return Optional.empty();
        }
    }

    private void sweep(Path parent) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, "n-queens-kata-*")) {
            for (Path folder : folders) {
                deleteIfLeft(folder);
            }
        } catch (IOException | RuntimeException e) {
            // it can wait: the next run tries again
            return;
        }
    }

    private void deleteIfLeft(Path folder) {
        try {
            if (!OWN.contains(folder.getFileName()) && isOurs(folder) && isLeft(folder)) {
                delete(folder, Files::deleteIfExists);
            }
        } catch (IOException | RuntimeException e) {
            // in use, or another run is deleting it just now
            return;
        }
    }

    /** Whether it is a folder, no link, and of the user who has made this one. */
    private boolean isOurs(Path folder) throws IOException {
        return Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                && Files.getOwner(folder, LinkOption.NOFOLLOW_LINKS).equals(Files.getOwner(path));
    }

    /** Whether the process that has made it has ended. */
    private static boolean isLeft(Path folder) throws IOException {
        Path file = folder.resolve(LOCK);
        Matcher name = NAME.matcher(folder.getFileName().toString());
        boolean processLives = !name.matches() || ProcessHandle.of(Long.parseLong(name.group(1))).isPresent();
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return !processLives;
        }
        // made just now, and perhaps not locked yet
        if (processLives && Files.getLastModifiedTime(file).toInstant().isAfter(Instant.now().minus(SETTLED))) {
            return false;
        }
        try (FileChannel channel =
                FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            return lock != null;
        }
    }

    /** Deletes a file, if it is there and the system lets it. */
    @FunctionalInterface
    interface Deletion {
        void delete(Path file) throws IOException;
    }

    private static void delete(Path folder, Deletion deletion) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                deletion.delete(file);
            }
        }
    }

    /**
     * Deletes a file. On Windows one that a process has open stays, and so does its folder, until that process is
     * gone to the last, or whoever looks for viruses has looked; and one that can't be written to can't be deleted
     * either, such as the notices of a linked runtime.
     */
    static void deletePatiently(Path file, Deletion deletion) throws IOException {
        for (int left = TRIES; left > 0; left--) {
            try {
                deletion.delete(file);
                return;
            } catch (FileSystemException e) {
                if (left == 1 || !isLater()) {
                    throw e;
                }
                file.toFile().setWritable(true);
            }
        }
    }

    private static boolean isLater() {
        try {
            Thread.sleep(LOOK_MILLIS);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
