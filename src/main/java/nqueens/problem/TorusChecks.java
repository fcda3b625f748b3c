package nqueens.problem;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.board.WrappedAttack;
import nqueens.problem.Fault.Kind;

/**
 * The checks of counting on the torus, whose contract is {@link nqueens.QueensCounter}. Where 2 or 3 divides n there is
 * nothing to find, and a solver may say so at once: steps are looked at for n = 11 and 13 alone.
 */
final class TorusChecks {

    /** For n = 1 to 13. Source: OEIS A051906. */
    private static final List<Long> KNOWN = List.of(1L, 0L, 0L, 0L, 10L, 0L, 28L, 0L, 0L, 0L, 88L, 0L, 4524L);
    /** Positions, the empty one among them, to which a search comes that puts the first queen into one column. */
    private static final int POSITIONS_OF_11 = 2_482;
    private static final int POSITIONS_OF_13 = 36_128;

    private TorusChecks() {
    }

    /**
     * Gives the checks.
     *
     * @param speed the call that must be fast, for n = 13
     */
    static List<Check> of(Call speed) {
        return new CounterChecks(TorusChecks::wrong, POSITIONS_OF_11, POSITIONS_OF_13).of(speed, 5, 7);
    }

    private static Optional<Fault> wrong(Call call, long count) {
        long known = KNOWN.get(call.n() - 1);
        Fault told = new Fault(Kind.COUNT, call + " gave " + count, "the known count is " + known
                + (call.n() % 2 == 0 || call.n() % 3 == 0 ? ", as for every n that 2 or 3 divides" : ""));
        if (count < known) {
            return Optional.of(tooFew(call.n(), told));
        }
        return count == known ? Optional.empty() : Optional.of(tooMany(call.n(), told));
    }

    /** Shows, if there is one, a solution in which two queens attack each other across the edges. */
    private static Fault tooMany(int n, Fault told) {
        return solutions(n, Optional::isPresent).findFirst().map(solution -> {
            WrappedAttack attack = WrappedAttack.firstIn(solution).orElseThrow();
            return new Fault(told.kind(), told.finding(), Optional.of(Drawing.of(solution).marking(
                    new Square(attack.upper(), solution[attack.upper()]),
                    new Square(attack.lower(), solution[attack.lower()]))), told.rule() + "; here "
                    + attack.rule(solution));
        }).orElseGet(() -> new Fault(told.kind(), told.finding(), told.rule()
                + "; the plain board has none either: are both kinds of diagonals looked at?"));
    }

    /** Shows the least regular solution: those that walk on by the same step are found the most easily. */
    private static Fault tooFew(int n, Fault told) {
        return solutions(n, Optional::isEmpty).max(Comparator.comparing(TorusChecks::steps))
                .map(solution -> new Fault(told.kind(), told.finding(), Optional.of(Drawing.of(solution)),
                        told.rule() + "; this is one of them")).orElse(told);
    }

    private static Stream<int[]> solutions(int n, Predicate<Optional<WrappedAttack>> attacked) {
        return SolutionSearch.solutions(n).stream().filter(solution -> attacked.test(WrappedAttack.firstIn(solution)));
    }

    /** How many different steps to the right a queen is from the one above. */
    private static long steps(int... solution) {
        return IntStream.range(1, solution.length)
                .map(row -> Math.floorMod(solution[row] - solution[row - 1], solution.length)).distinct().count();
    }
}
