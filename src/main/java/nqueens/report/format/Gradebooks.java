package nqueens.report.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;

import nqueens.judge.result.ClassResults;
import nqueens.judge.result.ClassResults.Person;
import nqueens.judge.result.ProblemResult;
import nqueens.judge.result.Results;
import nqueens.report.text.ForeignText;
import nqueens.report.text.Phrases;

/**
 * The grades of a class as CSV files: one file for a spreadsheet, and one for each learning platform that imports CSV.
 * A submission that wasn't judged has neither a grade nor a zero: it has no points in the spreadsheet, and the files
 * to import have no row for it, since an empty cell would delete an existing grade in Moodle and Canvas.
 */
public final class Gradebooks {

    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final String POINTS_POSSIBLE = "Points Possible";
    private static final CSVFormat ROWS = CSVFormat.RFC4180.builder().setQuoteMode(QuoteMode.NON_NUMERIC).get();
    private static final String FORMULA = "(?s)[\\p{Cc}\\p{Cf}].*|[\\p{Z}\\p{Cc}\\p{Cf}]*"
            + "[=+@\\-\\uff1d\\uff0b\\uff0d\\uff20].*";
    private static final Person NOBODY = new Person("", "", "", "", "");

    private record Column(String title, Function<Results, Object> judged, Function<String, Object> absent) {
    }

    private Gradebooks() {
    }

    /**
     * Returns {@code gradebook.csv}, with a row for each submission and each absent person. The columns are {@code
     * name}; for each exercise {@code <id> verdict} and {@code <id> points}; {@code total points}, {@code max points},
     * {@code verdict} and {@code note} (why there is no grade, rejected exercises, files not judged, and how files were
     * read); with a roster {@code student}, {@code email}, {@code id} and {@code login}; for clones {@code commit}.
     * Without a grade, all cells with points are empty: a sum of the known points would look like a grade.
     *
     * <p>The encoding is UTF-8 with a byte order mark ({@code utf-8-sig} in Python): Excel reads a CSV file without
     * this mark in a local encoding, and so garbles accents and Chinese names.
     */
    public static String spreadsheet(ClassResults results) {
        List<Column> columns = new ArrayList<>(List.of(new Column("name", Results::submission, name -> name)));
        results.submissions().stream().limit(1).flatMap(first -> first.exercises().stream().map(ProblemResult::id))
                .forEach(id -> columns.addAll(List.of(
                        new Column(id + " verdict", each -> cell(each, id, ProblemResult::verdict),
                                name -> ClassResults.ABSENT),
                        new Column(id + " points", each -> cell(each, id, result -> orNone(each, result.points())),
                                name -> ""))));
        columns.addAll(List.of(
                new Column("total points", each -> orNone(each, each.points()), name -> ""),
                new Column("max points", Results::maxPoints, name -> mostPoints(results).orElse(0)),
                new Column("verdict", Results::verdict, name -> ClassResults.ABSENT),
                new Column("note", Gradebooks::note, name -> "absent: " + results.absence())));
        if (!results.people().isEmpty()) {
            columns.addAll(List.of(
                    ofPerson(results, "student", Person::name), ofPerson(results, "email", Person::email),
                    ofPerson(results, "id", Person::id), ofPerson(results, "login", Person::login)));
        }
        if (results.submissions().stream().anyMatch(each -> each.commit() != null)) {
            columns.add(new Column("commit", each -> ForeignText.plain(
                    Objects.requireNonNullElse(each.commit(), "")).shortLine(), name -> ""));
        }
        return BYTE_ORDER_MARK + csv(columns.stream().map(Column::title).toList(), Stream.concat(
                results.submissions().stream().map(each ->
                        columns.stream().map(column -> column.judged().apply(each)).toList()),
                results.absent().stream().map(name ->
                        columns.stream().map(column -> column.absent().apply(name)).toList())));
    }

    private static Object cell(Results submission, String exercise, Function<ProblemResult, Object> part) {
        return submission.exercises().stream().filter(each -> each.id().equals(exercise)).findFirst().map(part)
                .orElse("");
    }

    private static Column ofPerson(ClassResults results, String title, Function<Person, Object> part) {
        return new Column(title, each -> part.apply(person(results, each.submission())),
                name -> part.apply(person(results, name)));
    }

