package nqueens.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/**
 * The grades of a class as CSV files: one for a spreadsheet, and one for each learning platform that imports such
 * files. Where the judge failed ({@code JUDGE_ERROR}) there is no grade, and no zero either.
 */
final class Gradebooks {

    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final Object NO_GRADE_IN_MOODLE = new CsvTable.Verbatim("-");
    private static final String POINTS_POSSIBLE = "Points Possible";

    private Gradebooks() {
    }

    /**
     * {@code gradebook.csv}: a row a submission. The columns are {@code name}; for each exercise
     * {@code <id> verdict} and {@code <id> points}; {@code total points}, {@code max points} and {@code verdict}.
     * Where the judge failed, all points of the submission are empty cells: a sum of what happens to be known would
     * look like a grade.
     *
     * <p>UTF-8 with a byte order mark: Excel, which most of these files are opened with, takes a CSV file without one
     * for the encoding of its country, and turns every accent and every Chinese name into something else. A program
     * that reads the file asks for UTF-8 with a mark ({@code utf-8-sig} in Python).
     */
    static String spreadsheet(ClassResults results) {
        List<String> header = new ArrayList<>(List.of("name"));
        results.submissions().stream().limit(1).flatMap(submission -> submission.exercises().stream())
                .forEach(exercise -> header.addAll(List.of(exercise.id() + " verdict", exercise.id() + " points")));
        header.addAll(List.of("total points", "max points", "verdict"));
        CsvTable table = new CsvTable(header);
        for (Results submission : results.submissions()) {
            List<Object> cells = new ArrayList<>(List.of(submission.submission()));
            submission.exercises().forEach(exercise -> cells.addAll(
                    List.of(exercise.verdict(), orNone(submission, exercise.points(), ""))));
            cells.addAll(List.of(orNone(submission, submission.points(), ""), submission.maxPoints(),
                    submission.verdict()));
            table.add(cells);
        }
        return BYTE_ORDER_MARK + table.text();
    }

    /**
     * {@code moodle.csv}: grades for Moodle's gradebook, Grades, Import, CSV file. Moodle asks which column is what:
     * map {@code identifier} to the user's name, e-mail address or ID number, whichever the submissions are named
     * by; one of {@code points} and {@code percent} to the grade item; {@code feedback} to its feedback; the other
     * to nothing. {@code percent} suits an item of 100 points, Moodle's own; {@code points} needs an item of as many
     * points as the exercises have, since Moodle refuses a grade above the item's (and some versions one above 100).
     *
     * <p>Where the judge failed the grade is {@code -}, as in Moodle's own exports. That is read as "no grade"; an
     * empty cell is so only for an item that exists: for a new item it is stored as it is, and may end as a zero.
     * Moodle gives up on the whole file at the first identifier that it doesn't know: delete the row.
     *
     * <p>UTF-8 without a byte order mark, as Moodle's own exports. Sources: docs.moodle.org/en/Grade_import;
     * {@code grade/import/csv/classes/load_data.php} in github.com/moodle/moodle.
     */
    static String moodle(ClassResults results) {
        CsvTable table = new CsvTable(List.of("identifier", "points", "percent", "feedback"));
        for (Results submission : results.submissions()) {
            table.add(List.of(submission.submission(), orNone(submission, submission.points(), NO_GRADE_IN_MOODLE),
                    orNone(submission, percent(submission), NO_GRADE_IN_MOODLE), Wording.comment(submission)));
        }
        return table.text();
    }

    /**
     * {@code canvas.csv}: grades for Canvas's gradebook, Import. The first row below the header,
     * {@code Points Possible}, says what the assignment is worth. Canvas makes a new assignment of a column that it
     * doesn't know, and asks first: rename the column to that of the gradebook's own export, such as
     * {@code N-Queens kata (1234)}, if there is an assignment already.
     *
     * <p>Canvas looks for a student by ID, then by SIS User ID, then by SIS Login ID, then by name. A submission's
     * name stands as the SIS Login ID and as the student, and so it is found as either; ID, SIS User ID and Section
     * are empty, since nothing here knows them. An empty grade is none. The import has no column for comments on a
     * submission, and so there is no feedback here. Canvas takes every row whose first cell holds
     * {@code Points Possible} for that row; in the name of a submission the two words are joined by {@code _}, so that
     * nobody sets what the assignment is worth.
     *
     * <p>UTF-8 without a byte order mark, which would become a part of the first header. Sources: the Canvas
     * Instructor Guide (community.canvaslms.com), "How do I import grades in the Gradebook?";
     * {@code lib/gradebook_importer.rb} in github.com/instructure/canvas-lms.
     */
    static String canvas(ClassResults results) {
        CsvTable table = new CsvTable(
                List.of("Student", "ID", "SIS User ID", "SIS Login ID", "Section", "N-Queens kata"));
        results.submissions().stream().mapToInt(Results::maxPoints).max()
                .ifPresent(points -> table.add(List.of("    " + POINTS_POSSIBLE, "", "", "", "", points)));
        for (Results submission : results.submissions()) {
            String student = submission.submission().replaceAll("Points\\p{Cc}Possible", "Points_Possible")
                    .replace(POINTS_POSSIBLE, "Points_Possible");
            table.add(List.of(student, "", "", submission.submission(), "",
                    orNone(submission, submission.points(), "")));
        }
        return table.text();
    }

    private static Object orNone(Results submission, Object grade, Object none) {
        return Wording.isGraded(submission.verdict()) ? grade : none;
    }

    /** Cut off, not rounded: nobody gets 100 who didn't earn it. */
    private static Object percent(Results submission) {
        if (submission.maxPoints() == 0) {
            return NO_GRADE_IN_MOODLE;
        }
        BigDecimal percent = BigDecimal.valueOf(submission.points()).movePointRight(2)
                .divide(BigDecimal.valueOf(submission.maxPoints()), 2, RoundingMode.DOWN);
        return new BigDecimal(percent.stripTrailingZeros().toPlainString());
    }
}
