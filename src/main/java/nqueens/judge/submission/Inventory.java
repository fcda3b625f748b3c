package nqueens.judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

import nqueens.judge.submission.Sources.SourceText;
import nqueens.problem.Fault.Kind;

/**
 * The files handed in, in the order of their paths. People hand in nested folders, files side by side, and archives.
 * Files that can't be opened are listed with the reason.
 *
 * <p>An archive is never unpacked to disk, so its paths and links can do no harm. Its unpacked size doesn't matter,
 * since only the beginning of each source is read.
 */
final class Inventory {

    static final int MAX_ARCHIVE = 1 << 25;

    private static final int MAX_DEPTH = 16;
    /** Matches hidden files, and files that Windows and macOS leave in folders and archives. */
    private static final Pattern HIDDEN =
            Pattern.compile("\\..*|(?i:thumbs\\.db|desktop\\.ini)|__MACOSX|Icon\r", Pattern.DOTALL);
    private static final Pattern OTHER_ARCHIVE =
            Pattern.compile(".+\\.(rar|7z|tar|gz|tgz|bz2|xz|zst|zipx|[rz]\\d\\d|\\d{3}|iso|dmg|docx?|odt|pages)"
                    + "|(?!.*(-\\d|wrapper)).+\\.jar", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
    private static final Pattern OF_KATA = Pattern.compile("(?<=^|/)(solutions|src)(?=/)");
    private static final Pattern KATA = Pattern.compile("(?<=^|/)(exercises/|solutions/|pom\\.xml$)");
    /** Matches an archive of one of the kata's folders, possibly with a prefix added by a learning platform. */
    private static final Pattern ZIPPED = Pattern.compile("(?<=^|/)(?:[^/]*_)?(exercises|solutions)\\.zip/(?:\\1/)?");
    private static final String LINK = "a symbolic link, which is not followed";
    private static final String ONLY_ZIP = "only a .zip is opened";
    private static final String NO_FILE = "not a plain file";
    /**
     * Matches the prefixes of file names in the download of a class from a learning platform. Moodle: {@code Ann
     * Lee_123_assignsubmission_file_} (mod/assign/classes/downloader.php in github.com/moodle/moodle); Canvas: {@code
     * leeann_123_456_}, {@code leeann_LATE_123_456_} or {@code anon_x1Yz2_456_} (lib/content_zipper.rb in
     * github.com/instructure/canvas-lms).
     */
    private static final Pattern DOWNLOADED = Pattern.compile("(?:(?<moodle>.+_\\d+)_assignsubmission_[a-z]+"
            + "|(?:LATE_)?(?<anonymous>anon_[A-Za-z0-9]+)_\\d+"
            + "|(?<canvas>.+?)_(?:LATE_)?(?<id>\\d+)_\\d+)_(?<own>.+)", Pattern.DOTALL);
    /** The suffix that Canvas adds to a file that is handed in again. */
    private static final Pattern AGAIN = Pattern.compile("-\\d+(?=\\.java$)");
    private static final int LONGEST_PATH = 100;

    private final Path root;
    private final List<Item> items = new ArrayList<>();
    private final List<String> unopened = new ArrayList<>();
    /** Folders, which end with {@code /}, and each {@code pom.xml}, in lower case; these reveal a copy of the kata. */
    private final Set<String> places = new HashSet<>();

    /** A file, or an entry of an archive; in the path, the archive counts as a folder. */
    record Item(String path, Path file, String entry) {

        String folder() {
            return path.substring(0, path.lastIndexOf('/') + 1);
        }

        String name() {
            return path.substring(folder().length());
        }

        String ownName() {
            Matcher matcher = DOWNLOADED.matcher(name());
            return matcher.matches() ? AGAIN.matcher(matcher.group("own")).replaceFirst("") : name();
        }

        /** Reads the file, or rejects it; a failure to read isn't the author's fault. */
        SourceText text(String shown) {
            if (entry.isEmpty() && Files.isSymbolicLink(file)) {
                throw Submission.rejected(shown, LINK + "; put the file itself there");
            }
            if (entry.isEmpty() && !Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
                throw Submission.rejected(shown, NO_FILE);
            }
            byte[] text;
            try {
                text = bytes();
            } catch (IOException e) {
                throw Submission.failure(Kind.NOTHING_FOUND,
                        shown + ": can't be read, or is damaged\nhand it in again");
            }
            if (text.length > Submission.MAX_BYTES) {
                throw Submission.rejected(shown, "larger than " + Submission.MAX_BYTES + " bytes");
            }
            return SourceText.of(text);
        }

        byte[] bytes() throws IOException {
            if (entry.isEmpty()) {
                // follows no link, even if one has just replaced the file
                try (InputStream bytes = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                    return bytes.readNBytes(Submission.MAX_BYTES + 1);
                }
            }
            try (ZipFile zip = open(file); InputStream bytes = zip.getInputStream(zip.getEntry(entry))) {
                byte[] read = bytes.readNBytes(Submission.MAX_BYTES + 1);
                CRC32 sum = new CRC32();
                sum.update(read);
                if (read.length <= Submission.MAX_BYTES && sum.getValue() != zip.getEntry(entry).getCrc()) {
                    throw new ZipException(entry + " is damaged");
                }
                return read;
            }
        }
    }

    Inventory(Path root, List<Path> parts) {
        this.root = root;
        List<Path> files = new ArrayList<>();
        try {
            for (Path part : parts.isEmpty() ? List.of(root) : parts) {
                list(part, 0, files, new ArrayList<>());
            }
        } catch (IOException e) {
            // too many files: none of them is judged
            unopened.clear();
            unopened.add(e.getMessage());
            files.clear();
        }
        files.stream().sorted().forEach(file -> add(new Item(path(file), file, "")));
        items.stream().map(Inventory::place).forEach(path -> KATA.matcher(path).results()
                .forEach(found -> places.add(path.substring(0, found.end()))));
    }

    String path(Path file) {
        return file.equals(root) && Files.isRegularFile(root) ? root.getFileName().toString()
                : root.relativize(file).toString().replace('\\', '/');
    }

    private void addUnopened(String path, String why) {
        unopened.add(shortened(path) + " (" + why + ")");
    }

    List<Item> items() {
        return items;
    }

    List<String> unopened() {
        return unopened;
    }

    /**
     * Returns whether a file belongs to a copy of the kata, and so isn't a learner's work. Such a file is in {@code
     * solutions/} next to {@code exercises/}, or in {@code src/} next to {@code exercises/} and a {@code pom.xml}.
     */
    boolean isOfKata(Item item) {
        String path = place(item);
        return OF_KATA.matcher(path).results().map(found -> path.substring(0, found.start(1))).anyMatch(kata ->
                places.contains(kata + "exercises/")
                        && (path.startsWith(kata + "solutions/") || places.contains(kata + "pom.xml")));
    }

    /** Returns the skipped {@code solutions/} folders, except those next to a {@code pom.xml}. */
    List<String> passedOver() {
        return places.stream().filter(place -> place.endsWith("/solutions/") || place.equals("solutions/"))
                .filter(place -> places.contains(place.replaceFirst("solutions/$", "exercises/"))
                        && !places.contains(place.replaceFirst("solutions/$", "pom.xml"))).toList();
    }

    private static String place(Item item) {
        return ZIPPED.matcher(item.path().toLowerCase(Locale.ROOT)).replaceAll("$1/");
    }

    static boolean isArchive(String path) {
        return path.toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    private void list(Path file, int depth, List<Path> files, List<Path> all) throws IOException {
        if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            add(file, files);
        } else if (!Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
            addUnopened(path(file), Files.isSymbolicLink(file) ? LINK : NO_FILE);
        } else if (depth == MAX_DEPTH) {
            addUnopened(path(file), "more than " + MAX_DEPTH + " folders deep");
        } else {
            add(file, all);
            for (Path each : inside(file)) {
                list(each, depth + 1, files, all);
            }
            places.add((path(file) + "/").toLowerCase(Locale.ROOT));
        }
    }

    private static void add(Path next, List<Path> all) throws IOException {
        all.add(next);
        if (all.size() > Submission.MAX_FILES) {
            throw new IOException(
                    "more than " + Submission.MAX_FILES + " files or folders, none of which was looked at");
        }
    }

    private List<Path> inside(Path folder) {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(each -> !isHidden(each.getFileName().toString()))
                    .limit(2L * Submission.MAX_FILES + 1).sorted().toList();
        } catch (IOException e) {
            addUnopened(path(folder), "can't be read");
            return List.of();
        }
    }

