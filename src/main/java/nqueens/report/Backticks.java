package nqueens.report;

import java.util.regex.Pattern;

/**
 * The backticks between which a text is code to Markdown. See the
 * <a href="https://spec.commonmark.org/0.31.2/#fenced-code-blocks">CommonMark specification</a>.
 *
 * @param text the text
 */
record Backticks(String text) {

    private static final Pattern ROW = Pattern.compile("`+");
    private static final int SHORTEST_FENCE = 3;

    /** Gives the line above and below the text that make it a block of code: longer than any row within it. */
    String fence() {
        return "`".repeat(Math.max(SHORTEST_FENCE, longestWithin() + 1));
    }

    /** Gives the text as a span of code; it has to be on one line. */
    String span() {
        String row = "`".repeat(longestWithin() + 1);
        String blank = longestWithin() > 0 ? " " : "";
        return row + blank + text + blank + row;
    }

    private int longestWithin() {
        return ROW.matcher(text).results().mapToInt(row -> row.group().length()).max().orElse(0);
    }
}
