package nqueens.problem;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.KnightsMove;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Fault.Kind;

/** The checks of counting superqueens, which move as a queen and as a knight. */
final class SuperqueensChecks {

    /** For n = 1 to 13, as sifting all solutions for queens and searching by bits both say. Source: OEIS A051223. */
    private static final List<Long> KNOWN = List.of(1L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 0L, 4L, 44L, 156L, 1876L);
    private static final int POSITIONS_OF_11 = 4_268;
    private static final int POSITIONS_OF_13 = 134_086;

    /** How many rows and columns a knight leaps, where it leaps down. */
    private static final List<Square> LEAPS =
            List.of(new Square(1, 2), new Square(1, -2), new Square(2, 1), new Square(2, -1));

    private SuperqueensChecks() {
    }

    /**
     * Gives the checks.
     *
     * @param speed the call that must be fast, for n = 13
     */
    static List<Check> of(Call speed) {
        return new CounterChecks(SuperqueensChecks::wrong, POSITIONS_OF_11, POSITIONS_OF_13).of(speed, 10, 11);
    }

    private static Optional<Fault> wrong(Call call, long count) {
        long known = KNOWN.get(call.n() - 1);
        Fault told = new Fault(Kind.COUNT, call + " gave " + count, "the known count is " + known);
        if (count > known) {
            return Optional.of(tooMany(call.n(), count, told));
        }
        return count < known ? Optional.of(tooFew(call.n(), told)) : Optional.empty();
    }

    /**
     * Shows a solution for queens in which two are a knight's move apart: one that was counted, where some of the four
     * leaps to lower rows were overlooked.
     */
    private static Fault tooMany(int n, long count, Fault told) {
        return IntStream.range(0, 1 << LEAPS.size()).boxed()
                .filter(seen -> SolutionSearch.solutions(n).stream().filter(each -> isCounted(each, seen)).count()
                        == count)
                .flatMap(seen -> solutions(n, Optional::isPresent).filter(each -> isCounted(each, seen))).findFirst()
                .or(() -> solutions(n, Optional::isPresent).findFirst())
                .map(solution -> apart(solution, KnightsMove.firstIn(solution).orElseThrow(), told))
                .orElseGet(() -> new Fault(told.kind(), told.finding(),
                        told.rule() + "; not even queens can stand there so that none attacks another"));
    }

    private static Fault apart(int[] solution, KnightsMove move, Fault told) {
        return new Fault(told.kind(), told.finding(), Optional.of(Drawing.of(solution).marking(
                move.upper(), move.lower())), told.rule() + "; here " + move.rule());
    }

    /** Whether no two pieces are apart by one of the leaps that are seen, which are the bits of a number. */
    private static boolean isCounted(int[] solution, int seen) {
        return IntStream.range(0, LEAPS.size()).filter(leap -> (seen >> leap & 1) == 1).mapToObj(LEAPS::get)
                .noneMatch(leap -> IntStream.range(leap.row(), solution.length)
                        .anyMatch(row -> solution[row] - solution[row - leap.row()] == leap.column()));
    }

    private static Fault tooFew(int n, Fault told) {
        return solutions(n, Optional::isEmpty).findFirst()
                .map(solution -> new Fault(told.kind(), told.finding(), Optional.of(Drawing.of(solution)),
                        told.rule() + "; this is one of them")).orElse(told);
    }

    private static Stream<int[]> solutions(int n, Predicate<Optional<KnightsMove>> moves) {
        return SolutionSearch.solutions(n).stream().filter(solution -> moves.test(KnightsMove.firstIn(solution)));
    }
}
