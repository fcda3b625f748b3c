package nqueens.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Attack;
import nqueens.board.Drawing;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.board.Symmetry;
import nqueens.problem.Fault.Kind;

/** The checks of problems whose answer is one number: how many solutions there are, with a twist. */
final class CountChecks {

    /** Up to symmetry, for n = 1 to 13. Source: OEIS A002562. */
    private static final List<Integer> DISTINCT = List.of(1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787, 9233);

    private CountChecks() {
    }

    /** How many solutions there are. */
    static List<Check> solutions() {
        return ofOneArgument("totalNQueens", 10, 12, Search.leastSteps(10), Counts::wrong, Series::explained);
    }

    /** How many solutions there are up to symmetry. */
    static List<Check> distinct() {
        return ofOneArgument("count", 10, 12, Search.leastSteps(10), CountChecks::notDistinct, Series::dependent);
    }

    /**
     * Compares a count up to symmetry. Who divides all solutions by the symmetries is shown one that is its own image.
     *
     * @param call the call, whose first argument is n, 1 to 13
     * @param count what it gave
     */
    static Optional<Fault> notDistinct(Call call, long count) {
        long all = KnownCounts.of(call.n());
        Optional<int[]> own = count != all / Symmetry.values().length ? Optional.empty()
                : SolutionSearch.solutions(call.n()).stream()
                        .filter(solution -> Arrays.equals(solution, Symmetry.HALF_TURN.of(solution))).findFirst();
        return wrong(call, count, DISTINCT.get(call.n() - 1), right -> new Fault(Kind.COUNT, call + " gave " + count,
                own.map(Drawing::of), "the known count is " + right + ": of the " + all + " solutions those that are"
                        + " turns or mirror images of each other count as one"
                        + (own.isEmpty() ? "" : "; not all have eight images: a half turn leaves this one as it is")));
    }

    /** How many solutions begin with some queens. */
    static List<Check> given() {
        return DrillChecks.of(
                List.of(given(1), given(1, 0), given(2, 0), given(4), given(4, 0), given(4, 1), given(4, 1, 3),
                        given(4, 1, 2), given(4, 2, 2), given(4, 1, 3, 0, 2), given(5, 0, 3), given(5, 0, 3, 0),
                        given(6, 1), given(6, 1, 4, 3), given(7, 2, 0, 5), given(8, 0), given(8, 0, 4, 7),
                        given(8, 3, 5, 0, 6), given(8, 0, 4, 7, 5, 2, 6, 1, 3), given(8, 0, 4, 7, 5, 2, 6, 1, 1)),
                independent(n -> Call.of("count", n, new int[0]),
                        Call.of("count", 6, new int[] {3, 0}), Call.of("count", 5, new int[] {1})),
                List.of(given(12, 5), given(16, 0, 2, 4, 1, 12, 8)));
    }

    /** What is wrong with a count, if anything. */
    @FunctionalInterface
    private interface Judgement {
        Optional<Fault> of(Call call, long count);
    }

    /** What other calls have to do with a wrong count. */
    @FunctionalInterface
    private interface Telling {
        Optional<Fault> of(Series series, Solver solver, int n);
    }

    private static List<Check> ofOneArgument(
            String method, int small, int large, long leastSteps, Judgement judgement, Telling telling) {
        IntFunction<Call> call = n -> Call.of(method, n);
        Series series = new Series(call, (asked, count) -> judgement.of(asked, ((Number) count).longValue()));
        IntFunction<Case> of = n -> new Case(call.apply(n).toString(), solver -> telling.of(series, solver, n));
        return DrillChecks.of(IntStream.rangeClosed(1, small).mapToObj(of).toList(),
                DrillChecks.all(DrillChecks.robust(call, call.apply(5)), List.of(
                        Robust.repeated(call.apply(6)),
                        Robust.mixed(List.of(call.apply(7)), call.apply(6), call.apply(5)),
                        Robust.secondInstance(List.of(call.apply(6)), call.apply(5)))),
                Search.searched(call.apply(small), leastSteps),
                IntStream.rangeClosed(small + 1, large).mapToObj(of).toList());
    }

    /** Neither do calls depend on each other, nor do they change the second argument. */
    private static List<Case> independent(IntFunction<Call> refused, Call call, Call other) {
        return DrillChecks.all(DrillChecks.robust(refused, call), List.of(
                Robust.repeated(call), Robust.mixed(List.of(other), call),
                Robust.secondInstance(List.of(call), other), Robust.unchanged(call, 1)));
    }

    private static Case count(Call call, LongFunction<Optional<Fault>> fault) {
        return new Case(call.toString(), solver -> fault.apply(((Number) solver.answer(call)).longValue()));
    }

    private static Optional<Fault> wrong(Call call, long count, long right, LongFunction<Fault> fault) {
        return count == right ? Optional.empty() : Optional.of(fault.apply(right));
    }

    private static int[] withoutQueens(int n) {
        int[] rows = new int[n];
        Arrays.fill(rows, Drawing.NO_QUEEN);
        return rows;
    }

    private static Case given(int n, int... columns) {
        Call call = Call.of("count", n, columns);
        return count(call, count -> {
            List<int[]> right = new SolutionSearch(n,
                    (row, column) -> row >= columns.length || columns[row] == column).all();
            return wrong(call, count, right.size(),
                    known -> given(call + " gave " + count, n, columns, right));
        });
    }

    private static Fault given(String finding, int n, int[] columns, List<int[]> right) {
        if (!right.isEmpty()) {
            return new Fault(Kind.COUNT, finding, Optional.of(Drawing.of(right.get(0))),
                    "the right count is " + right.size() + "; this is the first of them");
        }
        int[] rows = withoutQueens(n);
        System.arraycopy(columns, 0, rows, 0, columns.length);
        Optional<Attack> attack = Attack.firstIn(columns);
        Drawing drawing = Drawing.of(rows).marking(attack.stream()
                .flatMap(pair -> Stream.of(pair.upper(), pair.lower())).toArray(Square[]::new));
        return new Fault(Kind.COUNT, finding, Optional.of(drawing), attack
                .map(pair -> pair.rule() + ", so that the right count is 0")
                .orElse("the right count is 0: no solution begins with these queens"));
    }
}