    static boolean isHidden(String name) {
        return HIDDEN.matcher(name).matches();
    }

    private void add(Item item) {
        boolean isArchive = isArchive(item.path());
        if (isArchive && item.entry().isEmpty()) {
            entries(item).forEach(this::add);
        } else if (isArchive || OTHER_ARCHIVE.matcher(item.path()).matches()) {
            addUnopened(item.path(), isArchive ? "an archive in an archive" : ONLY_ZIP);
        } else {
            items.add(item);
        }
    }

    private List<Item> entries(Item archive) {
        try (ZipFile zip = open(archive.file())) {
            if (zip.size() == 0 || zip.size() > Submission.MAX_FILES) {
                throw new ZipException(zip.size() == 0 ? "zip file is empty"
                        : "more than " + Submission.MAX_FILES + " entries");
            }
            Set<String> paths = new HashSet<>();
            List<Item> entries = new ArrayList<>();
            for (ZipEntry entry : zip.stream().filter(each -> !each.isDirectory())
                    .sorted(Comparator.comparing(ZipEntry::getName)).toList()) {
                List<String> steps = steps(entry.getName());
                String path = archive.path() + "/" + String.join("/", steps);
                if (!paths.add(path)) {
                    throw new ZipException("two entries are called " + entry.getName());
                }
                if (steps.stream().noneMatch(Inventory::isHidden)) {
                    entries.add(new Item(path, archive.file(), entry.getName()));
                }
            }
            return entries;
        } catch (IOException | IllegalArgumentException e) {
            addUnopened(archive.path(), e.getMessage());
            return List.of();
        }
    }

