package nqueens.report.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.judge.result.Results;
import nqueens.report.text.Wording;

/** The points of all graded submissions, ascending, and their numbers in at most ten ranges. */
record Grades(List<Integer> points, int maxPoints) {

    private static final int MOST_BARS = 10;
    /** The width of a bar and what separates it from the next, in the drawing's own units. */
    private static final int STEP = 36;
    private static final int TALLEST = 100;

    /** A range of points, the number of submissions in it, and the bar's place in the drawing. */
    record Bar(int lowest, int highest, long count, int x, long height) {

        long y() {
            return TALLEST - height;
        }

        String description() {
            return (lowest == highest ? "" + lowest : lowest + " to " + highest) + " points: " + count;
        }
    }

    /** The grades of a class; empty where none is graded. */
    static Optional<Grades> of(List<Results> graded) {
        return graded.stream().map(Results::maxPoints).max(Integer::compare).map(most ->
                new Grades(graded.stream().map(Results::points).sorted().toList(), most));
    }

    int count() {
        return points.size();
    }

    String mean() {
        return Wording.oneDecimal(points.stream().mapToInt(each -> each).average().orElseThrow());
    }

    String median() {
        return Wording.oneDecimal((points.get((count() - 1) / 2) + points.get(count() / 2)) / 2.0);
    }

    /** The ranges, from zero points on; the last includes the maximum. */
    List<Bar> bars() {
        int bars = Math.max(1, Math.min(MOST_BARS, maxPoints));
        List<Integer> lowest = IntStream.rangeClosed(0, bars).mapToObj(bar -> (bar * maxPoints + bars - 1) / bars)
                .toList();
        List<Long> counts = IntStream.range(0, bars).mapToObj(bar -> points.stream().filter(each -> bar == Math.max(0,
                Math.min(bars - 1, each * bars / Math.max(1, maxPoints)))).count()).toList();
        long most = counts.stream().max(Long::compare).orElseThrow();
        return IntStream.range(0, bars).mapToObj(bar -> new Bar(lowest.get(bar),
                bar == bars - 1 ? maxPoints : lowest.get(bar + 1) - 1, counts.get(bar), bar * STEP,
                counts.get(bar) * TALLEST / most)).toList();
    }

    int width() {
        return bars().size() * STEP;
    }

    String description() {
        return bars().stream().filter(bar -> bar.count() > 0).map(Bar::description).collect(Collectors.joining("; "));
    }
}
