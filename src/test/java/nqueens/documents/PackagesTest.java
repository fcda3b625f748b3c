package nqueens.documents;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import org.junit.jupiter.api.Test;

class PackagesTest {

    /** A row of the table in CONTRIBUTING: a package, its role, and what it may know. */
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+)` \\|[^|]*\\|([^|]*)\\|");
    private static final Pattern NAME = Pattern.compile("`([^`]+)`");

    private final JavaClasses classes = new ClassFileImporter().importPath(Path.of("target/classes/nqueens"));

    @Test
    void a_package_knows_no_other_than_the_table_allows() throws IOException {
        Map<String, Set<String>> allowed = new TreeMap<>();
        for (String line : Files.readAllLines(Path.of("CONTRIBUTING.md"))) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                allowed.put(row.group(1), NAME.matcher(row.group(2)).results().map(name -> name.group(1))
                        .collect(Collectors.toCollection(TreeSet::new)));
            }
        }
        Map<String, Set<String>> known = new TreeMap<>();
        classes.forEach(type -> known.computeIfAbsent(type.getPackageName(), key -> new TreeSet<>()).addAll(
                type.getDirectDependenciesFromSelf().stream()
                        .map(dependency -> dependency.getTargetClass().getBaseComponentType().getPackageName())
                        .filter(name -> name.startsWith("nqueens") && !name.equals(type.getPackageName()))
                        .toList()));

        assertThat(known.keySet()).as("the packages").isEqualTo(allowed.keySet());
        known.forEach((name, others) -> assertThat(allowed.get(name)).as(name + " may know").containsAll(others));
    }

    @Test
    void no_two_packages_know_each_other() {
        slices().matching("nqueens.(**)").should().beFreeOfCycles().check(classes);
    }
}
