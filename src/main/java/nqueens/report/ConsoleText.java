package nqueens.report;

import java.util.ArrayList;
import java.util.List;

/** Lines for a console of 80 columns, in which nothing that a submission wrote has a meaning of its own. */
final class ConsoleText {

    private static final int WIDTH = 76;

    private final StringBuilder text = new StringBuilder();

    /** Adds one line, which may become more where it is long. */
    ConsoleText add(String line) {
        return add("", List.of(line), Integer.MAX_VALUE);
    }

    /** Adds lines of our own as they are: they may hold colours. */
    ConsoleText addOwn(String line) {
        text.append(line).append('\n');
        return this;
    }

    /** Adds lines behind an indent, and says how many there are more than the most to be shown. */
    ConsoleText add(String indent, List<String> lines, int most) {
        List<String> wrapped = lines.stream().flatMap(line -> wrapped(ForeignText.plain(line).line()).stream())
                .toList();
        for (String line : wrapped.subList(0, Math.min(most, wrapped.size()))) {
            text.append(new LogText(indent + line).inert()).append('\n');
        }
        if (wrapped.size() > most) {
            text.append(indent).append("... and ").append(wrapped.size() - most).append(" lines more\n");
        }
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    /** A name as it may stand in a line of our own. */
    static String shown(String name) {
        return new LogText(ForeignText.plain(name).line()).inert();
    }

    /** Breaks a long line at blanks, and where there is none in the middle of a word. */
    private static List<String> wrapped(String line) {
        List<String> lines = new ArrayList<>();
        String rest = line;
        while (rest.length() > WIDTH) {
            int blank = rest.lastIndexOf(' ', WIDTH);
            int end = rest.substring(0, Math.max(0, blank)).isBlank() ? ForeignText.wholeUpTo(rest, WIDTH) : blank;
            lines.add(rest.substring(0, end));
            rest = "  " + rest.substring(end).stripLeading();
        }
        lines.add(rest);
        return lines;
    }
}
