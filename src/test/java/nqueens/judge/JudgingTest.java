package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgingTest {

    private static final List<String> LAYERS = List.of("sources", "allow-list", "worker");

    private final Submission submission = new Submission("solutions", Path.of("solutions"));
    private final ScriptedWorker worker = ScriptedWorker.echoing();
    private final ScriptedWorkers workers = new ScriptedWorkers(worker);
    private final Judging judging = new Judging(submission, Points.standard(), workers);

    @Test
    void the_submission_is_known() {
        assertThat(judging.submission()).isSameAs(submission);
    }

    @Test
    void each_exercise_has_one_run() {
        ExerciseRun run = judging.run(Exercise.BOARD2D);
        assertThat(run.exercise()).isEqualTo(Exercise.BOARD2D);
        assertThat(run.submission()).isSameAs(submission);
        assertThat(judging.run(Exercise.BOARD2D)).isSameAs(run);
        assertThat(judging.run(Exercise.BITMASK)).isNotSameAs(run);
    }

    @Test
    void nothing_was_judged_before_it_was_asked_for() {
        assertThat(judging.results())
                .isEqualTo(new Results(1, "n-queens", "solutions", "process", "no sandbox",
                        LAYERS, 2, Verdict.ACCEPTED, 0, 0, List.of()));
    }

    @Test
    void exercises_are_summed_up_in_the_order_of_the_ladder() {
        ExerciseRun last = judging.run(Exercise.BITMASK);
        ExerciseRun first = judging.run(Exercise.BOARD2D);
        first.accept(Check.SMALL_BOARDS);
        last.accept(Check.COUNT);
        assertThat(judging.results()).isEqualTo(new Results(1, "n-queens", "solutions", "process", "no sandbox",
                LAYERS, 2,
                Verdict.NOT_STARTED, 25, 200, List.of(first.result(), last.result())));
    }

    @Test
    void closing_ends_the_workers_of_the_submission_and_leaves_others_to_others() {
        judging.run(Exercise.BOARD2D).solver().count(1);
        judging.close();
        assertThat(worker.ended()).isTrue();
        assertThat(workers.closed()).isFalse();
    }

    @Test
    void an_exercise_is_judged_unless_the_points_leave_it_out(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("points"), "bitmask = 0");
        Judging some = new Judging(submission, Points.read(file.toString()), workers);
        assertThat(some.isJudged(Exercise.BITMASK)).isFalse();
        assertThat(some.isJudged(Exercise.BOARD2D)).isTrue();
    }
}
