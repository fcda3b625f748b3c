package nqueens.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import nqueens.judge.CheckResult;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.Points;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.judge.SettingsException;
import nqueens.judge.Submission;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.Verdict;
import nqueens.report.JsonReport;
import nqueens.report.Reports;

class CollectedClassTest {

    private static final int TOTAL =
            Catalogue.core().stream().mapToInt(exercise -> Points.standard().of(exercise)).sum();

    private static final Conditions CONDITIONS = new Conditions(Isolation.PROCESS, Optional.empty(), 1);

    @TempDir
    private Path folder;

    @Test
    void results_are_what_was_written_without_what_is_not_graded() throws IOException {
        Results ann = judged("ann", Points.standard());
        write("ann", JsonReport.text(ann));
        assertThat(results("ann")).isEqualTo(ann);
        List<ProblemResult> more = new ArrayList<>(ann.exercises());
        more.add(new ProblemResult("one-solution", Verdict.WRONG_ANSWER, 0, 0, false, 1, null, List.of(), List.of(),
                null, List.of()));
        write("ann", JsonReport.text(Results.of("ann", CONDITIONS, more)));
        assertThat(results("ann")).isEqualTo(ann);
    }

    @Test
    void whoever_is_on_the_roster_or_has_a_folder_is_in_the_class() throws IOException {
        write("zoe", "");
        write(".git", "");
        Files.createFile(folder.resolve("summary.md"));
        assertThat(open("org/bo org/ann").classFolder().submissions()).containsExactly(
                new Submission("ann", folder.resolve("ann")), new Submission("bo", folder.resolve("bo")),
                new Submission("zoe", folder.resolve("zoe")));
        assertThat(open(null).classFolder().submissions()).extracting(Submission::name).containsExactly("zoe");
    }

