package nqueens.grading;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

import nqueens.judge.ClassFolder;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Results;
import nqueens.judge.Settings;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.process.ProcessWorkers.Use;
import nqueens.report.Terminal;

/**
 * {@code mvn test -Dsubmissions=DIR}: judges every folder in DIR as one submission. It fails where a verdict is owed,
 * and not where a submission is wrong.
 */
public final class GradeClass implements AutoCloseable {

    private final Settings settings;
    /** Those of the whole class, made for the first submission that has to be judged. */
    private Optional<ProcessWorkers> workers = Optional.empty();

    private GradeClass(Settings settings) {
        this.settings = settings;
    }

    /**
     * Judges a class.
     *
     * @param arguments none
     * @throws IOException if GitHub Actions can't be told
     */
    public static void main(String[] arguments) throws IOException {
        ClassProgram.run(GradeClass::graded);
    }

    private static GradedClass graded(ClassProgram program) throws IOException {
        Settings settings = program.settings();
        if (settings.isolation().equals(Optional.of(Isolation.NONE))) {
            throw new SettingsException("-Dkata.isolation=none has no limits: a class is judged in workers");
        }
        if (ClassProgram.PROPERTIES.apply("submission").isPresent()) {
            throw new SettingsException("-Dsubmission= and -Dsubmissions= were both given: one of them, please");
        }
        ClassFolder classFolder = ClassFolder.at(ClassProgram.PROPERTIES.apply("submissions").orElse(""));
        Freshness fresh = ClassProgram.PROPERTIES.apply("kata.fresh").filter(value -> !value.equals("false"))
                .isPresent() ? Freshness.EVERYTHING : Freshness.WHAT_HAS_CHANGED;
        // one more than there are cores: while one waits for a process to start or to end, another works
        int threads = Runtime.getRuntime().availableProcessors() + 1;
        Progress progress = new Progress(classFolder.submissions().size(), ClassProgram::print,
                Terminal.isTerminal(), System::nanoTime);
        ScheduledExecutorService everySecond = Executors.newSingleThreadScheduledExecutor();
        try (GradeClass judge = new GradeClass(settings)) {
            everySecond.scheduleAtFixedRate(progress::tell, 1, 1, TimeUnit.SECONDS);
            return program.done(classFolder, judge::judged, judgePrint(settings), threads, fresh, progress);
        } finally {
            everySecond.shutdownNow();
        }
    }

    private Results judged(Submission submission) {
        try {
            return new Judge(workers(), settings.points())
                    .judge(submission, settings.points().graded(), Judge.Listener.NONE);
        } catch (IllegalStateException e) {
            throw new GradingException(e.getMessage(), e);
        }
    }

    private synchronized ProcessWorkers workers() {
        if (workers.isEmpty()) {
            workers = Optional.of(new ProcessWorkers(Use.MANY, settings.isolation(), settings.timeScale()));
        }
        return workers.get();
    }

    @Override
    public synchronized void close() {
        workers.ifPresent(ProcessWorkers::close);
    }

    /** What a verdict depends on besides the submission: the judge's classes, and the settings. */
    private static String judgePrint(Settings settings) {
        try {
            Path classes = Path.of(Submission.class.getProtectionDomain().getCodeSource().getLocation().toURI());
            return Fingerprint.ofJudge(List.of(classes), String.join("\n", settings.points().toString(),
                    settings.isolation().toString(), settings.timeScale().toString(), Runtime.version().toString()));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
