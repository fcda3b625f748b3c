package nqueens.report;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Text that a submission had a hand in, made fit to be shown: no escape sequence, nothing that changes the
 * direction of text, nothing that XML 1.0 or UTF-8 can't hold. What is taken out leaves a {@code ?}.
 *
 * @param text the text as it came
 */
record ShownText(String text) {

    private static final int MOST_LINES = 60;
    private static final int MOST_IN_A_LINE = 240;
    private static final String NOT_SHOWN = "[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029\\ufffe\\uffff]";

    /**
     * Gives the text on one line.
     *
     * @return at most 240 characters
     */
    String line() {
        return cut(clean(text.lines().collect(Collectors.joining(" "))));
    }

    /**
     * Gives the text on its lines.
     *
     * @return at most 60 lines of at most 240 characters, parted by {@code \n}, and then how many more there are
     */
    String block() {
        List<String> lines = text.lines().map(line -> cut(clean(line))).toList();
        String shown = lines.stream().limit(MOST_LINES).collect(Collectors.joining("\n"));
        return lines.size() <= MOST_LINES ? shown
                : shown + "\n... and " + (lines.size() - MOST_LINES) + " lines more";
    }

    private static String clean(String line) {
        return line.replace("\t", "    ").replaceAll(NOT_SHOWN, "?");
    }

    private static String cut(String line) {
        return line.codePointCount(0, line.length()) <= MOST_IN_A_LINE ? line
                : line.substring(0, line.offsetByCodePoints(0, MOST_IN_A_LINE - 3)) + "...";
    }
}
