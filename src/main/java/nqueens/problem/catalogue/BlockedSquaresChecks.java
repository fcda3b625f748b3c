package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.board.Symmetry;
import nqueens.problem.Call;
import nqueens.problem.CallLimits;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Hint;
import nqueens.problem.SearchBounds;
import nqueens.problem.Solver;
import nqueens.problem.catalogue.Miscounts.WrongRule;

/** The checks of counting with blocked squares; the contract is {@link nqueens.BlockedSquares}. */
final class BlockedSquaresChecks {

    /** The largest n. A solver that scans the whole board for each square takes only some 2,000 million steps. */
    private static final int LARGE = 11;

    static final Call SPEED = call(LARGE, 0, 0, 1, 8, 3, 7, 4, 4, 5, 5, 7, 1, 8, 9, 10, 2)
            .within(CallLimits.STANDARD.steps(6_000_000_000L).seconds(10).advising(Sentences.of("blocked.speed")));

    private final Map<Call, List<int[]>> known = new ConcurrentHashMap<>();

    private final Miscounts miscounts = new Miscounts(
            SharedChecks.boards("blocked-miscounts", BlockedSquaresChecks::call),
            this::solutions, call -> SolutionSearch.QUEENS, Stream.concat(Stream.of(
                    standing("queens", (call, square) ->
                            !isBlocked(call, square) && blocked(call).stream().noneMatch(other ->
                                    other.row() < square.row() && SolutionSearch.QUEENS.attacks(
                                            square.row() - other.row(), square.column() - other.column()))),
                    standing("unblocked", (call, square) -> true),
                    standing("first-row", (call, square) -> square.row() == 0 || !isBlocked(call, square)),
                    standing("last-row", (call, square) -> square.row() == call.n() - 1 || !isBlocked(call, square)),
                    // if a blocked square blocks its whole column, the count is 0: each column needs a queen
                    standing("columns", (call, square) -> blocked(call).isEmpty()),
                    WrongRule.by("screened", call -> (columns, row) ->
                            !isBlocked(call, new Square(row, columns[row])) && isScreened(call, columns, row)),
                    new WrongRule("cut", Optional.of(Hint.SAFE_SQUARE), true, call -> SolutionSearch.on(call.n(),
                            (columns, row) -> IntStream.rangeClosed(0, columns[row]).noneMatch(column ->
                                    isBlocked(call, new Square(row, column)))).all()),
                    new WrongRule("doubled", Optional.of(Hint.SEARCH), true, this::doubled)),
                    Stream.of(Symmetry.TRANSPOSE, Symmetry.MIRROR, Symmetry.FLIP)
                    .flatMap(BlockedSquaresChecks::confused)).toList());

    List<Check> all() {
        List<Call> different = SharedChecks.boards("blocked-different", BlockedSquaresChecks::call);
        return List.of(
                new Check("answers", "the right count on small boards", 50,
                        SharedChecks.boards("blocked", this::counted)),
                new Check("drawn", "the right count on boards drawn at random", 20,
                        SharedChecks.each(5, 10, n -> drawn(n, CallLimits.ofBoard(n)))),
                new Check("robust", "bad n; nothing is changed or kept", 15, SharedChecks.robust(
                        n -> Call.of("count", n, new boolean[0][0]), different.get(0), different.get(1),
                        SharedChecks.unchanged(different), SharedChecks.inAnyOrder(different))),
                new Check("speed", "the right count on larger boards, in time", 15, List.of(
                        new Case(SPEED, solver -> counted(solver, SPEED)
                                .or(() -> SearchBounds.table(solver, SPEED, solutions(SPEED).size()))),
                        drawn(LARGE, SPEED.limits()))));
    }

