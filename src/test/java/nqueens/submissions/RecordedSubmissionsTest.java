package nqueens.submissions;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.QueensSolver;
import nqueens.judge.Ending;
import nqueens.judge.Isolation;
import nqueens.judge.Judge;
import nqueens.judge.Judging;
import nqueens.judge.Limits;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Submission;
import nqueens.judge.Worker;
import nqueens.judge.compiler.Compilation;
import nqueens.judge.compiler.Sources;
import nqueens.judge.process.ProcessWorkers;
import nqueens.judge.worker.Classes;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;
import nqueens.problem.Problem;
import nqueens.recording.Diagnosis;
import nqueens.recording.Recording;

/** What is recorded of known submissions, in workers of their own. */
class RecordedSubmissionsTest {

    private static final Limits LIMITS = Limits.of(5, 1);

    private static ProcessWorkers workers;

    @BeforeAll
    static void start() {
        workers = new ProcessWorkers(ProcessWorkers.Use.FEW, Optional.of(Isolation.PROCESS), Optional.of(1.0));
    }

    @AfterAll
    static void stop() {
        workers.close();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            forgets-to-undo | after it returned from row 2, columns[2] was still true
            undoes-one-diagonal | after it returned from row 2, antiDiagonals[3] was still true
            undoes-the-next-diagonal | after it returned from row 1, falling[2] was still true
            bits-not-undone | after it returned from row 2, anti still had bit 3 set
            absolute-diagonal | with [1, 3] in the rows above
            loop-ends-at-a-taken-square | with [1] in the rows above
            prints-its-solutions | what it printed is not judged, only what solve returns
            adds-a-row-too-early | your search added a solution when it came to row 1
            row-changed-in-the-loop | out of row 0 your search called itself for row 1
            asks-its-own-row | on the empty board isSafe returned false
            loop-from-one | your search put no queen on the empty board: does its loop begin with column 0?
            misses-last-column | your search put no queen on the empty board: does its loop begin with column 0?
            another-list-returned | your search added 1 solution to a list
            mask-of-one-bit |
            no-column-check |
            static-list |
            count-accepts-zero |
            """)
    void a_wrong_search_is_told_what_it_did_where_that_is_proved(String name, String sentence) {
        Submission submission = KnownSubmissions.submission("wrong_answer/" + name);
        Problem problem = KnownSubmissions.problems(submission).get(0);
        Judging judging = new Judge(workers, Points.standard()).beginRecorded(submission);
        ProblemResult result = judging.judge(problem, Judge.Listener.NONE);
        String message = result.deciding().orElseThrow().message();
        assertThat(judging.recording(problem)).isPresent();
        if (sentence == null) {
            assertThat(message).doesNotContain("your search", "not undone");
        } else {
            assertThat(message).contains("\n" + sentence);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            same-row-again | place calls itself with what it was given, again and again: each call must be
            row-without-mask | it threw in the call for row n = 1, which the board doesn't have: does the search
            """)
    void an_exception_tells_where_the_search_went_wrong(String name, String sentence) {
        Submission submission = KnownSubmissions.submission("runtime_error/" + name);
        Judging judging = new Judge(workers, Points.standard()).beginRecorded(submission);
        ProblemResult result = judging.judge(KnownSubmissions.problems(submission).get(0), Judge.Listener.NONE);
        assertThat(result.deciding().orElseThrow().message()).contains("\n" + sentence);
    }

    /**
     * What a right search does is never told as a mistake; and what is recorded answers as it would have anyway. What
     * is there for the judge's strictness is left out, unless {@code -Dkata.known=accepted} asks for all.
     */
    @Test
    void a_right_search_is_left_as_it_is_and_would_be_told_nothing() {
        List<String> accepted = KnownSubmissions.names().stream().filter(name -> name.startsWith("accepted/"))
                .filter(name -> System.getProperty("kata.known") != null || !Attack.isOne(name)).toList();
        accepted.parallelStream().forEach(name -> {
            Submission submission = KnownSubmissions.submission(name);
            KnownSubmissions.problems(submission).stream().filter(problem -> problem.contract() == QueensSolver.class)
                    .forEach(problem -> assertThat(told(name, problem, submission.sources(problem.solver()).recorded()))
                            .as(name).isEmpty());
        });
    }

    private static Optional<String> told(String name, Problem problem, Sources sources) {
        Compilation.Compiled compiled =
                (Compilation.Compiled) ((Ending.Answered<Compilation>) workers.compile(sources, cost -> { })).answer();
        Classes classes = new Classes(problem.solver().name(), problem.contract().getName(), compiled.classes(),
                compiled.recorded().map(recorded -> recorded.classes()).orElse(Map.of()),
                compiled.metered().blocks().steps());
        try (Worker worker = workers.start(problem, () -> classes)) {
            Object answer = answer(worker, Request.Task.CALL);
            Object recorded = answer(worker, Request.Task.CALL_RECORDED);
            Recording recording = Recording.of("solve(4)", 4, Recording.End.RETURNED, recorded,
                    compiled.recorded().orElseThrow().names(), worker.events());
            assertThat(texts(recorded)).as(name).isEqualTo(texts(answer));
            return Diagnosis.ofAnswer(recording, List.of());
        } catch (IOException e) {
            throw new AssertionError(name, e);
        }
    }

    private static Object answer(Worker worker, Request.Task task) {
        Ending<Reply> ending = worker.ask(
                new Request(task, 0, "solve", List.of(4), 0, 1 << 16, 0, 2_000_000), () -> LIMITS);
        return ((Reply.Returned) ((Ending.Answered<Reply>) ending).answer()).value();
    }

    /** The placements, in order: some searches find them in several threads. */
    private static List<String> texts(Object answer) {
        return ((List<?>) answer).stream().map(placement -> Arrays.toString((int[]) placement)).sorted().toList();
    }
}
