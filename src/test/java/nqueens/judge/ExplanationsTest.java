package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Reply.ExceptionKind;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Executed;
import nqueens.problem.NotAcceptedException.Scope;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.catalogue.Catalogue;

/** What is said of calls that took too long or threw: limits are too large to be met in a unit test. */
class ExplanationsTest {

    private static final String ADVICE = "look at fewer squares";

    private static String stopped(Problem problem, Call call, Termination reason, Executed... executed) {
        return new Explanations(problem).stopped(call, reason, Stream.of(executed).findFirst()).getMessage();
    }

    private static Call count(String advice) {
        return Call.of("count", 10).within(Allowance.STANDARD.steps(1_000).seconds(3).advising(advice));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Array1dQueens.java:7 | 0 | line 7 ran 50 times, more often than any other
            Search.java:7 | 0 | Search.java:7 ran 50 times, more often than any other
            Search.java:7 | 100000 | Search.java:7 ran 50 times, more often than any other
            """)
    void the_line_that_took_most_of_the_steps_is_named_before_the_advice(String line, long exceptions, String told) {
        Executed executed = new Executed(1_001, Map.of(Operation.EXCEPTION, exceptions), Map.of(line, 50L));
        assertThat(stopped(Catalogue.ARRAY1D, count(ADVICE), Termination.STEPS, executed)).isEqualTo("count(10) took"
                + " more than 1,000 steps; the reference solution takes 33,709,976\n" + told + "\n" + ADVICE);
    }

    @Test
    void exceptions_take_the_place_of_the_advice_where_they_took_the_steps() {
        Executed executed = new Executed(1_001, Map.of(Operation.EXCEPTION, 100_001L), Map.of("Search.java:7", 50L));
        assertThat(stopped(Catalogue.ARRAY1D, count(ADVICE), Termination.STEPS, executed)).endsWith(
                "more often than any other\nit made 100,001 exceptions, and each takes as long as a thousand steps: let"
                        + " a method return whether a square is safe, and throw only for a bad n");
    }

    @Test
    void without_advice_it_is_asked_whether_there_is_an_end() {
        Executed executed = new Executed(1_001, Map.of(), Map.of("Search.java:7", 50L));
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(""), Termination.STEPS, executed)).isEqualTo(
                "count(10) took more than 1,000 steps\nSearch.java:7 ran 50 times, more often than any other: does"
                        + " a loop or a recursion never end, or is a square tested only when the board is full?");
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(ADVICE), Termination.STEPS)).isEqualTo(
                "count(10) took more than 1,000 steps\n" + ADVICE);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            CPU_TIME | count(10) took more than 3 s of CPU time
            PRINTED | count(10) printed more than 64 MiB: does it print without end?
            HEAP | count(10) needed more than 256 MiB of memory
            THREADS | count(10) started more than 256 threads
            """)
    void a_limit_is_named(Termination reason, String message) {
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(""), reason)).isEqualTo(message);
    }

    @Test
    void cpu_time_is_followed_by_the_advice_and_printing_is_told_from_steps_where_they_are_counted() {
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(ADVICE), Termination.CPU_TIME)).isEqualTo(
                "count(10) took more than 3 s of CPU time\n" + ADVICE);
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(ADVICE), Termination.PRINTED,
                new Executed(9, Map.of(), Map.of()))).isEqualTo(
                "count(10) took more than 1,000 steps, and did little but print: does it print without end?");
    }

    static Stream<Arguments> thrown() {
        Call first = Call.of("solutions", 4);
        return Stream.of(
                Arguments.of(Catalogue.SOLUTION_COUNT, count(""), ExceptionKind.INDEX,
                        "count(10) threw a.B: c\n  at d"),
                Arguments.of(Catalogue.SOLUTION_COUNT, count(""), ExceptionKind.NO_ELEMENT,
                        "count(10) threw a.B: c\n  at d"),
                Arguments.of(Catalogue.LAZY, first, ExceptionKind.NO_ELEMENT, "solutions(4) threw a.B: c\n  at d\n"
                        + "does hasNext() give true where nothing is left?"),
                Arguments.of(Catalogue.SOLUTION_COUNT, count(""), ExceptionKind.INPUT,
                        "count(10) threw a.B: c\n  at d\n"
                        + "it had read from System.in, which is empty: n is the argument"),
                Arguments.of(Catalogue.SOLUTION_COUNT, count(""), ExceptionKind.STACK_OVERFLOW,
                        "count(10) threw a.B: c\n  at d\nthe recursion went too deep: does it end?"),
                Arguments.of(Catalogue.SOLUTION_COUNT, count(""), ExceptionKind.NOT_STARTED,
                        "count(n) is still the stub: c"),
                Arguments.of(Catalogue.TESTS, Call.of("tests"), ExceptionKind.NOT_STARTED,
                        "QueensSolverTest is still the stub: c"));
    }

    @ParameterizedTest
    @MethodSource("thrown")
    void what_was_thrown_is_told_with_its_frames_and_what_to_look_for(
            Problem problem, Call call, ExceptionKind kind, String message) {
        Reply.Threw threw = new Reply.Threw(kind, "a.B: c", List.of("d"));
        assertThat(new Explanations(problem).thrown(call, threw, Scope.CHECK)).hasMessage(message);
    }

    @Test
    void an_answer_that_is_too_long_is_told_by_what_was_read_of_it() {
        assertThat(new Explanations(Catalogue.SOLUTION_COUNT).tooLong(count(""), new Reply.TooLong(7)))
                .hasMessage("count(10) gave more than 1048576 bytes of solutions: 7 were read before that");
    }
}
