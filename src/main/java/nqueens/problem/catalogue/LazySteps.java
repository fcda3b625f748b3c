package nqueens.problem.catalogue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.KnownCounts;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Profile;
import nqueens.problem.SearchBounds;
import nqueens.problem.Solver;

/**
 * Determines from the steps of an iterator whether it searches for one solution at a time.
 *
 * <p>An honest search finds its first solution early, so the work before it hardly grows with n. If all solutions are
 * found in advance, this work grows like the number of positions. The next {@value #FEW} solutions take about their
 * share of all steps, and so do the last ones; solutions from a queue take almost none. The steps for all solutions
 * grow like the number of positions; those of a table grow like the number of solutions.
 *
 * <p>Idle work may hide a table. To detect a table, the judge repeats the call without the code that ran most often: if
 * the solver still returns all solutions, they come from a table.
 */
final class LazySteps {

    private static final int MIDDLE = 10;
    private static final int LARGE = 15;
    /** The number of solutions to ask for when all or many are wanted; n = 10 has fewer. */
    private static final int WHOLE = 1000;
    /** The number of solutions, after the first one and at the end, whose steps are compared with those of all. */
    private static final int FEW = 40;
    private static final int SMALL = 6;
    /** Code that visits all positions runs at least 3.4 times as often for each n from 7 to 10 as for n - 1. */
    private static final double GROWTH = 2.5;
    /**
     * If solutions take fewer steps than their share of all steps, divided by this number, they were found in advance.
     * Honest solvers take at least a fifth of the share.
     */
    private static final int LEAST_SHARE = 8;
    /** Maximum steps before a search; filling a table of bits takes fewer, and finding all solutions takes more. */
    private static final long MOST_IN_ADVANCE = 1_500_000;
    /** Maximum steps per position for a table: returning solutions takes 2; even half a search takes 4 or more. */
    private static final int MOST_OF_TABLE = 3;
    private static final Call OF_MIDDLE = LazySolutionsChecks.solutions(MIDDLE);

    private LazySteps() {
    }

    static List<Case> cases() {
        return List.of(
                ofRight("nothing in advance", LazySteps::inAdvance),
                ofRight("the next of n = " + MIDDLE, solver -> ahead(solver, MIDDLE)),
                ofRight("the first of n = " + MIDDLE, LazySteps::eager),
                ofRight("all of n = " + MIDDLE, LazySteps::table),
                new Case("the next of n = " + LARGE, LazySteps::many),
                ofRight(LazySolutionsChecks.SPEED.toString(), LazySteps::other));
    }

    /** Returns a case that is judged only if the solutions are right: the steps of wrong solutions mean nothing. */
    private static Case ofRight(String name, Function<Solver, Optional<Fault>> judging) {
        return new Case(name, solver -> judging.apply(solver).map(fault -> notAll(solver).orElse(fault)));
    }

    private static Optional<Fault> notAll(Solver solver) {
        Call all = LazySolutionsChecks.taking(MIDDLE, WHOLE);
        return LazySolutionsChecks.notAll(all, solver.profiled(all).answer());
    }

    /** Scales the steps of the {@value #FEW} solutions after the first one to this many solutions. */
    static long ofSome(Solver solver, int solutions) {
        return (steps(solver, MIDDLE, 1 + FEW) - steps(solver, MIDDLE, 1)) * solutions / FEW;
    }

    private static Optional<Profile> profile(Solver solver, int n, int solutions) {
        return solver.profile(LazySolutionsChecks.taking(n, solutions));
    }

    private static long steps(Solver solver, int n, int solutions) {
        return profile(solver, n, solutions).map(Profile::steps).orElse(0L);
    }

    private static Optional<Fault> inAdvance(Solver solver) {
        long steps = steps(solver, 1, 1);
        return Fault.unless(steps <= MOST_IN_ADVANCE, Kind.TABLE, Sentences.of("lazy.in-advance",
                LazySolutionsChecks.solutions(1), steps), Sentences.of("lazy.later"));
    }

