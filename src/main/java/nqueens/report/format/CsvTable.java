package nqueens.report.format;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;

/**
 * A CSV file by RFC 4180. Everything but numbers and the header is quoted: some spreadsheets separate cells at
 * semicolons, which a name may contain.
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

    void add(List<Object> cells) {
        print(ROWS, cells.stream().map(cell -> cell instanceof Number ? cell : cell(cell.toString())).toList());
    }

    String text() {
        return text.toString();
    }

    /**
     * Puts an apostrophe before text that a spreadsheet might take for a formula, as OWASP advises
     * (owasp.org/www-community/attacks/CSV_Injection). Some take full-width signs for the plain ones.
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
