package nqueens.watch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
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

import nqueens.judge.Settings;
import nqueens.loop.PlainScreen;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.Reports;
import nqueens.report.console.Style;
import nqueens.report.format.JsonReport;

/** The watch as learners have it, with the real judge and loop, and pipes in place of the terminal. */
class WatchProgramTest {

    private static final Path STUBS = Path.of("src/test/submissions/not_started/stubs");

    @TempDir
    private Path submission;
    @TempDir
    private Path reports;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES)
    void a_solution_is_accepted_when_it_is_saved() throws Exception {
        for (Problem exercise : Catalogue.core()) {
            copy(STUBS, exercise);
        }
        Settings settings = Settings.of(name -> Optional.ofNullable(Map.of("submission", submission.toString(),
                "kata.submissionName", "mine", "kata.reports", reports.toString()).get(name)),
                Settings.ownJvmArguments());
        Path page = reports.resolve(Reports.PAGE);
        Files.createDirectories(page.resolve("in the way"));
        PipedOutputStream keys = new PipedOutputStream();
        PipedInputStream shown = new PipedInputStream();
        CompletableFuture<String> watch;
        try (PlainScreen screen = new PlainScreen(
                new InputStreamReader(new PipedInputStream(keys), StandardCharsets.UTF_8),
                new PrintStream(new PipedOutputStream(shown), true, StandardCharsets.UTF_8));
                BufferedReader lines = new BufferedReader(new InputStreamReader(shown, StandardCharsets.UTF_8))) {
            watch = CompletableFuture.supplyAsync(() -> WatchProgram.run(settings, screen, Style.PLAIN),
                    task -> new Thread(task).start());
            assertThat(linesUntil("keys, ", lines)).startsWith("board2d: NOT STARTED\n  solve(n) is still the stub: ")
                    .contains("] 0 of 4 accepted, 0 of 400 points\n");
            copy(Path.of("solutions"), Catalogue.BOARD2D);
            assertThat(linesUntil("keys, ", lines)).startsWith("\nboard2d        ACCEPTED ")
                    .contains("] 1 of 4 accepted, 100 of 400 points\n");
            keys.write('q');
            keys.flush();
            assertThat(watch.get()).startsWith("N-Queens kata: 1 of 4 accepted, 100 of 400 points\n"
                    + "N-Queens kata: a report is missing:\n" + page + " can't be written: ");
        }
        assertThat(reports.resolve(JsonReport.FILE)).content().contains("\"submission\": \"mine\"", "\"points\": 100");
    }

    private void copy(Path from, Problem exercise) throws IOException {
        String file = exercise.solver().file();
        Path folder = Files.createDirectories(submission.resolve(exercise.id()));
        Files.copy(from.resolve(exercise.id()).resolve(file), folder.resolve(file),
                StandardCopyOption.REPLACE_EXISTING);
    }

    private static String linesUntil(String last, BufferedReader lines) throws IOException {
        StringBuilder text = new StringBuilder();
        String line = "";
        while (!line.startsWith(last)) {
            line = lines.readLine();
            text.append(line).append('\n');
        }
        return text.toString();
    }
}
