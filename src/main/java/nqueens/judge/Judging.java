package nqueens.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One submission while it is judged; its exercises may be judged side by side. */
public final class Judging implements AutoCloseable {

    private final Submission submission;
    private final Workers workers;
    private final Map<Exercise, ExerciseRun> runs = new EnumMap<>(Exercise.class);

    /**
     * Starts to judge.
     *
     * @param submission the submission
     * @param workers where to compile and run it; other submissions may be judged there too
     */
    public Judging(Submission submission, Workers workers) {
        this.submission = submission;
        this.workers = workers;
    }

    /**
     * Gives the submission.
     *
     * @return the submission
     */
    public Submission submission() {
        return submission;
    }

    /**
     * Gives one exercise.
     *
     * @param exercise the exercise
     * @return its run, the same for each call
     */
    public synchronized ExerciseRun run(Exercise exercise) {
        return runs.computeIfAbsent(exercise, key -> new ExerciseRun(submission, key, workers));
    }

    /**
     * Sums up the exercises that were asked for.
     *
     * @return the results
     */
    public synchronized Results results() {
        List<ExerciseResult> exercises = new ArrayList<>();
        runs.values().forEach(run -> exercises.add(run.result()));
        return Results.of(submission.name(), workers.conditions(), exercises);
    }

    @Override
    public void close() {
        runs.values().forEach(ExerciseRun::endWorker);
    }
}
