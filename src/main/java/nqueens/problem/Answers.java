package nqueens.problem;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Compares answers of any type. Nothing in them is hashed: a solver may craft answers that all have one hash code. */
public final class Answers {

    /** A board of at most this many rows is shown as a whole; of a placement this many columns are. */
    private static final int MOST_ROWS = 8;
    private static final int MOST_COLUMNS = 16;

    private Answers() {
    }

    /** Whether an answer says that nothing was found: null, 0, or something empty. */
    public static boolean isNothing(Object answer) {
        return answer == null || answer instanceof Number count && count.longValue() == 0
                || answer instanceof List<?> list && list.isEmpty()
                || answer instanceof int[] placement && placement.length == 0;
    }

    /** Whether two answers are the same, lists in any order. */
    public static boolean areSame(Object one, Object other) {
        return areEqual(sorted(one), sorted(other));
    }

    /** Whether two values are equal, arrays by what is in them. */
    public static boolean areEqual(Object one, Object other) {
        return Arrays.deepEquals(new Object[] {one}, new Object[] {other});
    }

    /** Says how an answer differs from the first one. */
    public static String change(Object first, Object now) {
        if (!(first instanceof List<?> before) || !(now instanceof List<?> after)) {
            return text(now) + ", and at first " + text(first);
        }
        return "other solutions than at first: " + (before.size() != after.size()
                ? after.size() + " where there were " + before.size()
                : newcomer(sorted(before), sorted(after)));
    }

    /** The first element of one sorted list that the other lacks. */
    private static String newcomer(Object[] before, Object[] after) {
        for (Object element : after) {
            if (Arrays.binarySearch(before, element, ORDER) < 0) {
                return shown(element) + " was not among them";
            }
        }
        return "one is in it more often than before";
    }

    /** Writes a solution, a placement or a board that is not too large, or a number. */
    public static String shown(Object solution) {
        return solution instanceof List<?> rows && rows.size() <= MOST_ROWS ? rows.toString() : text(solution);
    }

    private static String text(Object value) {
        if (value instanceof Double number) {
            // in Java's notation, with at most seven digits: 17.0, 2064.257, 4.501E22
            return String.valueOf(new BigDecimal(number, MathContext.DECIMAL32).doubleValue());
        }
        if (value instanceof int[] placement) {
            return placement.length <= MOST_COLUMNS ? Arrays.toString(placement)
                    : Arrays.toString(Arrays.copyOf(placement, MOST_COLUMNS)).replace("]", ", ...]");
        }
        return value instanceof List<?> list ? "a list of length " + list.size() : String.valueOf(value);
    }

    private static final Comparator<Object> ORDER = Answers::compare;

    private static Object sorted(Object answer) {
        return answer instanceof List<?> list ? sorted(list) : answer;
    }

    private static Object[] sorted(List<?> list) {
        Object[] elements = list.toArray();
        Arrays.sort(elements, ORDER);
        return elements;
    }

    /** Placements by their columns, boards by their rows, null first. */
    private static int compare(Object one, Object other) {
        if (one instanceof List<?> rows && other instanceof List<?> others) {
            return Arrays.compare(letters(rows), letters(others), Comparator.nullsFirst(Comparator.naturalOrder()));
        }
        return one instanceof List<?> || other instanceof List<?>
                ? Boolean.compare(one != null, other != null)
                : Arrays.compare((int[]) one, (int[]) other);
    }

    private static String[] letters(List<?> rows) {
        return new ArrayList<>(rows).toArray(String[]::new);
    }
}
