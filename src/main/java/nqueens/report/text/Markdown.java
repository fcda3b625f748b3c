package nqueens.report.text;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Escapes text for GitHub Flavored Markdown (github.github.com/gfm), so that it forms no markup, HTML or table. In a
 * log, the text forms no command of a CI system either.
 */
public final class Markdown {

    private static final Pattern BACKTICKS = Pattern.compile("`+");
    private static final int SHORTEST_FENCE = 3;
    /** Characters that can begin or end markup anywhere in a line. */
    private static final Pattern WITHIN_A_LINE =
            Pattern.compile("[\\\\`*_{}\\[\\]<>#|~&$@!]|:(?=\\S)|(?<=(?i:www))\\.");

    private Markdown() {
    }

    /**
     * Returns harmless lines as a block of code, without a line end. Its fence is longer than any row of backticks in
     * it.
     */
    public static String block(String text) {
        // Markdown would show an empty line at the end
        String content = ForeignText.inert(text).lines().collect(Collectors.joining("\n"));
        String fence = "`".repeat(Math.max(SHORTEST_FENCE, longestRow(content) + 1));
        return fence + "text\n" + content + "\n" + fence;
    }

    /** Returns a harmless line as a span of code. */
    public static String span(String line) {
        String content = ForeignText.inert(line);
        String row = "`".repeat(longestRow(content) + 1);
        String blank = row.length() > 1 ? " " : "";
        return row + blank + content + blank + row;
    }

    /** Returns text for a line or a table cell, escaped by backslashes, so that the text stays readable. */
    public static String escaped(String text) {
        String line = ForeignText.onPage(text).legible().replace('\n', ' ').replace('\t', ' ');
        return WITHIN_A_LINE.matcher(line).replaceAll("\\\\$0");
    }

    private static int longestRow(String text) {
        return BACKTICKS.matcher(text).results().mapToInt(row -> row.group().length()).max().orElse(0);
    }
}
