package nqueens.report;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

import nqueens.judge.ClassResults;
import nqueens.judge.Results;

/**
 * {@code moodle.csv}: grades for Moodle's gradebook, Grades, Import, CSV file. The columns are
 * {@code identifier}, {@code points}, {@code percent} and {@code feedback}. Moodle asks which column is what:
 * map {@code identifier} to the user's name, e-mail address or ID number, whichever the submissions are named
 * by; one of {@code points} and {@code percent} to the grade item; {@code feedback} to its feedback; the other
 * to nothing. {@code percent} suits an item of 100 points, Moodle's own; {@code points} needs an item of as many
 * points as the exercises have, since Moodle refuses a grade above the item's (and some versions one above 100).
 *
 * <p>A submission that the judge failed on ({@code JUDGE_ERROR}) has {@code -} for a grade, as in Moodle's own
 * exports. That is read as "no grade"; an empty cell is so only for an item that exists: for a new item it is
 * stored as it is, and may end as a zero. Moodle gives up on the whole file at the first identifier that it
 * doesn't know: delete the row.
 *
 * <p>UTF-8 without a byte order mark, as Moodle's own exports. Sources: docs.moodle.org/en/Grade_import;
 * {@code grade/import/csv/classes/load_data.php} in github.com/moodle/moodle.
 */
public final class MoodleCsv implements ClassReport {

    private static final List<String> HEADER = List.of("identifier", "points", "percent", "feedback");
    private static final Object NO_GRADE = new CsvTable.Verbatim("-");

    /** Creates a report. */
    public MoodleCsv() {
    }

    @Override
    public String file() {
        return "moodle.csv";
    }

    @Override
    public String text(ClassResults results) {
        CsvTable table = new CsvTable(HEADER);
        for (Results submission : results.submissions()) {
            boolean graded = !NotGraded.applies(submission);
            table.add(List.of(submission.submission(), graded ? submission.points() : NO_GRADE,
                    graded ? percent(submission) : NO_GRADE, new GradeComment(submission).line()));
        }
        return table.text();
    }

    /** Cut off, not rounded: nobody gets 100 who didn't earn it. */
    private static Object percent(Results submission) {
        if (submission.maxPoints() == 0) {
            return NO_GRADE;
        }
        BigDecimal percent = BigDecimal.valueOf(submission.points()).movePointRight(2)
                .divide(BigDecimal.valueOf(submission.maxPoints()), 2, RoundingMode.DOWN);
        return new BigDecimal(percent.stripTrailingZeros().toPlainString());
    }
}
