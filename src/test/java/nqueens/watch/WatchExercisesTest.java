package nqueens.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.loop.PlainScreen;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.JsonReport;
import nqueens.report.Style;

/** The watch as learners have it, with the real judge, and a pipe in place of the terminal. */
class WatchExercisesTest {

    private static final Path STUBS = Path.of("src/test/submissions/not_started/stubs");

    @TempDir
    private Path submission;
    @TempDir
    private Path reports;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void a_solution_is_accepted_when_it_is_saved() throws Exception {
        int all = Catalogue.core().size();
        for (Problem exercise : Catalogue.core()) {
            copy(STUBS, exercise);
        }
        Settings settings = Settings.of(name -> Optional.ofNullable(Map.of("submission", submission.toString(),
                "kata.submissionName", "mine", "kata.reports", reports.toString()).get(name)),
                Settings.ownJvmArguments());
        PipedOutputStream keys = new PipedOutputStream();
        Awaited out = new Awaited();
        CompletableFuture<String> watch;
        try (PlainScreen screen = new PlainScreen(
                new InputStreamReader(new PipedInputStream(keys), StandardCharsets.UTF_8),
                new PrintStream(out, true, StandardCharsets.UTF_8))) {
            watch = CompletableFuture.supplyAsync(() -> WatchExercises.run(settings, screen, Style.PLAIN),
                    task -> new Thread(task).start());
            out.await("0 of " + all + " accepted, 0 of ");
            assertThat(out.text()).startsWith("board2d: NOT STARTED\n  solve(n) is still the stub: ");
            copy(Path.of("solutions"), Catalogue.BOARD2D);
            out.await("1 of " + all + " accepted, 100 of ");
            assertThat(out.text()).contains("\nboard2d: ACCEPTED\n");
            keys.write('q');
            keys.flush();
            assertThat(watch.get()).startsWith("N-Queens kata: 1 of " + all + " accepted, 100 of ");
        }
        Results results = JsonReport.results(Files.readString(reports.resolve(JsonReport.FILE)));
        assertThat(results.submission()).isEqualTo("mine");
        assertThat(results.exercises()).hasSize(all).allSatisfy(exercise -> assertThat(exercise.verdict()).isEqualTo(
                exercise.id().equals("board2d") ? Verdict.ACCEPTED : Verdict.NOT_STARTED));
    }

    private void copy(Path from, Problem exercise) throws IOException {
        String file = exercise.solver().file();
        Path folder = Files.createDirectories(submission.resolve(exercise.id()));
        Files.copy(from.resolve(exercise.id()).resolve(file), folder.resolve(file),
                StandardCopyOption.REPLACE_EXISTING);
    }

    /** Output that can be waited for. */
    private static final class Awaited extends OutputStream {

        private final StringBuilder text = new StringBuilder();

        @Override
        public synchronized void write(int character) {
            text.append((char) character);
            notifyAll();
        }

        synchronized String text() {
            return text.toString();
        }

        synchronized void await(String expected) throws InterruptedException {
            while (text.indexOf(expected) < 0) {
                wait();
            }
        }
    }
}
