package nqueens.figures;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;

import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;
import nqueens.problem.catalogue.Catalogue;

/**
 * {@code mvn -q test -Pbench -Dtest=DrawLadder}: draws {@code docs/figures/ladder.svg} from {@code reference-steps.csv}
 * and {@code timings.csv}: the steps and times of the reference solutions for {@code count(n)}, from permutations to
 * halves. It is a test only so that Maven runs it.
 */
class DrawLadder {

    /** The exercises that count all solutions, each with a better idea than the one before it. */
    static final List<Problem> RUNGS = Stream.of(Stream.of(Catalogue.PERMUTATIONS), Catalogue.core().stream(),
            Stream.of(Catalogue.SYMMETRY, Catalogue.HALVES)).flatMap(each -> each).toList();

    @Test
    void the_ladder_is_drawn() throws IOException {
        draw();
    }

    static void draw() throws IOException {
        List<Timing> timings = Timing.all();
        Svg svg = Chart.draw("count(n) by idea: steps, and time", List.of(
                new Chart("steps", 2, lines(each -> new TreeMap<>(ReferenceSteps.of(each)))),
                new Chart(Chart.TIME, 1, lines(each -> steady(timings, each)))));
        svg.text("small", 14, 444, "time: " + timings.get(0).machine());
        Files.writeString(Path.of("docs", "figures", "ladder.svg"), svg.markup());
    }

    private static List<Chart.Line> lines(Function<Problem, SortedMap<Integer, Long>> values) {
        return RUNGS.stream().map(each -> new Chart.Line(each.id(), values.apply(each))).toList();
    }

    private static SortedMap<Integer, Long> steady(List<Timing> timings, Problem exercise) {
        SortedMap<Integer, Long> steady = new TreeMap<>();
        timings.stream().filter(each -> each.exercise().equals(exercise.id()))
                .forEach(each -> steady.put(each.n(), each.steady()));
        return steady;
    }
}
