package nqueens.report;

import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text that a submission had a hand in, made fit for GitHub Flavored Markdown (github.github.com/gfm). No line of
 * it is a command to a CI system either, where the file is printed to a log.
 *
 * @param text the text as it came
 */
record Markdown(String text) {

    private static final Pattern PUNCTUATION = Pattern.compile("[\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e]");

    /**
     * Gives the text for a line, or for a cell of a table: every mark of ASCII stands as a character reference,
     * which means nothing to Markdown, to HTML and to tables.
     */
    String inline() {
        return PUNCTUATION.matcher(ForeignText.plain(text).shortLine())
                .replaceAll(match -> "&#" + (int) match.group().charAt(0) + ";");
    }

    /** Gives a failing case as a block of code between fences that are longer than any row of backticks in it. */
    static String block(FailingText failing) {
        // an empty line at the end would be shown as one
        String content = new LogText(failing.text()).inert().lines().collect(Collectors.joining("\n"));
        String fence = new Backticks(content).fence();
        return fence + "text\n" + content + "\n" + fence + "\n";
    }
}
