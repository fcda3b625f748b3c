package nqueens.problem.catalogue;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import nqueens.board.Attack;
import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Check;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Fault;
import nqueens.problem.catalogue.Miscounts.WrongRule;

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

    private static final String ONE_KIND = "only one kind of diagonal, such as the one falling to the right, ";

    /** The call that must be fast. */
    static final Call SPEED = Call.of("count", 13).within(Allowance.STANDARD.steps(4_000_000_000L).advising("leave a"
            + " square at once where a queen above attacks it, around the edges as well: at the end it is too late"));

    private TorusChecks() {
    }

    static List<Check> all() {
        return new CounterChecks(TorusChecks::wrong, miscounts(), POSITIONS_OF_11, POSITIONS_OF_13)
                .of(SPEED, 5, 7);
    }

    private static Optional<Fault> wrong(Call call, long count) {
        long known = KNOWN.get(call.n() - 1);
        return count == known ? Optional.empty() : Optional.of(new Fault(Kind.COUNT, call + " gave " + count,
                "the known count is " + known
                        + (call.n() % 2 == 0 || call.n() % 3 == 0 ? ", as for every n that 2 or 3 divides" : "")));
    }

    private static Miscounts miscounts() {
        return new Miscounts(IntStream.rangeClosed(4, 9).mapToObj(n -> Call.of("count", n)).toList(),
                call -> solutions(call.n()), TorusChecks::attack, List.of(
                    new WrongRule("no diagonal wraps around",
                            call -> SolutionSearch.solutions(call.n())),
                    apart(ONE_KIND + "wraps around", n -> (down, right) ->
                            right == 0 || right == -down || Math.floorMod(right - down, n) == 0).orOneLikeIt(),
                    apart(ONE_KIND + "is looked at", n -> (down, right) ->
                            right == 0 || Math.floorMod(right - down, n) == 0).orOneLikeIt(),
                    apart(ONE_KIND + "is looked at, and doesn't wrap around", n -> (down, right) ->
                            right == 0 || right == down).orOneLikeIt(),
                    new WrongRule("the first queen stands in column 0 alone", call -> solutions(call.n())
                            .stream().filter(solution -> solution[0] == 0).toList())));
    }

    private static WrongRule apart(String words, IntFunction<SolutionSearch.Attacks> attacks) {
        return WrongRule.by(words, call -> SolutionSearch.apart(attacks.apply(call.n())));
    }

    /** Why queens, one in each row and column, are no solution. */
    private static Fault attack(Call call, int... placement) {
        Attack attack = wrapped(placement).orElseThrow();
        Square upper = attack.upper();
        Square lower = attack.lower();
        boolean isFalling = Math.floorMod(lower.column() - upper.column() - lower.row() + upper.row(), call.n()) == 0;
        String sign = isFalling ? " - " : " + ";
        return new Fault(Kind.ATTACK, call.toString(), Optional.of(Drawing.of(placement).marking(upper, lower)),
                "the queens in rows " + upper.row() + " and " + lower.row() + " share a diagonal that wraps around: "
                        + upper.row() + sign + upper.column() + " and " + lower.row() + sign + lower.column()
                        + " are equal modulo " + call.n());
    }

    /** The first two queens that attack each other where the edges of the board are joined. */
    private static Optional<Attack> wrapped(int... placement) {
        return Attack.firstIn(placement, (down, right) -> Math.floorMod(right - down, placement.length) == 0
                || Math.floorMod(right + down, placement.length) == 0);
    }

    /** The least regular ones first: those that walk on by the same step are found the most easily. */
    private static List<int[]> solutions(int n) {
        return SolutionSearch.solutions(n).stream().filter(solution -> wrapped(solution).isEmpty())
                .sorted(Comparator.comparing(TorusChecks::steps, Comparator.reverseOrder())).toList();
    }

    /** How many different steps to the right a queen is from the one above. */
    private static long steps(int... solution) {
        return IntStream.range(1, solution.length)
                .map(row -> Math.floorMod(solution[row] - solution[row - 1], solution.length)).distinct().count();
    }
}
