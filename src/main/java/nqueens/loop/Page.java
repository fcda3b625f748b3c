package nqueens.loop;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a practice shows at a moment. It stands at the bottom of a screen. Where there are too few rows, the first line
 * of the body and the keys stay, and so does the beginning of the foot; the rest is shown part by part.
 *
 * @param body what was found: in the first line the verdict, below it its case
 * @param foot what comes next, and how far one is, the most important first
 * @param keys what the keys do, in one line
 * @param settled what of it stays until something happens
 */
public record Page(List<String> body, List<String> foot, String keys, Settled settled) {

    /** Of the rows between the first line and the keys, one in so many is the foot's, and one where there are a few. */
    private static final int ROWS_PER_ROW_OF_FOOT = 8;
    private static final int A_FEW_ROWS = 5;

    /** What of a page stays until something happens: where there is no screen, nothing else is printed. */
    public enum Settled {
        /** Something else comes soon. */
        NOTHING,
        /** The case is known, and the rest comes soon. */
        BODY,
        /** The page as it is. */
        ALL
    }

    /** Creates a page, from copies of the lists. */
    public Page {
        body = List.copyOf(body);
        foot = List.copyOf(foot);
    }

    /** Creates a page that stays as a whole until something happens, or not at all. */
    public Page(List<String> body, List<String> foot, String keys, boolean isSettled) {
        this(body, foot, keys, isSettled ? Settled.ALL : Settled.NOTHING);
    }

    /** {@return whether it stays as a whole until something happens} */
    public boolean isSettled() {
        return settled == Settled.ALL;
    }

    /**
     * {@return the page laid out for a screen, or a part of it where it is too long: as many rows as the screen has,
     * blank ones first; none is wider than the screen} Rows and columns are 1 or more; {@code turns} is how often the
     * page was turned, and after its last part comes its first.
     */
    public List<String> laidOut(int rows, int columns, int turns) {
        List<String> above = Wrapping.wrapped(body, columns);
        List<String> below = Wrapping.wrapped(foot, columns);
        List<String> last = Wrapping.wrapped(List.of(keys), columns);
        if (above.size() + below.size() + last.size() > rows) {
            below = below.stream().dropWhile(String::isEmpty).toList();
        }
        int first = Wrapping.wrapped(body.stream().limit(1).toList(), columns).size();
        List<String> rest = above.subList(first, above.size());
        List<String> laidOut = new ArrayList<>(above.subList(0, Math.min(rows, first)));
        last = last.subList(0, Math.min(rows - laidOut.size(), last.size()));
        int room = rows - laidOut.size() - last.size();
        int kept = rest.size() + below.size() <= room ? below.size()
                : rowsOfWholeLines(columns, Math.max(room / ROWS_PER_ROW_OF_FOOT, room < A_FEW_ROWS ? 0 : 1));
        List<String> turned = Stream.concat(rest.stream(), below.stream().skip(kept)).toList();
        laidOut.addAll(turned.size() <= room - kept ? turned : part(turned, room - kept, turns).stream()
                .map(line -> Wrapping.cut(line, columns)).toList());
        laidOut.addAll(below.subList(0, kept));
        laidOut.addAll(last);
        laidOut.addAll(0, Collections.nCopies(rows - laidOut.size(), ""));
        return laidOut;
    }

    /** How many rows the first lines of the foot take that have room as a whole. */
    private int rowsOfWholeLines(int columns, int most) {
        int rows = 0;
        for (String line : foot.stream().dropWhile(String::isEmpty).toList()) {
            int more = Wrapping.wrapped(List.of(line), columns).size();
            if (rows + more > most) {
                return rows;
            }
            rows += more;
        }
        return rows;
    }

    /** A part of what is too long, and how to come to the next. */
    private static List<String> part(List<String> lines, int room, int turns) {
        int step = Math.max(1, room - 1);
        int parts = (lines.size() + step - 1) / step;
        int from = turns % parts * step;
        int to = Math.min(lines.size(), from + step);
        List<String> part = new ArrayList<>(lines.subList(from, to));
        part.add(to < lines.size() ? "... " + (lines.size() - to) + " more: Space turns the page"
                : "... the end: Space turns back");
        return part.subList(0, Math.min(part.size(), room));
    }
}
