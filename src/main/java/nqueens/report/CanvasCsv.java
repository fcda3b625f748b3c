package nqueens.report;

import java.util.List;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/**
 * {@code canvas.csv}: grades for Canvas's gradebook, Import. The columns are {@code Student}, {@code ID},
 * {@code SIS User ID}, {@code SIS Login ID}, {@code Section} and the assignment, {@code N-Queens kata}; the
 * first row below the header, {@code Points Possible}, says what the assignment is worth. Canvas makes a new
 * assignment of a column that it doesn't know, and asks first: rename the column to that of the gradebook's own
 * export, such as {@code N-Queens kata (1234)}, if there is an assignment already.
 *
 * <p>Canvas looks for a student by ID, then by SIS User ID, then by SIS Login ID, then by name. A submission's
 * name stands as the SIS Login ID and as the student, and so it is found as either; ID, SIS User ID and Section
 * are empty, since nothing here knows them.
 *
 * <p>A submission that the judge failed on ({@code JUDGE_ERROR}) has an empty grade, which is none in Canvas.
 * The import has no column for comments on a submission, and so there is no feedback here. Canvas takes every
 * row whose first cell holds {@code Points Possible} for that row; in the name of a submission the two words are
 * joined by {@code _}, so that nobody sets what the assignment is worth.
 *
 * <p>UTF-8 without a byte order mark, which would become a part of the first header. Sources: the Canvas
 * Instructor Guide (community.canvaslms.com), "How do I import grades in the Gradebook?";
 * {@code lib/gradebook_importer.rb} in github.com/instructure/canvas-lms.
 */
public final class CanvasCsv implements ClassReport {

    private static final String ASSIGNMENT = "N-Queens kata";
    private static final List<String> HEADER =
            List.of("Student", "ID", "SIS User ID", "SIS Login ID", "Section", ASSIGNMENT);
    private static final String POINTS_POSSIBLE = "Points Possible";

    /** Creates a report. */
    public CanvasCsv() {
    }

    @Override
    public String file() {
        return "canvas.csv";
    }

    @Override
    public String text(ClassResults results) {
        CsvTable table = new CsvTable(HEADER);
        results.submissions().stream().mapToInt(Results::maxPoints).max()
                .ifPresent(points -> table.add(List.of("    " + POINTS_POSSIBLE, "", "", "", "", points)));
        for (Results submission : results.submissions()) {
            Object grade = NotGraded.applies(submission) ? "" : (Object) submission.points();
            table.add(List.of(student(submission), "", "", submission.submission(), "", grade));
        }
        return table.text();
    }

    private static String student(Results submission) {
        return submission.submission().replaceAll("Points\\p{Cc}Possible", "Points_Possible")
                .replace(POINTS_POSSIBLE, "Points_Possible");
    }
}
