package nqueens.judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder of a class, in which every folder and every file is one submission. In a download from a learning
 * platform, the files of each learner form one submission. Hidden files, and the instructor's lists and texts, are
 * skipped. The folder's name is written with {@code /} on every system, but never ends with {@code /}.
 */
public record ClassFolder(String name, List<Submission> submissions, List<String> skipped) {

    private static final String PROPERTY = "submissions";
    private static final String RULE = "a class is a folder in which every folder, or .zip, is one submission";
    private static final Pattern LIST = Pattern.compile("(?i).*\\.(csv|tsv|xlsx?|ods|properties|md|html?|json)");

    /** Creates a class from copies of the lists. */
    public ClassFolder {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }

    /** Opens a folder, absolute or relative to the project's folder; the folder must contain a submission. */
    public static ClassFolder at(String given) {
        Path folder = ProjectFolder.own().existing(PROPERTY, given, RULE);
        if (!Files.isDirectory(folder)) {
            throw bad(given, "a file, not a folder");
        }
        // the files of each hand-in, by its first file
        Map<Path, List<Path>> handIns = new TreeMap<>();
        Map<Path, String> owners = new LinkedHashMap<>();
        List<String> skipped = new ArrayList<>();
        Map<String, Path> downloaded = new HashMap<>();
        for (Path file : files(given, folder)) {
            // in a file name that this locale can't decode, this character stands for a letter; no path may contain it
            String own = file.getFileName().toString().replace('\ufffd', '_');
            boolean isPlain = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
            String owner = Submission.isFolder(file) ? "" : Inventory.owner(file.getFileName().toString());
            if (isPlain && owner.isEmpty() && LIST.matcher(own).matches()) {
                skipped.add(own);
                continue;
            }
            Path first = owner.isEmpty() ? filesBeside(file) : downloaded.computeIfAbsent(owner, each -> file);
            handIns.computeIfAbsent(first, each -> new ArrayList<>()).add(file);
            owners.putIfAbsent(first, !owner.isEmpty() ? owner
                    : isPlain ? own.replaceFirst("(?i)(\\.tar)?\\.\\w{1,5}$", "") : own);
        }
        Map<Path, String> names = names(owners);
        List<Submission> submissions = new ArrayList<>();
        handIns.forEach((first, parts) -> {
            boolean isWhole = parts.size() == 1 && (Submission.isFolder(first)
                    || Inventory.isArchive(first.toString()) && !downloaded.containsValue(first));
            submissions.add(Submission.of(names.get(first), isWhole ? first : folder, isWhole ? List.of() : parts));
        });
        if (submissions.isEmpty()) {
            throw bad(given, "no submission in it");
        }
        return new ClassFolder(Path.of(given).toString().replace('\\', '/'), submissions, skipped);
    }

    /** Returns a unique name for each hand-in, even on a file system that treats similar names as equal. */
    static Map<Path, String> names(Map<Path, String> own) {
        Map<Path, String> names = new HashMap<>();
        Set<String> taken = new HashSet<>();
        own.forEach((folder, name) -> {
            if (taken.add(key(name))) {
                names.put(folder, name);
            }
        });
        // only now, so that no numbered name equals the original name of another hand-in
        own.forEach((folder, name) -> {
            for (int number = 2; !names.containsKey(folder); number++) {
                String numbered = name + " (" + number + ")";
                if (taken.add(key(numbered))) {
                    names.put(folder, numbered);
                }
            }
        });
        return names;
    }

    /** Normalises a name: some file systems ignore case, Unicode form, and trailing full stops and blanks. */
    private static String key(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFD).toLowerCase(Locale.ROOT).toUpperCase(Locale.ROOT)
                .replaceFirst("[. ]+$", "");
    }

    /** For Moodle's folder with a learner's text, returns the folder with this learner's files, if there is one. */
    private static Path filesBeside(Path folder) {
        Path files = folder.resolveSibling(folder.getFileName().toString()
                .replaceFirst("_assignsubmission_onlinetext(?=_?$)", "_assignsubmission_file"));
        return Submission.isFolder(files) ? files : folder;
    }

    private static List<Path> files(String given, Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !Inventory.isHidden(file.getFileName().toString())).sorted().toList();
        } catch (IOException e) {
            throw bad(given, "can't be read");
        }
    }

    private static SettingsException bad(String given, String reason) {
        return new SettingsException(PROPERTY, given, reason + "; " + RULE);
    }
}
