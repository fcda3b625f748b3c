package nqueens.problem;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

import nqueens.LargeBoard;
import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;

/**
 * Right answers to the calls of known contracts, by definition: all solutions are sifted. On a large board, where
 * nothing can be sifted, the reference solution answers.
 */
final class RightAnswers {

    /** Up to this n all solutions are sifted. */
    private static final int LARGEST = 13;

    private RightAnswers() {
    }

    static Function<Call, Object> to(Problem problem) {
        return call -> {
            if (call.n() < 1 || problem == Catalogue.BITMASK && call.n() > 31
                    || problem == Catalogue.HALVES && call.n() > 20) {
                throw new IllegalArgumentException("n = " + call.n());
            }
            return problem == Catalogue.HALVES ? (Object) KnownCounts.of(call.n())
                    : problem == Catalogue.SUPERQUEENS ? superqueens(call.n())
                    : answer(problem.contract().getSimpleName(), call);
        };
    }

    private static Object answer(String contract, Call call) {
        int n = call.n();
        return switch (contract) {
            case "QueensSolver" -> call.method().equals("count") ? (Object) KnownCounts.of(n) : all(n);
            case "SolutionCount" -> (int) KnownCounts.of(n);
            case "AllSolutions" -> all(n).stream().map(RightAnswers::board).toList();
            case "OneSolution", "FirstSolution" -> first(new SolutionSearch(n));
            case "SymmetricQueens" -> call.method().equals("count") ? KnownCounts.of(n) : classes(n);
            case "LazySolutions" -> (n > LARGEST ? some(n) : all(n)).iterator();
            case "LargeBoard" -> reference().place(n, (Long) call.arguments().get(1));
            case "QueensCounter" -> all(n).stream().filter(solution ->
                    IntStream.range(0, n).map(row -> (row + n - solution[row]) % n).distinct().count() == n
                    && IntStream.range(0, n).map(row -> (row + solution[row]) % n).distinct().count() == n).count();
            case "BlockedSquares" -> (long) count(n,
                    (row, column) -> !((boolean[][]) call.arguments().get(1))[row][column]);
            default -> first(new SolutionSearch(n, (row, column) -> Arrays.stream((int[][]) call.arguments().get(1))
                    .allMatch(queen -> queen[0] != row || queen[1] == column)));
        };
    }

    private static long superqueens(int n) {
        return all(n).stream().filter(solution -> IntStream.range(0, n).noneMatch(row ->
                isApart(solution, row, row + 1, 2) || isApart(solution, row, row + 2, 1))).count();
    }

    private static boolean isApart(int[] solution, int row, int below, int columns) {
        return below < solution.length && Math.abs(solution[row] - solution[below]) == columns;
    }

    private static long classes(int n) {
        return all(n).stream().filter(solution -> Arrays.stream(Symmetry.values())
                .allMatch(symmetry -> Arrays.compare(solution, symmetry.of(solution)) <= 0)).count();
    }

    private static LargeBoard reference() {
        try {
            return (LargeBoard) Class.forName("million.MillionQueens").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<int[]> some(int n) {
        int[] first = first(new SolutionSearch(n));
        return List.of(first, Symmetry.MIRROR.of(first), Symmetry.FLIP.of(first));
    }

    private static List<int[]> all(int n) {
        return SolutionSearch.solutions(n).stream().map(int[]::clone).toList();
    }

    private static int count(int n, SolutionSearch.Squares free) {
        return new SolutionSearch(n, free).all().size();
    }

    private static int[] first(SolutionSearch search) {
        return search.first().orElse(new int[0]);
    }

    static List<String> board(int... columns) {
        return Arrays.stream(columns).mapToObj(
                column -> ".".repeat(column) + "Q" + ".".repeat(columns.length - column - 1)).toList();
    }
}
