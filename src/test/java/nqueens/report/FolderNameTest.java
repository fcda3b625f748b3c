package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FolderNameTest {

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "alice, alice", "alice~, alice~", "index.html, index.html~", "index.html~, index.html~~",
        "INDEX.html~~, INDEX.html~~~", "gradebook.csv, gradebook.csv~", "moodle.csv, moodle.csv~",
        "canvas.csv, canvas.csv~", "summary.md, summary.md~", "results.json, results.json~", "junit.xml, junit.xml~",
        "index~.html, index~.html", "~index.html, ~index.html", "index.htm, index.htm"})
    void a_submission_has_no_folder_where_a_report_stands(String submission, String folder) {
        assertThat(FolderName.of(submission)).isEqualTo(folder);
    }
}
