package nqueens.loop;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Finds out what was saved, by looking again and again: that takes a fraction of a millisecond for a few small
 * folders, and works on every system and for every editor, also where files lie on another machine. What editors
 * keep for themselves, such as {@code .swp} files and backups, is not looked at.
 */
final class Saves {

    /** No folder of a submission may hold as many files; the rest would not be judged. */
    private static final int MAX_FILES = 200;

    private final List<Path> folders;
    private final Set<Path> unsettled = new TreeSet<>();
    private Map<Path, Map<Path, Stamp>> last;

    /** What changes of a file with a save. */
    private record Stamp(FileTime time, long size, Object key) {

        static Stamp of(Path file) throws IOException {
            BasicFileAttributes attributes =
                    Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
            return new Stamp(attributes.lastModifiedTime(), attributes.size(), attributes.fileKey());
        }
    }

    /** Starts with the folders as they are. */
    Saves(List<Path> folders) {
        this.folders = List.copyOf(folders);
        this.last = stamps();
    }

    /**
     * Looks once, and gives the folders that have changed and now stand still; mostly none. A folder in which something
     * has changed is given as soon as a look finds it as the look before did: an editor may write a file in several
     * steps, or several files.
     */
    Set<Path> look() {
        Map<Path, Map<Path, Stamp>> now = stamps();
        Set<Path> settled = new TreeSet<>(unsettled);
        for (Path folder : folders) {
            if (!now.get(folder).equals(last.get(folder))) {
                unsettled.add(folder);
                settled.remove(folder);
            }
        }
        last = now;
        unsettled.removeAll(settled);
        return settled;
    }

    private Map<Path, Map<Path, Stamp>> stamps() {
        return folders.stream().collect(Collectors.toMap(folder -> folder, Saves::stamps));
    }

    private static Map<Path, Stamp> stamps(Path folder) {
        Map<Path, Stamp> stamps = new HashMap<>();
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, Saves::isWatched)) {
            for (Path file : files) {
                if (stamps.size() < MAX_FILES) {
                    stamps.put(file, Stamp.of(file));
                }
            }
        } catch (IOException | DirectoryIteratorException e) {
            // no such folder just now, or a file that is gone between two glances: the next look sees what there is
            return Map.of();
        }
        return stamps;
    }

    private static boolean isWatched(Path file) {
        String name = file.getFileName().toString();
        return !name.startsWith(".") && !name.startsWith("#") && !name.endsWith("~") && !name.endsWith(".md");
    }
}
