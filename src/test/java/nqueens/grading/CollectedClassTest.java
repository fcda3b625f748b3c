package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import nqueens.judge.result.Points;
import nqueens.judge.result.Results;
import nqueens.judge.submission.SettingsException;
import nqueens.judge.submission.Submission;
import nqueens.problem.Verdict;
import nqueens.report.format.JsonReport;

/** Results of ann, who has no points, that were written elsewhere. */
class CollectedClassTest {

    @TempDir
    private Path folder;
    private final String ann = judged("ann", Points.standard());

    @Test
    void results_are_what_was_written_without_what_is_not_graded() throws IOException {
        assertThat(JsonReport.text(collected(ann))).isEqualTo(ann);
        String more = "\"exercises\": [{\"id\": \"one-solution\", \"verdict\": \"WRONG_ANSWER\", \"points\": 0,"
                + " \"maxPoints\": 0, \"graded\": false, \"cost\": [], \"notes\": [], \"checks\": []},";
        assertThat(JsonReport.text(collected(ann.replace("\"exercises\": [", more)))).isEqualTo(ann);
    }

    @Test
    void every_folder_is_in_the_class() throws IOException {
        Files.createDirectory(folder.resolve("zoe"));
        Files.createDirectory(folder.resolve("bo"));
        Files.createDirectory(folder.resolve(".git"));
        Files.createFile(folder.resolve("summary.md"));
        assertThat(open(folder.toString()).classFolder().submissions()).containsExactly(
                new Submission("bo", folder.resolve("bo")), new Submission("zoe", folder.resolve("zoe")));
        assertThat(JsonReport.text(open(folder.toString()).results(new Submission("bo", folder.resolve("bo")))))
                .contains("\"" + folder + "/bo/results.json: missing; its job ended before it was written\"");
    }

    @Test
    void a_broken_file_and_results_of_somebody_else_or_by_other_points_are_nobodys() throws IOException {
        assertFlaw("{", "broken: no results");
        assertFlaw(judged("bo", Points.standard()), "of another submission, bo");
        Path points = Files.writeString(folder.resolve("points"), "speed = 14\ncount = 16");
        assertFlaw(judged("ann", Points.read(points.toString())), "judged with other points than this class");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            2  | "schemaVersion": 1         | "schemaVersion": 2 | not of this kata
            2  | "kata": "n-queens"         | "kata": "sudoku"   | not of this kata
            2  | "isolation": "unknown",    | ''                 | broken: no results
            2  | "verdict": "WRONG_ANSWER", | ''                 | broken: its parts don't fit together
            6  | "verdict": "WRONG_ANSWER", | ''                 | broken: no results
            10 | "message": "",             | ''                 | broken: no results
            2  | "points": 0                | "points": 1        | broken: its parts don't fit together
            2  | "maxPoints": 4             | "maxPoints": 5     | broken: its parts don't fit together
            6  | "maxPoints": 100           | "maxPoints": 99    | broken: its parts don't fit together
            10 | "points": 0                | "points": 1        | broken: its parts don't fit together
            """)
    void what_does_not_fit_together_is_broken(int depth, String part, String changed, String flaw) throws IOException {
        String there = "\n" + " ".repeat(depth) + part;
        assertThat(ann).contains(there);
        assertFlaw(ann.replaceFirst(there, "\n" + changed), flaw);
    }

    @ParameterizedTest
    @CsvSource({"'', no such folder in ", "no/such, no such folder in ", "pom.xml, can't be read",
        "docs/figures, no folder"})
    void there_has_to_be_a_class(String given, String reason) {
        assertThatThrownBy(() -> open(given)).isInstanceOf(SettingsException.class)
                .hasMessageStartingWith("-Dkata.collect=" + given + ": " + reason)
                .hasMessageEndingWith("; it is a folder with a folder NAME/results.json for each submission");
    }

    private void assertFlaw(String json, String flaw) throws IOException {
        Results results = collected(json);
        assertThat(results.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
        assertThat(JsonReport.text(results)).contains("\"" + folder + "/ann/results.json: " + flaw);
    }

    /** What is made of ann's file. */
    private Results collected(String json) throws IOException {
        Path file = Files.createDirectories(folder.resolve("ann")).resolve("results.json");
        Files.writeString(file, json);
        return open(folder.toString()).results(new Submission("ann", folder.resolve("ann")));
    }

    private static CollectedClass open(String given) {
        return CollectedClass.at(given, Points.standard());
    }

    private static String judged(String name, Points points) {
        return JsonReport.text(Grading.failed(name, points, "", null)).replace("JUDGE_ERROR", "WRONG_ANSWER");
    }
}
