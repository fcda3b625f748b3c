package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

import org.junit.jupiter.api.Test;

import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;

class JudgeTest {

    private static final String ALL_USED = "the submission as a whole took more than 60 s of CPU time\n";

    private final Submission submission = new Submission("solutions", Path.of("solutions"));

    @Test
    void problems_are_judged_one_after_the_other_and_summed_up() {
        ScriptedWorkers workers = new ScriptedWorkers(ScriptedWorker.echoing(), ScriptedWorker.echoing());
        List<Problem> heard = new ArrayList<>();
        Problem one = counting(1);
        Problem other = counting(2, 2);

        Results results = new Judge(workers, Points.standard()).judge(submission, List.of(one, other),
                (problem, check, each, fault) -> heard.add(problem));

        assertThat(heard).containsExactly(one, other, other);
        assertThat(results.submission()).isEqualTo("solutions");
        assertThat(results.isolationReason()).isEqualTo("no sandbox");
        assertThat(results.exercises()).hasSize(2);
        assertThat(results.verdict()).isEqualTo(Verdict.ACCEPTED);
        assertThat(results.points()).isEqualTo(30);
        assertThat(workers.closed()).isFalse();
    }

    @Test
    void cases_draw_from_the_seed_that_the_results_tell() {
        List<Integer> seeds = new ArrayList<>();
        Problem drawing = SampleProblem.of(check("drawn", solver -> {
            seeds.add(solver.seed());
            return Optional.empty();
        }));
        Judge own = new Judge(new ScriptedWorkers(), Points.standard(), 5);

        assertThat(own.judge(submission, List.of(drawing), Judge.Listener.NONE).seed()).isEqualTo(5);
        own.beginRecorded(submission).judge(drawing, Judge.Listener.NONE);
        assertThat(new Judge(new ScriptedWorkers(), Points.standard())
                .judge(submission, List.of(drawing), Judge.Listener.NONE).seed()).isZero();
        assertThat(seeds).containsExactly(5, 5, 0);
    }

    @Test
    void all_problems_share_what_a_submission_may_use() {
        // a machine half as fast has 120 s
        Judging spinning = begin(new ScriptedWorkers(
                ScriptedWorker.echoing().costingEachTime(Duration.ofSeconds(61), Duration.ZERO),
                ScriptedWorker.echoing()));
        assertThat(messages(spinning, counting(1, 2, 3, 1))).containsExactly("", "", ALL_USED, "");
        assertThat(messages(spinning, counting(1))).containsExactly(ALL_USED);
        assertThat(messages(spinning, SampleProblem.of(check("answer", solver -> solver.answer(Call.of("count", 1))))))
                .containsExactly(ALL_USED);
    }

    @Test
    void no_worker_is_started_once_all_is_used() {
        ScriptedWorkers two = new ScriptedWorkers(ScriptedWorker.stoppedFor(Ending.Reason.HEAP)
                .costingEachTime(Duration.ofSeconds(121), Duration.ZERO), ScriptedWorker.echoing());
        assertThat(messages(begin(two), counting(1, 2)))
                .containsExactly("count(1) needed more than 256 MiB of memory", ALL_USED);
        assertThat(two.started()).hasSize(1);
    }

    @Test
    void compiling_counts_and_so_does_waiting() {
        ScriptedWorkers compiling = new ScriptedWorkers(
                ScriptedWorker.echoing().costingEachTime(Duration.ZERO, Duration.ofSeconds(360)))
                .compilingIn(Duration.ofMillis(1));
        assertThat(messages(begin(compiling), counting(1, 2)))
                .containsExactly("", "the submission as a whole took more than 3 minutes on the clock\n");
    }

    @Test
    void a_compiler_that_fails_at_length_is_not_tried_again() {
        ScriptedWorkers failing = new ScriptedWorkers().compilingTo(new Ending.Stopped<>(Ending.Reason.FAILED))
                .compilingIn(Duration.ofSeconds(121));
        assertThat(messages(begin(failing), counting(1))).containsExactly(ALL_USED);
        assertThat(failing.compiled()).hasSize(1);
    }

    private Judging begin(Workers workers) {
        return new Judge(workers, Points.standard()).begin(submission);
    }

    /** What is said of each case, but for advice. */
    private static List<String> messages(Judging judging, Problem problem) {
        return judging.judge(problem, Judge.Listener.NONE).checks().stream()
                .map(check -> check.message().replaceFirst("\nall its exercises.*", "\n")).toList();
    }

    /** A problem with a check for each call. */
    private static Problem counting(int... ns) {
        List<Check> checks = new ArrayList<>();
        for (int n : ns) {
            checks.add(check("c" + checks.size(), solver -> solver.answer(Call.of("count", n))));
        }
        return SampleProblem.of(checks.toArray(Check[]::new));
    }

    private static Check check(String id, Function<Solver, Object> question) {
        return new Check(id, "title", 10, List.of(new Case("case", solver -> {
            question.apply(solver);
            return Optional.empty();
        })));
    }
}
