package nqueens.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How points are distributed, in at most ten ranges of the same width.
 *
 * @param bars the ranges, from that of zero points on
 */
record PointsHistogram(List<Bar> bars) {

    private static final int MOST_BARS = 10;
    /** The width of a bar and what separates it from the next, in the drawing's own units. */
    private static final int STEP = 36;
    private static final int TALLEST = 100;

    /** How many have points from the lowest to the highest, and the bar's place in the drawing. */
    record Bar(int lowest, int highest, int count, int x, int height) {

        int y() {
            return TALLEST - height;
        }

        int middle() {
            return x + STEP / 2 - 2;
        }

        int labelY() {
            return y() - 5;
        }

        String range() {
            return lowest == highest ? Integer.toString(lowest) : lowest + " to " + highest;
        }
    }

    /** Counts the points of each submission; the last bar holds the most that there are. */
    static PointsHistogram of(int[] points, int maxPoints) {
        int bars = Math.max(1, Math.min(MOST_BARS, maxPoints));
        int[] counts = new int[bars];
        int most = 1;
        for (int value : points) {
            int bar = maxPoints == 0 ? 0 : Math.max(0, Math.min(bars - 1, value * bars / maxPoints));
            most = Math.max(most, ++counts[bar]);
        }
        List<Bar> drawn = new ArrayList<>();
        for (int bar = 0; bar < bars; bar++) {
            int highest = bar == bars - 1 ? maxPoints : lowest(bar + 1, bars, maxPoints) - 1;
            drawn.add(new Bar(lowest(bar, bars, maxPoints), highest, counts[bar], bar * STEP,
                    counts[bar] * TALLEST / most));
        }
        return new PointsHistogram(drawn);
    }

    int width() {
        return bars.size() * STEP;
    }

    /** Says the same in words. */
    String description() {
        return bars.stream().filter(bar -> bar.count() > 0)
                .map(bar -> bar.range() + " points: " + bar.count()).collect(Collectors.joining("; "));
    }

    private static int lowest(int bar, int bars, int maxPoints) {
        return (bar * maxPoints + bars - 1) / bars;
    }
}
