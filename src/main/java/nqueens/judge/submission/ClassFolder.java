package nqueens.judge.submission;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A folder in which every folder and every zip archive is one submission; so are all files of one person, where a
 * learning platform has put those of a whole class side by side. Other files are skipped, and so are links, which are
 * not followed. Names are always written with {@code /}, and none at their end.
 */
public record ClassFolder(String name, List<Submission> submissions, List<String> skipped) {

    private static final String PROPERTY = "submissions";
    private static final String RULE = "a class is a folder in which every folder, or .zip, is one submission";
    /** The suffix of the second folder that Moodle makes for each learner if an assignment takes text, too. */
    private static final Pattern ONLINE_TEXT = Pattern.compile("(.+)_assignsubmission_onlinetext_?", Pattern.DOTALL);

    /** Creates a class, from copies of the lists. */
    public ClassFolder {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }

    /** Opens a folder, absolute or relative to the project's, in which a submission must be. */
    public static ClassFolder at(String given) {
        Path folder = ProjectFolder.own().existing(PROPERTY, given, RULE);
        if (!Files.isDirectory(folder)) {
            throw bad(given, "a file, not a folder");
        }
        // by the first file of each
        Map<Path, List<Path>> handIns = new TreeMap<>();
        Map<Path, String> owners = new LinkedHashMap<>();
        List<String> skipped = new ArrayList<>();
        Map<String, List<Path>> downloaded = new TreeMap<>();
        for (Path file : files(given, folder)) {
            String owner = Inventory.owner(file.getFileName().toString());
            boolean isPlain = Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
            if (isPlain && !owner.isEmpty()) {
                downloaded.computeIfAbsent(owner, each -> new ArrayList<>()).add(file);
            } else if (isPlain && Inventory.isArchive(file.toString())
                    || Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS) && !isBesideFiles(file)) {
                handIns.put(file, List.of());
                // a letter that this locale has no bytes for can't stand in a path
                String own = file.getFileName().toString().replace('\ufffd', '_');
                owners.put(file, isPlain ? own.replaceFirst("(?i)\\.zip$", "") : own);
            } else {
                skipped.add(file.getFileName().toString());
            }
        }
        downloaded.forEach((owner, files) -> {
            handIns.put(files.get(0), files);
            owners.put(files.get(0), owner);
        });
        Map<Path, String> names = FolderNames.of(owners);
        List<Submission> submissions = new ArrayList<>();
        handIns.forEach((file, parts) ->
                submissions.add(Submission.of(names.get(file), parts.isEmpty() ? file : folder, parts)));
        if (submissions.isEmpty()) {
            throw bad(given, "no folder and no zip archive in it");
        }
        return new ClassFolder(Path.of(given).toString().replace('\\', '/'), submissions, skipped);
    }

    /** Whether it is the text that somebody handed in beside files, which are in a folder of their own. */
    private static boolean isBesideFiles(Path folder) {
        Matcher matcher = ONLINE_TEXT.matcher(folder.getFileName().toString());
        return matcher.matches() && Stream.of("_assignsubmission_file", "_assignsubmission_file_")
                .anyMatch(files -> Files.isDirectory(
                        folder.resolveSibling(matcher.group(1) + files), LinkOption.NOFOLLOW_LINKS));
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
