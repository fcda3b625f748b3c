package nqueens.documents;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The names of the properties that our code asks for, found where it does: nobody keeps a list of them. */
final class PropertyNames {

    /** A method of the JDK, of JUnit, of a {@code Function} or of ours, that gives a property's value for its name. */
    private static final Pattern CALL = Pattern.compile("\\b(?:getProperty|getInteger|getLong|getBoolean"
            + "|getConfigurationParameter|apply|property)\\(\\s*(?:\"([^\"]+)\"|([A-Z_]+)\\b)");
    private static final Pattern CONSTANT = Pattern.compile("String ([A-Z_]+) = \"([^\"]+)\";");

    private PropertyNames() {
    }

    /** Finds them in all sources of the project. */
    static Set<String> read() {
        return Stream.of("src/browser/java", "src/main/java", "src/test/java").map(Path::of)
                .flatMap(PropertyNames::sources).flatMap(PropertyNames::names).collect(Collectors.toSet());
    }

    private static Stream<String> names(String source) {
        Map<String, String> constants = CONSTANT.matcher(source).results()
                .collect(Collectors.toMap(found -> found.group(1), found -> found.group(2), (one, other) -> other));
        return CALL.matcher(source).results()
                .map(call -> call.group(1) == null ? constants.get(call.group(2)) : call.group(1))
                .filter(Objects::nonNull);
    }

    private static Stream<String> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).map(file -> Document.read(file).source())
                    .toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
