package nqueens.problem.catalogue;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import nqueens.board.Attack;
import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Check;
import nqueens.problem.DoNotMutate;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Fault;
import nqueens.problem.PlacementFault;
import nqueens.problem.catalogue.Miscounts.WrongRule;

/** The checks of counting superqueens, which move as a queen and as a knight. */
final class SuperqueensChecks {

    /** For n = 1 to 13, as sifting all solutions for queens and searching by bits both say. Source: OEIS A051223. */
    private static final List<Long> KNOWN = List.of(1L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 4L, 44L, 156L, 1876L);
    private static final int POSITIONS_OF_11 = 4_268;
    private static final int POSITIONS_OF_13 = 134_086;

    /** The call that must be fast. */
    static final Call SPEED = Call.of("count", 13).within(Allowance.STANDARD.steps(4_000_000_000L).advising("leave a"
            + " square at once where a superqueen above attacks it, by a knight's move as well: at the end it is too"
            + " late"));

    private SuperqueensChecks() {
    }

    static List<Check> all() {
        return new CounterChecks(SuperqueensChecks::wrong, miscounts(), POSITIONS_OF_11, POSITIONS_OF_13)
                .of(SPEED, 10, 11);
    }

    private static Optional<Fault> wrong(Call call, long count) {
        long known = KNOWN.get(call.n() - 1);
        return count == known ? Optional.empty()
                : Optional.of(new Fault(Kind.COUNT, call + " gave " + count, "the known count is " + known));
    }

    private static Miscounts miscounts() {
        return new Miscounts(IntStream.rangeClosed(4, 8).mapToObj(n -> Call.of("count", n)).toList(),
                call -> solutions(call.n()), SuperqueensChecks::attack, List.of(
                    seeing("no knight's move is looked at", (down, right) -> false),
                    seeing("only one of a knight's four moves to lower rows is looked at, such as one row down and"
                            + " two to the right", (down, right) -> down == 1 && right == 2).orOneLikeIt(),
                    seeing("only half of a knight's moves are looked at, such as those by one row",
                            (down, right) -> down == 1 && Math.abs(right) == 2).orOneLikeIt(),
                    seeing("only half of a knight's moves are looked at, such as those to the right",
                            (down, right) -> isToTheRight(right) && down + right == 3).orOneLikeIt(),
                    seeing("one of a knight's four moves to lower rows is forgotten, such as one row down and"
                            + " two to the right", (down, right) -> isKnightsMove(down, right) && right != 2)
                            .orOneLikeIt(),
                    WrongRule.apart("no diagonal is looked at",
                            (down, right) -> right == 0 || isKnightsMove(down, right)),
                    WrongRule.apart("only one kind of diagonal is looked at, such as the one falling to the right",
                            (down, right) -> right == 0 || right == down || isKnightsMove(down, right))
                            .orOneLikeIt()));
    }

    @DoNotMutate("asked where the columns differ, so right is never 0")
    private static boolean isToTheRight(int right) {
        return right > 0;
    }

    private static WrongRule seeing(String words, SolutionSearch.Attacks leaps) {
        return WrongRule.apart(words,
                (down, right) -> right == 0 || Math.abs(right) == down || leaps.reach(down, right));
    }

    /** Why pieces are no solution, one in each row. */
    private static Fault attack(Call call, int... placement) {
        return PlacementFault.of(call.toString(), call.n(), placement).orElseGet(() -> {
            Attack move = Attack.firstIn(placement, SuperqueensChecks::isKnightsMove).orElseThrow();
            return new Fault(Kind.ATTACK, call.toString(),
                    Optional.of(Drawing.of(placement).marking(move.upper(), move.lower())), "the superqueens at "
                    + move.upper() + " and " + move.lower() + " are a knight's move apart");
        });
    }

    private static List<int[]> solutions(int n) {
        return SolutionSearch.solutions(n).stream()
                .filter(solution -> Attack.firstIn(solution, SuperqueensChecks::isKnightsMove).isEmpty()).toList();
    }

    /** Whether a piece stands two rows and a column, or a row and two columns, from one in another column. */
    private static boolean isKnightsMove(int down, int right) {
        return down + Math.abs(right) == 3;
    }
}
