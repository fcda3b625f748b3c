package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Collections;

import org.junit.jupiter.api.Test;

import nqueens.judge.Check;
import nqueens.judge.Exercise;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Verdict;

class StepSummaryTest {

    private final StepSummary report = new StepSummary();

    @Test
    void a_table_of_the_exercises_stands_above_what_failed() {
        assertThat(report.file()).isEqualTo("summary.md");
        assertThat(report.text(HostileResults.mixed())).isEqualTo("""
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

            Hint: `exercises/array1d/README.md`, hint 3 of 3
            """);
    }

    @Test
    void where_the_judge_failed_no_points_are_given_at_all() {
        assertThat(report.text(HostileResults.notGraded())).isEqualTo("""
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
        assertThat(report.text(SampleResults.of("bob", SampleResults.noted(
                SampleResults.accepted(Exercise.BOARD2D, 0.25), "board2d: <a>", "::error::x")))).endsWith("""
            | board2d | ACCEPTED | 100/100 |  |

            Note: board2d&#58; &#60;a&#62;

            Note: &#58;&#58;error&#58;&#58;x
            """);
    }

    @Test
    void a_hidden_check_keeps_its_case() {
        assertThat(report.text(HostileResults.hidden())).doesNotContain(HostileResults.SECRET, "Hint")
                .endsWith("### bitmask: speed, TIME LIMIT EXCEEDED\n\nWhat this check asks for is not shown.\n");
    }

    @Test
    void hostile_text_stays_in_its_line_and_in_its_fence() {
        String text = report.text(HostileResults.submission());
        assertThat(text).startsWith("## N-Queens kata: &#61;cmd&#124;&#39;&#47;c calc&#39;&#33;A1&#34;&#44;7&#59;"
                + "&#61;1&#43;2 &#58;&#58;error&#58;&#58;&#60;b&#62;&#96;x&#96;&#124;&#63;&#63;&#63;\n\n"
                + "**WRONG ANSWER**");
        assertThat(text).contains("""

            ### board2d: count, WRONG ANSWER

            ``````text
            </failure>]]><script>alert(1)</script>
            : :error::gotcha
              : :set-output::x
            ## [error]gotcha
            ```
            `````
            | a | b |
            """).endsWith("\n... and 99948 lines more\n``````\n\n"
                + "Hint: `exercises/board2d/README.md`, hint 3 of 3\n");
        assertThat(text.lines()).noneMatch(line -> line.stripLeading().startsWith("::"));
        assertThat(text).doesNotContain("##[", "\u001b", "\u202e").hasSizeLessThan(30_000);
    }

    @Test
    void the_file_stays_below_one_mebibyte_and_ends_with_a_whole_part() {
        ExerciseResult exercise = SampleResults.failed(Exercise.BITMASK, 1, Check.SPEED, Verdict.RUNTIME_ERROR,
                ("\ud83d\ude00".repeat(1000) + "\n").repeat(100));
        String text = report.text(SampleResults.exercises(
                Collections.nCopies(50, exercise).toArray(ExerciseResult[]::new)));
        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(900_000, 1_048_575);
        assertThat(text).endsWith("\n```\n\n... and 33 more, see the artifact\n");
    }
}
