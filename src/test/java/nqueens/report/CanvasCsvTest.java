package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.ClassResults;
import nqueens.judge.Exercise;

class CanvasCsvTest {

    private static final String HEADER = "Student,ID,SIS User ID,SIS Login ID,Section,N-Queens kata\r\n";

    private final CanvasCsv report = new CanvasCsv();

    @Test
    void a_row_gives_points_and_an_empty_grade_where_the_judge_failed() {
        assertThat(report.file()).isEqualTo("canvas.csv");
        assertThat(report.text(HostileResults.smallClass())).isEqualTo(HEADER
                + "\"    Points Possible\",\"\",\"\",\"\",\"\",200\r\n"
                + "\"bob\",\"\",\"\",\"bob\",\"\",185\r\n"
                + "\"carol\",\"\",\"\",\"carol\",\"\",\"\"\r\n");
    }

    @Test
    void an_empty_class_has_a_header_alone() {
        assertThat(report.text(new ClassResults("x", List.of()))).isEqualTo(HEADER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"Points Possible", "x Points Possible y", "Points\tPossible", "Points\nPossible"})
    void no_submission_sets_what_the_assignment_is_worth(String name) {
        ClassResults results = new ClassResults("x", List.of(
                SampleResults.of(name, SampleResults.accepted(Exercise.BOARD2D, 1))));
        String[] rows = report.text(results).split("\r\n");
        assertThat(rows).hasSize(3);
        assertThat(rows[2].split(",")[0]).contains("Points_Possible").doesNotContain("Points Possible");
    }

    @Test
    void a_hostile_name_is_one_cell_of_text_on_one_line() {
        String cell = "\"'=cmd|'/c calc'!A1\"\",7;=1+2  ::error::<b>`x`|\u202e?\uffff\"";
        assertThat(report.text(HostileResults.aClass())).isEqualTo(HEADER
                + "\"    Points Possible\",\"\",\"\",\"\",\"\",100\r\n"
                + cell + ",\"\",\"\"," + cell + ",\"\",85\r\n");
    }
}
