package nqueens.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.jline.utils.AttributedString;

/** Breaks lines to the width of a screen; escape sequences for colours take no room, wide characters take two. */
public final class Wrapping {

    private static final Pattern ITEM = Pattern.compile(" *(?:- |[0-9]+\\. |[a-z]+: +)?");

    private Wrapping() {
    }

    /** {@return the lines; wider ones are broken, if possible at a blank, and continue below the line's text} */
    public static List<String> wrapped(List<String> lines, int columns) {
        List<String> wrapped = new ArrayList<>();
        for (String line : lines) {
            AttributedString rest = AttributedString.fromAnsi(line);
            int indent = indent(rest.toString());
            while (rest.columnLength() > columns) {
                int end = rest.columnSubSequence(0, columns).length();
                int blank = rest.toString().lastIndexOf(' ', end);
                int cut = blank > indent ? blank : Math.max(1, end);
                wrapped.add(rest.subSequence(0, cut).toAnsi());
                int next = cut;
                while (next < rest.length() && rest.charAt(next) == ' ') {
                    next++;
                }
                String margin = " ".repeat(Math.min(indent, columns / 2));
                rest = AttributedString.join(AttributedString.EMPTY, new AttributedString(margin),
                        rest.subSequence(next, rest.length()));
            }
            wrapped.add(rest.toAnsi());
        }
        return wrapped;
    }

    /** The column where the text of a line begins: behind blanks, a list's sign or number, or a label. */
    private static int indent(String line) {
        Matcher item = ITEM.matcher(line);
        return item.lookingAt() ? item.end() : 0;
    }
}
