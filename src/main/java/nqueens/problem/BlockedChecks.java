package nqueens.problem;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Fault.Kind;

/**
 * The checks of counting where squares are blocked, whose contract is {@link nqueens.BlockedSquares}. Some boards are
 * drawn from the judge's seed, so that no table has them; what is right is searched for here.
 */
final class BlockedChecks {

    /** The largest board: a board that is looked through for each square takes some 200 million steps. */
    private static final int LARGE = 11;
    /** What is right on a board: it is asked about in each submission of a class. */
    private final Map<Call, Right> known = new ConcurrentHashMap<>();

    /** How many solutions there are, and a board to show: the first of them, or rows without a queen. */
    private record Right(int count, int[] shown) {
    }

    private BlockedChecks() {
    }

    /**
     * Gives the checks.
     *
     * @param speed the call that must be fast
     */
    static List<Check> of(Call speed) {
        return new BlockedChecks().all(speed);
    }

    private List<Check> all(Call speed) {
        Call six = call(6, 0, 1);
        Call five = call(5, 2, 2);
        return List.of(
                new Check("answers", "the right count on small boards", 50, List.of(
                        counted(1), counted(1, 0, 0), counted(2), counted(3, 1, 1), counted(4), counted(4, 0, 0),
                        counted(4, 0, 1), counted(4, 0, 1, 0, 2), counted(5, 2, 2), counted(5, 0, 0, 1, 3, 4, 2),
                        counted(5, 2, 0, 2, 1, 2, 2, 2, 3, 2, 4), counted(6, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
                        counted(7, 3, 3, 2, 5, 6, 0), counted(8, 0, 0, 0, 7, 7, 0, 7, 7),
                        counted(8, 3, 3, 3, 4, 4, 3, 4, 4))),
                new Check("drawn", "the right count on boards drawn at random", 20,
                        IntStream.rangeClosed(5, 10).mapToObj(this::drawn).toList()),
                new Check("robust", "bad n; nothing is changed or kept", 15, DrillChecks.all(
                        DrillChecks.robust(n -> Call.of("count", n, new boolean[0][0]), six), List.of(
                        Robust.repeated(six), Robust.mixed(List.of(five), six),
                        Robust.secondInstance(List.of(six), five), Robust.unchanged(six, 1)))),
                new Check("speed", "the right count on larger boards, in time", 15, List.of(
                        new Case(speed.toString(), solver -> counted(solver, speed).or(() -> solver.measured(speed)
                                .executed().flatMap(executed -> Search.table(speed, executed, right(speed).count())))),
                        drawn(LARGE, speed.allowance()))));
    }

    /** Blocks squares, each as row and column. */
    static Call call(int n, int... pairs) {
        return call(n, IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new Square(pairs[2 * i], pairs[2 * i + 1])).toList());
    }

    private static Call call(int n, List<Square> blocked) {
        boolean[][] board = new boolean[n][n];
        blocked.forEach(square -> board[square.row()][square.column()] = true);
        return Call.of("count", n, board);
    }

    /**
     * Draws a board.
     *
     * @param n how many rows and columns it has, and squares that are blocked
     * @param seed the same number gives the same board
     */
    static Call drawnBoard(int n, int seed) {
        List<Square> squares = IntStream.range(0, n * n).mapToObj(i -> new Square(i / n, i % n))
                .collect(Collectors.toList());
        Collections.shuffle(squares, new Random((long) n << Integer.SIZE | seed));
        return call(n, squares.subList(0, n));
    }

    private Case counted(int n, int... pairs) {
        Call call = call(n, pairs);
        return new Case(call.toString(), solver -> counted(solver, call));
    }

    private Case drawn(int n) {
        return drawn(n, Allowance.ofBoard(n));
    }

    private Case drawn(int n, Allowance allowance) {
        return new Case("count(" + n + ", squares drawn at random)",
                solver -> counted(solver, drawnBoard(n, solver.seed()).within(allowance)));
    }

    private Optional<Fault> counted(Solver solver, Call call) {
        return new Series(n -> call, (asked, count) -> wrong(asked, (Long) count)).dependent(solver, call.n());
    }

    private Optional<Fault> wrong(Call call, long count) {
        Right right = right(call);
        if (count == right.count()) {
            return Optional.empty();
        }
        List<Square> blocked = blocked(call);
        return Optional.of(new Fault(Kind.COUNT, call + " gave " + count,
                Optional.of(Drawing.of(right.shown()).blocking(blocked)), "the right count is " + right.count()
                        + (blocked.isEmpty() ? ": no square is blocked"
                                : "; no queen may stand on a square marked #")));
    }

    private Right right(Call call) {
        return known.computeIfAbsent(call, asked -> {
            boolean[][] blocked = (boolean[][]) asked.arguments().get(1);
            List<int[]> all = new SolutionSearch(asked.n(), (row, column) -> !blocked[row][column]).all();
            int[] none = new int[asked.n()];
            Arrays.fill(none, Drawing.NO_QUEEN);
            return new Right(all.size(), all.stream().findFirst().orElse(none));
        });
    }

    private static List<Square> blocked(Call call) {
        boolean[][] board = (boolean[][]) call.arguments().get(1);
        return IntStream.range(0, call.n() * call.n()).mapToObj(i -> new Square(i / call.n(), i % call.n()))
                .filter(square -> board[square.row()][square.column()]).toList();
    }
}
