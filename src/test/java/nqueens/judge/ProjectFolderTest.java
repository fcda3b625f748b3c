package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.problem.Catalogue;

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
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp", System.getProperty("java.class.path"), Elsewhere.class.getName())
                .directory(folder.toFile()).redirectErrorStream(true).start();
        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).lines())
                .containsExactly("exercises/bitmask/BitmaskQueens.java",
                        Path.of("target/judge").toAbsolutePath().toString());
    }

    @Test
    void the_project_is_the_nearest_folder_above_the_classes_that_has_a_pom() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("kata/target/classes"));
        Files.createFile(folder.resolve("pom.xml"));
        Path elsewhere = folder.resolve("elsewhere");
        assertThat(ProjectFolder.of(classes, elsewhere)).isEqualTo(new ProjectFolder(folder));
        Files.createFile(folder.resolve("kata/pom.xml"));
        assertThat(ProjectFolder.of(classes, elsewhere)).isEqualTo(new ProjectFolder(folder.resolve("kata")));
    }

    @Test
    void a_stub_is_kept_apart_from_the_file_that_a_learner_writes() {
        assertThat(new ProjectFolder(Path.of("")).stub(Catalogue.BITMASK)).exists()
                .endsWithRaw(Path.of("stubs", "bitmask", "BitmaskQueens.java"));
    }

    @Test
    void what_is_handed_out_has_no_editorial() {
        assertThat(new ProjectFolder(Path.of("")).hasEditorial(Catalogue.BITMASK)).isTrue();
        assertThat(new ProjectFolder(folder).hasEditorial(Catalogue.BITMASK)).isFalse();
    }

    @Test
    void without_a_pom_it_is_the_working_directory() {
        Path root = folder.getRoot();
        assertThat(ProjectFolder.of(root.resolve("no/such/classes"), folder)).isEqualTo(new ProjectFolder(Path.of("")));
    }

    @Test
    void started_in_the_project_a_path_stays_as_it_was_given() throws IOException {
        Files.createFile(folder.resolve("pom.xml"));
        ProjectFolder project = ProjectFolder.of(folder.resolve("target/classes"), folder);
        assertThat(project.resolve("../class")).isEqualTo(Path.of("../class"));
        assertThat(ProjectFolder.own().resolve("target/judge")).isEqualTo(Path.of("target/judge"));
    }

    @Test
    void started_elsewhere_a_relative_path_starts_at_the_project() {
        ProjectFolder project = new ProjectFolder(folder);
        assertThat(project.resolve("../class")).isEqualTo(folder.resolve("../class"));
        Path absolute = folder.resolve("other").toAbsolutePath();
        assertThat(project.resolve(absolute.toString())).isEqualTo(absolute);
        assertThatThrownBy(() -> project.resolve("a\0b")).isInstanceOf(InvalidPathException.class);
    }

    @Test
    void what_is_not_there_is_said_to_be_missing_in_the_project() {
        assertThat(new ProjectFolder(folder).missing(Path.of("class"))).isEqualTo("no such folder in " + folder);
        assertThat(ProjectFolder.own().missing(Path.of("class")))
                .isEqualTo("no such folder in " + Path.of("").toAbsolutePath());
        assertThat(ProjectFolder.own().missing(folder)).isEqualTo("no such folder");
    }
}
