package nqueens.documents;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import nqueens.judge.submission.ProjectFolder;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** What learners and Gradescope get, as Maven makes it: it holds no answers. */
@Tag("proof")
class HandedOutTest {

    private static final Path STARTER = Path.of("target/starter");
    private static final ProjectFolder KATA = new ProjectFolder(Path.of(""));
    private static final List<Problem> EXERCISES = Catalogue.all().stream().filter(Problem::isExercise).toList();

    @BeforeAll
    static void maven_makes_both() throws IOException, InterruptedException {
        String maven = System.getProperty("os.name").startsWith("Windows") ? "mvn.cmd" : "mvn";
        Process process = new ProcessBuilder(maven, "-B", "-q", "-ntp", "package", "-Pstarter")
                .redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
    }

    @Test
    void no_file_is_a_solution_a_known_submission_or_a_test_of_the_judge() throws IOException {
        Set<String> answers = Stream.of("solutions", "src/test", "src/main/resources/nqueens/interview/models")
                .flatMap(answer -> Document.files(Path.of(answer), ".java"))
                .filter(file -> !file.startsWith("src/test/java/nqueens/suite"))
                .map(HandedOutTest::text).collect(Collectors.toSet());
        EXERCISES.stream().map(KATA::stub).map(HandedOutTest::text).forEach(answers::remove);
        try (FileSystem jar = FileSystems.newFileSystem(STARTER.resolve("judge/n-queens-judge.jar"))) {
            Path judge = jar.getPath("/nqueens");
            assertThat(Stream.concat(Document.files(STARTER, ".java"), Document.files(judge, ".java")))
                    .filteredOn(file -> answers.contains(text(file))).isEmpty();
            assertThat(Document.files(judge, ".class").map(Path::toString))
                    .contains("/nqueens/judge/Judge.class", "/nqueens/suite/BitmaskTest.class")
                    .noneMatch(file -> file.endsWith("/DocumentsTest.class"));
            assertThat(EXERCISES).as("an interview's").allSatisfy(exercise -> assertThat(
                    judge.resolve("interview/stubs").resolve(exercise.solver().file())).exists());
        }
        assertThat(Document.files(Path.of("target/gradescope"), ".java")).isEmpty();
    }

    @Test
    void a_starter_has_every_stub() {
        assertThat(EXERCISES).allSatisfy(exercise -> assertThat(STARTER.resolve("exercises")
                .resolve(exercise.solver().packageName()).resolve(exercise.solver().file()))
                .hasSameTextualContentAs(KATA.stub(exercise)));
    }

    @Test
    void libraries_and_plugins_of_a_starter_are_those_of_the_kata() {
        Pattern versions = Pattern.compile("<artifactId>([^<]*)</artifactId>\\s*<version>([^<]*)</version>");
        Set<String> ours = versions.matcher(text(Path.of("pom.xml"))).results()
                .map(each -> each.group(1) + " " + each.group(2)).collect(Collectors.toSet());
        assertThat(versions.matcher(text(STARTER.resolve("pom.xml"))).results()
                .map(each -> each.group(1) + " " + each.group(2)).filter(each -> !each.startsWith("n-queens-")))
                .isNotEmpty().isSubsetOf(ours);
    }

    @Test
    void questions_on_paper_have_no_answers() {
        assertThat(text(Path.of("exercises/board2d/README.md"))).contains("<summary>Answer</summary>");
        assertThat(Document.files(STARTER, ".md")).contains(STARTER.resolve("exercises/board2d/README.md"))
                .filteredOn(file -> text(file).contains("<summary>Answer")).isEmpty();
    }

    @Test
    void no_link_leads_to_what_is_left_out() {
        assertThat(Document.files(STARTER, ".md").flatMap(file -> Document.read(file).brokenLinks().stream()
                .map(link -> file + ": " + link))).isEmpty();
    }

    @Test
    void a_starter_is_judged_by_the_instructors_points() {
        assertThat(STARTER.resolve(".mvn/maven.config")).content().contains("-Dkata.points=points.properties");
        assertThat(STARTER.resolve("points.properties"))
                .hasSameTextualContentAs(Path.of("src/main/resources/nqueens/judge/points.properties"));
    }

    private static String text(Path file) {
        return Document.read(file).source();
    }
}
