package nqueens.report;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

import nqueens.judge.CheckResult;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Verdict;

/**
 * How often each check of each exercise fails in a class. What is not started does not fail, and
 * neither does what the judge failed on.
 *
 * @param exercises the exercises' ids
 * @param rows the checks
 * @param started how many submissions have started each exercise
 * @param most the check that fails most, empty if none fails
 */
record FailureTable(List<String> exercises, List<Row> rows, List<Long> started, Optional<Cell> most) {

    /** One check in every exercise. */
    record Row(String id, String title, List<Cell> cells) {
    }

    /** How often a check fails in one exercise, of so many submissions in all; whether none fails more. */
    record Cell(String exercise, String check, int failures, int submissions, boolean most) {

        /** How much of the cell's bar is full, in percent. */
        int percent() {
            return failures * 100 / submissions;
        }

        Cell marked(int highest) {
            return new Cell(exercise, check, failures, submissions, failures > 0 && failures == highest);
        }
    }

    static Optional<FailureTable> of(List<Results> submissions) {
        if (submissions.isEmpty() || submissions.get(0).exercises().isEmpty()) {
            return Optional.empty();
        }
        List<ProblemResult> exercises = submissions.get(0).exercises();
        List<Row> rows = exercises.get(0).checks().stream().map(check -> new Row(check.id(), check.title(),
                exercises.stream().map(exercise -> cell(exercise.id(), check.id(), submissions)).toList())).toList();
        int highest = rows.stream().flatMap(row -> row.cells().stream()).mapToInt(Cell::failures).max().orElse(0);
        List<Row> marked = rows.stream().map(row -> new Row(row.id(), row.title(),
                row.cells().stream().map(cell -> cell.marked(highest)).toList())).toList();
        return Optional.of(new FailureTable(exercises.stream().map(ProblemResult::id).toList(), marked,
                exercises.stream().map(exercise -> started(exercise.id(), submissions)).toList(),
                marked.stream().flatMap(row -> row.cells().stream()).filter(Cell::most).findFirst()));
    }

    private static Cell cell(String exercise, String check, List<Results> submissions) {
        Predicate<CheckResult> fails = result -> switch (result.verdict()) {
            case ACCEPTED, NOT_STARTED, JUDGE_ERROR -> false;
            default -> true;
        };
        long failures = of(exercise, submissions).flatMap(result -> result.checks().stream())
                .filter(result -> result.id().equals(check)).filter(fails).count();
        return new Cell(exercise, check, (int) failures, submissions.size(), false);
    }

    private static long started(String exercise, List<Results> submissions) {
        return of(exercise, submissions).filter(result -> result.checks().stream()
                .anyMatch(check -> check.verdict() != Verdict.NOT_STARTED)).count();
    }

    private static Stream<ProblemResult> of(String exercise, List<Results> submissions) {
        return submissions.stream().flatMap(results -> results.exercises().stream())
                .filter(result -> result.id().equals(exercise));
    }
}
