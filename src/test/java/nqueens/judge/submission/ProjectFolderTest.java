package nqueens.judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.problem.catalogue.Catalogue;

class ProjectFolderTest {

    @TempDir
    private Path folder;

    /** What is run in a JVM that was started elsewhere, as those of some IDEs are. */
    static final class Elsewhere {

        private Elsewhere() {
        }

        public static void main(String[] arguments) {
            System.out.print(Submission.at("exercises").solverFile(Catalogue.BITMASK) + "\n"
                    + ProjectFolder.own().resolve("target/judge"));
        }
    }

    @Test
    void the_exercises_are_found_from_wherever_the_judge_was_started() throws IOException {
        String classes = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(place -> Path.of(place).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", classes, Elsewhere.class.getName())
                .directory(folder.toFile()).redirectErrorStream(true).start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .containsExactly("exercises/bitmask/BitmaskQueens.java",
                        Path.of("target/judge").toAbsolutePath().toString());
    }

    @Test
    void the_project_is_the_nearest_folder_above_the_classes_that_has_a_pom() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("kata/target/classes"));
        Path elsewhere = folder.resolve("elsewhere");
        assertThat(ProjectFolder.of(folder.getRoot().resolve("no/such/classes"), folder))
                .as("without a pom").isEqualTo(new ProjectFolder(Path.of("")));
        Files.createFile(folder.resolve("pom.xml"));
        assertThat(ProjectFolder.of(classes, elsewhere)).isEqualTo(new ProjectFolder(folder));
        Path kata = Files.createFile(folder.resolve("kata/pom.xml")).getParent();
        assertThat(ProjectFolder.of(classes, elsewhere)).isEqualTo(new ProjectFolder(kata));
        assertThat(ProjectFolder.of(classes, kata).resolve("../class")).isEqualTo(Path.of("../class"));
    }

    @Test
    void started_elsewhere_a_relative_path_starts_at_the_project() {
        ProjectFolder project = new ProjectFolder(folder);
        assertThat(project.resolve("../class")).isEqualTo(folder.resolve("../class"));
        assertThat(project.resolve(folder.toString())).isEqualTo(folder);
        assertThat(project.existing("x", folder.toString(), "rule")).isEqualTo(folder);
    }

    @ParameterizedTest
    @CsvSource({"'a\0b', not a path", "'', no such folder in {0}; rule", "class, no such folder in {0}; rule",
        "{0}/class, no such folder; rule"})
    void a_path_that_leads_nowhere_is_refused_with_the_reason(String given, String reason) {
        String value = given.replace("{0}", folder.toString());
        assertThatThrownBy(() -> new ProjectFolder(folder).existing("x", value, "rule"))
                .isInstanceOf(SettingsException.class)
                .hasMessage("-Dx=" + value + ": " + reason.replace("{0}", folder.toString()));
    }

    @Test
    void what_is_handed_out_has_no_editorial() {
        assertThat(ProjectFolder.own().editorial(Catalogue.BITMASK)).contains("solutions/bitmask/README.md");
        assertThat(new ProjectFolder(folder).editorial(Catalogue.BITMASK)).isEmpty();
    }
}
