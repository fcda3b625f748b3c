package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ProjectFolder;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;

/** What learners and Gradescope get, as Maven makes it: it holds no answers. */
class HandedOutTest {

    private static final Path STARTER = Path.of("target/starter");
    private static final ProjectFolder KATA = new ProjectFolder(Path.of(""));

    @BeforeAll
    static void maven_makes_both() throws IOException, InterruptedException {
        String maven = System.getProperty("os.name").startsWith("Windows") ? "mvn.cmd" : "mvn";
        Process process = new ProcessBuilder(Path.of(System.getProperty("maven.home"), "bin", maven).toString(), "-B",
                "-q", "-ntp", "validate", "-Pstarter,gradescope").redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"target/starter", "target/gradescope"})
    void no_file_is_a_solution_a_known_submission_or_a_test_of_the_judge(Path folder) throws IOException {
        Set<String> known = Stream.concat(sources(Path.of("solutions")), sources(Path.of("src/test")))
                .filter(file -> !file.startsWith("src/test/java/nqueens/suite"))
                .map(HandedOutTest::text).collect(Collectors.toSet());
        Set<String> stubs = Catalogue.all().stream().filter(Problem::isExercise).map(KATA::stub)
                .map(HandedOutTest::text).collect(Collectors.toSet());

        assertThat(sources(folder).filter(file -> known.contains(text(file)) && !stubs.contains(text(file)))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"target/starter", "target/gradescope"})
    void what_is_called_like_a_solver_is_a_stub(Path folder) throws IOException {
        List<Path> solvers = Catalogue.all().stream().map(Problem::solver)
                .map(solver -> Path.of(solver.packageName(), solver.file())).toList();

        assertThat(sources(folder).filter(file -> solvers.stream().anyMatch(file::endsWith)))
                .allSatisfy(file -> assertThat(file).content().contains("throw new NotStartedException("));
    }

    @Test
    void a_starter_has_every_stub_to_begin_with_and_to_go_back_to() {
        assertThat(Catalogue.all().stream().filter(Problem::isExercise)).allSatisfy(exercise -> {
            Path stub = KATA.stub(exercise);
            assertThat(STARTER.resolve(stub)).hasSameTextualContentAs(stub);
            assertThat(STARTER.resolve("exercises").resolve(exercise.solver().packageName())
                    .resolve(exercise.solver().file())).hasSameTextualContentAs(stub);
        });
    }

    @Test
    void questions_on_paper_have_no_answers_and_no_link_leads_to_what_is_left_out() throws IOException {
        assertThat(Path.of("exercises/board2d/README.md")).content().contains("<summary>Answer</summary>");
        try (Stream<Path> files = Files.walk(STARTER)) {
            List<Path> documents = files.filter(file -> file.toString().endsWith(".md")).toList();
            assertThat(documents).hasSizeGreaterThan(Catalogue.core().size()).allSatisfy(file -> {
                assertThat(file).content().doesNotContain("<summary>Answer").doesNotContain("](../solutions/");
                assertThat(Document.read(file).destinations())
                        .filteredOn(link -> !link.startsWith("https:") && !link.startsWith("#"))
                        .allSatisfy(link -> assertThat(file.resolveSibling(link.replaceFirst("#.*", ""))).exists());
            });
        }
    }

    @Test
    void a_starter_is_judged_by_the_instructors_points() {
        assertThat(STARTER.resolve(".mvn/maven.config")).content().contains("-Dkata.points=points.properties");
        assertThat(STARTER.resolve("points.properties"))
                .hasSameTextualContentAs(Path.of("src/main/resources/nqueens/judge/points.properties"));
    }

    private static Stream<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java") && Files.isRegularFile(file)).toList()
                    .stream();
        }
    }

    private static String text(Path file) {
        // some known submissions are no text
        try {
            return new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
