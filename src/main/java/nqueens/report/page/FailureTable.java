package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.judge.result.CheckResult;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;

/** How often each check of each exercise fails in a class, among who has a grade; what is not started does not fail. */
record FailureTable(List<Results> submissions) {

    /** One check in every exercise. */
    record CheckRow(String id, String title, List<Failures> cells) {
    }

    /** How many of a class fail a check in one exercise, how many they are in all, and how many fail the worst. */
    record Failures(String exercise, String check, long failures, int submissions, long worst) {

        boolean isMost() {
            return failures > 0 && failures == worst;
        }

        /** How much of the cell's bar is full, in percent. */
        long percent() {
            return failures * 100 / submissions;
        }
    }

    List<String> exercises() {
        return submissions.stream().limit(1).flatMap(each -> each.exercises().stream()).map(ProblemResult::id).toList();
    }

    List<CheckRow> rows() {
        List<CheckResult> checks = submissions.get(0).exercises().get(0).checks();
        long worst = checks.stream().flatMap(check -> exercises().stream().map(exercise ->
                failures(exercise, check.id()))).max(Long::compare).orElse(0L);
        return checks.stream().map(check -> new CheckRow(check.id(), check.title(), exercises().stream()
                .map(exercise -> new Failures(exercise, check.id(), failures(exercise, check.id()),
                        submissions.size(), worst)).toList())).toList();
    }

    /** The check that fails most, if one fails. */
    Optional<Failures> worst() {
        return rows().stream().flatMap(row -> row.cells().stream()).filter(Failures::isMost).findFirst();
    }

    /** How many submissions have started each exercise. */
    List<Long> started() {
        return exercises().stream().map(exercise -> of(exercise).filter(result -> result.checks().stream()
                .anyMatch(check -> check.verdict() != Verdict.NOT_STARTED)).count()).toList();
    }

    private long failures(String exercise, String check) {
        return of(exercise).flatMap(result -> result.checks().stream()).filter(result -> result.id().equals(check))
                .filter(result -> result.verdict() != Verdict.ACCEPTED && result.verdict() != Verdict.NOT_STARTED)
                .count();
    }

    private Stream<ProblemResult> of(String exercise) {
        return submissions.stream().flatMap(results -> results.exercises().stream())
                .filter(result -> result.id().equals(exercise));
    }
}
