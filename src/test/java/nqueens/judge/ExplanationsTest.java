package nqueens.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.limit.Termination;
import nqueens.judge.worker.Reply;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Operation;
import nqueens.problem.Problem;
import nqueens.problem.Profile;
import nqueens.problem.catalogue.Catalogue;

/** Explanations of calls that take or give too much. Known submissions hold those of exceptions, and most limits. */
class ExplanationsTest {

    private static final String ADVICE = "look at fewer squares";

    private static String stopped(Problem problem, Call call, Termination reason, Profile... profile) {
        return new Explanations(problem).stopped(call, reason, Stream.of(profile).findFirst()).getMessage();
    }

    private static Call count(String advice) {
        return Call.of("count", 10).within(CallLimits.STANDARD.steps(1_000).seconds(3).advising(advice));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Array1dQueens.java:7 | 0 | line 7 ran 50 times, more often than any other
            Search.java:7 | 0 | Search.java:7 ran 50 times, more often than any other
            Search.java:7 | 100000 | Search.java:7 ran 50 times, more often than any other
            """)
    void the_line_that_took_most_of_the_steps_is_named_before_the_advice(String line, long exceptions, String told) {
        Profile profile = new Profile(1_001, Map.of(Operation.EXCEPTION, exceptions), Map.of(line, 50L));
        assertThat(stopped(Catalogue.ARRAY1D, count(ADVICE), Termination.STEPS, profile)).isEqualTo("count(10) took"
                + " more than 1,000 steps; the reference solution takes 33,709,976\n" + told + "\n" + ADVICE);
    }

    @Test
    void exceptions_take_the_place_of_the_advice_where_they_took_the_steps() {
        Profile profile = new Profile(1_001, Map.of(Operation.EXCEPTION, 100_001L), Map.of("Search.java:7", 50L));
        assertThat(stopped(Catalogue.ARRAY1D, count(ADVICE), Termination.STEPS, profile)).endsWith(
                "more often than any other\nit caught 100,001 exceptions, and each takes as long as a thousand"
                        + " steps: test with an if instead, and throw only for a bad n");
    }

    @Test
    void without_advice_it_is_asked_whether_there_is_an_end() {
        Profile profile = new Profile(1_001, Map.of(), Map.of("Search.java:7", 50L));
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(""), Termination.STEPS, profile)).isEqualTo(
                "count(10) took more than 1,000 steps\nSearch.java:7 ran 50 times, more often than any other:"
                        + " smaller boards ended, so is a square tested only when the board is full?");
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(ADVICE), Termination.STEPS)).isEqualTo(
                "count(10) took more than 1,000 steps\n" + ADVICE);
    }

    @Test
    void cpu_time_is_followed_by_the_advice_and_printing_is_told_from_steps_where_they_are_counted() {
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(ADVICE), Termination.CPU_TIME)).isEqualTo(
                "count(10) took more than 3 s of CPU time\n" + ADVICE);
        assertThat(stopped(Catalogue.SOLUTION_COUNT, count(ADVICE), Termination.PRINTED,
                new Profile(9, Map.of(), Map.of()))).isEqualTo(
                "count(10) took more than 1,000 steps, and did little but print: does it print without end?");
    }

    @Test
    void an_answer_that_is_too_long_is_told_by_what_was_read_of_it() {
        assertThat(new Explanations(Catalogue.SOLUTION_COUNT).tooLong(count(""), new Reply.TooLong(7)))
                .hasMessage("count(10) gave more than 1048576 bytes of solutions: 7 were read before that");
    }
}
