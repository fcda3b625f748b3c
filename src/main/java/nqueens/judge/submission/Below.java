package nqueens.judge.submission;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;

/** Files below a folder that a stranger made: at no step to them a link is followed, or {@code ..} taken. */
final class Below {

    private static final Set<String> NO_STEPS = Set.of("", ".", "..");

    private Below() {
    }

    /** Gives a plain file, by its path with {@code /} from the folder; empty if there is none. */
    static Optional<Path> file(Path folder, String path) {
        return Optional.of(folder).map(start -> place(start, path))
                .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS));
    }

    /** The place of a path; null if a step on the way to it is no folder of its own. */
    private static Path place(Path folder, String path) {
        Path place = folder;
        for (String step : path.split("/", -1)) {
            boolean isFolder = place.equals(folder) || Files.isDirectory(place, LinkOption.NOFOLLOW_LINKS);
            if (!isFolder || NO_STEPS.contains(step) || step.indexOf('\\') >= 0) {
                return null;
            }
            try {
                place = place.resolve(step);
            } catch (InvalidPathException e) {
                return null;
            }
        }
        return place;
    }
}
