package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import nqueens.judge.compiler.Compilation;
import nqueens.judge.limit.Execution;
import nqueens.judge.limit.Termination;
import nqueens.judge.meter.Blocks;
import nqueens.judge.meter.Meter;
import nqueens.judge.result.CheckResult;
import nqueens.judge.result.CheckResult.ReportedFault;
import nqueens.judge.result.JudgedBy;
import nqueens.judge.result.Points;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.judge.submission.OpenedSubmission;
import nqueens.judge.submission.Submission;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.KillMatrix;
import nqueens.problem.NotAcceptedException;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Problem;
import nqueens.problem.SampleProblem;
import nqueens.problem.Solver;
import nqueens.problem.Verdict;
import nqueens.problem.catalogue.Catalogue;

/** How checks become results, and what ends a run; workers are scripted. What is judged, known submissions show. */
class ProblemRunTest {

    private static final Fault WRONG = new Fault(Kind.COUNT, "count(4) gave 3", "the known count is 2");

    @TempDir
    private Path folder;
    private final ScriptedWorker worker = ScriptedWorker.echoing().printing("hello\n");
    private final ScriptedWorkers workers = new ScriptedWorkers(worker, ScriptedWorker.echoing());
    private final List<String> heard = new ArrayList<>();
    private Submission submission;

    @BeforeEach
    void makeASubmission() throws IOException {
        Files.writeString(Files.createDirectory(folder.resolve("board2d")).resolve("Board2dQueens.java"), "source");
        submission = new Submission("alice", folder);
    }

    private ProblemResult judged(Check... checks) {
        return judged(new Judge(workers), new OpenedSubmission(submission), SampleProblem.of(checks));
    }

    private ProblemResult judged(Judge judge, OpenedSubmission opened, Problem one) {
        return judge.judge(opened, List.of(one), (problem, check, each, fault) ->
                heard.add(check + " " + each + fault.map(found -> ": " + found.finding()).orElse("")))
                .results().exercises().get(0);
    }

    /** The first line of what is said of each check. */
    private static Stream<String> findings(ProblemResult result) {
        return result.checks().stream().map(check -> check.message().split("\n")[0]);
    }

    @SafeVarargs
    private static Check check(String id, Function<Solver, Optional<Fault>>... cases) {
        List<Case> all = new ArrayList<>();
        for (Function<Solver, Optional<Fault>> each : cases) {
            all.add(new Case(Integer.toString(all.size() + 1), each));
        }
        return new Check(id, "title", 10, all);
    }

    private static Function<Solver, Optional<Fault>> counting(int n) {
        return solver -> {
            solver.answer(Call.of("count", n));
            return Optional.empty();
        };
    }

    private static Function<Solver, Optional<Fault>> finding(Fault fault) {
        return solver -> counting(1).apply(solver).or(() -> Optional.of(fault));
    }

    private static Function<Solver, Optional<Fault>> throwing(RuntimeException e) {
        return solver -> {
            throw e;
        };
    }

    @Test
    void checks_are_judged_in_order_each_up_to_the_first_case_that_fails() {
        ProblemResult result = judged(check("a", counting(1), counting(2)),
                check("b", counting(1), finding(WRONG), counting(2)),
                check("c", throwing(new NotAcceptedException(Kind.CPU_TIME, Scope.CHECK, "too slow")), counting(2)),
                check("d", counting(1)));

        assertThat(heard).containsExactly("a 1", "a 2", "b 1", "b 2: count(4) gave 3", "c 1: too slow", "d 1");
        assertThat(result.checks()).extracting(CheckResult::verdict).containsExactly(Verdict.ACCEPTED,
                Verdict.WRONG_ANSWER, Verdict.TIME_LIMIT_EXCEEDED, Verdict.ACCEPTED);
        assertThat(result.verdict()).isEqualTo(Verdict.WRONG_ANSWER);
        assertThat(result.points()).isEqualTo(20);
        assertThat(result.maxPoints()).isEqualTo(40);
        assertThat(worker.ended()).isTrue();
        assertThat(workers.compiled()).hasSize(1);
    }

