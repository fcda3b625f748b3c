package nqueens.judge;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** One submission while it is judged; its exercises may be judged side by side. */
public final class Judging implements AutoCloseable {

    private final Submission submission;
    private final Points points;
    private final Workers workers;
    private final Budget budget;
    private final Map<Exercise, ExerciseRun> runs = new EnumMap<>(Exercise.class);

    /**
     * Starts to judge.
     *
     * @param submission the submission
     * @param points what is judged, and what it is worth
     * @param workers where to compile and run it; other submissions may be judged there too
     */
    public Judging(Submission submission, Points points, Workers workers) {
        this.submission = submission;
        this.points = points;
        this.workers = workers;
        this.budget = new Budget(workers::timeScale);
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
     * Tells whether an exercise is judged.
     *
     * @param exercise the exercise
     * @return whether the points don't leave it out
     */
    public boolean isJudged(Exercise exercise) {
        return points.isJudged(exercise);
    }

    /**
     * Gives one exercise.
     *
     * @param exercise the exercise
     * @return its run, the same for each call
     */
    public synchronized ExerciseRun run(Exercise exercise) {
        return runs.computeIfAbsent(exercise, key -> new ExerciseRun(submission, key, points, workers, budget));
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
