package nqueens.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A script of ours, or a workflow, and what it runs Maven for.
 *
 * @param file the file, relative to the root of the project
 * @param source its text, lines parted by {@code \n}
 */
record Script(Path file, String source) {

    private static final List<Path> FOLDERS =
            List.of(Path.of(".ci"), Path.of(".github/workflows"), Path.of("gradescope"));
    private static final Pattern MAVEN = Pattern.compile("(?<![\\w.-])mvn\\s.*");
    /** Lines that tell or explain something. */
    private static final Pattern TOLD = Pattern.compile("\\s*(#|echo\\b).*");
    /** A line that goes on with the options of the one above it. */
    private static final Pattern MORE_OPTIONS = Pattern.compile("\\s*[\"']?-\\w.*");

    static Script read(Path file) {
        return new Script(file, Document.read(file).source());
    }

    /** Gives the scripts and workflows of the project, sorted. */
    static List<Path> files() {
        return FOLDERS.stream().flatMap(Script::files).sorted().toList();
    }

    /** Gives the commands to Maven. */
    List<Command> commands() {
        List<Command> commands = new ArrayList<>();
        List<String> lines = source.replace("\\\n", "").lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Matcher maven = MAVEN.matcher(lines.get(i));
            if (!TOLD.matcher(lines.get(i)).matches() && maven.find()) {
                StringBuilder line = new StringBuilder(maven.group());
                for (int j = i + 1; j < lines.size() && MORE_OPTIONS.matcher(lines.get(j)).matches(); j++) {
                    line.append(' ').append(lines.get(j).strip());
                }
                commands.add(Command.parsed(line.toString()));
            }
        }
        return commands.stream().filter(command -> command.words().size() > 1).toList();
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isRegularFile).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
