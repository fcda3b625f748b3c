package nqueens.board;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Compares and formats solutions in any form: placements, boards as lists of rows, lists of either, and counts. Never
 * hashes solutions: a solver may craft equal hash codes, which would make the judge slow.
 */
public final class Answers {

    private static final int MOST_ROWS = 8;
    private static final int MOST_COLUMNS = 16;
    private static final int MOST_LETTERS = 40;

    private Answers() {
    }

    /** Returns whether an answer means that no solution was found: null, 0, or an empty value. */
    public static boolean isEmpty(Object answer) {
        return answer == null || answer instanceof Number count && count.longValue() == 0
                || answer instanceof List<?> list && list.isEmpty()
                || answer instanceof int[] placement && placement.length == 0;
    }

    /** Describes how an answer differs from the first answer, if it does. The order of a list doesn't matter. */
    public static Optional<String> difference(Object first, Object now) {
        if (!(first instanceof List<?> before) || !(now instanceof List<?> after)) {
            return Objects.deepEquals(first, now) ? Optional.empty()
                    : Optional.of(text(now) + ", and at first " + text(first));
        }
        List<String> known = sorted(before);
        return known.equals(sorted(after)) ? Optional.empty() : Optional.of("other solutions than at first: "
                + (known.size() != after.size() ? after.size() + " where there were " + known.size()
                : newcomer(known, after)));
    }

    private static String newcomer(List<String> known, List<?> list) {
        for (Object element : list.stream().sorted(Comparator.comparing(Answers::whole)).toList()) {
            if (Collections.binarySearch(known, whole(element)) < 0) {
                return format(element) + " was not among them";
            }
        }
        return "one is in it more often than before";
    }

    private static List<String> sorted(List<?> list) {
        return list.stream().map(Answers::whole).sorted().toList();
    }

    private static String whole(Object solution) {
        return solution instanceof int[] placement ? Arrays.toString(placement) : Objects.toString(solution, "");
    }

    /** Formats a placement, a board, a row of a board, or a number. Long values are shortened. */
    public static String format(Object solution) {
        return solution instanceof List<?> rows && rows.size() <= MOST_ROWS ? rows.toString() : text(solution);
    }

    private static String text(Object value) {
        if (value instanceof Double number) {
            // in Java's notation, with at most seven digits: 17.0, 2064.257, 4.501E22
            return String.valueOf(new BigDecimal(number, MathContext.DECIMAL32).doubleValue());
        }
        if (value instanceof String letters) {
            return '"' + (letters.length() > MOST_LETTERS ? letters.substring(0, MOST_LETTERS) + "..." : letters) + '"';
        }
        if (value instanceof int[] placement) {
            return placement.length <= MOST_COLUMNS ? Arrays.toString(placement)
                    : Arrays.toString(Arrays.copyOf(placement, MOST_COLUMNS)).replace("]", ", ...]");
        }
        return value instanceof List<?> list ? "a list of length " + list.size() : String.valueOf(value);
    }
}
