package nqueens.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The output of a program at one moment, shown at the bottom of the screen. With too few rows the first line of the
 * body and the keys stay. The rest is shown part by part, without blank lines, and the next step comes first.
 *
 * @param body what was found: in the first line the verdict, below it its case
 * @param foot the next step and the progress, the most important line first
 * @param isSettled whether it stays until something happens: where there is no screen, nothing else is printed
 */
public record Screenful(List<String> body, List<String> foot, String keys, boolean isSettled) {

    /** Creates a screenful, from copies of the lists. */
    public Screenful {
        body = List.copyOf(body);
        foot = List.copyOf(foot);
    }

    /** {@return the rows that fill a screen, blank ones first; if there are too many, the part that was turned to} */
    public List<String> laidOut(int rows, int columns, int turns) {
        List<String> first = Wrapping.wrapped(body.stream().limit(1).toList(), columns);
        List<String> rest = Wrapping.wrapped(Stream.concat(body.stream().skip(1), foot.stream()).toList(), columns);
        List<String> last = Wrapping.wrapped(List.of(keys), columns);
        int room = Math.max(0, rows - first.size() - last.size());
        if (rest.size() > room) {
            rest = rest.stream().filter(line -> !line.isEmpty()).toList();
        }
        if (rest.size() > room) {
            List<String> lines = foot.stream().filter(line -> !line.isEmpty()).toList();
            rest = part(Wrapping.wrapped(Stream.of(lines.stream().limit(2), body.stream().skip(1),
                    lines.stream().skip(2)).flatMap(each -> each).filter(line -> !line.isEmpty()).toList(),
                    columns), room, columns, turns);
        }
        List<String> laidOut = Stream.of(first, rest, last).flatMap(List::stream).limit(rows).toList();
        return Stream.concat(Collections.nCopies(rows - laidOut.size(), "").stream(), laidOut.stream()).toList();
    }

    /** One part of a body that is too long, and the key for the next part. */
    private static List<String> part(List<String> lines, int room, int columns, int turns) {
        int step = Math.max(1, room - 1);
        int parts = (lines.size() + step - 1) / step;
        int from = turns % parts * step;
        int to = Math.min(lines.size(), from + step);
        List<String> part = new ArrayList<>(lines.subList(from, to));
        String more = to < lines.size() ? "... " + (lines.size() - to) + " more: Space turns the page"
                : "... the end: Space turns back";
        part.add(Wrapping.wrapped(List.of(more), columns).get(0));
        return part.subList(0, Math.min(part.size(), room));
    }
}
