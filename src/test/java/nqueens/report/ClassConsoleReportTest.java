package nqueens.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.junit.jupiter.api.Test;

import nqueens.judge.ClassFolder;
import nqueens.judge.ClassResults;
import nqueens.judge.Conditions;
import nqueens.judge.Isolation;
import nqueens.judge.JudgedBy;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Catalogue;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Verdict;

class ClassConsoleReportTest {

    private static final ProblemResult ACCEPTED = SampleResults.accepted(Catalogue.BITMASK, 1);
    private static final Results ANN = SampleResults.of("ann", ACCEPTED);

    @Test
    void what_is_accepted_kept_or_skipped_is_told() {
        assertThat(text(List.of(ANN), List.of(), 0)).isEqualTo("""
                N-Queens kata: class ../class (isolation: process)
                  1 submission
                  1 ACCEPTED
                  points: mean 100.0, median 100.0 of 100
                reports: target/judge/index.html, gradebook.csv, and a folder for each
                  submission
                """);
        assertThat(text(List.of(ANN, ANN), List.of("roster.csv", "a::b"), 2)).contains("""
                  2 submissions, 2 of them judged before and not changed since
                """, """
                  skipped, since they are neither folders nor .zip archives: roster.csv,
                  a::b
                """);
    }

    @Test
    void those_without_a_grade_and_those_who_are_not_on_the_roster_are_named() {
        String text = ClassConsoleReport.text("target/judge", SampleResults.aClass(),
                new ClassFolder("../class", List.of(), List.of()), 0);
        assertThat(text).contains("""
                  5 submissions
                  1 ACCEPTED, 2 WRONG ANSWER, 1 NOTHING TO JUDGE, 1 ABSENT, 1 JUDGE ERROR
                """, """
                  nothing to judge was found in these, or it is not clear what, as their
                  feedback says: eve
                  on the roster, and absent: Fay Lee
                  of nobody on the roster: dora
                """);
    }

    @Test
    void unlike_judges_are_told_and_neither_another_time_nor_another_commit_makes_one() {
        JudgedBy later = new JudgedBy("2.0", "another", SampleResults.JUDGE.code(), SampleResults.JUDGE.java(),
                SampleResults.JUDGE.points(), "2027-01-01T00:00:00Z");
        assertThat(text(List.of(ANN, ANN.judgedBy(later, Optional.of("fedc"))), List.of(), 0))
                .doesNotContain("unlike judges");
        assertThat(text(List.of(ANN, ANN.drawnFrom(7), ANN.judgedBy(SampleResults.OTHER_JUDGE, Optional.empty()),
                ANN, ANN.judgedBy(null, Optional.empty())), List.of(), 0)).contains("""
                  judged by unlike judges, so that the same work may have other points:
                  judge all of them again by one
                    2 by version 1.0, commit 0123456789ab, code sha256:c0de01234567, Java
                  17.0.15, points file sha256:901775012345, seed 0
                    1 by version 1.0, commit 0123456789ab, code sha256:c0de01234567, Java
                  17.0.15, points file sha256:901775012345, seed 7
                    1 by version 1.0, commit 0123456789ab, code sha256:c0de01234567, Java
                  17.0.15, points file sha256:07e4907e4907, seed 0
                    1 by a judge that doesn't say which it is
                """);
    }

    @Test
    void those_who_are_owed_a_verdict_are_named_and_have_no_points() {
        Results eve = SampleResults.of("eve", new ProblemResult("bitmask", Verdict.JUDGE_ERROR, 0, 30, 1, List.of(
                SampleResults.failed("count", Kind.COUNT, "wrong"),
                SampleResults.failed("speed", Kind.JUDGE, "the machine stalled"))));

        assertThat(text(List.of(eve), List.of(), 0)).doesNotContain("points").endsWith("""
                JUDGE ERROR: the judge failed, not the submissions; judge them again: eve
                  eve: the machine stalled
                """);
    }

    @Test
    void of_many_names_the_first_ten_are_told_and_none_carries_a_command() {
        List<String> files = new ArrayList<>(IntStream.rangeClosed(10, 21).mapToObj(i -> "f" + i).toList());
        files.set(0, "\u001b[2J");
        assertThat(text(List.of(ANN), files, 0)).contains(
                "  skipped, since they are neither folders nor .zip archives: ?[2J, f11, f12,\n"
                + "  f13, f14, f15, f16, f17, f18, f19 and 2 more\n");
        assertThat(text(List.of(ANN), files.subList(0, 10), 0)).contains("f18, f19\n");
    }

    @Test
    void isolations_of_several_runs_are_all_told_and_why_one_is_weaker() {
        List<Results> results = List.of(judged(Isolation.PROCESS, Optional.of("no bwrap")),
                judged(Isolation.BUBBLEWRAP, Optional.empty()));

        assertThat(text(results, List.of(), 0)).contains("(isolation: bubblewrap and process)",
                "\n  isolation is weaker than it could be: no bwrap\n");
    }

    private static Results judged(Isolation isolation, Optional<String> weakness) {
        return Results.of("ann", new Conditions(isolation, weakness, 1), List.of(ACCEPTED));
    }

    private static String text(List<Results> results, List<String> skipped, int kept) {
        return ClassConsoleReport.text("target/judge",
                new ClassResults("../class", results), new ClassFolder("../class", List.of(), skipped), kept);
    }
}
