package nqueens.report;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text that a submission had a hand in, made fit for GitHub Flavored Markdown (github.github.com/gfm). No line of
 * it is a command to GitHub Actions either, where the file is printed to a log: none begins with {@code ::}, and
 * none holds {@code ##[} or {@code ##vso[}.
 *
 * @param text the text as it came
 */
record Markdown(String text) {

    private static final Pattern PUNCTUATION = Pattern.compile("[\\x21-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\x7e]");
    private static final Pattern BACKTICKS = Pattern.compile("`+");

    /**
     * Gives the text for a line, or for a cell of a table: every mark of ASCII stands as a character reference,
     * which means nothing to Markdown, to HTML and to tables.
     */
    String inline() {
        return PUNCTUATION.matcher(new ShownText(text).line())
                .replaceAll(match -> "&#" + (int) match.group().charAt(0) + ";");
    }

    /** Gives a failing case as a block of code between fences that are longer than any row of backticks in it. */
    static String block(FailingText failing) {
        String content = failing.text().lines().map(Markdown::defused).collect(Collectors.joining("\n"));
        int longest = BACKTICKS.matcher(content).results().map(MatchResult::group).mapToInt(String::length)
                .max().orElse(0);
        String fence = "`".repeat(Math.max(3, longest + 1));
        return fence + "text\n" + content + "\n" + fence + "\n";
    }

    private static String defused(String line) {
        return line.replaceFirst("^(\\s*):(?=:)", "$1: ").replaceAll("##(?=\\w*\\[)", "## ");
    }
}
