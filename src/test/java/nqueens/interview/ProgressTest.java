package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.interview.Progress.Due;
import nqueens.interview.Progress.Mistake;
import nqueens.interview.Progress.Week;
import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;

class ProgressTest {

    private static final Rubric GRADES = Rubric.EMPTY.with(Criterion.CODE, 2).with(Criterion.TESTING, 3);
    private static final Progress PROGRESS = new Progress(new InterviewHistory(List.of(
            interview("2026-11-16", "torus", Rubric.EMPTY, "count"),
            interview("2026-11-22", "torus", GRADES, "attack", "count", "count"),
            interview("2026-11-23", "blocked", GRADES.with(Criterion.CODE, 4), "missing"),
            interview("2026-11-24", "first", Rubric.EMPTY),
            interview("2026-11-24", "a-drill-of-old", Rubric.EMPTY, "missing", "count"))));

    @TempDir
    private Path root;

    @Test
    void weeks_have_their_means_the_last_one_first() {
        assertThat(PROGRESS.weeks()).containsExactly(
                new Week(LocalDate.parse("2026-11-23"), 3, "1.5", "1.0", "1.0", List.of("-", "-", "4.0", "3.0")),
                new Week(LocalDate.parse("2026-11-16"), 2, "1.5", "1.0", "2.0", List.of("-", "-", "2.0", "3.0")));
        assertThat(new Progress(new InterviewHistory(List.of(new InterviewRecord("2026-11-16", "torus", 45, 0,
                List.of(), Rubric.EMPTY)))).weeks().get(0).firstAcceptance()).isEqualTo("-");
    }

    @Test
    void mistakes_that_were_made_twice_keep_coming_back() {
        assertThat(PROGRESS.mistakes()).containsExactly(new Mistake("count", 3, "2026-11-24"),
                new Mistake("missing", 2, "2026-11-24"));
    }

    @Test
    void drills_are_due_for_a_reason() {
        assertThat(PROGRESS.due().get(0)).isEqualTo(new Due(Drill.TORUS, "went badly on 2026-11-22"));
        assertThat(PROGRESS.due().get(2).reason()).isEqualTo("not practised yet");
    }

    @Test
    void the_page_leads_to_each_debrief() throws IOException {
        PROGRESS.write(root);
        assertThat(root.resolve("progress.html")).content().contains(
                "<a href=\"it-2026-11-22/debrief.html\">2026-11-22</a>", "<td>ask</td>", "1.5 of 1, over time",
                "<code>torus</code>, level 2, diagonals wrap around: went badly on");
    }

    private static InterviewRecord interview(String date, String drill, Rubric rubric, String... mistakes) {
        Evidence evidence = Evidence.NONE.hinted();
        for (String mistake : mistakes) {
            evidence = evidence.submitted(List.of(mistake), 0);
        }
        return new InterviewRecord(date, drill, 1, 90, List.of(new StageRecord("one", Outcome.DONE, 90,
                mistakes.length, false, 1, evidence.submitted(List.of(), 0))), rubric, false, false, "ask",
                "it-" + date, false, Rubric.EMPTY);
    }
}
