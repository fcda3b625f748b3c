package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.ClassResults;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Verdict;

class MoodleCsvTest {

    private final MoodleCsv report = new MoodleCsv();

    @Test
    void a_row_gives_points_and_feedback_and_no_grade_where_the_judge_failed() {
        assertThat(report.file()).isEqualTo("moodle.csv");
        assertThat(report.text(HostileResults.smallClass())).isEqualTo(
                "identifier,points,percent,feedback\r\n"
                + "\"bob\",185,92.5,"
                + "\"board2d 100/100 accepted; array1d 85/100 wrong answer in valid-placements\"\r\n"
                + "\"carol\",\"-\",\"-\",\"not graded: the judge failed, not the submission; run it again\"\r\n");
    }

    @ParameterizedTest
    @CsvSource({"0, 400, 0", "240, 400, 60", "400, 400, 100", "1, 3, 33.33", "2, 3, 66.66", "99999, 100000, 99.99"})
    void the_percentage_is_cut_off_and_plain(int points, int maxPoints, String percent) {
        ExerciseResult exercise = new ExerciseResult("board2d", Verdict.WRONG_ANSWER, points, maxPoints, 0, List.of());
        assertThat(report.text(new ClassResults("x", List.of(SampleResults.of("a", exercise)))))
                .endsWith("\r\n\"a\"," + points + "," + percent + ",\"board2d " + points + "/" + maxPoints
                        + " wrong answer\"\r\n");
    }

    @Test
    void nothing_of_nothing_is_no_grade() {
        assertThat(report.text(new ClassResults("x", List.of(SampleResults.of("a")))))
                .endsWith("\r\n\"a\",0,\"-\",\"\"\r\n");
    }

    @Test
    void a_hostile_name_is_one_cell_of_text_on_one_line() {
        assertThat(report.text(HostileResults.aClass()).split("\r\n")).containsExactly(
                "identifier,points,percent,feedback",
                "\"'=cmd|'/c calc'!A1\"\",7;=1+2  ::error::<b>`x`|\u202e?\uffff\",85,85,"
                + "\"board2d 85/100 wrong answer in count\"");
    }
}
