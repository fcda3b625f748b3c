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

/** The size of a summary; what it says stands in {@link ReportsTest}. */
class StepSummaryTest {

    @Test
    void the_file_stays_below_one_mebibyte_and_ends_with_a_whole_part() {
        ProblemResult exercise = SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.failed("speed",
                Kind.THROWN, ("\u738b".repeat(1000) + "\n").repeat(100)));
        String text = StepSummary.of(SampleResults.of("exercises",
                Collections.nCopies(50, exercise).toArray(ProblemResult[]::new)));
        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(900_000, 1_048_575);
        assertThat(text).endsWith("\n```\n\n... and 9 more, see the artifact\n");
    }

    @Test
    void a_class_of_thousands_stays_below_one_mebibyte_and_ends_with_a_whole_row() {
        List<Results> submissions = new ArrayList<>(Collections.nCopies(3000,
                SampleResults.of("|".repeat(1000), SampleResults.accepted(Catalogue.BOARD2D, 1))));
        submissions.add(SampleResults.judgeError());
        String text = StepSummary.of(new ClassResults("x", submissions));
        assertThat(text.getBytes(StandardCharsets.UTF_8).length).isBetween(990_000, 1_048_575);
        assertThat(text).contains("| carol |");
        long rows = text.lines().filter(line -> line.endsWith(" |") && line.contains("**")).count();
        assertThat(text).endsWith("| ACCEPTED 100 |\n\n... and " + (3001 - rows) + " more, see the artifact\n");
    }

    @Test
    void a_class_of_nobody_is_told() {
        assertThat(StepSummary.of(new ClassResults("x", List.of()))).isEqualTo("""
            ## N-Queens kata: x

            0 submissions, 0 accepted

            | submission | verdict | points |
            |---|---|---:|
            """);
    }
}
