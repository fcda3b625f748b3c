package nqueens.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a practice shows at a moment. It stands at the bottom of a screen: where there are too few rows, the body
 * is cut, and its foot and keys stay.
 *
 * @param body what was found: the verdict and its case
 * @param foot what comes next, and how far one is
 * @param keys what the keys do, in one line
 * @param settled whether nothing is being judged: where there is no screen, only a settled page is printed
 */
public record Page(List<String> body, List<String> foot, String keys, Settled settled) {

    /** Whether a page will stay. */
    public enum Settled {
        /** It stays until something happens. */
        YES,
        /** It will change by itself soon. */
        NO
    }

    /** Creates a page, from copies of the lists. */
    public Page {
        body = List.copyOf(body);
        foot = List.copyOf(foot);
    }

    /**
     * Lays the page out for a screen.
     *
     * @param rows the height of the screen, 1 or more
     * @param columns its width, 1 or more
     * @return so many rows, blank ones first; none is wider than the screen
     */
    public List<String> laidOut(int rows, int columns) {
        List<String> below = new ArrayList<>(Wrapping.wrapped(foot, columns));
        below.addAll(Wrapping.wrapped(List.of(keys), columns));
        List<String> above = Wrapping.wrapped(body, columns);
        int room = rows - below.size();
        if (room <= 0) {
            return List.copyOf(below.subList(below.size() - rows, below.size()));
        }
        List<String> laidOut = new ArrayList<>();
        for (int row = above.size(); row < room; row++) {
            laidOut.add("");
        }
        int shown = above.size() <= room ? above.size() : room - 1;
        laidOut.addAll(above.subList(0, shown));
        cut(above.size() - shown).map(line -> Wrapping.cut(line, columns)).ifPresent(laidOut::add);
        laidOut.addAll(below);
        return laidOut;
    }

    private static Optional<String> cut(int lines) {
        return lines == 0 ? Optional.empty() : Optional.of("... and " + lines + " lines more: make the window higher");
    }
}