    @Test
    void without_a_file_it_is_the_judges_fault_and_worth_what_it_would_have_been() {
        Results results = CollectedClass.at(folder.resolve("no").toString(), roster("org/ann"), Points.standard())
                .results(new Submission("ann", folder.resolve("no/ann")));
        assertThat(results.submission()).isEqualTo("ann");
        assertThat(results.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
        assertThat(results.points()).isZero();
        assertThat(results.maxPoints()).isEqualTo(TOTAL);
        assertThat(results.exercises()).extracting(ProblemResult::id)
                .containsExactlyElementsOf(Catalogue.core().stream().map(Problem::id).toList());
        assertThat(results.exercises()).allSatisfy(exercise -> assertThat(exercise.checks()).isNotEmpty()
                .allMatch(check -> check.verdict() == Verdict.JUDGE_ERROR && check.message().equals(
                        folder + "/no/ann/results.json: missing; its job ended before it was written")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "{}", "{\"layers\": [], \"exercises\": [null]}"})
    void a_file_that_was_cut_off_is_broken(String text) throws IOException {
        write("ann", text);
        assertFailed("broken: no results");
    }

    @Test
    void a_file_that_is_no_text_is_broken() throws IOException {
        Files.createDirectory(folder.resolve("ann"));
        Files.write(folder.resolve("ann/results.json"), "{\"kata\": \"\u00e9\"}".getBytes(StandardCharsets.ISO_8859_1));
        assertFailed("broken: ");
    }

    @Test
    void results_of_somebody_else_are_nobodys() throws IOException {
        write("ann", JsonReport.text(judged("bo", Points.standard())));
        assertFailed("of another submission, bo");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bitmask = 0", "speed = 14\ncount = 16"})
    void all_of_a_class_are_judged_by_the_same_points_not_by_some_that_add_up(String points) throws IOException {
        Path other = Files.writeString(folder.resolve("points"), points);
        write("ann", JsonReport.text(judged("ann", Points.read(other.toString()))));
        assertFailed("judged by other points than this class");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "    ", "        "})
    void a_verdict_that_is_missing_at_one_place_is_noticed(String deeper) throws IOException {
        String json = JsonReport.text(judged("ann", Points.standard()));
        String verdict = "\n  " + deeper + "\"verdict\": \"ACCEPTED\",";
        assertThat(json).contains(verdict);
        write("ann", json.replaceFirst(verdict, ""));
        assertFailed("broken: its parts don't fit together");
    }

    @ParameterizedTest
    @ValueSource(strings = {"points", "maxPoints"})
    void an_exercise_that_does_not_add_up_is_noticed_where_the_total_does(String name) throws IOException {
        String json = JsonReport.text(judged("ann", Points.standard()));
        String part = "\"" + name + "\": ";
        String changed = json.replaceFirst(part + "100", part + "99").replaceFirst(part + "100", part + "101");
        assertThat(changed).contains(part + "99", part + "101", part + TOTAL);
        write("ann", changed);
        assertFailed("broken: its parts don't fit together");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            "schemaVersion": 1       | "schemaVersion": 2       | not of this kata
            "kata": "n-queens"       | "kata": "sudoku"         | not of this kata
            "kata": "n-queens",      |                          | not of this kata
            "verdict": "ACCEPTED",   |                          | broken: its parts don't fit together
            "isolation": "process",  |                          | broken: its parts don't fit together
            "message": "",           |                          | broken: its parts don't fit together
            "points": TOTAL          | "points": 1              | broken: its parts don't fit together
            "maxPoints": TOTAL       | "maxPoints": 1           | broken: its parts don't fit together
            "points": 100            | "points": 99             | broken: its parts don't fit together
            "maxPoints": 100         | "maxPoints": 101         | broken: its parts don't fit together
            """)
    void what_does_not_fit_together_is_broken(String part, String changed, String flaw) throws IOException {
        String json = JsonReport.text(judged("ann", Points.standard()));
        String there = part.replace("TOTAL", String.valueOf(TOTAL));
        assertThat(json).contains(there);
        write("ann", json.replaceFirst(Pattern.quote(there), changed == null ? "" : changed));
        assertFailed(flaw);
    }

    @Test
    void the_gradebook_has_a_row_for_each() throws IOException {
        write("ann", JsonReport.text(judged("ann", Points.standard())));
        write("bo", "{");
        CollectedClass collected = open("org/ann org/bo org/cy");
        Path reports = folder.resolve("reports");
        ClassResults results = new Grading(collected.classFolder(), reports, collected::results,
                UnaryOperator.identity(), "collected", List.of(), Reports.ofClass(), Points.standard())
                .run(1, true, new Progress(3, text -> { }, false, () -> 0)).results();
        assertThat(results.submissions()).extracting(Results::verdict)
                .containsExactly(Verdict.ACCEPTED, Verdict.JUDGE_ERROR, Verdict.JUDGE_ERROR);
        assertThat(reports.resolve("gradebook.csv")).content().contains(
                "\n\"ann\",", "," + TOTAL + "," + TOTAL + ",\"ACCEPTED\"", "\n\"bo\",\"JUDGE_ERROR\",\"\",",
                "\n\"cy\",\"JUDGE_ERROR\",\"\",", "\"\"," + TOTAL + ",\"JUDGE_ERROR\"");
        assertThat(reports.resolve("cy/results.json")).content().contains("missing; its job ended");
    }

    @Test
    void there_has_to_be_a_class() {
        String cause = "no folder with results in it";
        Map.of("no\0path", "not a path", "no/such/folder", "no such folder in " + Path.of("").toAbsolutePath(),
                "", cause, folder.toString(), cause).forEach((given, reason) ->
                        assertThatThrownBy(() -> CollectedClass.at(given, Optional.empty(), Points.standard()))
                                .isInstanceOf(SettingsException.class).hasMessage("-Dkata.collect=" + given + ": "
                                        + reason + "; it is a folder with a folder NAME/results.json for each"
                                        + " submission"));
    }

    private void assertFailed(String flaw) {
        Results results = results("ann");
        assertThat(results.verdict()).isEqualTo(Verdict.JUDGE_ERROR);
        assertThat(results.exercises().get(0).checks().get(0).message())
                .startsWith(folder + "/ann/results.json: " + flaw);
    }

    private Results results(String name) {
        return open("org/" + name).results(new Submission(name, folder.resolve(name)));
    }

    private CollectedClass open(String roster) {
        return CollectedClass.at(folder.toString(), roster == null ? Optional.empty() : roster(roster),
                Points.standard());
    }

    private static Optional<Roster> roster(String value) {
        return Optional.of(Roster.parsed("kata.roster", value));
    }

    private void write(String name, String json) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve(name)).resolve("results.json"), json);
    }

    /** A submission with every point that there is. */
    private static Results judged(String name, Points points) {
        return Results.of(name, CONDITIONS,
                points.graded().stream().map(exercise -> new ProblemResult(
                        exercise.id(), Verdict.ACCEPTED, points.of(exercise), points.of(exercise), 1,
                        exercise.checks().stream().map(check -> new CheckResult(check.id(), check.title(),
                                Verdict.ACCEPTED, points.of(exercise, check), points.of(exercise, check), "", null,
                                null, null, false)).toList())).toList());
    }
}
