package nqueens.report.text;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Escapes text for GitHub Flavored Markdown (github.github.com/gfm), so that it forms no markup, HTML or table. In a
 * log, the text forms no command of a CI system either.
 */
public final class Markdown {

    /** Characters that can begin or end markup anywhere in a line. */
    private static final Pattern WITHIN_A_LINE =
            Pattern.compile("[\\\\`*_{}\\[\\]<>#|~&$@!]|:(?=\\S)|(?<=(?i:www))\\.");

    private Markdown() {
    }

    /** Returns text as an indented block of code, without a line end; nothing in a line ends such a block. */
    public static String block(String text) {
        return ForeignText.inert(ForeignText.onPage(text).legible()).stripTrailing().lines()
                .map(line -> "    " + line).collect(Collectors.joining("\n"));
    }

    /** Returns text for a line or a table cell, escaped with backslashes, so that the text stays readable. */
    public static String escaped(String text) {
        String line = ForeignText.onPage(text).legible().replace('\n', ' ').replace('\t', ' ');
        return WITHIN_A_LINE.matcher(line).replaceAll("\\\\$0");
    }
}
