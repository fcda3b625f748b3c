package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.interview.Drill;
import nqueens.interview.InterviewWorkspace;
import nqueens.interview.StageResult;
import nqueens.interview.StageRun;
import nqueens.interview.Task;
import nqueens.judge.Submission;
import nqueens.judge.Verdict;
import nqueens.judge.process.ProcessWorkers;

/**
 * Each folder {@code src/test/drills/<verdict>/<name>} comes to what its {@code expected.txt} says, in worker
 * processes as in an interview. {@code -Dkata.expected=write} writes the file anew where it differs, to be read
 * and committed.
 */
@Execution(ExecutionMode.CONCURRENT)
class KnownDrillsTest {

    private static final Path FOLDER = Path.of("src/test/drills");

    private static ProcessWorkers workers;

    @BeforeAll
    static void startWorkers() {
        workers = new ProcessWorkers(ProcessWorkers.Use.FEW, Optional.empty(), Optional.empty());
    }

    @AfterAll
    static void endWorkers() {
        workers.close();
    }

    static List<String> drills() throws IOException {
        try (Stream<Path> folders = Files.find(FOLDER, 2, (path, attributes) -> attributes.isDirectory())) {
            return folders.map(FOLDER::relativize).filter(path -> path.getNameCount() == 2)
                    .map(path -> path.toString().replace('\\', '/')).sorted().toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("drills")
    void a_known_drill_gets_its_verdict(String name) throws IOException {
        Path folder = FOLDER.resolve(name);
        StringBuilder found = new StringBuilder();
        for (Task task : Task.values()) {
            if (Files.exists(folder.resolve("drill").resolve(task.solverClass().file()))) {
                StageResult result = judged(new Submission("mine", folder), task);
                found.append(task).append(' ').append(result.verdict()).append('\n').append(result.message())
                        .append(result.message().isEmpty() ? "" : "\n");
                assertThat(result.verdict()).as(result.message()).isEqualTo(
                        Verdict.valueOf(name.substring(0, name.indexOf('/')).toUpperCase(Locale.ROOT)));
            }
        }
        Path expected = folder.resolve("expected.txt");
        if ("write".equals(System.getProperty("kata.expected"))) {
            Files.writeString(expected, found);
        }
        assertThat(expected).as(name).content().isEqualTo(found.toString());
    }

    @Test
    void there_is_a_right_solution_of_each_task() {
        assertThat(Task.values()).allSatisfy(task ->
                assertThat(FOLDER.resolve("accepted/models/drill").resolve(task.solverClass().file())).exists());
    }

    @Test
    void there_are_wrong_solutions_of_each_task() throws IOException {
        List<String> names = drills();
        assertThat(Task.values()).allSatisfy(task -> assertThat(names.stream()
                .filter(name -> name.startsWith("wrong_answer/"))
                .filter(name -> Files.exists(FOLDER.resolve(name + "/drill/" + task.solverClass().file()))))
                .hasSizeGreaterThanOrEqualTo(3));
    }

    @ParameterizedTest
    @EnumSource
    void a_stub_compiles_and_is_not_started(Task task, @TempDir Path root) throws IOException {
        InterviewWorkspace workspace = InterviewWorkspace.create(root, LocalDate.of(2026, 11, 21), Drill.TORUS);
        // beside all others, as at the end of an interview
        Arrays.stream(Task.values()).forEach(each -> open(workspace, each));

        StageResult result = judged(workspace.submission(), task);

        assertThat(result.message()).contains("(n) is still the stub: ");
        assertThat(result.verdict()).isEqualTo(Verdict.NOT_STARTED);
    }

    private static void open(InterviewWorkspace workspace, Task task) {
        try {
            workspace.open(task);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static StageResult judged(Submission submission, Task task) {
        return new StageRun(submission, task, workers).judged();
    }
}
