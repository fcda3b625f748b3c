package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Search;
import nqueens.problem.Solver;

/**
 * The checks of an exercise that counts with a twist, whose contract is {@link nqueens.QueensCounter}. Steps are looked
 * at for two n alone: where there is nothing to find, a solver may say so at once.
 *
 * @param wrong looks at a count; empty if it is right
 * @param miscounts what wrong counts tell
 * @param few the positions, the empty one among them, to which a search comes for the smaller of the two n
 * @param many the same for the larger one
 */
record CounterChecks(BiFunction<Call, Long, Optional<Fault>> wrong, Miscounts miscounts, int few, int many) {

    /** Mirrors and turns leave one of so many positions to be visited. */
    private static final int IMAGES = 8;

    /**
     * {@return the checks} The call that must be fast is for the larger n; the smaller one is two below. {@code found}
     * is a small n for which there is a solution, {@code other} a larger one for which there is another number of them.
     */
    List<Check> of(Call speed, int found, int other) {
        Call small = count(speed.n() - 2);
        return StandardChecks.of(StandardChecks.each(1, small.n(), this::counted),
                StandardChecks.robust(CounterChecks::count, count(found),
                        Robust.repeated(count(other)),
                        Robust.mixed(List.of(count(other)), count(other - 1), count(found)),
                        Robust.secondInstance(List.of(count(other)), count(found))),
                Optional.of(Search.searched(small, few / IMAGES)),
                List.of(counted(speed.n() - 1),
                        new Case(speed.toString(), solver -> speed(solver, small, speed))));
    }

    private static Call count(int n) {
        return Call.of("count", n);
    }

    private Case counted(int n) {
        Series counts = new Series(CounterChecks::count, (call, count) -> wrong.apply(call, (Long) count));
        return new Case(count(n).toString(), solver -> counts.dependent(solver, n)
                .map(fault -> miscounts.told(solver, count(n), fault)));
    }

    private Optional<Fault> speed(Solver solver, Call small, Call large) {
        long count = (Long) solver.measured(large).answer();
        return wrong.apply(large, count).map(fault -> miscounts.example(large, count, fault))
                .or(() -> Search.table(solver, large, many / IMAGES))
                .or(() -> Search.growth(solver, small, large, many / (double) few));
    }
}
