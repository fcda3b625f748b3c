package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.interview.StageRecord.Evidence;
import nqueens.interview.StageRecord.Outcome;
import nqueens.problem.Catalogue;

class DebriefTest {

    private static final Evidence OPENING = Evidence.NONE.thought(50).submitted(List.of("count"), 0)
            .submitted(List.of("count"), 0).submitted(List.of("not refused"), 0).submitted(List.of(), 0)
            .lookedAtCase().hinted().asking("How large is n?");
    private static final Evidence TWIST = Evidence.NONE.thought(30).submitted(List.of(), 20_000_000);

    @TempDir
    private Path folder;

    @Test
    void the_terminal_has_stages_evidence_verdict_and_the_next_time() throws IOException {
        assertThat(debrief(Map.of(0, 3, 1, 2, 2, 3, 3, 3), "slow down").lines()).containsExactly(
                "Debrief: torus, 41.7 of 45 min",
                "no hire: grades of 2.8 on average, where 3 is hoped for",
                "",
                "stage                           time   plan               sent wrong cases hints",
                "how many solutions             40:00  30:00  done            4     3     1     1",
                "questions                       0:00   5:00  left            0     0     0     0",
                "diagonals wrap around          1:40*   8:00  done            1     0     0     0",
                "questions about the twist       0:00   2:00  not reached     0     0     0     0",
                "*: ended when the time of the interview was up",
                "",
                "communication: 3, " + Criterion.COMMUNICATION.meaning(3),
                "     questions asked before and while writing: 1; not asked: Do turned and mirrored boards count?",
                "     talks answered: 0 of 2",
                "problem solving: 2, " + Criterion.PROBLEM_SOLVING.meaning(2),
                "     how many solutions: asked and planned for 0:50 before the first line, 5:00 planned",
                "     diagonals wrap around: asked and planned for 0:30 before the first line, 1:00 planned",
                "     hints opened: 1",
                "code: 3, " + Criterion.CODE.meaning(3),
                "     how many solutions: accepted after 40:00",
                "     diagonals wrap around: accepted after 1:40, 20,000,000 steps for count(13), the model solution"
                        + " 16,826,946",
                "     changed for the twist: 2 lines",
                "testing: 3, " + Criterion.TESTING.meaning(3),
                "     submissions: 5, wrong ones: 3",
                "     failing cases looked at: 1",
                "     mistakes: count (2), not refused",
                "",
                "next time: slow down",
                "page: " + folder.toString().replace('\\', '/') + "/debrief.html, with model solutions beside yours",
                "progress: " + folder.getParent().toString().replace('\\', '/') + "/progress.html");
    }

    @Test
    void the_page_has_ones_own_solution_beside_a_model_and_the_change_to_the_twist() throws IOException {
        Debrief debrief = debrief(Map.of(0, 1), "");
        debrief.write();
        assertThat(folder.resolve("debrief.html")).content().contains("<title>Debrief 2026-11-21 torus",
                "one\ntwo &lt;b&gt;", "public final class SolutionCountQueens implements SolutionCount",
                "<span class=\"removed\">- two &lt;b&gt;</span>", "<span class=\"added\">+ three</span>",
                "<h3>Why?</h3>", "<li>Do turned and mirrored boards count?</li>", "count (2), not refused",
                "no verdict: not every grade was given");
    }

    @Test
    void a_verdict_goes_by_the_first_stage_and_the_grades() throws IOException {
        assertThat(debrief(Map.of(0, 3, 1, 3, 2, 3, 3, 3), "").record().verdict()).startsWith("hire: ");
        assertThat(debrief(Map.of(0, 4, 1, 4, 2, 4, 3, 1), "").record().verdict()).isEqualTo("no hire: a grade of 1");
    }

    private Debrief debrief(Map<Integer, Integer> grades, String nextTime) throws IOException {
        List<Stage> stages = Drill.TORUS.stages(false);
        InterviewWorkspace workspace = new InterviewWorkspace(folder);
        for (Stage stage : stages) {
            workspace.open(stage);
        }
        Files.writeString(workspace.file(Catalogue.SOLUTION_COUNT), "one\ntwo <b>\n");
        Files.writeString(workspace.file(Catalogue.TORUS), "one\nthree\n");
        List<StageRecord> records = Stream.of(
                new StageRecord("", Outcome.DONE, 2400, 3, false, 0, OPENING),
                new StageRecord("", Outcome.SKIPPED, 0, 0, false, 0, Evidence.NONE.drawn(List.of("Why?", "How?"))),
                new StageRecord("", Outcome.DONE, 100, 0, true, 0, TWIST),
                new StageRecord("", Outcome.NOT_REACHED, 0, 0, false, 0, null)).toList();
        Rubric rubric = Rubric.EMPTY;
        for (Map.Entry<Integer, Integer> grade : grades.entrySet()) {
            rubric = rubric.with(Criterion.values()[grade.getKey()], grade.getValue());
        }
        return new Debrief(new InterviewRecord("2026-11-21", "torus", 45, 2500, IntStream.range(0, 4).mapToObj(i ->
                new StageRecord(stages.get(i).title(), records.get(i).outcome(), records.get(i).seconds(),
                        records.get(i).wrongTries(), records.get(i).overTime(), stages.get(i).minutes(),
                        records.get(i).evidence())).toList(), rubric, false, false, nextTime, "it", false,
                Rubric.EMPTY), Drill.TORUS, stages, workspace);
    }
}