    @Test
    void any_other_failure_is_the_judges_own_and_ends_only_its_check() {
        ProblemResult result = judged(check("a", throwing(
                new UncheckedIOException("no disk", new IOException()))), check("b", solver -> {
            throw new StackOverflowError("deep");
        }), check("c", counting(2)));
        String message = "the judge failed, not the submission; ";
        String noDisk = message + "run it again: java.io.UncheckedIOException: no disk";
        assertThat(findings(result)).containsExactly(noDisk, message
                + "running it again won't help, tell whoever maintains it: java.lang.StackOverflowError: deep", "");
        assertThat(heard).startsWith("a 1: " + noDisk);
        assertThat(result.trace()).startsWith("java.lang.StackOverflowError: deep\n\tat nqueens.");
        assertThat(result.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
    }

    @Test
    void an_interrupt_cancels_the_rest_unheard_and_ends_the_worker() {
        assertThatThrownBy(() -> judged(check("a", counting(1), solver -> {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the judge was interrupted");
        }), check("b", counting(2)))).isInstanceOf(CancellationException.class)
                .hasMessage("board2d is not judged any further");
        assertThat(heard).containsExactly("a 1");
        assertThat(worker.ended()).isTrue();
        assertThat(Thread.interrupted()).isFalse();
    }

    @Test
    void a_problem_tells_what_it_was_judged_by_and_what_it_cost() {
        Meter.MeteredClasses metered = new Meter.MeteredClasses(Map.of("board2d.Board2dQueens", new byte[1]),
                new Blocks(List.of(new Blocks.Block("", 0, 0, "", List.of(), 7, Map.of()))), List.of());
        workers.compilingTo(Execution.answered(
                new Compilation.Compiled(metered, Optional.empty(), Optional.empty())));
        worker.running(2).taking(Duration.ofMillis(615), Duration.ZERO);
        ProblemResult result = judged(check("a", counting(1)), check("b", solver -> {
            solver.answer(Call.of("count", 2));
            return Optional.of(new Fault(Kind.TABLE, "a table", "search"));
        }), check("c", finding(new Fault(Kind.REPRESENTATION, "no board", ""))), check("d", finding(WRONG)));
        assertThat(result.cpuSeconds()).isEqualTo(1.23);
        assertThat(result.cost()).hasSize(2).allMatch(cost -> cost.steps() == 14);
        assertThat(result.sources()).isEqualTo(
                new OpenedSubmission(submission).sources(Catalogue.BOARD2D.solver()).fingerprint());
        assertThat(findings(result)).containsExactly("", "a table", "no board", "count(4) gave 3");
    }

    @ParameterizedTest
    @EnumSource
    void a_compiler_that_fails_is_tried_twice_and_is_the_submissions_fault_only_where_it_was_too_much(
            Termination reason) {
        workers.compilingTo(Execution.stopped(reason));
        // javac never waits by itself
        boolean isOurs = reason.isOurs() || reason == Termination.WAITING;
        ProblemResult result = judged(check("a", counting(1)), check("b", counting(2)));
        assertThat(result.verdict()).isEqualTo(isOurs ? Verdict.JUDGE_ERROR : Verdict.COMPILE_ERROR);
        assertThat(findings(result)).containsOnly("the compiler " + (reason.isOurs() ? reason.advice() : isOurs
                ? Termination.FAILED.advice()
                : "was stopped: the sources take too much time or memory to compile and to check"));
        assertThat(workers.compiled()).hasSize(isOurs ? 2 : 1);
    }

    @Test
    void a_fault_comes_in_parts_with_what_was_printed_and_is_cut_where_it_is_longer_than_anybody_reads() {
        CheckResult check = judged(check("count", finding(WRONG))).checks().get(0);
        assertThat(check.message()).isEqualTo(WRONG.toString());
        assertThat(check.fault()).isEqualTo(ReportedFault.of(WRONG));
        assertThat(check.output()).isEqualTo("hello\n");
        CheckResult silent = judged(check("b", finding(new Fault(Kind.COUNT, "x".repeat(4137), "")))).checks().get(0);
        assertThat(silent.message()).endsWith("x\n... and 41 characters more");
        assertThat(silent.output()).isNull();
    }

    @Test
    void points_and_what_is_hidden_are_the_instructors_own() throws IOException {
        Path file = Files.writeString(folder.resolve("mine"), "count = 7\nboard2d = 2\nhidden = count");
        Judge judge = new Judge(workers, Points.read(file.toString()), 0, Optional.empty());
        ProblemResult result = judged(judge, new OpenedSubmission(submission),
                SampleProblem.of(check("count", counting(1)), check("speed", finding(WRONG))));
        assertThat(result.checks()).extracting(CheckResult::points).containsExactly(14, 0);
        assertThat(result.checks()).extracting(CheckResult::maxPoints).containsExactly(14, 20);
        assertThat(result.checks()).extracting(CheckResult::hidden).containsExactly(true, false);
        assertThat(result.isGraded()).isTrue();
        assertThat(judged(judge, new OpenedSubmission(submission), Catalogue.ONE_SOLUTION).isGraded()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({", true", "COUNT, true", "CPU_TIME, false"})
    void what_tests_find_is_told_if_they_ran_to_the_end(Kind kind, boolean isTold) {
        KillMatrix kills = new KillMatrix(List.of(), List.of());
        Check check = check("a", solver -> Optional.ofNullable(kind).map(found -> new Fault(found, "found", "")));
        assertThat(judged(new Judge(workers), new OpenedSubmission(submission),
                SampleProblem.killing(kills, check)).kills()).isEqualTo(isTold ? kills : null);
    }

    @Test
    void problems_are_summed_up_and_their_cases_draw_from_the_seed_that_is_told() {
        List<Integer> seeds = new ArrayList<>();
        Problem drawing = SampleProblem.of(check("drawn", solver -> {
            seeds.add(solver.seed());
            return Optional.empty();
        }));
        JudgedBy identity = new JudgedBy("1", "2", "3", "4", "5", "6");
        Results results = new Judge(workers, Points.standard(), 5, Optional.of(identity)).judge(
                new OpenedSubmission(submission), List.of(drawing, drawing), Judge.Listener.NONE).results();
        assertThat(results.submission()).isEqualTo("alice");
        assertThat(results.isolationReason()).isEqualTo("no sandbox");
        assertThat(results.points()).isEqualTo(20);
        assertThat(results.seed()).isEqualTo(5);
        assertThat(results.judgedBy().code()).isEqualTo("3");
        judged(new Judge(workers), new OpenedSubmission(submission), drawing);
        assertThat(seeds).containsExactly(5, 5, 0);
    }

    @Test
    void all_problems_share_what_a_submission_may_use_and_compiling_counts() {
        // a machine half as fast has 360 s
        workers.compilingIn(Duration.ofMillis(1));
        worker.taking(Duration.ofSeconds(59), Duration.ofSeconds(121));
        OpenedSubmission opened = new OpenedSubmission(submission);
        String used = "the submission as a whole took more than 3 minutes on the clock";
        assertThat(findings(judged(new Judge(workers), opened, SampleProblem.of(check("a", counting(1)),
                check("b", counting(2)), check("c", counting(3)), check("known", counting(1))))))
                .containsExactly("", "", used, "");
        assertThat(findings(judged(new Judge(workers), opened, SampleProblem.of(check("a", counting(1))))))
                .containsExactly(used);
        assertThat(workers.started()).as("no worker once it is used").hasSize(1);
        workers.compilingTo(Execution.stopped(Termination.FAILED));
        workers.compilingIn(Duration.ofSeconds(121));
        judged(check("a", counting(1)));
        assertThat(workers.compiled()).as("a compiler that fails at length is not tried again").hasSize(2);
    }
}
