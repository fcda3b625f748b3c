package nqueens.problem.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Executed;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Search;
import nqueens.problem.Solver;

/**
 * The steps of an iterator, which tell whether it searches for one solution at a time.
 *
 * <p>The steps of the same search for a few solutions and for all are compared, which works in any style. The first
 * solution takes some hundredths of the steps of all; if all are found before, it takes all steps. The next {@value
 * #FEW} take about their share; from a queue they take next to nothing. All steps grow as the positions of a search do;
 * from a table they grow as solutions do. A solver that has all in a table, or finds them before, may do idle work
 * beside. For a board too large for that it needs other code, which never ran for small boards. Two kinds aren't found:
 * an iterator that is a few solutions ahead, which does no harm, and a table with an idle search beside it.
 */
final class LazySteps {

    private static final int MIDDLE = 10;
    /** More solutions than there are for n = 10. */
    private static final int WHOLE = 1000;
    /** The number of solutions taken after the first, to see whether they are searched for. */
    private static final int FEW = 40;
    /** The first solution takes at most one part in this many of all steps for n = 10. */
    private static final int PARTS = 10;
    /** A few solutions take at least one part in this many of their share. */
    private static final int LEAST_SHARE = 8;
    /** The steps for all may grow this many times less than positions: solutions grow 2.1 times, positions 4.2. */
    private static final double LEAST_GROWTH = 1.3;
    /** The most fixed steps of a call: a table of bits takes less, a search for all solutions up to n = 10 more. */
    private static final long MOST_IN_ADVANCE = 1_500_000;
    private static final Call OF_MIDDLE = LazySolutionsChecks.solutions(MIDDLE);

    private LazySteps() {
    }

    static List<Case> cases() {
        return List.of(
                ofRight("nothing in advance", LazySteps::inAdvance),
                ofRight("the first of n = " + MIDDLE, LazySteps::eager),
                ofRight("the next of n = " + MIDDLE, LazySteps::ahead),
                ofRight("all of n = " + MIDDLE, LazySteps::table),
                ofRight(LazySolutionsChecks.SPEED.toString(), LazySteps::other));
    }

    /** Steps tell something of right solutions alone: a fault of wrong ones is that they are wrong. */
    private static Case ofRight(String name, Function<Solver, Optional<Fault>> judging) {
        Call all = LazySolutionsChecks.taking(MIDDLE, WHOLE);
        return new Case(name, solver -> judging.apply(solver).map(fault ->
                LazySolutionsChecks.notAll(all, solver.measured(all).answer()).orElse(fault)));
    }

    /** The steps of this many solutions after the first, on average. */
    static long ofSome(Solver solver, int solutions) {
        return (steps(solver, MIDDLE, 1 + FEW) - steps(solver, MIDDLE, 1)) * solutions / FEW;
    }

    /** The steps of a call until it had given some of its solutions; empty if nothing is counted. */
    private static Optional<Executed> executed(Solver solver, int n, int solutions) {
        return solver.executed(LazySolutionsChecks.taking(n, solutions));
    }

    /** The steps of a call less its fixed steps, which are those for n = 1. */
    private static long steps(Solver solver, int n, int solutions) {
        return executed(solver, n, solutions).map(Executed::steps).orElse(0L)
                - executed(solver, 1, 1).map(Executed::steps).orElse(0L);
    }

    private static Optional<Fault> inAdvance(Solver solver) {
        return executed(solver, 1, 1).filter(executed -> executed.steps() > MOST_IN_ADVANCE)
                .map(executed -> new Fault(Kind.TABLE, Sentence.of("lazy.in-advance", LazySolutionsChecks.solutions(1),
                        executed.steps()), Sentence.of("lazy.later")));
    }

    private static Optional<Fault> eager(Solver solver) {
        return executed(solver, MIDDLE, 1).flatMap(first -> executed(solver, MIDDLE, WHOLE).flatMap(all ->
                steps(solver, MIDDLE, 1) * PARTS <= steps(solver, MIDDLE, WHOLE) ? once(solver, first, all)
                        : Optional.of(later("lazy.eager", OF_MIDDLE, executed(solver, MIDDLE, 0).orElseThrow().steps(),
                        first.steps(), all.steps(), KnownCounts.of(MIDDLE)))));
    }

    private static Fault later(String key, Object... values) {
        return new Fault(Kind.REPRESENTATION, Sentence.of(key, values), Sentence.of("lazy.later"));
    }

    /** Code that ran exactly as often as a search runs until the first solution. */
    private static Optional<Fault> once(Solver solver, Executed first, Executed all) {
        return executed(solver, 1, 1).flatMap(one -> first.runs().stream()
                .filter(runs -> runs >= KnownCounts.positions(MIDDLE) / 2 && all.runs().contains(runs)
                        && !one.runs().contains(runs)).max(Long::compare)
                .map(runs -> later("lazy.once", runs, OF_MIDDLE)));
    }

    /** Whether the few solutions of a board too large to find all come from other code. */
    private static Optional<Fault> other(Solver solver) {
        // a solver that is too slow fails speed
        return executed(solver, MIDDLE, WHOLE).flatMap(all -> Solver.ifAnswered(() ->
                solver.executed(LazySolutionsChecks.SPEED)).flatMap(first -> {
            Map<String, Long> others = new TreeMap<>(first.lines());
            others.keySet().removeAll(all.lines().keySet());
            return sum(others) * 2 < sum(first.lines()) ? Optional.empty()
                    : Executed.hottest(others).map(line -> new Fault(Kind.REPRESENTATION,
                            Sentence.of("lazy.other", LazySolutionsChecks.SPEED, line.getKey(), line.getValue(),
                                    OF_MIDDLE), Sentence.of("lazy.other.rule")));
        }));
    }

    private static long sum(Map<String, Long> lines) {
        return lines.values().stream().mapToLong(runs -> runs).sum();
    }

    /** All solutions take what a search takes, and grow as the positions that it visits do. */
    private static Optional<Fault> table(Solver solver) {
        Call all = LazySolutionsChecks.taking(MIDDLE, WHOLE);
        return solver.executed(all).flatMap(executed ->
                Search.table(solver, all, Search.leastSteps(MIDDLE)).or(() -> {
                    double growth = steps(solver, MIDDLE, WHOLE)
                            / (double) Math.max(1, steps(solver, MIDDLE - 1, WHOLE));
                    double positions = KnownCounts.positions(MIDDLE) / (double) KnownCounts.positions(MIDDLE - 1);
                    return growth * LEAST_GROWTH >= positions ? Optional.empty()
                            : Optional.of(new Fault(Kind.TABLE, Sentence.of("lazy.table", OF_MIDDLE, executed.steps(),
                            growth, LazySolutionsChecks.solutions(MIDDLE - 1)),
                            Sentence.of("lazy.table.rule", positions)));
                }));
    }

    private static Optional<Fault> ahead(Solver solver) {
        return executed(solver, MIDDLE, WHOLE).flatMap(all -> {
            long first = executed(solver, MIDDLE, 1).orElseThrow().steps();
            long more = executed(solver, MIDDLE, 1 + FEW).orElseThrow().steps() - first;
            double each = (all.steps() - first) / (KnownCounts.of(MIDDLE) - 1.0);
            return more * LEAST_SHARE >= each * FEW ? Optional.empty()
                    : Optional.of(later("lazy.ahead", OF_MIDDLE, first, more, FEW, all.steps(),
                    KnownCounts.of(MIDDLE)));
        });
    }
}
