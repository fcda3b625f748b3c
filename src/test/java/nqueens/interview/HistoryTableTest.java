package nqueens.interview;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import nqueens.interview.StageRecord.Outcome;

class HistoryTableTest {

    private static final Rubric GRADES = Rubric.EMPTY.with(Criterion.COMMUNICATION, 3)
            .with(Criterion.PROBLEM_SOLVING, 3).with(Criterion.CODE, 2).with(Criterion.TESTING, 4);

    @Test
    void without_interviews_there_is_nothing_to_show() {
        assertThat(text()).isEmpty();
    }

    @Test
    void each_interview_has_a_line_each_drill_its_best_and_each_week_its_sum() {
        assertThat(text(
                interview("2026-11-16", "blocked", 4, 2700, 5, Rubric.EMPTY),
                interview("2026-11-22", "torus", 6, 2292, 3, GRADES),
                interview("2026-11-23", "blocked", 6, 2701, 1, Rubric.EMPTY.with(Criterion.CODE, 4)))).isEqualTo("""
                date        drill         stages    minutes   wrong   grades
                2026-11-16  blocked       4 of 6      45.0        5   - - - -
                2026-11-22  torus         6 of 6      38.2        3   3 3 2 4
                2026-11-23  blocked       6 of 6      45.0*       1   - - 4 -
                *: over time. Grades: communication, problem solving, code, testing; 1 to 4

                best blocked       6 of 6 in 45.0 of 45 min (over), wrong: 1 (2026-11-23)
                best torus         6 of 6 in 38.2 of 45 min, wrong: 3 (2026-11-22)

                week of       interviews    stages   wrong tries  grades
                2026-11-16             2       83%           4.0     3.0
                2026-11-23             1      100%           1.0     4.0
                """);
    }

    @Test
    void a_star_is_explained_where_one_stands() {
        assertThat(text(interview("2026-11-16", "blocked", 4, 2700, 5, GRADES))).contains("\nGrades: communication,")
                .doesNotContain("*");
    }

    @Test
    void the_best_has_most_stages_then_least_time_then_fewest_wrong_tries() {
        InterviewRecord best = interview("2026-11-18", "torus", 5, 600, 2, Rubric.EMPTY);
        List<InterviewRecord> all = new ArrayList<>(List.of(
                interview("2026-11-16", "torus", 4, 60, 0, Rubric.EMPTY),
                interview("2026-11-17", "torus", 5, 660, 0, Rubric.EMPTY), best,
                interview("2026-11-19", "torus", 5, 600, 3, Rubric.EMPTY)));
        for (int turn = 0; turn < all.size(); turn++) {
            Collections.rotate(all, 1);
            assertThat(text(all.toArray(InterviewRecord[]::new)))
                    .contains("\nbest torus         5 of 6 in 10.0 of 45 min, wrong: 2 (2026-11-18)\n\n");
        }
    }

    @Test
    void a_best_one_that_was_over_time_says_so() {
        assertThat(text(interview("2026-11-16", "torus", 6, 2760, 0, Rubric.EMPTY)))
                .contains("\nbest torus         6 of 6 in 46.0 of 45 min (over), wrong: 0 (2026-11-16)\n");
    }

    @Test
    void a_week_without_grades_or_stages_says_so() {
        assertThat(text(new InterviewRecord("2026-11-18", "torus", 45, 0, List.of(), Rubric.EMPTY)))
                .endsWith("2026-11-16             1        0%           0.0       -\n");
    }

    @Test
    void of_many_interviews_the_last_twenty_have_lines() {
        InterviewRecord[] many = IntStream.rangeClosed(1, 21)
                .mapToObj(day -> String.format(Locale.ROOT, "2026-10-%02d", day))
                .map(date -> interview(date, "torus", 3, 60, 0, Rubric.EMPTY))
                .toArray(InterviewRecord[]::new);
        assertThat(text(many)).contains("wrong   grades\n2026-10-02 ", "\n2026-10-21 ", "\nand 1 earlier\nGrades");
        assertThat(text(List.of(many).subList(1, 21).toArray(InterviewRecord[]::new)))
                .contains("wrong   grades\n2026-10-02 ").doesNotContain("earlier");
    }

    @Test
    void lines_fit_a_terminal() {
        assertThat(text(interview("2026-11-16", "completion", 6, 35_999, 99, GRADES)).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(76));
    }

    private static InterviewRecord interview(
            String date, String drill, int done, long seconds, int wrongTries, Rubric rubric) {
        List<StageRecord> stages = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            stages.add(new StageRecord("a", i < done ? Outcome.DONE : Outcome.SKIPPED, 1, i == 0 ? wrongTries : 0,
                    false, 0, null));
        }
        return new InterviewRecord(date, drill, 45, seconds, stages, rubric);
    }

    private static String text(InterviewRecord... interviews) {
        return new HistoryTable(List.of(interviews)).text();
    }
}
