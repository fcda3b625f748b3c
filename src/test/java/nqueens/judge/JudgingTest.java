package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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
    void all_exercises_share_what_a_submission_may_use() {
        Worker costly = ScriptedWorker.echoing().costingEachTime(Duration.ofSeconds(61), Duration.ZERO);
        Worker third = ScriptedWorker.echoing();
        // a machine half as fast has 120 s
        try (Judging spinning = new Judging(submission, Points.standard(), new ScriptedWorkers(costly, third))) {
            ExerciseRun first = spinning.run(Exercise.BOARD2D);
            ExerciseRun second = spinning.run(Exercise.ARRAY1D);
            assertThat(first.solver().count(1)).isEqualTo(1);
            assertThat(first.solver().count(2)).isEqualTo(2);
            assertRefused(() -> first.solver().count(3));
            assertRefused(() -> second.solver().count(1));
            assertRefused(second::facts);
            assertThat(first.solver().count(1)).isEqualTo(1);
            assertThat(first.facts()).isNotNull();
        }
    }

    @Test
    void no_worker_is_started_once_all_is_used() {
        ScriptedWorkers two = new ScriptedWorkers(ScriptedWorker.stoppedFor(Ending.Reason.HEAP)
                .costingEachTime(Duration.ofSeconds(121), Duration.ZERO), ScriptedWorker.echoing());
        ExerciseRun run = new Judging(submission, Points.standard(), two).run(Exercise.BOARD2D);
        assertThatThrownBy(() -> run.solver().count(1)).hasMessage("count(1) needed more than 256 MiB of memory");
        assertRefused(() -> run.solver().count(2));
        assertThat(two.started()).hasSize(1);
    }

    @Test
    void compiling_counts_and_so_does_waiting() {
        ScriptedWorkers compiling = new ScriptedWorkers(
                ScriptedWorker.echoing().costingEachTime(Duration.ZERO, Duration.ofSeconds(360)))
                .compilingIn(Duration.ofMillis(1));
        Judging waiting = new Judging(submission, Points.standard(), compiling);
        waiting.run(Exercise.BOARD2D).solver().count(1);
        assertThatThrownBy(() -> waiting.run(Exercise.BOARD2D).solver().count(2))
                .isInstanceOf(NotAcceptedException.class)
                .hasMessageStartingWith("the submission as a whole took more than 3 minutes on the clock\n");
    }

    @Test
    void a_compiler_that_fails_at_length_is_not_tried_again() {
        ScriptedWorkers failing = new ScriptedWorkers().compilingTo(new Ending.Stopped<>(Ending.Reason.FAILED))
                .compilingIn(Duration.ofSeconds(121));
        ExerciseRun run = new Judging(submission, Points.standard(), failing).run(Exercise.BOARD2D);
        assertRefused(run::facts);
        assertThat(failing.compiled()).hasSize(1);
    }

    private static void assertRefused(ThrowingCallable call) {
        NotAcceptedException refused = catchThrowableOfType(NotAcceptedException.class, call);
        assertThat(refused).hasMessageStartingWith("the submission as a whole took more than 60 s of CPU time\n");
        assertThat(refused.verdict()).isEqualTo(Verdict.TIME_LIMIT_EXCEEDED);
        assertThat(refused.scope()).isEqualTo(NotAcceptedException.Scope.CHECK);
    }

    @Test
    void an_exercise_is_judged_unless_the_points_leave_it_out(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("points"), "bitmask = 0");
        Judging some = new Judging(submission, Points.read(file.toString()), workers);
        assertThat(some.isJudged(Exercise.BITMASK)).isFalse();
        assertThat(some.isJudged(Exercise.BOARD2D)).isTrue();
    }
}
