package nqueens.report.text;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Text or a name from a submission, made harmless. This class decides which characters are shown, what replaces the
 * others, and where a line is cut. A report adds only the escaping of its format: HTML, {@link Markdown}, JSON. Cells
 * of a CSV file lose only control characters and unpaired surrogates, since programs look names up in them.
 *
 * <p>A mark replaces control characters, which begin escape sequences; Unicode's own line ends; unpaired surrogates,
 * which UTF-8 can't encode; and U+FFFE and U+FFFF, which aren't characters. A mark also replaces format characters,
 * such as those that change the direction of text. Only joiners within a word or an emoji stay.
 */
public final class ForeignText {

    private static final char PLAIN_MARK = '?';
    private static final char PAGE_MARK = '\ufffd';
    private static final String UNSHOWN = "\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}\\ufffe\\uffff";
    /** The range ends at U+10FFFF, so that in a lookbehind, Java takes a pair of surrogates for one character. */
    private static final String JOINED = "[\u0080-\udbff\udfff&&[^\\p{Z}" + UNSHOWN + "]]";
    /** Matches characters that aren't shown. A joiner is shown between emojis, and between letters that it shapes. */
    private static final Pattern HIDDEN = Pattern.compile("[" + UNSHOWN + "&&[^\n\t\u200c\u200d]]"
            + "|[\u200c\u200d](?!" + JOINED + ")|(?<!" + JOINED + ")[\u200c\u200d]");

    /**
     * Matches a CI system's commands in its log. To GitHub Actions, a line is a command if it begins with {@code ::}
     * (docs.github.com/en/actions/reference/workflows-and-actions, "Workflow commands"), also after Unicode blanks
     * (src/Runner.Common/ActionCommand.cs in github.com/actions/runner), or if it contains {@code ##[}. To Azure
     * Pipelines, a line is a command if it contains {@code ##vso[}.
     */
    private static final Pattern COMMAND = Pattern.compile("(?m)^[\\s\\p{Z}]*:(?=:)|##(?=\\w*\\[)");

    private static final String TAB = "    ";
    private static final String CUT = "...";
    private static final int MOST_IN_A_LINE = 240;

    private final String text;
    private final char mark;

    private ForeignText(String text, char mark) {
        this.text = text;
        this.mark = mark;
    }

    /** Wraps text for a console or a file that a program reads: {@code ?} replaces characters that aren't shown. */
    public static ForeignText plain(String text) {
        return new ForeignText(text, PLAIN_MARK);
    }

    /** Wraps text for a page: U+FFFD replaces characters that aren't shown. */
    public static ForeignText onPage(String text) {
        return new ForeignText(text, PAGE_MARK);
    }

    /** Puts a blank inside each mark of a CI system's command; the lines must have no control characters. */
    public static String inert(String lines) {
        return COMMAND.matcher(lines).replaceAll(command -> command.group() + " ");
    }

    /** Returns the whole text, including line feeds and tabs. */
    public String legible() {
        return HIDDEN.matcher(text.replace("\r\n", "\n")).replaceAll(String.valueOf(mark));
    }

    /** Returns the whole text on one line: a tab becomes blanks, and a line end becomes a mark. */
    public String line() {
        return HIDDEN.matcher(text.replace("\t", TAB)).replaceAll(String.valueOf(mark)).replace('\n', mark);
    }

    /** Returns the text on one line of at most 240 characters, with a blank for each line end. */
    public String shortLine() {
        return cut(new ForeignText(text.lines().collect(Collectors.joining(" ")), mark).line(), MOST_IN_A_LINE);
    }

    /** {@return texts for a page, each as {@link #shortLine()} gives it} */
    public static List<String> shortLines(List<String> texts) {
        return texts.stream().map(text -> onPage(text).shortLine()).toList();
    }

    private static String cut(String text, int most) {
        return text.length() <= most ? text : text.substring(0, wholeUpTo(text, most - CUT.length())) + CUT;
    }

    /** Returns the index at which to cut a text to at most this length, without splitting a surrogate pair. */
    public static int wholeUpTo(String text, int most) {
        return most > 0 && Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most;
    }
}
