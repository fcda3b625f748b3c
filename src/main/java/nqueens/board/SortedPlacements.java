package nqueens.board;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Placements in lexicographic order, to look one up or to compare two lists of them. Whoever gives the
 * placements can't make that long, since nothing is looked up by a hash: m placements take at most about
 * 2 m log m comparisons, and a look-up log m.
 */
public final class SortedPlacements {

    private final int[][] sorted;
    private final Comparator<int[]> order;

    /**
     * Sorts placements.
     *
     * @param placements {@code placement[row] = column} arrays of any length; null stands for the empty one
     */
    public SortedPlacements(List<int[]> placements) {
        this(placements, Arrays::compare);
    }

    SortedPlacements(List<int[]> placements, Comparator<int[]> order) {
        this.order = order;
        sorted = placements.stream().map(placement -> placement == null ? new int[0] : placement).sorted(order)
                .toArray(int[][]::new);
    }

    /**
     * Gives the placements in order.
     *
     * @return the placements, equal ones as often as they were given
     */
    public List<int[]> list() {
        return List.of(sorted);
    }

    /**
     * Looks a placement up.
     *
     * @param placement {@code placement[row] = column}
     * @return whether it is among them
     */
    public boolean contains(int[] placement) {
        return Arrays.binarySearch(sorted, placement, order) >= 0;
    }

    /**
     * Compares with others.
     *
     * @param others other placements
     * @return whether they are the same ones, each as often
     */
    public boolean areThose(SortedPlacements others) {
        return Arrays.equals(sorted, others.sorted, order);
    }
}
