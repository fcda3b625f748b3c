package nqueens.watch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.Settings;
import nqueens.judge.result.ProblemResult;
import nqueens.loop.Screen;
import nqueens.loop.Screenful;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;
import nqueens.report.console.Style;
import nqueens.report.format.JsonReport;

/**
 * {@code mvn test -Pbench -Dtest=BenchmarkSave}: measures the time from a save to the verdict on the screen, in a
 * warmed-up watch, and the submission's share of CPU time. The saved file is first the reference solution, and then a
 * solver whose methods never end. It is a test only so that Maven runs it, and asserts nothing about time. Keep the
 * machine idle.
 */
class BenchmarkSave {

    private static final int WARM_UP = 10;
    private static final int SAVES = 21;
    /** Matches the beginnings of both methods of a solver of the core. */
    private static final String METHODS = "public (?:List<int\\[]> solve|long count)\\(int n\\) \\{";

    @TempDir
    private Path submission;
    @TempDir
    private Path reports;

    @Test
    void saves_are_judged_in_a_warm_watch() throws Exception {
        for (Problem exercise : Catalogue.core()) {
            save(exercise, text(exercise));
        }
        Settings settings = Settings.of(name -> Optional.ofNullable(Map.of("submission", submission.toString(),
                "kata.reports", reports.toString()).get(name)), Settings.ownJvmArguments());
        try (TimedScreen screen = new TimedScreen()) {
            CompletableFuture<String> watch =
                    CompletableFuture.supplyAsync(() -> WatchProgram.run(settings, screen, Style.PLAIN),
                            task -> new Thread(task).start());
            screen.settled.take();
            print("from save to verdict, medians of %d saves of the reference solution and of an endless loop,"
                    + " in seconds", SAVES);
            print("  %-14s %9s %9s %9s %9s", "exercise", "verdict", "noticed", "its CPU", "the rest");
            for (Problem exercise : Catalogue.core()) {
                measure(exercise.id(), exercise, text(exercise), screen);
            }
            measure("endless loop", Catalogue.BOARD2D,
                    text(Catalogue.BOARD2D).replaceAll(METHODS, "$0 while (n > 0) { n |= 1; }"), screen);
            screen.quit.countDown();
            watch.get();
        }
    }

    private void measure(String name, Problem exercise, String text, TimedScreen screen)
            throws IOException, InterruptedException {
        List<Double> verdicts = new ArrayList<>();
        List<Double> noticed = new ArrayList<>();
        List<Double> cpu = new ArrayList<>();
        for (int i = 1; i <= WARM_UP + SAVES; i++) {
            long start = System.nanoTime();
            save(exercise, text + "// save " + i + "\n");
            double untilJudging = (screen.judging.take() - start) / 1e9;
            double untilVerdict = (screen.settled.take() - start) / 1e9;
            if (i > WARM_UP) {
                noticed.add(untilJudging);
                verdicts.add(untilVerdict);
                // the watch writes the reports on another thread, after the verdict
                Thread.sleep(200);
                cpu.add(cpuSeconds(exercise));
            }
        }
        print("  %-14s %9.2f %9.2f %9.2f %9.2f", name, median(verdicts), median(noticed), median(cpu),
                median(verdicts) - median(noticed) - median(cpu));
    }

    private double cpuSeconds(Problem exercise) throws IOException {
        return JsonReport.results(Files.readString(reports.resolve(JsonReport.FILE))).exercises().stream()
                .filter(result -> result.id().equals(exercise.id())).mapToDouble(ProblemResult::cpuSeconds)
                .findFirst().orElseThrow();
    }

    private static String text(Problem exercise) throws IOException {
        return Files.readString(Path.of("solutions", exercise.id(), exercise.solver().file()));
    }

    private void save(Problem exercise, String text) throws IOException {
        Path folder = Files.createDirectories(submission.resolve(exercise.id()));
        Path written = Files.writeString(folder.resolve(".written"), text);
        Files.move(written, folder.resolve(exercise.solver().file()), StandardCopyOption.REPLACE_EXISTING);
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    /** Notes the times at which judging and settled screenfuls are shown; the only key quits. */
    private static final class TimedScreen implements Screen {

        private final CountDownLatch quit = new CountDownLatch(1);
        private final BlockingQueue<Long> judging = new LinkedBlockingQueue<>();
        private final BlockingQueue<Long> settled = new LinkedBlockingQueue<>();
        private boolean wasSettled;

        @Override
        public void show(Screenful screenful, int turns) {
            // lays out what a terminal would show, since this takes time, too
            screenful.laidOut(40, 80, turns);
            if (screenful.isSettled() != wasSettled) {
                (screenful.isSettled() ? settled : judging).add(System.nanoTime());
            }
            wasSettled = screenful.isSettled();
        }

        @Override
        public int read() {
            try {
                quit.await();
                return 'q';
            } catch (InterruptedException e) {
                return END;
            }
        }

        @Override
        public void close() {
            quit.countDown();
        }
    }
}
