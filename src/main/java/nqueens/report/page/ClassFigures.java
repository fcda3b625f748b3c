package nqueens.report.page;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.Comparison;
import nqueens.judge.result.Person;
import nqueens.judge.result.Results;
import nqueens.problem.Verdict;
import nqueens.report.text.FolderName;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Wording;

/**
 * A class at a glance, as its template fills it in. Submissions that have no grade are left out of every figure about
 * points.
 *
 * @param similar what came of comparing the submissions, where that was asked for
 */
record ClassFigures(ClassResults results, Optional<Comparison> similar) {

    private static final int SLOWEST = 5;

    /** One submission. */
    record Row(Results results, Optional<Person> person) {

        String name() {
            return ForeignText.onPage(results.submission()).name();
        }

        /** What the roster calls whoever handed it in; empty if the roster doesn't know. */
        Optional<String> student() {
            return person.map(known -> ForeignText.onPage(known.shown()).name()).filter(shown -> !shown.equals(name()));
        }

        boolean hasFeedback() {
            return results.verdict() != Verdict.ABSENT;
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

        /** What was found and isn't judged. */
        List<String> notes() {
            return new Feedback(results, Path.of("")).notes();
        }

        String reason() {
            return ForeignText.onPage(Wording.reason(results)).shortLine();
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
        return results.submissions().stream()
                .map(each -> new Row(each, Optional.ofNullable(results.people().get(each.submission())))).toList();
    }

    int count() {
        return results.submissions().size() - absentCount();
    }

    int absentCount() {
        return rows(Verdict.ABSENT).size();
    }

    boolean anyAbsent() {
        return absentCount() > 0;
    }

    /** Those of nobody on the roster. */
    List<Row> unknown() {
        return rows().stream().filter(row -> results.unknown().contains(row.results())).toList();
    }

    int unknownCount() {
        return unknown().size();
    }

    boolean isOne() {
        return count() == 1;
    }

    boolean any() {
        return !results.submissions().isEmpty();
    }

    /** Those on which the judge failed. */
    List<Row> failed() {
        return rows(Verdict.JUDGE_ERROR);
    }

    int failedCount() {
        return failed().size();
    }

    /** Those in which nothing was found to judge, or more than one thing. */
    List<Row> unclear() {
        return rows(Verdict.NOTHING_TO_JUDGE);
    }

    int unclearCount() {
        return unclear().size();
    }

    /** Those in which something was found that isn't judged. */
    List<Row> passedOver() {
        return rows().stream().filter(row -> !row.notes().isEmpty()).toList();
    }

    private List<Row> rows(Verdict verdict) {
        return rows().stream().filter(row -> row.results().verdict() == verdict).toList();
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

    private List<Results> graded() {
        return results.submissions().stream().filter(each -> each.verdict().isGraded()).toList();
    }

    /** How often each check fails, if there is an exercise. */
    Optional<FailureTable> failures() {
        return Optional.of(new FailureTable(graded())).filter(table -> !table.exercises().isEmpty());
    }

    Mistakes mistakes() {
        return new Mistakes(graded());
    }

    /** The few that took the most CPU time, the slowest first. */
    List<Row> slowest() {
        return rows().stream().filter(row -> row.total().cpu() > 0)
                .sorted(Comparator.comparingDouble((Row row) -> row.total().cpu()).reversed()).limit(SLOWEST).toList();
    }
}
