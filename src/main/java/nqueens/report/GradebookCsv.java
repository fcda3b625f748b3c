package nqueens.report;

import java.util.ArrayList;
import java.util.List;

import nqueens.judge.ClassResults;
import nqueens.judge.ExerciseResult;
import nqueens.judge.Results;

/**
 * {@code gradebook.csv}: a row a submission, for a spreadsheet. The columns are {@code name}; for each exercise
 * {@code <id> verdict} and {@code <id> points}; {@code total points}, {@code max points} and {@code verdict}.
 *
 * <p>Where the judge failed ({@code JUDGE_ERROR}), all points of the submission are empty cells, not zeros:
 * there is no grade, and a sum of what happens to be known would look like one.
 *
 * <p>The format is RFC 4180 (rfc-editor.org/rfc/rfc4180), in UTF-8 with a byte order mark: Excel, which most of
 * these files are opened with, takes a CSV file without one for the encoding of its country, and turns every
 * accent and every Chinese name into something else. A program that reads the file asks for UTF-8 with a mark
 * ({@code utf-8-sig} in Python). No cell is a formula: see {@link SpreadsheetText}.
 */
public final class GradebookCsv implements ClassReport {

    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** Creates a report. */
    public GradebookCsv() {
    }

    @Override
    public String file() {
        return "gradebook.csv";
    }

    @Override
    public String text(ClassResults results) {
        CsvTable table = new CsvTable(header(results));
        results.submissions().forEach(submission -> table.add(row(submission)));
        return BYTE_ORDER_MARK + table.text();
    }

    private static List<String> header(ClassResults results) {
        List<String> names = new ArrayList<>(List.of("name"));
        results.submissions().stream().limit(1).flatMap(submission -> submission.exercises().stream())
                .forEach(exercise -> names.addAll(List.of(exercise.id() + " verdict", exercise.id() + " points")));
        names.addAll(List.of("total points", "max points", "verdict"));
        return names;
    }

    private static List<Object> row(Results submission) {
        List<Object> cells = new ArrayList<>(List.of(submission.submission()));
        for (ExerciseResult exercise : submission.exercises()) {
            cells.add(exercise.verdict());
            cells.add(earned(submission, exercise.points()));
        }
        cells.add(earned(submission, submission.points()));
        cells.add(submission.maxPoints());
        cells.add(submission.verdict());
        return cells;
    }

    private static Object earned(Results submission, int points) {
        return NotGraded.applies(submission) ? "" : (Object) points;
    }
}
