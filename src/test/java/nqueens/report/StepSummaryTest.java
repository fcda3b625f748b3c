package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.judge.ClassResults;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

class StepSummaryTest {

    @Test
    void a_table_of_the_exercises_stands_above_what_failed() {
        assertThat(StepSummary.of(SampleResults.mixed())).isEqualTo("""
            ## N-Queens kata: bob

            **WRONG ANSWER**: 185 of 200 points

            | exercise | verdict | points | decided by |
            |---|---|---:|---|
            | board2d | ACCEPTED | 100/100 |  |
            | array1d | WRONG ANSWER | 85/100 | valid-placements |

            ### array1d: valid-placements, WRONG ANSWER

            ```text
            two queens in column 1
            * Q
            your program printed:
            hello
            ```

            Hint: `exercises/array1d/README.md`, hint 1 of 3
            """);
    }

    @Test
    void where_the_judge_failed_no_points_are_given_at_all() {
        assertThat(StepSummary.of(SampleResults.notGraded())).isEqualTo("""
            ## N-Queens kata: carol

            **JUDGE ERROR**: **not graded: the judge failed, not the submission; run it again**

            | exercise | verdict | points | decided by |
            |---|---|---:|---|
            | board2d | ACCEPTED |  |  |
            | array1d | JUDGE ERROR |  |  |

            ### array1d: JUDGE ERROR

            ```text
            the worker did not start
            ```
            """);
    }

    @Test
    void what_is_noted_of_an_exercise_is_told_without_markup() {
        assertThat(StepSummary.of(SampleResults.of("bob", SampleResults.noted(
                SampleResults.accepted(Catalogue.BOARD2D, 0.25), "board2d: <a>", "::error::x")))).endsWith("""
            | board2d | ACCEPTED | 100/100 |  |

            Note: board2d&#58; &#60;a&#62;

            Note: &#58;&#58;error&#58;&#58;x
            """);
    }

    @Test
    void a_hidden_check_keeps_its_case() {
        assertThat(StepSummary.of(SampleResults.hidden())).doesNotContain(SampleResults.SECRET, "Hint")
                .endsWith("### bitmask: speed, TIME LIMIT EXCEEDED\n\nWhat this check asks for is not shown.\n");
    }

    @Test
    void the_file_stays_below_one_mebibyte_and_ends_with_a_whole_part() {
        ProblemResult exercise = SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.failed("speed",
                Kind.THROWN, ("\ud83d\ude00".repeat(1000) + "\n").repeat(100)));
        String text = StepSummary.of(SampleResults.of("exercises",
                Collections.nCopies(50, exercise).toArray(ProblemResult[]::new)));
        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(900_000, 1_048_575);
        assertThat(text).endsWith("\n```\n\n... and 33 more, see the artifact\n");
    }

    @Test
    void in_a_class_a_submission_is_a_row_and_those_to_be_run_again_come_first() {
        assertThat(StepSummary.of(SampleResults.smallClass())).isEqualTo("""
            ## N-Queens kata: &#46;&#46;&#47;class

            2 submissions, 0 accepted

            **1 not graded: the judge failed, not the submission; run it again**

            | submission | verdict | points | board2d | array1d |
            |---|---|---:|---|---|
            | carol | **JUDGE ERROR** | not graded | ACCEPTED | JUDGE ERROR |
            | bob | **WRONG ANSWER** | 185/200 | ACCEPTED 100 | WRONG ANSWER 85 |
            """);
        assertThat(StepSummary.of(new ClassResults("x", List.of()))).isEqualTo("""
            ## N-Queens kata: x

            0 submissions, 0 accepted

            | submission | verdict | points |
            |---|---|---:|
            """);
    }

    @Test
    void a_class_of_thousands_stays_below_one_mebibyte_and_ends_with_a_whole_row() {
        List<Results> submissions = new ArrayList<>(Collections.nCopies(3000,
                SampleResults.of("|".repeat(1000), SampleResults.accepted(Catalogue.BOARD2D, 1))));
        submissions.add(SampleResults.notGraded());
        String text = StepSummary.of(new ClassResults("x", submissions));
        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(990_000, 1_048_575);
        assertThat(text).contains("| carol |");
        long rows = text.lines().filter(line -> line.endsWith(" |") && line.contains("**")).count();
        assertThat(text).endsWith("| ACCEPTED 100 |\n\n... and " + (3001 - rows) + " more, see the artifact\n");
    }
}
