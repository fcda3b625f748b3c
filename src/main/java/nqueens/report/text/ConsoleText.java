package nqueens.report.text;

import java.util.ArrayList;
import java.util.List;

/** Lines for a console of 80 columns. Text of a submission is made harmless. */
public final class ConsoleText {

    private static final int WIDTH = 76;
    /** How many of a case's last lines are never cut: they state the rule. */
    private static final int RULE = 3;

    private final StringBuilder text = new StringBuilder();

    /** Adds a line, and breaks the line if it is long. */
    public ConsoleText add(String line) {
        return add("", List.of(line), Integer.MAX_VALUE);
    }

    /** Adds our own line unchanged; it may contain colours. */
    public ConsoleText addOwn(String line) {
        text.append(line).append('\n');
        return this;
    }

    /** Adds indented lines up to a limit, and then the number of lines that are left out. */
    public ConsoleText add(String indent, List<String> lines, int most) {
        return add(indent, lines, most, 0);
    }

    /** Adds a failing case; if the case is too long, lines above the rule are cut. */
    public ConsoleText addCase(String message, int most) {
        return add("  ", message.lines().toList(), most, RULE);
    }

    private ConsoleText add(String indent, List<String> lines, int most, int last) {
        List<String> wrapped = lines.stream().flatMap(line -> wrapped(ForeignText.plain(line).line()).stream())
                .toList();
        int cut = wrapped.size() - most;
        for (int i = 0; i < wrapped.size(); i++) {
            if (cut > 0 && i == most - last) {
                text.append(indent).append("... and ").append(cut).append(cut == 1 ? " line more\n" : " lines more\n");
            }
            if (i < most - last || i >= wrapped.size() - last) {
                text.append(ForeignText.inert(indent + wrapped.get(i))).append('\n');
            }
        }
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** {@return a name made harmless, to use in a line of our own} */
    public static String shown(String name) {
        return ForeignText.inert(ForeignText.plain(name).line());
    }

    /** Breaks a long line at a blank, or within a word if there is no blank. Prefers the blank before a list. */
    private static List<String> wrapped(String line) {
        List<String> lines = new ArrayList<>();
        String rest = line;
        while (rest.length() > WIDTH) {
            int blank = beforeList(rest, rest.lastIndexOf(' ', WIDTH));
            int end = rest.substring(0, Math.max(0, blank)).isBlank() ? ForeignText.wholeUpTo(rest, WIDTH) : blank;
            lines.add(rest.substring(0, end));
            rest = "  " + rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }

    private static int beforeList(String line, int blank) {
        int open = line.lastIndexOf('[', Math.max(0, blank));
        int close = line.indexOf(']', Math.max(0, open));
        boolean isWithin = close > blank && close - open < WIDTH - 2;
        return isWithin && line.startsWith(" [", open - 1) && !line.substring(0, open).isBlank() ? open - 1 : blank;
    }
}
