package nqueens.watch;

import java.io.IOException;
import java.io.UncheckedIOException;
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
import java.util.concurrent.LinkedBlockingQueue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.ProblemResult;
import nqueens.judge.Settings;
import nqueens.loop.Page;
import nqueens.loop.Screen;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.report.JsonReport;
import nqueens.report.Style;

/**
 * {@code mvn test -Pbenchmark -Dtest=BenchmarkSave}: how long it is from a save to the verdict on the screen, in a
 * watch that is warm, and what of it is the submission's own CPU time. The saved file is the reference solution:
 * every check is judged. It has the shape of a test, so that Maven runs it; it asserts nothing about time. Let the
 * machine do nothing else.
 */
class BenchmarkSave {

    private static final int WARM_UP = 10;
    private static final int SAVES = 21;

    @TempDir
    private Path submission;
    @TempDir
    private Path reports;

    @Test
    void saves_are_judged_in_a_warm_watch() throws Exception {
        for (Problem exercise : Catalogue.core()) {
            save(exercise, 0);
        }
        Settings settings = Settings.of(name -> Optional.ofNullable(Map.of("submission", submission.toString(),
                "kata.reports", reports.toString()).get(name)), Settings.ownJvmArguments());
        try (TimedScreen screen = new TimedScreen()) {
            CompletableFuture<String> watch =
                    CompletableFuture.supplyAsync(() -> new WatchExercises(settings, screen, Style.PLAIN).run(),
                            task -> new Thread(task).start());
            screen.awaitSettled();
            print("from save to verdict, medians of %d saves of the reference solution, in seconds", SAVES);
            print("  %-14s %9s %9s %9s %9s", "exercise", "verdict", "noticed", "its CPU", "the rest");
            for (Problem exercise : Catalogue.core()) {
                measure(exercise, screen);
            }
            screen.press('q');
            watch.get();
        }
    }

    private void measure(Problem exercise, TimedScreen screen) throws IOException, InterruptedException {
        List<Double> verdicts = new ArrayList<>();
        List<Double> noticed = new ArrayList<>();
        List<Double> cpu = new ArrayList<>();
        for (int i = 1; i <= WARM_UP + SAVES; i++) {
            long start = System.nanoTime();
            save(exercise, i);
            double untilJudging = seconds(start, screen.awaitJudging());
            double untilVerdict = seconds(start, screen.awaitSettled());
            if (i > WARM_UP) {
                noticed.add(untilJudging);
                verdicts.add(untilVerdict);
                // the reports are written beside the watch, after the verdict
                Thread.sleep(200);
                cpu.add(cpuSeconds(exercise));
            }
        }
        print("  %-14s %9.2f %9.2f %9.2f %9.2f", exercise.id(), median(verdicts), median(noticed), median(cpu),
                median(verdicts) - median(noticed) - median(cpu));
    }

    private double cpuSeconds(Problem exercise) throws IOException {
        return JsonReport.results(Files.readString(reports.resolve(JsonReport.FILE))).exercises().stream()
                .filter(result -> result.id().equals(exercise.id())).mapToDouble(ProblemResult::cpuSeconds)
                .findFirst().orElseThrow();
    }

    private void save(Problem exercise, int number) {
        String file = exercise.solver().file();
        try {
            Path folder = Files.createDirectories(submission.resolve(exercise.id()));
            String text = Files.readString(Path.of("solutions").resolve(exercise.id()).resolve(file));
            Path written = Files.writeString(folder.resolve(".written"), text + "// save " + number + "\n");
            Files.move(written, folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static double seconds(long start, long end) {
        return (end - start) / 1e9;
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    /** Notes when which kind of page was shown. */
    private static final class TimedScreen implements Screen {

        private final BlockingQueue<Integer> keys = new LinkedBlockingQueue<>();
        private final BlockingQueue<Long> judging = new LinkedBlockingQueue<>();
        private final BlockingQueue<Long> settled = new LinkedBlockingQueue<>();
        private Page.Settled last = Page.Settled.NO;

        long awaitJudging() throws InterruptedException {
            return judging.take();
        }

        long awaitSettled() throws InterruptedException {
            return settled.take();
        }

        void press(char key) {
            keys.add((int) key);
        }

        @Override
        public void show(Page page) {
            // what would be drawn: laying out takes its time, too
            page.laidOut(40, 80);
            long now = System.nanoTime();
            if (page.settled() != last) {
                (page.settled() == Page.Settled.YES ? settled : judging).add(now);
            }
            last = page.settled();
        }

        @Override
        public int read() {
            try {
                return keys.take();
            } catch (InterruptedException e) {
                return END;
            }
        }

        @Override
        public void listen(Runnable redraw, Runnable end) {
            // a screen of one size
        }

        @Override
        public void close() {
            keys.add(END);
        }
    }
}
