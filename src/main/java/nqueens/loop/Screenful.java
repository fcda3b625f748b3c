package nqueens.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.jline.utils.AttributedString;

/**
 * The output of a program at one moment, shown at the bottom of the screen. If there are too few rows, the first line
 * of the body and the keys stay. The rest is shown in parts, the next step first, without blank lines.
 *
 * @param body the verdict in the first line, and the case below it
 * @param foot the next step and the progress, the most important line first
 * @param isSettled whether the screenful stays until the next event; a plain screen prints only settled screenfuls
 */
public record Screenful(List<String> body, List<String> foot, String keys, boolean isSettled) {

    private static final Pattern ITEM = Pattern.compile(" *(?:- |[0-9]+\\. |[a-z]+: +)?");

    /** Copies the lists. */
    public Screenful {
        body = List.copyOf(body);
        foot = List.copyOf(foot);
    }

    /** {@return the rows that fill a screen, blank rows first; only the current part if the screenful is too long} */
    public List<String> laidOut(int rows, int columns, int turns) {
        List<String> first = wrapped(body.stream().limit(1).toList(), columns);
        List<String> rest = wrapped(Stream.concat(body.stream().skip(1), foot.stream()).toList(), columns);
        List<String> last = wrapped(List.of(keys), columns);
        int room = Math.max(0, rows - first.size() - last.size());
        if (rest.size() > room) {
            rest = rest.stream().filter(line -> !line.isEmpty()).toList();
        }
        if (rest.size() > room) {
            List<String> next = foot.stream().filter(line -> !line.isEmpty()).limit(2).toList();
            List<String> others = Stream.concat(body.stream().skip(1), foot.stream())
                    .filter(line -> !line.isEmpty() && !next.contains(line)).toList();
            rest = part(wrapped(Stream.concat(next.stream(), others.stream()).toList(), columns), room, columns, turns);
        }
        List<String> laidOut = Stream.of(first, rest, last).flatMap(List::stream).limit(rows).toList();
        return Stream.concat(Collections.nCopies(rows - laidOut.size(), "").stream(), laidOut.stream()).toList();
    }

    private static List<String> part(List<String> lines, int room, int columns, int turns) {
        int step = Math.max(1, room - 1);
        int parts = (lines.size() + step - 1) / step;
        int from = turns % parts * step;
        int to = Math.min(lines.size(), from + step);
        List<String> part = new ArrayList<>(lines.subList(from, to));
        String more = to < lines.size() ? "... " + (lines.size() - to) + " more: Space turns the page"
                : "... the end: Space turns back";
        part.add(wrapped(List.of(more), columns).get(0));
        return part.subList(0, Math.min(part.size(), room));
    }

    /**
     * {@return the lines; wider lines are broken, if possible at a blank, and continue below the text of the line}
     * Escape sequences for colours take no columns; wide characters take two.
     */
    public static List<String> wrapped(List<String> lines, int columns) {
        List<String> wrapped = new ArrayList<>();
        for (String line : lines) {
            AttributedString rest = AttributedString.fromAnsi(line);
            // the column where the text begins: after blanks, a list mark or number, or a label
            Matcher item = ITEM.matcher(rest);
            int indent = item.lookingAt() ? item.end() : 0;
            while (rest.columnLength() > columns) {
                int end = rest.columnSubSequence(0, columns).length();
                int blank = rest.toString().lastIndexOf(' ', end);
                int cut = blank > indent ? blank : Math.max(1, end);
                wrapped.add(rest.subSequence(0, cut).toAnsi());
                String margin = " ".repeat(Math.min(indent, columns / 2));
                int left = rest.toString().substring(cut).stripLeading().length();
                rest = AttributedString.join(AttributedString.EMPTY, new AttributedString(margin),
                        rest.subSequence(rest.length() - left, rest.length()));
            }
            wrapped.add(rest.toAnsi());
        }
        return wrapped;
    }
}
