package nqueens.report;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * Text that is printed to a log, or may be, where a CI system looks for commands to carry out. GitHub Actions takes a
 * line for one that begins with {@code ::} (docs.github.com/en/actions/reference/workflows-and-actions, "Workflow
 * commands"), whatever blanks of Unicode stand before them (src/Runner.Common/ActionCommand.cs in
 * github.com/actions/runner), or that has {@code ##[} in it, Azure Pipelines one that has {@code ##vso[} in it.
 *
 * @param text lines parted by {@code \n}, in which {@link ForeignText} has left no control character
 */
record LogText(String text) {

    private static final Pattern COMMAND = Pattern.compile("(?m)^[\\s\\p{Z}]*:(?=:)|##(?=\\w*\\[)");

    /** Gives the text with a blank within each of these signs, so that none is left. */
    String inert() {
        return COMMAND.matcher(text).replaceAll(LogText::parted);
    }

    private static String parted(MatchResult command) {
        return command.group() + " ";
    }
}