    /** Finds code that works on all solutions before the first one is returned. */
    private static Optional<Fault> eager(Solver solver) {
        List<List<Long>> runs = IntStream.rangeClosed(SMALL, MIDDLE).mapToObj(n -> profile(solver, n, 1))
                .flatMap(Optional::stream)
                .map(profile -> Stream.of(profile.runs(), profile.alike()).flatMap(List::stream).toList()).toList();
        return runs.size() <= MIDDLE - SMALL ? Optional.empty() : IntStream.range(0, runs.get(0).size())
                .mapToObj(part -> runs.stream().map(each -> each.get(part)).toList())
                .filter(part -> part.get(MIDDLE - SMALL) >= KnownCounts.positions(MIDDLE) / 2
                        && IntStream.range(0, MIDDLE - SMALL).allMatch(n -> part.get(n + 1) >= GROWTH * part.get(n)))
                .findFirst().map(part -> later("lazy.eager", OF_MIDDLE, steps(solver, MIDDLE, 0),
                        steps(solver, MIDDLE, 1), steps(solver, MIDDLE, WHOLE), KnownCounts.solutions(MIDDLE),
                        part.stream().map(String::valueOf).collect(Collectors.joining(", ")), SMALL, MIDDLE));
    }

    private static Fault later(String key, Object... values) {
        return new Fault(Kind.REPRESENTATION, Sentences.of(key, values), Sentences.of("lazy.later"));
    }

    /** Returns a fault if a large board's solutions come from code that never ran for a smaller board. */
    private static Optional<Fault> other(Solver solver) {
        // a solver that is too slow fails the check speed
        return profile(solver, MIDDLE, WHOLE).flatMap(all -> Solver.ifAnswered(() ->
                solver.profile(LazySolutionsChecks.SPEED)).flatMap(first -> {
            Map<String, Long> others = new TreeMap<>(first.lines());
            others.keySet().removeAll(all.lines().keySet());
            return sum(others) * 2 < sum(first.lines()) ? Optional.empty()
                    : Profile.hottest(others).map(line -> new Fault(Kind.REPRESENTATION,
                            Sentences.of("lazy.other", LazySolutionsChecks.SPEED, line.getKey(), line.getValue(),
                                    OF_MIDDLE), Sentences.of("lazy.other.rule")));
        }));
    }

    private static long sum(Map<String, Long> lines) {
        return lines.values().stream().mapToLong(runs -> runs).sum();
    }

    private static Optional<Fault> table(Solver solver) {
        Call all = LazySolutionsChecks.taking(MIDDLE, WHOLE);
        long steps = MOST_OF_TABLE * KnownCounts.positions(MIDDLE);
        return SearchBounds.table(solver, all, SearchBounds.leastSteps(MIDDLE))
                .or(() -> SearchBounds.tableByGrowth(solver, LazySolutionsChecks.taking(MIDDLE - 1, WHOLE), all))
                .or(() -> SearchBounds.tableBeside(solver, all, steps / 4, steps));
    }

    /** Judges a large board, unless smaller boards are wrong as well, or the solver fails {@code speed}. */
    private static Optional<Fault> many(Solver solver) {
        Call many = LazySolutionsChecks.taking(LARGE, WHOLE);
        return Solver.ifAnswered(() -> solver.profile(LazySolutionsChecks.SPEED)).flatMap(first -> {
            Optional<Fault> wrong = LazySolutionsChecks.wrong(many, solver.profiled(many).answer());
            return wrong.isPresent() ? wrong.filter(fault -> notAll(solver).isEmpty()) : ahead(solver, LARGE);
        });
    }

    private static Optional<Fault> ahead(Solver solver, int n) {
        long found = Math.min(WHOLE, KnownCounts.solutions(n));
        long first = steps(solver, n, 1);
        long more = steps(solver, n, 1 + FEW) - first;
        long all = steps(solver, n, WHOLE);
        long last = all - steps(solver, n, (int) found - FEW);
        double share = (all - first) * FEW / (found - 1.0);
        return Math.min(more, last) * LEAST_SHARE >= share ? Optional.empty()
                : Optional.of(later("lazy.ahead", LazySolutionsChecks.solutions(n), first, more, FEW, last, FEW, all,
                        found));
    }
}
