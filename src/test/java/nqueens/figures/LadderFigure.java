package nqueens.figures;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;

/** What the reference solutions take for {@code count(n)}, from all arrangements to halves: steps, and time. */
final class LadderFigure {

    /** The exercises that count all solutions, each with a better idea than the one before it. */
    static final List<Problem> RUNGS = Stream.of(Stream.of(Catalogue.PERMUTATIONS), Catalogue.core().stream(),
            Stream.of(Catalogue.SYMMETRY, Catalogue.HALVES)).flatMap(each -> each).toList();

    private static final int SMALLEST_N = 4;
    private static final int LARGEST_N = 17;
    private static final int TOLD = 8;

    private LadderFigure() {
    }

    /** Draws the steps, and beside them the time where that has been measured. */
    static Svg draw() {
        Chart steps = chart("steps", 2, each -> new TreeMap<>(ReferenceSteps.of(each)));
        List<Timing> timings = Timing.all();
        return timings.isEmpty() ? Chart.draw("Steps of count(n) against n, by idea", List.of(steps))
                : Chart.draw("count(n) by idea: steps, and time", List.of(steps,
                        chart(Chart.TIME, 1, each -> Timing.steady(each.id()))))
                        .text("small", 14, 444, "time: " + timings.get(0).machine());
    }

    private static Chart chart(String unit, int lowest, Function<Problem, SortedMap<Integer, Long>> values) {
        return new Chart("", unit, SMALLEST_N, LARGEST_N, lowest, 8, TOLD,
                RUNGS.stream().map(each -> new Chart.Line(each.id(), values.apply(each))).toList());
    }
}