    /**
     * Returns {@code moodle.csv}, with grades for Moodle's gradebook. With a roster, {@code identifier} is the first of
     * e-mail address, ID number and username that the roster has for everybody. Moodle rejects a whole file with a
     * grade above 100 or an unknown person, so the file contains neither points nor people outside the roster. The
     * encoding is UTF-8 without a byte order mark, as in Moodle's own exports. Sources:
     * docs.moodle.org/en/Grade_import; {@code grade/import/csv/classes/load_data.php} in github.com/moodle/moodle.
     */
    public static String moodle(ClassResults results) {
        Function<Results, String> identifier = identifier(results);
        return csv(List.of("identifier", "percent", "feedback"), graded(results).map(submission ->
                List.of(identifier.apply(submission), percent(submission), Phrases.comment(submission))));
    }

    /**
     * Returns {@code canvas.csv}, with grades for Canvas's gradebook, which looks for a student by ID, SIS User ID, SIS
     * Login ID and name. Without a roster, a submission's name is both login and student, so that Canvas finds the
     * student by either. If the first cell of a row contains {@code Points Possible}, Canvas reads the assignment's
     * maximum from this row; in the name of a student, the two words are therefore joined by {@code _}. The encoding is
     * UTF-8 without a byte order mark, which would become a part of the first header. Sources: the Canvas Instructor
     * Guide (community.canvaslms.com), "How do I import grades in the Gradebook?"; {@code lib/gradebook_importer.rb} in
     * github.com/instructure/canvas-lms.
     */
    public static String canvas(ClassResults results) {
        return csv(List.of("Student", "ID", "SIS User ID", "SIS Login ID", "Section", "N-Queens kata"), Stream.concat(
                mostPoints(results).stream().map(points -> List.of("    " + POINTS_POSSIBLE, "", "", "", "", points)),
                graded(results).map(submission -> {
                    Person person = results.people().getOrDefault(submission.submission(), new Person(
                            submission.submission(), "", "", submission.submission(), ""));
                    String student = person.shown().replaceAll("Points\\p{Cc}Possible", "Points_Possible")
                            .replace(POINTS_POSSIBLE, "Points_Possible");
                    return List.of(student, person.canvasId(), person.id(), person.login(), "", submission.points());
                })));
    }

    /**
     * Formats a CSV file by RFC 4180. Quotes all cells except numbers and the header, since some spreadsheets separate
     * cells at semicolons, and a name may contain a semicolon.
     */
    private static String csv(List<String> header, Stream<List<Object>> rows) {
        StringBuilder text = new StringBuilder();
        try {
            new CSVPrinter(text, CSVFormat.RFC4180).printRecord(header);
            CSVPrinter quoting = new CSVPrinter(text, ROWS);
            for (List<Object> cells : rows.toList()) {
                quoting.printRecord(cells.stream().map(each -> each instanceof Number ? each : text(each.toString())));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("a string builder failed", e);
        }
        return text.toString();
    }

    /**
     * Puts an apostrophe before text that a spreadsheet might take for a formula, as OWASP advises
     * (owasp.org/www-community/attacks/CSV_Injection). Some spreadsheets treat full-width signs like plain ones.
     */
    static String text(String cell) {
        String plain = cell.replaceAll("\\p{Cc}", " ").replaceAll("\\p{Cs}", "?");
        return cell.matches(FORMULA) ? "'" + plain : plain;
    }

    private static Optional<Integer> mostPoints(ClassResults results) {
        return results.submissions().stream().map(Results::maxPoints).max(Integer::compare);
    }

    private static Object orNone(Results submission, int points) {
        return submission.verdict().isGraded() ? points : "";
    }

    private static Stream<Results> graded(ClassResults results) {
        return results.submissions().stream().filter(each -> each.verdict().isGraded())
                .filter(each -> !results.unknown().contains(each));
    }

    private static Person person(ClassResults results, String name) {
        return results.people().getOrDefault(name, NOBODY);
    }

    private static Function<Results, String> identifier(ClassResults results) {
        return Stream.<Function<Person, String>>of(Person::email, Person::id, Person::login)
                .filter(own -> !results.people().isEmpty()
                        && results.people().values().stream().map(own).noneMatch(String::isEmpty))
                .findFirst().<Function<Results, String>>map(own ->
                        submission -> own.apply(person(results, submission.submission())))
                .orElse(Results::submission);
    }

    private static String note(Results submission) {
        return Stream.concat(Phrases.reasonForNoGrade(submission), Phrases.notes(submission).stream())
                .collect(Collectors.joining("; "));
    }

    /** Returns the percentage, rounded down, so that only full points give 100. */
    private static Object percent(Results submission) {
        if (submission.maxPoints() == 0) {
            return "";
        }
        long hundredths = 10_000L * submission.points() / submission.maxPoints();
        return hundredths % 100 == 0 ? (Object) (hundredths / 100) : (Object) (hundredths / 100.0);
    }
}
