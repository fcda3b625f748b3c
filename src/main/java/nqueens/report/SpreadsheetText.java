package nqueens.report;

/**
 * Text for one cell of a CSV file, which a spreadsheet is not to take for a formula. A cell that begins with
 * {@code =}, {@code +}, {@code -}, {@code @}, with the full-width form of one of them, or with a control
 * character such as a tab or a line end, gets an apostrophe in front, also where blanks stand before it; control
 * characters become blanks, and halves of surrogate pairs, which UTF-8 can't hold, become {@code ?}. With every
 * text in quotes (see {@link CsvTable}) no part of it can begin a cell of its own. The rules are those of OWASP
 * (owasp.org/www-community/attacks/CSV_Injection); the full-width forms are for spreadsheets that take them for
 * the plain ones.
 *
 * @param text the text as it came
 */
record SpreadsheetText(String text) {

    private static final String FORMULA = "(?s)[\\p{Cc}\\p{Cf}].*|[\\p{Z}\\p{Cc}\\p{Cf}]*"
            + "[=+@\\-\\uff1d\\uff0b\\uff0d\\uff20].*";

    /** Gives the cell's content. */
    String cell() {
        String plain = text.replaceAll("\\p{Cc}", " ").replaceAll("\\p{Cs}", "?");
        return text.matches(FORMULA) ? "'" + plain : plain;
    }
}
