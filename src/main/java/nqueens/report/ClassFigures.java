package nqueens.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.judge.ClassResults;
import nqueens.judge.ProblemResult;
import nqueens.judge.Results;
import nqueens.problem.Verdict;

/**
 * A class at a glance, as its template fills it in. Submissions on which the judge failed have no
 * grade, and are left out of every figure about points.
 *
 * @param folder the class's folder, legible
 * @param rows the submissions, in the order of their names
 * @param ungraded those on which the judge failed
 * @param grades the points of the others; empty if there are none
 * @param failures how often each check fails; empty if there is no exercise
 */
record ClassFigures(
        String folder, List<Row> rows, List<Row> ungraded, Optional<Grades> grades,
        Optional<FailureTable> failures) {

    private static final int SLOWEST = 5;

    /** One submission. */
    record Row(Results results) {

        String name() {
            return ForeignText.onPage(results.submission()).name();
        }

        String address() {
            return FolderName.inUrl(FolderName.of(results.submission())) + "/feedback.html";
        }

        List<Cell> cells() {
            return results.exercises().stream().map(Row::cell).toList();
        }

        Cell total() {
            return new Cell("", results.verdict(), results.points(), Wording.cpuSeconds(results));
        }

        /** The exercise that took the most of its CPU time. */
        Optional<Cell> slowestExercise() {
            return cells().stream().max(Comparator.comparingDouble(Cell::cpu));
        }

        private static Cell cell(ProblemResult result) {
            return new Cell(result.id(), result.verdict(), result.points(), result.cpuSeconds());
        }
    }

    /** One exercise of a submission, or all of them. */
    record Cell(String id, Verdict found, int points, double cpu) {

        String verdict() {
            return found.words();
        }

        Look look() {
            return Look.of(found);
        }

        boolean graded() {
            return Wording.isGraded(found);
        }

        /** By what the script sorts: what is not graded stands below zero points. */
        int rank() {
            return graded() ? points : -1;
        }

        String cpuSeconds() {
            return Wording.oneDecimal(cpu);
        }
    }

    /** The points of those that have a grade. */
    record Grades(int count, int maxPoints, String mean, String median, PointsHistogram histogram) {

        static Grades of(List<Results> graded) {
            int[] points = graded.stream().mapToInt(Results::points).sorted().toArray();
            int maxPoints = graded.stream().mapToInt(Results::maxPoints).max().orElseThrow();
            return new Grades(points.length, maxPoints,
                    Wording.oneDecimal(IntStream.of(points).average().orElseThrow()),
                    Wording.oneDecimal(middle(points)), PointsHistogram.of(points, maxPoints));
        }
    }

    static ClassFigures of(ClassResults results) {
        List<Row> rows = results.submissions().stream().map(Row::new).toList();
        List<Results> graded = rows.stream().filter(row -> row.total().graded()).map(Row::results).toList();
        return new ClassFigures(ForeignText.onPage(results.folder()).name(), rows,
                rows.stream().filter(row -> !row.total().graded()).toList(),
                graded.isEmpty() ? Optional.empty() : Optional.of(Grades.of(graded)),
                FailureTable.of(results.submissions()));
    }

    /** The middle of sorted points, or between the two in the middle. */
    static double middle(int... sorted) {
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2.0;
    }

    int count() {
        return rows.size();
    }

    boolean isOne() {
        return rows.size() == 1;
    }

    int ungradedCount() {
        return ungraded.size();
    }

    boolean any() {
        return !rows.isEmpty();
    }

    boolean anyUngraded() {
        return !ungraded.isEmpty();
    }

    boolean anySlow() {
        return !slowest().isEmpty();
    }

    /** The exercises, as the first submission names them: all have the same. */
    List<String> exercises() {
        return rows.stream().limit(1).flatMap(row -> row.cells().stream()).map(Cell::id).toList();
    }

    /** The few that took the most CPU time, the slowest first. */
    List<Row> slowest() {
        return rows.stream().filter(row -> row.total().cpu() > 0)
                .sorted(Comparator.comparingDouble((Row row) -> row.total().cpu()).reversed()).limit(SLOWEST).toList();
    }
}