    /** Opens an archive; in names that aren't in UTF-8, only ASCII letters are read correctly. */
    private static ZipFile open(Path archive) throws IOException {
        if (Files.size(archive) > MAX_ARCHIVE) {
            throw new ZipException("larger than " + MAX_ARCHIVE + " bytes");
        }
        try {
            return new ZipFile(archive.toFile(), StandardCharsets.UTF_8);
        } catch (ZipException e) {
            return new ZipFile(archive.toFile(), StandardCharsets.ISO_8859_1);
        }
    }

    private static List<String> steps(String name) throws ZipException {
        String path = name.replace('\\', '/');
        List<String> steps = Stream.of(path.split("/")).filter(step -> !step.isEmpty() && !step.equals(".")).toList();
        if (path.startsWith("/") || path.matches("(?s)[A-Za-z]:.*") || steps.contains("..")) {
            throw new ZipException("the entry " + name + " leads out of it");
        }
        return steps;
    }

    /** Returns the owner of a file in a downloaded class, or empty if the file's name doesn't show the owner. */
    static String owner(String fileName) {
        Matcher matcher = DOWNLOADED.matcher(fileName);
        return !matcher.matches() ? ""
                : matcher.group("canvas") != null ? matcher.group("canvas") + "_" + matcher.group("id")
                : matcher.group("moodle") != null ? matcher.group("moodle") : matcher.group("anonymous");
    }

    String found() {
        List<String> names = Stream.concat(unopened.stream(),
                items.stream().map(Item::path).sorted(Comparator.comparing(path -> !path.endsWith(".java")))
                        .map(Inventory::shortened)).toList();
        return names.isEmpty() ? "nothing" : first(5, names);
    }

    static String first(int most, List<String> names) {
        return names.stream().limit(most).collect(Collectors.joining(", "))
                + (names.size() > most ? " and " + (names.size() - most) + " more" : "");
    }

    static String shortened(String path) {
        if (path.length() <= LONGEST_PATH) {
            return path;
        }
        String end = path.substring(path.length() - LONGEST_PATH);
        return "..." + (Character.isLowSurrogate(end.charAt(0)) ? end.substring(1) : end);
    }
}
