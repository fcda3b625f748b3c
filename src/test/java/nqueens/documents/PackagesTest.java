package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

import nqueens.problem.catalogue.Catalogue;

/** What is in {@code src/main} keeps to the table of packages in CONTRIBUTING.md. */
class PackagesTest {

    /** A row of a package that isn't marked as one of tests: the package, its role, and what it may know. */
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|[^|]*\\|([^|]*)\\|");
    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    static {
        // ArchUnit logs what nobody reads
        System.setProperty("slf4j.internal.verbosity", "ERROR");
    }

    @Test
    void a_package_has_its_row_and_knows_what_the_row_names_of_those_above() throws IOException {
        Map<String, Set<String>> rows = new HashMap<>();
        for (String line : Files.readAllLines(Path.of("docs/CONTRIBUTING.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                Set<String> named = NAME.matcher(row.group(2)).results().map(name -> name.group(1))
                        .collect(Collectors.toSet());
                assertThat(rows.keySet()).as("what stands above " + row.group(1)).containsAll(named);
                rows.put(row.group(1), named);
            }
        }
        URL main = new URL(Catalogue.class.getProtectionDomain().getCodeSource().getLocation(), "nqueens");
        Map<String, Set<String>> known = new ClassFileImporter().importUrl(main).stream().collect(Collectors.groupingBy(
                JavaClass::getPackageName, Collectors.flatMapping(PackagesTest::known, Collectors.toSet())));

        assertThat(rows.keySet()).as("packages with a row").isEqualTo(known.keySet());
        known.forEach((own, names) -> assertThat(rows.get(own)).as("what the row of " + own + " names")
                .containsAll(names));
    }

    /** Names the other packages of ours that a class knows. */
    private static Stream<String> known(JavaClass type) {
        return type.getDirectDependenciesFromSelf().stream()
                .map(dependency -> dependency.getTargetClass().getBaseComponentType().getPackageName())
                .filter(name -> name.startsWith("nqueens") && !name.equals(type.getPackageName()));
    }
}
