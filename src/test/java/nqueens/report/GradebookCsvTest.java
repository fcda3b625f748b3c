package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Test;

import nqueens.judge.ClassResults;

class GradebookCsvTest {

    private final GradebookCsv report = new GradebookCsv();

    @Test
    void a_row_tells_verdict_and_points_of_each_exercise_and_the_sum() {
        assertThat(report.file()).isEqualTo("gradebook.csv");
        assertThat(report.text(new ClassResults("../class", List.of(HostileResults.mixed())))).isEqualTo(
                "\ufeffname,board2d verdict,board2d points,array1d verdict,array1d points,"
                + "total points,max points,verdict\r\n"
                + "\"bob\",\"ACCEPTED\",100,\"WRONG_ANSWER\",85,185,200,\"WRONG_ANSWER\"\r\n");
    }

    @Test
    void where_the_judge_failed_no_points_are_given_at_all() {
        assertThat(report.text(HostileResults.smallClass())).endsWith(
                "\r\n\"carol\",\"ACCEPTED\",\"\",\"JUDGE_ERROR\",\"\",\"\",200,\"JUDGE_ERROR\"\r\n");
    }

    @Test
    void an_empty_class_has_a_header_alone() {
        assertThat(report.text(new ClassResults("x", List.of())))
                .isEqualTo("\ufeffname,total points,max points,verdict\r\n");
    }

    @Test
    void a_hostile_name_is_one_cell_of_text_on_one_line() throws IOException {
        String text = report.text(HostileResults.aClass());
        assertThat(text.split("\r\n")[1]).isEqualTo("\"'=cmd|'/c calc'!A1\"\",7;=1+2  ::error::<b>`x`|\u202e?\uffff\","
                + "\"WRONG_ANSWER\",85,85,100,\"WRONG_ANSWER\"");
        List<CSVRecord> rows = CSVFormat.RFC4180.parse(new StringReader(text)).getRecords();
        assertThat(rows).hasSize(2).allSatisfy(row -> assertThat(row.size()).isEqualTo(6));
        assertThat(rows.get(1)).allSatisfy(cell -> assertThat(cell).doesNotContainPattern("^[=+@\\-\t\r\n]"));
    }
}
