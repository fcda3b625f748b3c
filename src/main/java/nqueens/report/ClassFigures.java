package nqueens.report;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/**
 * A class at a glance, as its template fills it in. Submissions on which the judge failed have no
 * grade, and are left out of every figure about points.
 *
 * @param results what the class came to
 */
record ClassFigures(ClassResults results) {

    private static final int SLOWEST = 5;

    /** One submission. */
    record Row(Results results) {

        String name() {
            return ForeignText.onPage(results.submission()).name();
        }

        String address() {
            return FolderName.inUrl(FolderName.of(results.submission())) + "/feedback.html";
        }

        List<Outcome> cells() {
            return results.exercises().stream().map(Outcome::of).toList();
        }

        Outcome total() {
            return Outcome.of(results);
        }

        /** The exercise that took the most of its CPU time. */
        Optional<Outcome> slowestExercise() {
            return cells().stream().max(Comparator.comparingDouble(Outcome::cpu));
        }
    }

    String folder() {
        return ForeignText.onPage(results.folder()).name();
    }

    /** The submissions, in the order of their names. */
    List<Row> rows() {
        return results.submissions().stream().map(Row::new).toList();
    }

    int count() {
        return results.submissions().size();
    }

    boolean isOne() {
        return count() == 1;
    }

    boolean any() {
        return count() > 0;
    }

    /** Those on which the judge failed. */
    List<Row> ungraded() {
        return rows().stream().filter(row -> !row.total().graded()).toList();
    }

    int ungradedCount() {
        return ungraded().size();
    }

    /** What judged how many, where that was not one judge. */
    List<String> unlikeJudges() {
        return Wording.unlikeJudges(results).stream().map(judge -> ForeignText.onPage(judge).shortLine()).toList();
    }

    Optional<Grades> grades() {
        return Grades.of(results.submissions());
    }

    /** The exercises, as the first submission names them: all have the same. */
    List<String> exercises() {
        return rows().stream().limit(1).flatMap(row -> row.cells().stream()).map(Outcome::id).toList();
    }

    /** How often each check fails, if there is an exercise. */
    Optional<FailureTable> failures() {
        return Optional.of(new FailureTable(results.submissions())).filter(table -> !table.exercises().isEmpty());
    }

    /** The few that took the most CPU time, the slowest first. */
    List<Row> slowest() {
        return rows().stream().filter(row -> row.total().cpu() > 0)
                .sorted(Comparator.comparingDouble((Row row) -> row.total().cpu()).reversed()).limit(SLOWEST).toList();
    }
}
