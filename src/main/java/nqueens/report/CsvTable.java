package nqueens.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.QuoteMode;

/**
 * A CSV file as RFC 4180 describes it: commas, a header, each row ended by CRLF. The header's names are ours and
 * stand as they are; every other text is quoted, so that a spreadsheet that parts cells at semicolons doesn't
 * find any in a name. Numbers stand as they are.
 */
final class CsvTable {

    private static final CSVFormat HEADER = CSVFormat.RFC4180;
    private static final CSVFormat ROWS = HEADER.builder().setQuoteMode(QuoteMode.NON_NUMERIC).get();

    private final StringBuilder text;

    /**
     * Text of ours that means something to the program that reads the file.
     *
     * @param text what stands in the cell, to the letter; no formula
     */
    record Verbatim(String text) {
    }

    /** Begins a table with its header: names without commas and quotes. */
    CsvTable(List<String> header) {
        text = new StringBuilder();
        print(HEADER, header);
    }

    /** Adds a row: each cell a number, a {@link Verbatim}, or text that is made safe for spreadsheets. */
    void add(List<Object> cells) {
        print(ROWS, cells.stream().map(CsvTable::printed).toList());
    }

    /** Gives the file's content. */
    String text() {
        return text.toString();
    }

    private static Object printed(Object cell) {
        if (cell instanceof Number) {
            return cell;
        }
        return cell instanceof Verbatim verbatim ? verbatim.text() : new SpreadsheetText(cell.toString()).cell();
    }

    private void print(CSVFormat format, List<?> cells) {
        try {
            new CSVPrinter(text, format).printRecord(cells);
        } catch (IOException e) {
            throw new UncheckedIOException("a string builder failed", e);
        }
    }
}
