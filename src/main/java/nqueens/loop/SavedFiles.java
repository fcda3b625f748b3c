package nqueens.loop;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Polls for saved files, since polling works on every system. Ignores hidden files, Markdown, and editors' backups. */
final class SavedFiles {

    private static final int MAX_FILES = 200;
    private static final String CHANGING = "lastModifiedTime,size,fileKey";

    private final List<Path> folders;
    private Set<Path> unsettled = Set.of();
    private Map<Path, Map<Path, Object>> last;

    SavedFiles(List<Path> folders) {
        this.folders = List.copyOf(folders);
        this.last = stamps();
    }

    /** Returns folders that had changed by the previous look, and haven't changed since: editors may write in steps. */
    Set<Path> saved() {
        Map<Path, Map<Path, Object>> now = stamps();
        Set<Path> settled = new TreeSet<>(unsettled);
        unsettled = folders.stream().filter(folder -> !now.get(folder).equals(last.get(folder)))
                .collect(Collectors.toSet());
        settled.removeAll(unsettled);
        last = now;
        return settled;
    }

    private Map<Path, Map<Path, Object>> stamps() {
        return folders.stream().collect(Collectors.toMap(folder -> folder, SavedFiles::stamps));
    }

    private static Map<Path, Object> stamps(Path folder) {
        Map<Path, Object> stamps = new HashMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.filter(SavedFiles::isWatched).limit(MAX_FILES).toList()) {
                stamps.put(file, Files.readAttributes(file, CHANGING, LinkOption.NOFOLLOW_LINKS));
            }
            return stamps;
        } catch (IOException | UncheckedIOException e) {
            // the folder or a file has just been deleted: the next look sees the result
            return Map.of();
        }
    }

    private static boolean isWatched(Path file) {
        String name = file.getFileName().toString();
        return !name.startsWith(".") && !name.startsWith("#") && !name.endsWith("~") && !name.endsWith(".md");
    }
}
