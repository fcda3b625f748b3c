package nqueens.report;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.judge.ClassResults;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;
import nqueens.judge.Verdict;

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
            return PathSegment.encoded(FolderName.of(results.submission())) + "/feedback.html";
        }

        boolean graded() {
            return results.verdict() != Verdict.JUDGE_ERROR;
        }

        List<Cell> cells() {
            return results.exercises().stream().map(Cell::new).toList();
        }

        int points() {
            return results.points();
        }

        /** By what the script sorts: what is not graded stands below zero points. */
        int rank() {
            return graded() ? results.points() : -1;
        }

        String cpuSeconds() {
            return oneDecimal(cpu());
        }

        double cpu() {
            return results.exercises().stream().mapToDouble(ExerciseResult::cpuSeconds).sum();
        }

        /** The exercise that took the most of it. */
        Optional<Cell> slowestExercise() {
            return results.exercises().stream().max(Comparator.comparingDouble(ExerciseResult::cpuSeconds))
                    .map(Cell::new);
        }
    }

    /** One exercise of a submission. */
    record Cell(ExerciseResult result) {

        String id() {
            return result.id();
        }

        String verdict() {
            return result.verdict().words();
        }

        Look look() {
            return Look.of(result.verdict());
        }

        boolean graded() {
            return result.verdict() != Verdict.JUDGE_ERROR;
        }

        int points() {
            return result.points();
        }

        int rank() {
            return graded() ? result.points() : -1;
        }

        String cpuSeconds() {
            return oneDecimal(result.cpuSeconds());
        }
    }

    /** The points of those that have a grade. */
    record Grades(int count, int maxPoints, String mean, String median, PointsHistogram histogram) {

        static Grades of(List<Results> graded) {
            int[] points = graded.stream().mapToInt(Results::points).sorted().toArray();
            int middle = points.length / 2;
            double median = points.length % 2 == 1 ? points[middle] : (points[middle - 1] + points[middle]) / 2.0;
            int maxPoints = graded.stream().mapToInt(Results::maxPoints).max().orElseThrow();
            return new Grades(points.length, maxPoints, oneDecimal(IntStream.of(points).average().orElseThrow()),
                    oneDecimal(median), PointsHistogram.of(points, maxPoints));
        }
    }

    static ClassFigures of(ClassResults results) {
        List<Row> rows = results.submissions().stream().map(Row::new).toList();
        List<Results> graded = rows.stream().filter(Row::graded).map(Row::results).toList();
        return new ClassFigures(ForeignText.onPage(results.folder()).name(), rows,
                rows.stream().filter(row -> !row.graded()).toList(),
                graded.isEmpty() ? Optional.empty() : Optional.of(Grades.of(graded)),
                FailureTable.of(results.submissions()));
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
        return rows.stream().findFirst()
                .map(row -> row.results().exercises().stream().map(ExerciseResult::id).toList()).orElse(List.of());
    }

    /** The few that took the most CPU time, the slowest first. */
    List<Row> slowest() {
        return rows.stream().filter(row -> row.cpu() > 0)
                .sorted(Comparator.comparingDouble(Row::cpu).reversed()).limit(SLOWEST).toList();
    }


    private static String oneDecimal(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
