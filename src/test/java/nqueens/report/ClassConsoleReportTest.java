package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;

class ClassConsoleReportTest {

    private static final Results ANN = SampleResults.of("ann", SampleResults.accepted(Catalogue.BITMASK, 1));
    private static final Results BOB = SampleResults.of("bob",
            SampleResults.failing(Catalogue.BITMASK, 1, SampleResults.failed("speed", Kind.COUNT, "no")));
    private static final Results EVE = SampleResults.of("eve",
            SampleResults.settled(Catalogue.BITMASK, Kind.JUDGE, "the machine stalled"));

    @Test
    void the_class_is_summed_up() {
        assertThat(text(List.of(ANN, BOB), List.of(), 0)).isEqualTo("""
                N-Queens kata: class ../class (isolation: process)
                  2 submissions
                  1 ACCEPTED, 1 WRONG ANSWER
                  points: mean 92.5, median 92.5 of 100
                reports: target/judge/index.html, gradebook.csv, and a folder for each
                  submission
                """);
    }

    @Test
    void what_was_kept_skipped_or_is_owed_is_told() {
        assertThat(text(List.of(ANN, ANN, BOB, EVE), List.of("roster.csv", "a::b"), 2)).isEqualTo("""
                N-Queens kata: class ../class (isolation: process)
                  4 submissions, 2 of them judged before and not changed since
                  2 ACCEPTED, 1 WRONG ANSWER, 1 JUDGE ERROR
                  points: mean 95.0, median 100.0 of 100
                  skipped, since they are files or links: roster.csv, a::b
                reports: target/judge/index.html, gradebook.csv, and a folder for each
                  submission
                JUDGE ERROR: the judge failed, not the submissions; they are to be judged
                  again: eve
                  eve: the machine stalled
                """);
    }

    @Test
    void submissions_in_which_there_is_nothing_to_judge_are_named(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("ann/exercises/bitmask"));
        Files.createDirectories(folder.resolve("bob/kata/bitmask"));
        Files.createDirectories(folder.resolve("eve"));
        assertThat(new ClassConsoleReport("target/judge").text(
                new ClassResults("../class", List.of(ANN, BOB)), ClassFolder.at(folder.toString()), 0))
                .contains("\n  no exercise is in these, nor in an exercises/ in them: bob, eve\n");
    }

    @Test
    void submissions_of_which_something_is_noted_are_named() {
        Results cy = SampleResults.of("cy", SampleResults.accepted(Catalogue.BOARD2D, 1),
                SampleResults.noted(SampleResults.accepted(Catalogue.BITMASK, 1), "read so"));
        Results di = SampleResults.of("d\u001b",
                SampleResults.noted(SampleResults.accepted(Catalogue.BITMASK, 1), "not looked at"));
        assertThat(text(List.of(cy, ANN, di), List.of(), 0)).contains(
                "\n  files were passed over, or are not UTF-8, as their feedback says: cy, d?\n");
        assertThat(text(List.of(ANN), List.of(), 0)).doesNotContain("feedback");
    }

    @Test
    void one_submission_is_a_class_too() {
        assertThat(text(List.of(ANN), List.of(), 0)).contains("\n  1 submission\n");
    }

    @Test
    void without_a_grade_there_are_no_points() {
        assertThat(text(List.of(EVE), List.of(), 0)).doesNotContain("points");
    }

    @Test
    void of_many_names_the_first_ten_are_told_and_none_carries_a_command() {
        List<String> files = new ArrayList<>(IntStream.rangeClosed(10, 21).mapToObj(i -> "f" + i).toList());
        files.set(0, "\u001b[2J");
        assertThat(text(List.of(ANN), files, 0)).contains(
                "  skipped, since they are files or links:"
                + " ?[2J, f11, f12, f13, f14, f15,\n  f16, f17, f18, f19 and 2 more\n");
    }

    @Test
    void a_weaker_isolation_is_told_with_its_reason() {
        Results weaker = Results.of("ann", new Conditions(Isolation.PROCESS, Optional.of("no bwrap"), 1),
                List.of(SampleResults.accepted(Catalogue.BITMASK, 1)));
        assertThat(text(List.of(ANN, weaker), List.of(), 0))
                .contains("\n  isolation is weaker than it could be: no bwrap\n");
    }

    @Test
    void isolations_of_several_runs_are_all_told() {
        Results sandboxed = Results.of("ann", new Conditions(Isolation.BUBBLEWRAP, Optional.empty(), 1),
                List.of(SampleResults.accepted(Catalogue.BITMASK, 1)));
        assertThat(text(List.of(ANN, sandboxed), List.of(), 0)).contains("(isolation: bubblewrap and process)");
    }

    @Test
    void those_who_are_owed_a_verdict_are_named() {
        assertThat(ClassConsoleReport.failed(new ClassResults("c", List.of(ANN, EVE, BOB)))).containsExactly("eve");
    }

    @Test
    void a_name_that_is_owed_a_verdict_is_harmless() {
        Results mallory = SampleResults.of("\u001b[2J\n::x",
                SampleResults.settled(Catalogue.BITMASK, Kind.JUDGE, "the machine stalled"));

        assertThat(ClassConsoleReport.failed(new ClassResults("c", List.of(mallory)))).containsExactly("?[2J?::x");
    }

    private static String text(List<Results> results, List<String> skipped, int kept) {
        return new ClassConsoleReport("target/judge").text(
                new ClassResults("../class", results), new ClassFolder("../class", List.of(), skipped), kept);
    }
}
