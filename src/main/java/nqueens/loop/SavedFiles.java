package nqueens.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Polls for saved files: one look takes a fraction of a millisecond, and works everywhere. Leaves out files
 * that editors keep for themselves, such as {@code .swp} files.
 */
final class SavedFiles {

    /** The most files that are watched in a folder; a submission with more would not be judged. */
    private static final int MAX_FILES = 200;

    private final List<Path> folders;
    private Set<Path> unsettled = Set.of();
    private Map<Path, Set<Stamp>> last;

    /** The attributes of a file that change with a save. */
    private record Stamp(Path file, FileTime time, long size, Object key) {
    }

    SavedFiles(List<Path> folders) {
        this.folders = List.copyOf(folders);
        this.last = stamps();
    }

    /** Gives the folders that have changed and then kept still for one look: an editor may write in steps. */
    Set<Path> saved() {
        Map<Path, Set<Stamp>> now = stamps();
        Set<Path> settled = new TreeSet<>(unsettled);
        unsettled = folders.stream().filter(folder -> !now.get(folder).equals(last.get(folder)))
                .collect(Collectors.toSet());
        settled.removeAll(unsettled);
        last = now;
        return settled;
    }

    private Map<Path, Set<Stamp>> stamps() {
        return folders.stream().collect(Collectors.toMap(folder -> folder, SavedFiles::stamps));
    }

    private static Set<Stamp> stamps(Path folder) {
        Set<Stamp> stamps = new HashSet<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(SavedFiles::isWatched).limit(MAX_FILES).toList()) {
                BasicFileAttributes attributes =
                        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                stamps.add(new Stamp(file, attributes.lastModifiedTime(), attributes.size(), attributes.fileKey()));
            }
            return stamps;
        } catch (IOException | UncheckedIOException e) {
            // no such folder just now, or a file that is gone between two glances: the next look sees what there is
            return Set.of();
        }
    }

    private static boolean isWatched(Path file) {
        String name = file.getFileName().toString();
        return !name.startsWith(".") && !name.startsWith("#") && !name.endsWith("~") && !name.endsWith(".md");
    }
}
