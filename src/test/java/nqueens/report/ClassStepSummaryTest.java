package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.junit.jupiter.api.Test;

import nqueens.judge.ClassResults;
import nqueens.judge.Exercise;
import nqueens.judge.Results;

class ClassStepSummaryTest {

    private final ClassStepSummary report = new ClassStepSummary();

    @Test
    void a_submission_is_a_row_and_those_to_be_run_again_come_first() {
        assertThat(report.file()).isEqualTo("summary.md");
        assertThat(report.text(HostileResults.smallClass())).isEqualTo("""
            ## N-Queens kata: &#46;&#46;&#47;class

            2 submissions, 0 accepted

            **1 not graded: the judge failed, not the submission; run it again**

            | submission | verdict | points | board2d | array1d |
            |---|---|---:|---|---|
            | carol | **JUDGE ERROR** | not graded | ACCEPTED | JUDGE ERROR |
            | bob | **WRONG ANSWER** | 185/200 | ACCEPTED 100 | WRONG ANSWER 85 |
            """);
    }

    @Test
    void an_empty_class_has_a_header_alone() {
        assertThat(report.text(new ClassResults("x", List.of()))).isEqualTo("""
            ## N-Queens kata: x

            0 submissions, 0 accepted

            | submission | verdict | points |
            |---|---|---:|
            """);
    }

    @Test
    void a_hostile_name_is_one_cell() {
        String[] lines = report.text(HostileResults.aClass()).split("\n");
        assertThat(lines).hasSize(7);
        assertThat(lines[6]).isEqualTo("| &#61;cmd&#124;&#39;&#47;c calc&#39;&#33;A1&#34;&#44;7&#59;&#61;1&#43;2 "
                + "&#58;&#58;error&#58;&#58;&#60;b&#62;&#96;x&#96;&#124;&#63;&#63;&#63; | **WRONG ANSWER** | 85/100 "
                + "| WRONG ANSWER 85 |");
    }

    @Test
    void a_class_of_thousands_stays_below_one_mebibyte_and_ends_with_a_whole_row() {
        List<Results> submissions = new ArrayList<>(Collections.nCopies(3000,
                SampleResults.of("|".repeat(1000), SampleResults.accepted(Exercise.BOARD2D, 1))));
        submissions.add(HostileResults.notGraded());
        String text = report.text(new ClassResults("x", submissions));
        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(990_000, 1_048_575);
        assertThat(text).contains("| carol |");
        long rows = text.lines().filter(line -> line.endsWith(" |") && line.contains("**")).count();
        assertThat(text).endsWith("| ACCEPTED 100 |\n\n... and " + (3001 - rows) + " more, see the artifact\n");
    }
}
