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
import java.util.Comparator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * A folder of one run among the temporary files, which nobody else may read. It is deleted at the end, also where the
 * JVM is ended in the middle; where a run is killed outright, the next one deletes it.
 *
 * <p>A lock on a file in it tells that a folder is in use. The system gives it back when its process ends, whatever
 * ends it; and it holds where numbers of processes don't, which are used again, and of which a container has its own.
 */
final class PrivateFolder implements AutoCloseable {

    private static final String NAME = "n-queens-kata-";
    /** By its name deleted after all other files: until then it tells that the folder is ours. */
    private static final String LOCK = ".lock";
    /** Those of this JVM. Their locks are not even tried: to close a file gives back all locks that a JVM has on it. */
    private static final Set<Path> OWN = ConcurrentHashMap.newKeySet();

    private static final int TRIES = 50;
    private static final long LOOK_MILLIS = 20;

    private final Path path;
    private final FileChannel locked;
    private final Thread hook = new Thread(this::deleteAtTheEnd);

    /**
     * Makes a folder in the one for temporary files, and deletes what killed runs have left beside it.
     *
     * @throws IOException if it can't be made
     */
    PrivateFolder(Path parent) throws IOException {
        Path made;
        FileChannel channel;
        do {
            made = Files.createTempDirectory(parent, NAME);
            OWN.add(made.getFileName());
            channel = FileChannel.open(made.resolve(LOCK), StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        } while (!locks(channel));
        path = made;
        locked = channel;
        Runtime.getRuntime().addShutdownHook(hook);
        sweep(parent);
    }

    /** Locks a file, unless another run has taken its folder just now for one that was left. */
    private static boolean locks(FileChannel channel) {
        try {
            return channel.tryLock() != null;
        } catch (IOException e) {
            // a system without locks, on which nobody else gets one either
            return true;
        }
    }

    /** Where it is. */
    Path path() {
        return path;
    }

    @Override
    public void close() {
        try {
            deleteAll();
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IOException | IllegalStateException e) {
            // no verdict depends on it: the hook tries again when the JVM ends, and tells what is left then
            return;
        }
    }

    private void deleteAtTheEnd() {
        try {
            deleteAll();
        } catch (IOException e) {
            System.err.println("N-Queens kata: " + path + " is left behind: " + e.getMessage());
        }
    }

    private void deleteAll() throws IOException {
        // some systems delete no file that is open
        locked.close();
        delete(path, file -> deletePatiently(file, Files::deleteIfExists));
        OWN.remove(path.getFileName());
    }

    private static void sweep(Path parent) {
        try (DirectoryStream<Path> folders = Files.newDirectoryStream(parent, NAME + "*")) {
            for (Path folder : folders) {
                deleteIfLeft(folder);
            }
        } catch (IOException | RuntimeException e) {
            // it can wait: the next run tries again
            return;
        }
    }

    private static void deleteIfLeft(Path folder) {
        Path file = folder.resolve(LOCK);
        if (OWN.contains(folder.getFileName()) || !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)
                || !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
                FileLock lock = channel.tryLock()) {
            if (lock != null) {
                delete(folder, Files::deleteIfExists);
            }
        } catch (IOException | RuntimeException e) {
            // of another user, or another run is deleting it just now
            return;
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
