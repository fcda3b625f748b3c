package nqueens.judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the commit of a clone from the clone's files. It never starts git: git may be missing, and would run programs
 * that a stranger's settings name. Worktrees, submodules and reftables yield no commit.
 */
public final class GitCommit {

    private static final int MOST_BYTES = 1 << 20;
    private static final Pattern COMMIT = Pattern.compile("[0-9a-f]{40}|[0-9a-f]{64}");
    private static final Pattern REFERENCE = Pattern.compile("ref: (refs/heads/[^\\s\\\\]+)");

    private GitCommit() {
    }

    /** {@return the full commit id of a clone, or empty if the folder is not a clone, or its files yield no commit} */
    public static Optional<String> of(Path clone) {
        return text(clone, "HEAD").flatMap(head -> {
            Matcher reference = REFERENCE.matcher(head);
            return reference.matches() ? of(clone, reference.group(1)) : Optional.of(head);
        }).filter(commit -> COMMIT.matcher(commit).matches());
    }

    private static Optional<String> of(Path clone, String reference) {
        return text(clone, reference).or(() -> text(clone, "packed-refs").flatMap(packed -> packed.lines()
                .filter(line -> line.endsWith(" " + reference))
                .map(line -> line.substring(0, line.indexOf(' '))).findFirst()));
    }

    /** Reads a plain file in git's folder; no part of the path may be a link or {@code ..}. */
    private static Optional<String> text(Path clone, String name) {
        try {
            Path place = clone.toRealPath().resolve(".git").resolve(name);
            if (!Files.isRegularFile(place, LinkOption.NOFOLLOW_LINKS) || !place.toRealPath().equals(place)) {
                return Optional.empty();
            }
            try (InputStream bytes = Files.newInputStream(place, LinkOption.NOFOLLOW_LINKS)) {
                return Optional.of(new String(bytes.readNBytes(MOST_BYTES), StandardCharsets.UTF_8).strip());
            }
        } catch (IOException | InvalidPathException e) {
            return Optional.empty();
        }
    }
}
