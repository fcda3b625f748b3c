package nqueens.figures;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import nqueens.judge.Cost;
import nqueens.judge.Judge;
import nqueens.judge.Points;
import nqueens.judge.Submission;
import nqueens.judge.process.ProcessWorkers;
import nqueens.problem.Catalogue;
import nqueens.problem.Problem;
import nqueens.problem.ReferenceSteps;

/** Steps that {@code count(n)} takes against n: all permutations, and each exercise of the core. */
final class StepsFigure {

    private static final int SMALLEST_N = 4;
    private static final int LARGEST_N = 12;
    /** Its answers are right, and are judged up to n = 10. */
    private static final Path PERMUTATIONS = Path.of("src/test/submissions/time_limit_exceeded/all-permutations");

    private StepsFigure() {
    }

    /** Judges once. */
    private static final class Run {
        private static final SortedMap<Integer, Long> PERMUTATIONS = judged();
    }

    /** n to the steps of the judge's run of a solver that makes all permutations. */
    static SortedMap<Integer, Long> permutations() {
        return Run.PERMUTATIONS;
    }

    /** n to the steps of an exercise's reference solution. */
    static SortedMap<Integer, Long> reference(Problem exercise) {
        return drawn(ReferenceSteps.of(exercise));
    }

    static Svg draw() {
        List<Chart.Line> lines = new ArrayList<>(List.of(new Chart.Line("all permutations", permutations())));
        Catalogue.core().forEach(each -> lines.add(new Chart.Line(each.id(), reference(each))));
        return new Chart("Steps of count(n) against n, step by step", "steps", SMALLEST_N, LARGEST_N, 2, 8, 10, lines)
                .draw();
    }

    private static SortedMap<Integer, Long> judged() {
        Map<Integer, Long> steps = new TreeMap<>();
        try (ProcessWorkers workers = new ProcessWorkers(ProcessWorkers.Use.FEW, Optional.empty(),
                Optional.of(1.0))) {
            new Judge(workers, Points.standard()).judge(Submission.at(PERMUTATIONS.toString()),
                            List.of(Catalogue.BOOLEAN_ARRAYS), Judge.Listener.NONE)
                    .exercises().get(0).cost().forEach((Cost cost) -> steps.put(cost.n(), cost.steps()));
        }
        return drawn(steps);
    }

    private static SortedMap<Integer, Long> drawn(Map<Integer, Long> steps) {
        SortedMap<Integer, Long> drawn = new TreeMap<>(steps);
        drawn.keySet().removeIf(n -> n < SMALLEST_N || n > LARGEST_N);
        return drawn;
    }
}