    /** Creates a call with blocked squares; {@code pairs} holds the row and column of each square. */
    static Call call(int n, int... pairs) {
        return call(n, IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new Square(pairs[2 * i], pairs[2 * i + 1])).toList());
    }

    private static Call call(int n, List<Square> blocked) {
        boolean[][] board = new boolean[n][n];
        blocked.forEach(square -> board[square.row()][square.column()] = true);
        return Call.of("count", n, board);
    }

    static Call drawnBoard(int n, int seed) {
        List<Square> squares = IntStream.range(0, n * n).mapToObj(i -> new Square(i / n, i % n))
                .collect(Collectors.toList());
        Collections.shuffle(squares, new Random((long) n << Integer.SIZE | seed));
        return call(n, squares.subList(0, n));
    }

    private Case counted(int n, int... pairs) {
        Call call = call(n, pairs);
        return new Case(call, solver -> counted(solver, call));
    }

    private Case drawn(int n, CallLimits limits) {
        return new Case("count(" + n + ", squares drawn at random)",
                solver -> counted(solver, drawnBoard(n, solver.seed()).within(limits)));
    }

    private Optional<Fault> counted(Solver solver, Call call) {
        return new CallSeries(n -> call, (asked, count) -> wrong(asked, (Long) count)).dependent(solver, call.n())
                .map(fault -> miscounts.named(solver, call, fault).orElse(fault));
    }

    private Optional<Fault> wrong(Call call, long count) {
        List<int[]> right = solutions(call);
        if (count == right.size()) {
            return Optional.empty();
        }
        List<Square> blocked = blocked(call);
        int[] none = new int[call.n()];
        Arrays.fill(none, Drawing.NO_QUEEN);
        return Optional.of(new Fault(Kind.COUNT, call + " gave " + count,
                Optional.of(Drawing.of(right.stream().findFirst().orElse(none)).blocking(blocked)),
                "the right count is " + right.size() + (blocked.isEmpty() ? ": no square is blocked"
                        : "; no queen may stand on a square marked #")));
    }

    private List<int[]> solutions(Call call) {
        return known.computeIfAbsent(call, asked -> SolutionSearch.on(asked.n(),
                (columns, row) -> !isBlocked(asked, new Square(row, columns[row]))).all());
    }

    private static Stream<WrongRule> confused(Symmetry symmetry) {
        BiPredicate<Call, Square> isFree = (call, square) -> !isBlocked(call, square);
        BiPredicate<Call, Square> isOther = (call, square) -> !isBlocked(call, symmetry.image(square, call.n() - 1));
        return Stream.of(standing(symmetry + "-too", isFree.and(isOther)),
                standing(symmetry + "-only", isFree.or(isOther)), standing(symmetry + "-row-0", (call, square) ->
                        (square.row() == 0 ? isOther : isFree).test(call, square)));
    }

    private static WrongRule standing(String name, BiPredicate<Call, Square> squares) {
        return new WrongRule(name, Optional.of(Hint.SAFE_SQUARE), true, call -> SolutionSearch.on(call.n(),
                (columns, row) -> squares.test(call, new Square(row, columns[row]))).all());
    }

    /** Returns whether a blocked square stands between a row's queen and each queen above on the same line. */
    private static boolean isScreened(Call call, int[] columns, int row) {
        return SolutionSearch.apart((down, right) -> SolutionSearch.QUEENS.attacks(down, right)
                && IntStream.range(1, down).noneMatch(step -> isBlocked(call,
                        new Square(row - step, columns[row] - step * Integer.signum(right))))).admits(columns, row);
    }

    /** Returns the placements of a wrong search that mirrors solutions: an image may have queens on blocked squares. */
    private List<int[]> doubled(Call call) {
        return solutions(call).stream().filter(solution -> 2 * solution[0] < call.n()).flatMap(solution ->
                Stream.of(solution, Symmetry.MIRROR.image(solution)).limit(2 * solution[0] == call.n() - 1 ? 1 : 2))
                .toList();
    }

    private static boolean isBlocked(Call call, Square square) {
        return ((boolean[][]) call.arguments().get(1))[square.row()][square.column()];
    }

    private static List<Square> blocked(Call call) {
        return IntStream.range(0, call.n() * call.n()).mapToObj(i -> new Square(i / call.n(), i % call.n()))
                .filter(square -> isBlocked(call, square)).toList();
    }
}
