package nqueens.problem.catalogue;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Stream;

import nqueens.board.KnownCounts;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Executed;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Measured;
import nqueens.problem.Search;
import nqueens.problem.Solver;

/**
 * The checks of counting by halves, whose contract is {@link nqueens.QueensCounter}.
 *
 * <p>The steps of count(16) tell halves from a search position by position: the reference solution takes some 4,400
 * million, one that looks at 64 pairs at a time without placing middle rows first 5,400 to 8,000 million, and one that
 * looks at every pair that the middle rows leave 7,200 million. Bits take 64,000 million, half of them with the first
 * queen in the left half of its row; with eightfold symmetry it is 15,800 million, and 10,700 million for the most
 * elaborate such search that is known in Java, NQueensFAF's.
 */
final class HalvesChecks {

    private static final int SMALL = 12;
    private static final int LARGE = 16;
    private static final int LARGEST = 20;
    private static final long MOST_STEPS = 14_000_000_000L;
    /** Up to here steps are counted, to say by how much a call is over. */
    private static final long MOST_COUNTED = MOST_STEPS * 3 / 2;
    /** The reference takes 0.4 s; where its steps are counted, on a machine that does much else, up to 5. */
    private static final int MOST_SECONDS = 30;
    private static final IntFunction<Call> COUNT = n -> Call.of("count", n);
    private static final Counts COUNTS = new Counts(COUNT);

    /** The call that must be fast. */
    static final Call SPEED = COUNT.apply(LARGE).within(Allowance.STANDARD.steps(MOST_STEPS).seconds(MOST_SECONDS)
            .advising("a search position by position takes more, mirrored and turned as it may be: place the queens of"
                    + " the middle rows, list half boards by their columns, and leave out pairs of them in bulk, or"
                    + " look at 64 at a time"));

    private HalvesChecks() {
    }

    static List<Check> all() {
        return List.of(
                new Check("count", "count(n) is right, n up to " + SMALL, 40, StandardChecks.each(1, SMALL,
                        n -> new Case(COUNT.apply(n).toString(), solver -> COUNTS.explained(solver, n)))),
                new Check("robust", "bad n; nothing is kept between calls", 15, robust()),
                new Check("approach", "no table", 15,
                        List.of(Search.searched(COUNT.apply(SMALL), Search.leastSteps(SMALL)))),
                new Check("speed", "n = " + LARGE + " within the time limit", 30, Stream.of(
                        COUNT.apply(LARGE - 1).within(SPEED.allowance()), SPEED)
                        .map(call -> new Case(call.toString(), solver -> speed(solver, call))).toList()));
    }

    /** A right count that takes fewer steps than there are solutions was looked up. */
    private static Optional<Fault> speed(Solver solver, Call call) {
        Measured measured = solver.measured(call.within(call.allowance().steps(MOST_COUNTED).advising(String.format(
                Locale.ROOT, "%,d steps are allowed: %s", MOST_STEPS, call.allowance().advice()))));
        return Counts.wrong(call, (Long) measured.answer())
                .or(() -> Search.table(solver, call, KnownCounts.of(call.n())))
                .or(() -> measured.executed().map(Executed::steps).filter(steps -> steps > MOST_STEPS)
                        .map(steps -> new Fault(Kind.STEPS, String.format(Locale.ROOT, "%s took %,d steps, %.2f times"
                                + " the %,d that are allowed", call, steps, steps / (double) MOST_STEPS, MOST_STEPS),
                                call.allowance().advice())));
    }

    private static List<Case> robust() {
        Call count = COUNT.apply(6);
        return StandardChecks.robust(COUNT, COUNT.apply(5),
                Robust.refused(LARGEST + 1, "n must be at most " + LARGEST, List.of(COUNT.apply(LARGEST + 1))),
                Robust.repeated(count),
                Robust.mixed(List.of(COUNT.apply(8), COUNT.apply(7)), count, COUNT.apply(5)),
                Robust.secondInstance(List.of(count), COUNT.apply(5)));
    }
}
