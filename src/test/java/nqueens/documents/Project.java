package nqueens.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a command is held to: to Maven the POM, the properties that are read, and the classes of tests; to every
 * program the files that are there.
 *
 * @param pom the POM
 * @param propertiesRead the properties that our code reads
 */
record Project(Pom pom, Set<String> propertiesRead) {

    private static final Path TESTS = Path.of("src/test/java");
    private static final Set<String> OPTIONS = Set.of(
            "-o", "-B", "-q", "-ntp", "-U", "-e", "-X", "-V", "--raw-streams", Command.FILE_OPTION);
    /** Properties that neither the POM nor our code reads, by who does. */
    private static final Map<String, String> READ_BY_OTHERS = Map.of(
            "test", "Surefire: the classes of tests to run",
            "maven.surefire.debug", "Surefire: waits for a debugger",
            "targetClasses", "PIT: the classes to mutate",
            "targetTests", "PIT: the classes of tests to run on them");
    /** Properties whose value is a file or a folder, even where it doesn't look like one. */
    private static final Set<String> FILES = Set.of("submission", "submissions", "kata.points",
            "kata.collect", "kata.appeal");
    private static final Pattern LIKE_A_FILE = Pattern.compile("[^:@]*/[^:@]*|.*\\.(jar|java|md|properties|xml|zip)");
    /** What a reader has and the project has not, by what it is. */
    private static final Map<String, String> OF_THE_READER = Map.of(
            "CLASS", "a folder of folders",
            "FOLDER", "a folder, of any name",
            "FOLDER/results.json", "what a run has left there",
            "points.properties", "made in step 2 of INSTRUCTORS.md");

    static Project read() {
        return new Project(Pom.read(), PropertyNames.read());
    }

    /** Says what in a command is not there, a phrase each. */
    List<String> flaws(Command command) {
        List<String> flaws = new ArrayList<>();
        if (command.isOfMaven() || command.program().isEmpty()) {
            command.options().stream().filter(option -> !OPTIONS.contains(option))
                    .forEach(option -> flaws.add("no such option: " + option));
            command.profiles().stream().filter(profile -> !pom.hasProfile(profile))
                    .forEach(profile -> flaws.add("no such profile: " + profile));
            command.properties().forEach((name, value) -> flaws.addAll(flaws(name, value)));
            command.arguments().forEach(goal -> flaws.addAll(flaws(command, goal)));
        } else {
            command.words().stream().filter(word -> LIKE_A_FILE.matcher(word).matches() && isMissing(word))
                    .forEach(word -> flaws.add("no such file: " + word));
        }
        return flaws;
    }

    /** Gives what is taken for the reader's own. */
    static Set<String> ofTheReader() {
        return OF_THE_READER.keySet();
    }

    private List<String> flaws(Command command, String goal) {
        if (goal.contains(":")) {
            return pom.hasPluginOf(goal) ? List.of() : List.of("no such plugin: " + goal);
        }
        if (!pom.isPhase(goal)) {
            return List.of("no such phase: " + goal);
        }
        return pom.isBound(goal, command.profiles()) ? List.of() : List.of("nothing is bound to the phase " + goal);
    }

    private List<String> flaws(String property, String value) {
        if (!propertiesRead.contains(property) && !pom.hasProperty(property) && !READ_BY_OTHERS.containsKey(property)) {
            return List.of("no such property: " + property);
        }
        if (property.equals("test")) {
            return Stream.of(value.split(",")).filter(name -> !isTest(name))
                    .map(name -> "no such test: " + name).toList();
        }
        boolean isFile = FILES.contains(property) || LIKE_A_FILE.matcher(value).matches();
        return isFile && isMissing(value) ? List.of("no such file: " + value) : List.of();
    }

    /** Whether there is a class of tests, and in it a method if it names one. */
    private static boolean isTest(String name) {
        String[] parts = name.split("#", 2);
        PathMatcher matcher = FileSystems.getDefault().getPathMatcher(
                "glob:**/" + parts[0].replaceFirst("^!", "").replace('.', '/') + ".java");
        try (Stream<Path> files = Files.walk(TESTS)) {
            List<Path> classes = files.filter(matcher::matches).toList();
            return parts.length == 1 ? !classes.isEmpty()
                    : classes.stream().anyMatch(file -> Script.read(file).source().contains(" " + parts[1] + "("));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Whether a file should be there and isn't: variables, what lies outside, and what a run makes need not be. */
    private static boolean isMissing(String file) {
        return !file.isEmpty() && !file.contains("$") && !file.startsWith("../") && !OF_THE_READER.containsKey(file)
                && !IgnoredFolders.have(Path.of(file)) && !Files.exists(Path.of(file));
    }
}
