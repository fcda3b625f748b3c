package nqueens.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * What a practice shows at a moment. It stands at the bottom of a screen: where there are too few rows, the body
 * is cut, and its foot and keys stay.
 *
 * @param body what was found: the verdict and its case
 * @param foot what comes next, and how far one is
 * @param keys what the keys do, in one line
 * @param isSettled whether it stays until something happens: where there is no screen, only such a page is printed
 */
public record Page(List<String> body, List<String> foot, String keys, boolean isSettled) {

    /** Creates a page, from copies of the lists. */
    public Page {
        body = List.copyOf(body);
        foot = List.copyOf(foot);
    }

    /**
     * Lays the page out for a screen, or a part of it where it is too long.
     *
     * @param rows the height of the screen, 1 or more
     * @param columns its width, 1 or more
     * @param turns how often the page was turned; after its last part comes its first
     * @return so many rows, blank ones first; none is wider than the screen
     */
    public List<String> laidOut(int rows, int columns, int turns) {
        List<String> below = new ArrayList<>(Wrapping.wrapped(foot, columns));
        below.addAll(Wrapping.wrapped(List.of(keys), columns));
        List<String> above = Wrapping.wrapped(body, columns);
        int room = rows - below.size();
        if (room <= 0) {
            return List.copyOf(below.subList(below.size() - rows, below.size()));
        }
        List<String> shown = above.size() <= room ? above : part(above, room, turns).stream()
                .map(line -> Wrapping.cut(line, columns)).toList();
        List<String> laidOut = new ArrayList<>(Collections.nCopies(room - shown.size(), ""));
        laidOut.addAll(shown);
        laidOut.addAll(below);
        return laidOut;
    }

    /** A part of a body, and how to come to the next. */
    private static List<String> part(List<String> body, int room, int turns) {
        int step = Math.max(1, room - 1);
        int parts = (body.size() + step - 1) / step;
        int from = turns % parts * step;
        int to = Math.min(body.size(), from + step);
        List<String> part = new ArrayList<>(body.subList(from, to));
        part.add(to < body.size() ? "... " + (body.size() - to) + " more: the space bar turns the page"
                : "... the end: the space bar turns back");
        return part.subList(0, Math.min(part.size(), room));
    }
}
