package nqueens.judge.submission;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

import nqueens.problem.Problem;
import nqueens.problem.SolverClass;
import nqueens.problem.catalogue.Catalogue;

/**
 * The files of a {@link HandIn}, in the order of their paths. A solver is known by the name of its file, wherever that
 * lies. In a copy of the kata its own {@code solutions/} and {@code src/} are nobody's work, and no part of it.
 */
final class Inventory {

    /**
     * What learning platforms put before a file's name, where a class is downloaded as one heap of files. Moodle:
     * {@code Ann Lee_123_assignsubmission_file_} (mod/assign/classes/downloader.php in github.com/moodle/moodle);
     * Canvas: {@code leeann_123_456_}, {@code leeann_LATE_123_456_} or {@code anon_x1Yz2_456_}
     * (lib/content_zipper.rb in github.com/instructure/canvas-lms).
     */
    private static final Pattern DOWNLOADED = Pattern.compile("(?<moodle>.+_\\d+)_assignsubmission_[a-z]+_(?<a>.+)"
            + "|(?:LATE_)?(?<anonymous>anon_[A-Za-z0-9]+)_\\d+_(?<b>.+)"
            + "|(?<canvas>.+?)_(?:LATE_)?(?<id>\\d+)_\\d+_(?<c>.+)", Pattern.DOTALL);
    /** What Canvas puts behind the name of a file that is handed in again. */
    private static final Pattern AGAIN = Pattern.compile("-\\d+(?=\\.java$)");
    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+(\\w+)\\s*;");
    private static final String POM = "pom.xml";
    private static final int MOST_PATHS = 5;
    private static final int LONGEST_PATH = 100;

    private final List<Item> items = new ArrayList<>();
    private final List<String> unopened = new ArrayList<>();

    /**
     * One file.
     *
     * @param path where it lies, always with {@code /}; archives are folders in it
     * @param file the file, or the archive
     * @param entry its name in the archive; empty if it is in none
     */
    record Item(String path, Path file, String entry) {

        String folder() {
            return path.substring(0, path.lastIndexOf('/') + 1);
        }

        String name() {
            return path.substring(folder().length());
        }

        /** The name that its author gave it. */
        String ownName() {
            Matcher matcher = DOWNLOADED.matcher(name());
            return !matcher.matches() ? name() : AGAIN.matcher(Stream.of("a", "b", "c").map(matcher::group)
                    .filter(group -> group != null).findFirst().orElseThrow()).replaceFirst("");
        }

        /** Reads it, but no more than the judge takes, and one byte. */
        byte[] bytes() throws IOException {
            if (entry.isEmpty()) {
                // no link, even if the file was changed for one just now
                try (InputStream bytes = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
                    return bytes.readNBytes(Submission.MAX_BYTES + 1);
                }
            }
            try (ZipFile zip = HandIn.open(file); InputStream bytes = zip.getInputStream(zip.getEntry(entry))) {
                return bytes.readNBytes(Submission.MAX_BYTES + 1);
            }
        }
    }

    /** Whose file it is, by its name in a download of a class; empty if it has no such name. */
    static String owner(String fileName) {
        Matcher matcher = DOWNLOADED.matcher(fileName);
        if (!matcher.matches()) {
            return "";
        }
        return matcher.group("canvas") != null ? matcher.group("canvas") + "_" + matcher.group("id")
                : matcher.group("moodle") != null ? matcher.group("moodle") : matcher.group("anonymous");
    }

    void add(String path, Path file, String entry) {
        items.add(new Item(path, file, entry));
    }

    void addUnopened(String what) {
        unopened.add(what);
    }

    /** Forgets what is in an archive. */
    void remove(Path archive) {
        items.removeIf(item -> item.file().equals(archive));
    }

    /** Whether there is the solver of any problem. */
    boolean hasSolver() {
        return called(Catalogue.all().stream().map(problem -> problem.solver().file()).collect(Collectors.toSet()))
                .findAny().isPresent();
    }

    /** The solvers that differ, each with the first file that holds it. */
    Map<SourceText, Item> solvers(SolverClass solver) {
        Map<SourceText, Item> solvers = new LinkedHashMap<>();
        called(Set.of(solver.file())).limit(Submission.MAX_SOURCES)
                .forEach(item -> solvers.putIfAbsent(Submission.text(item.path(), item::bytes), item));
        return solvers;
    }

    private Stream<Item> called(Set<String> names) {
        Set<String> ours = ours();
        return items.stream().filter(item -> names.contains(item.ownName())
                && ours.stream().noneMatch(item.path()::startsWith));
    }

    /** The folders of a copy of the kata that are not its owner's work. */
    private Set<String> ours() {
        Set<String> ours = new HashSet<>();
        TreeSet<String> paths = items.stream().map(Item::path).collect(Collectors.toCollection(TreeSet::new));
        // between them lies what begins with the first: '0' comes after '/'
        items.stream().filter(item -> item.name().equals(POM)).map(Item::folder)
                .filter(kata -> !paths.subSet(kata + "exercises/", kata + "exercises0").isEmpty())
                .forEach(kata -> ours.addAll(List.of(kata + "solutions/", kata + "src/")));
        return ours;
    }

    /**
     * Copies a solver's sources: those that lie beside it. Where solvers of several problems lie in one folder, it is
     * those of its package.
     */
    Sources sources(SolverClass solver, Item found) {
        boolean isDownloaded = !found.name().equals(solver.file());
        Map<String, Item> beside = new TreeMap<>();
        items.stream().filter(item -> item.folder().equals(found.folder()))
                .forEach(item -> beside.putIfAbsent(isDownloaded ? item.ownName() : item.name(), item));
        beside.put(solver.file(), found);
        beside.keySet().removeIf(name -> !Submission.isSource(name));
        boolean isShared = Catalogue.all().stream().map(Problem::solver)
                .anyMatch(other -> !other.equals(solver) && beside.containsKey(other.file()));
        Map<String, SourceText> texts = new TreeMap<>();
        for (Map.Entry<String, Item> each : beside.entrySet()) {
            SourceText text = Submission.text(each.getValue().path(), each.getValue()::bytes);
            if (!isShared || each.getValue().equals(found) || isOf(solver, text)) {
                texts.put(each.getKey(), text);
            }
        }
        return Submission.sources(found.folder(), solver, texts,
                List.of(solver.packageName() + ": read from " + shortened(found.path())));
    }

    private static boolean isOf(SolverClass solver, SourceText text) {
        Matcher matcher = PACKAGE.matcher(text.text());
        return matcher.find() && matcher.group(1).equals(solver.packageName());
    }

    /** Names what is there, in one line: first what was not opened, then sources, and then all else. */
    String found() {
        List<String> names = Stream.concat(unopened.stream(), items.stream().map(Item::path)
                .sorted(Comparator.comparing(path -> !path.endsWith(".java")))).toList();
        int more = names.size() - MOST_PATHS;
        return names.isEmpty() ? "nothing" : names.stream().limit(MOST_PATHS).map(Inventory::shortened)
                .collect(Collectors.joining(", ")) + (more > 0 ? " and " + more + " more" : "");
    }

    static String shortened(String path) {
        if (path.length() <= LONGEST_PATH) {
            return path;
        }
        String end = path.substring(path.length() - LONGEST_PATH);
        return "..." + (Character.isLowSurrogate(end.charAt(0)) ? end.substring(1) : end);
    }
}
