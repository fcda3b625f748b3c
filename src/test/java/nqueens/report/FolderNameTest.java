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

    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', quoteCharacter = '`', value = {
        "alice-1_2.b~       | alice-1_2.b~",
        "bob smith          | bob%20smith",
        "#1*                | %231%2A",
        "a?b=c&d            | a%3Fb%3Dc%26d",
        "100%20             | 100%2520",
        "o'neil \"x\"       | o%27neil%20%22x%22",
        "javascript:alert(1) | javascript%3Aalert%281%29",
        "a/b\\c             | a%2Fb%5Cc",
        "Zo\u00eb \u738b    | Zo%C3%AB%20%E7%8E%8B",
        "\ud83d\udc51\ud800 | %F0%9F%91%91%3F",
        "a+b;c@d            | a%2Bb%3Bc%40d"})
    void in_a_url_a_name_is_one_segment_of_a_path(String name, String encoded) {
        assertThat(FolderName.inUrl(name)).isEqualTo(encoded);
    }
}
