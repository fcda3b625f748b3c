package nqueens.judge.submission;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * What was handed in, as it lies there: a folder, a zip archive, or the files of one person among those of a class, as
 * a learning platform downloads them. People nest folders, put files side by side, and zip them: {@link Inventory}
 * finds the solvers in it.
 *
 * <p>An archive is read where it lies, by the JDK's own zip, and nothing of it is written anywhere: so a path in it
 * leads nowhere, a link in it is no more than a text, names that some file systems take for the same stay two, and
 * what it would grow to doesn't matter, since of each source at most {@link Submission#MAX_BYTES} are read. A library
 * for other formats would add what has no use here: a submission is text, and every system makes zip archives.
 *
 * @param parts the files in the folder that are meant; empty if it is all of it
 */
record HandIn(Path root, List<Path> parts) {

    /** An archive has at most this many bytes: 32 MiB. */
    static final int MAX_ARCHIVE = 1 << 25;

    private static final int MAX_DEPTH = 16;
    /** What begins with a dot, and what macOS adds to an archive. */
    private static final Pattern HIDDEN = Pattern.compile("\\..*|__MACOSX");
    private static final Pattern ABSOLUTE = Pattern.compile("/.*|[A-Za-z]:.*", Pattern.DOTALL);
    private static final Pattern OTHER_ARCHIVE =
            Pattern.compile(".+\\.(rar|7z|tar|gz|tgz|bz2|xz)", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);

    HandIn {
        parts = List.copyOf(parts);
    }

    /** Whether a file is called like an archive that is opened. */
    static boolean isArchive(Path file) {
        return isArchive(file.getFileName().toString());
    }

    /** Lists what is in it; links are not followed, and hidden files left out. */
    Inventory inventory() {
        Inventory inventory = new Inventory();
        for (Path file : parts.isEmpty() ? files(inventory) : parts) {
            String path = file.equals(root) ? root.getFileName().toString()
                    : root.relativize(file).toString().replace('\\', '/');
            if (isArchive(path)) {
                addEntries(inventory, path, file);
            } else if (OTHER_ARCHIVE.matcher(path).matches()) {
                inventory.addUnopened(path + " (only a .zip is opened)");
            } else {
                inventory.add(path, file, "");
            }
        }
        return inventory;
    }

    private static boolean isArchive(String path) {
        return path.toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    private List<Path> files(Inventory inventory) {
        List<Path> files = new ArrayList<>();
        List<Path> folders = new ArrayList<>();
        try {
            Files.walkFileTree(root, Set.of(), MAX_DEPTH, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
                        throws IOException {
                    if (!folder.equals(root) && isHidden(folder.getFileName().toString())) {
                        return FileVisitResult.SKIP_SUBTREE;
                    }
                    return counted(folders, folder);
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    return !attributes.isRegularFile() || isHidden(file.getFileName().toString())
                            ? FileVisitResult.CONTINUE : counted(files, file);
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            // what can't be read, or is too much, can't be judged: it is as if it weren't there
            inventory.addUnopened(e.getMessage());
            return List.of();
        }
        return files.stream().sorted().toList();
    }

    private static FileVisitResult counted(List<Path> all, Path next) throws IOException {
        all.add(next);
        if (all.size() > Submission.MAX_FILES) {
            throw new IOException(
                    "more than " + Submission.MAX_FILES + " files or folders, none of which was looked at");
        }
        return FileVisitResult.CONTINUE;
    }

    private static boolean isHidden(String name) {
        return HIDDEN.matcher(name).matches();
    }

    private static void addEntries(Inventory inventory, String shown, Path archive) {
        try (ZipFile zip = open(archive)) {
            if (zip.size() > Submission.MAX_FILES) {
                throw new ZipException("more than " + Submission.MAX_FILES + " entries");
            }
            Set<String> paths = new HashSet<>();
            for (ZipEntry entry : zip.stream().filter(each -> !each.isDirectory())
                    .sorted(Comparator.comparing(ZipEntry::getName)).toList()) {
                List<String> steps = steps(entry.getName());
                String path = shown + "/" + String.join("/", steps);
                if (!paths.add(path)) {
                    throw new ZipException("two entries are called " + entry.getName());
                }
                if (steps.stream().noneMatch(HandIn::isHidden)) {
                    inventory.add(path, archive, entry.getName());
                }
            }
        } catch (IOException | IllegalArgumentException e) {
            inventory.remove(archive);
            inventory.addUnopened(shown + " (" + e.getMessage() + ")");
        }
    }

    /** Opens an archive: names are UTF-8, or of an old encoding, of which the ASCII letters are right. */
    static ZipFile open(Path archive) throws IOException {
        if (Files.size(archive) > MAX_ARCHIVE) {
            throw new ZipException("larger than " + MAX_ARCHIVE + " bytes");
        }
        try {
            return new ZipFile(archive.toFile(), StandardCharsets.UTF_8);
        } catch (ZipException e) {
            return new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1);
        }
    }

    /** The folders of a path, and its file; some systems write a backslash between them. */
    private static List<String> steps(String name) throws ZipException {
        String path = name.replace('\\', '/');
        List<String> steps = List.of(path.split("/")).stream()
                .filter(step -> !step.isEmpty() && !step.equals(".")).toList();
        if (ABSOLUTE.matcher(path).matches() || steps.contains("..")) {
            throw new ZipException("the entry " + name + " leads out of it");
        }
        return steps;
    }
}
