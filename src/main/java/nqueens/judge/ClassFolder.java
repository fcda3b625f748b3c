package nqueens.judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder in which every folder is one submission.
 *
 * @param name the folder as it was given, always with {@code /}, and none at its end
 * @param submissions the submissions by the names of their folders, in the order of these; see {@link FolderNames}
 * @param skipped the names of what is no folder, in order: files, and links, which are not followed
 */
public record ClassFolder(String name, List<Submission> submissions, List<String> skipped) {

    /** What begins with a dot, and what Windows and macOS leave in a folder. */
    private static final Pattern HIDDEN =
            Pattern.compile("\\..*|(?i:thumbs\\.db|desktop\\.ini)|__MACOSX|Icon\r", Pattern.DOTALL);

    /** Creates a class, from copies of the lists. */
    public ClassFolder {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }

    /**
     * Opens a class. Hidden files and folders, whose names begin with a dot, are no part of it, nor is what Windows
     * and macOS leave in a folder.
     *
     * @param given the value of {@code -Dsubmissions=}: a folder, absolute or relative to the project's
     * @return the class
     * @throws SettingsException if there is no such folder, or no folder in it
     */
    public static ClassFolder at(String given) {
        ProjectFolder project = ProjectFolder.own();
        Path folder;
        try {
            folder = project.resolve(given);
        } catch (InvalidPathException e) {
            throw bad(given, "not a path");
        }
        if (given.isBlank() || !Files.exists(folder)) {
            throw bad(given, project.missing(Path.of(given)));
        }
        if (!Files.isDirectory(folder)) {
            throw bad(given, "a file, not a folder");
        }
        List<Path> folders = new ArrayList<>();
        List<String> skipped = new ArrayList<>();
        for (Path file : files(given, folder)) {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                folders.add(file);
            } else {
                skipped.add(file.getFileName().toString());
            }
        }
        Map<Path, String> names = FolderNames.of(folders);
        List<Submission> submissions =
                folders.stream().map(each -> Submission.named(names.get(each), each)).toList();
        if (submissions.isEmpty()) {
            throw bad(given, "no folder in it");
        }
        return new ClassFolder(Path.of(given).toString().replace('\\', '/'), submissions, skipped);
    }

    private static List<Path> files(String given, Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !HIDDEN.matcher(file.getFileName().toString()).matches()).sorted().toList();
        } catch (IOException e) {
            throw bad(given, "can't be read");
        }
    }

    private static SettingsException bad(String given, String reason) {
        return new SettingsException("-Dsubmissions=" + given + ": " + reason
                + "; a class is a folder in which every folder is one submission");
    }
}
