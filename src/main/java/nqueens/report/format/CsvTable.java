package nqueens.report.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;

/**
 * A CSV file as RFC 4180 describes it (rfc-editor.org/rfc/rfc4180): commas, a header, each row ended by CRLF. The
 * header's names are ours and stand as they are; every other text is quoted, so that a spreadsheet that separates
 * cells at semicolons doesn't find any in a name. Numbers stand as they are.
 */
final class CsvTable {

    private static final CSVFormat HEADER = CSVFormat.RFC4180;
    private static final CSVFormat ROWS = HEADER.builder().setQuoteMode(QuoteMode.NON_NUMERIC).get();
    private static final String FORMULA = "(?s)[\\p{Cc}\\p{Cf}].*|[\\p{Z}\\p{Cc}\\p{Cf}]*"
            + "[=+@\\-\\uff1d\\uff0b\\uff0d\\uff20].*";

    private final StringBuilder text = new StringBuilder();

    /** Begins a table with its header: names without commas and quotes. */
    CsvTable(List<String> header) {
        print(HEADER, header);
    }

    /** Adds a row: each cell a number or foreign text. */
    void add(List<Object> cells) {
        print(ROWS, cells.stream().map(cell -> cell instanceof Number ? cell : cell(cell.toString())).toList());
    }

    String text() {
        return text.toString();
    }

    /**
     * Gives text that a spreadsheet can't take for a formula. What begins with {@code =}, {@code +}, {@code -},
     * {@code @}, with the full-width form of one of them, or with a control character such as a tab or a line end,
     * gets an apostrophe in front, also where blanks stand before it; control characters become blanks, and halves of
     * surrogate pairs, which UTF-8 can't hold, become {@code ?}. The rules are those of OWASP
     * (owasp.org/www-community/attacks/CSV_Injection); the full-width forms are for spreadsheets that take them for
     * the plain ones.
     */
    static String cell(String text) {
        String plain = text.replaceAll("\\p{Cc}", " ").replaceAll("\\p{Cs}", "?");
        return text.matches(FORMULA) ? "'" + plain : plain;
    }

    private void print(CSVFormat format, List<?> cells) {
        try {
            new CSVPrinter(text, format).printRecord(cells);
        } catch (IOException e) {
            throw new UncheckedIOException("a string builder failed", e);
        }
    }
}
