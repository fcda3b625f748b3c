package nqueens.problem.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.SplittableRandom;
import java.util.TreeMap;

import nqueens.board.Answers;
import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.SearchBounds;
import nqueens.problem.Solver;

/**
 * The checks of estimating the tree; the contract is {@link nqueens.EstimatedTree}. Together, the cases reject a right
 * solver less than once in a million runs.
 */
final class EstimatedTreeChecks {

    private static final ResourceBundle FIGURES = ResourceBundle.getBundle("nqueens.problem.catalogue.estimate");
    private static final int SMALL = 6;
    private static final int TYPICAL = 8;
    private static final int COUNTED = 12;
    private static final int LARGEST = 30;
    private static final int FEW = 40;
    private static final int SOME = 1_000;
    private static final int MANY = 10_000;

    static final Call SPEED = nodes(LARGEST, MANY / 2, 1);

    private EstimatedTreeChecks() {
    }

    static List<Check> all() {
        Call call = nodes(TYPICAL, 2, 1);
        return List.of(
                new Check("one-descent", "one descent gives what one can give", 25,
                        SharedChecks.each(1, SMALL, EstimatedTreeChecks::possible)),
                new Check("mean", "10,000 descents come near the number, n up to 12", 25,
                        SharedChecks.each(1, COUNTED, EstimatedTreeChecks::near)),
                new Check("seeds", "the seed decides what is drawn", 20, List.of(
                        SharedChecks.seeded(call, "estimate"), different(COUNTED, MANY), different(LARGEST, SOME),
                        new Case("a seed of 0", solver -> far(solver, nodes(COUNTED, MANY, 0))
                                .map(fault -> fault.telling(Sentences.of("estimate.zero")))),
                        new Case("a thousand seeds", EstimatedTreeChecks::frequencies))),
                new Check("robust", "bad arguments; nothing is kept between calls", 15, SharedChecks.robust(
                        SharedChecks.refused("n and descents must be at least 1", List.of(0, -1),
                                List.of(n -> nodes(n, 1, 1), descents -> nodes(1, descents, 1))),
                        possible(SMALL), SharedChecks.independent(call, nodes(9, 3, 2)))),
                new Check("speed", "n = 30, which nobody counts, and no search", 15, List.of(
                        different(14, 10), new Case(SPEED, solver -> far(solver, SPEED)),
                        // the steps of a wrong estimate say nothing
                        new Case(nodes(COUNTED, MANY, 1), solver -> far(solver, nodes(COUNTED, MANY, 1)).isPresent()
                                ? Optional.empty() : SearchBounds.tableByGrowth(solver, nodes(COUNTED, SOME, 1),
                                        nodes(COUNTED, MANY, 1), MANY / SOME)))));
    }

    /** Creates a call; eight honest solvers take up to 355 steps per square and descent, plus the steps for tables. */
    private static Call nodes(int n, int descents, long seed) {
        return Call.of("nodes", n, descents, seed).within(CallLimits.STANDARD.seconds(10)
                .steps(1_000_000 + Math.max(0, 1_000L * n * n * descents))
                .advising(Sentences.of("estimate.steps")));
    }

    private static List<Long> seeds(Solver solver, int number) {
        return new SplittableRandom(solver.seed()).longs(number).boxed().toList();
    }

    /** Returns all estimates that a descent from a position can yield, each with its probability. */
    private static TreeMap<Double, Double> estimates(int all, int columns, int falling, int rising) {
        int free = all & ~(columns | falling | rising);
        int count = Integer.bitCount(free);
        TreeMap<Double, Double> estimates = new TreeMap<>(count == 0 ? Map.of(1.0, 1.0) : Map.of());
        for (int left = free; left != 0; left &= left - 1) {
            int queen = Integer.lowestOneBit(left);
            estimates(all, columns | queen, (falling | queen) << 1, (rising | queen) >> 1).forEach((below, chance) ->
                    estimates.merge(1 + count * below, chance / count, Double::sum));
        }
        return estimates;
    }

    private static Case possible(int n) {
        return new Case("one descent for n = " + n,
                solver -> Fault.first(seeds(solver, FEW), seed -> impossible(solver, nodes(n, 1, seed))));
    }

    private static Case near(int n) {
        return new Case("many descents for n = " + n, solver -> Fault.first(
                seeds(solver, n == TYPICAL ? FEW : 2), seed -> far(solver, nodes(n, MANY, seed))));
    }

    private static Optional<Fault> impossible(Solver solver, Call call) {
        Double value = (Double) solver.answer(call);
        TreeMap<Double, Double> chances = estimates((1 << call.n()) - 1, 0, 0, 0);
        // estimates are compared as floats, since a solver may compute products by adding logarithms
        String cause = value == KnownCounts.positions(call.n()) ? "exact"
                : chances.containsKey(value + 1) ? "empty-board" : "product";
        return Fault.unless(chances.containsKey((double) value.floatValue()), Kind.ESTIMATE,
                call + " gave " + Answers.format(value),
                "one descent for n = " + call.n() + " gives one of " + chances.keySet())
                .map(fault -> fault.telling(Sentences.of("estimate." + cause)).hinting(Hint.SEARCH));
    }

    private static Optional<Fault> far(Solver solver, Call call) {
        double value = (Double) solver.answer(call);
        double right = call.n() == LARGEST ? Double.parseDouble(FIGURES.getString("positions"))
                : KnownCounts.positions(call.n());
        double off = Math.rint(1000 * Math.abs(value / right - 1)) / 10;
        double most = Double.parseDouble(FIGURES.getString(String.valueOf(call.n())));
        int descents = (Integer) call.arguments().get(1);
        String cause = value > right * descents / 2 ? "sum"
                : call.n() == LARGEST && value <= Long.MAX_VALUE ? "overflow"
                : value == right - 1 ? "whole" : "likely";
        return Fault.unless(off <= most, Kind.ESTIMATE, call + " gave " + Answers.format(value),
                Sentences.of("estimate.off", Answers.format(right).replaceFirst("\\.0$", ""), descents, most, off))
                .map(fault -> fault.telling(Sentences.of("estimate." + cause)));
    }

    private static Case different(int n, int descents) {
        return new Case("other seeds for n = " + n, solver -> {
            List<Long> seeds = seeds(solver, 2);
            return Fault.first(List.of(seeds.get(1), seeds.get(0) + (1L << Integer.SIZE)),
                    other -> SharedChecks.alike(solver, nodes(n, descents, seeds.get(0)),
                            nodes(n, descents, other), Sentences.of("estimate.other")));
        });
    }

    private static Optional<Fault> frequencies(Solver solver) {
        TreeMap<Double, Integer> times = new TreeMap<>();
        seeds(solver, SOME).forEach(seed -> times.merge(
                (double) ((Double) solver.answer(nodes(TYPICAL, 1, seed))).floatValue(), 1, Integer::sum));
        return Fault.first(estimates((1 << TYPICAL) - 1, 0, 0, 0).entrySet(), each -> {
            int time = times.getOrDefault(each.getKey(), 0);
            double expected = SOME * each.getValue();
            // by Bernstein's inequality, the probability of a larger difference is at most 10^-9
            return Fault.unless(Math.abs(time - expected) <= 15 + 6.6 * Math.sqrt(expected), Kind.ESTIMATE,
                    Sentences.of("estimate.times", TYPICAL, each.getKey(), time, SOME, expected),
                    Sentences.of("estimate.seed"));
        });
    }
}
