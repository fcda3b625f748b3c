package nqueens.report.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;

/**
 * A CSV file as RFC 4180 describes it. All but numbers and the header is quoted: some spreadsheets separate cells at
 * semicolons, and there may be one in a name.
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
     * Gives text that no spreadsheet takes for a formula: an apostrophe is put in front, as OWASP advises
     * (owasp.org/www-community/attacks/CSV_Injection). Some take full-width forms for the plain ones.
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
