package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import nqueens.board.Drawing;
import nqueens.board.SolutionSearch;
import nqueens.board.Square;
import nqueens.problem.Allowance;
import nqueens.problem.Answers;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Search;

/** The checks of problems whose answer is one placement, empty where there is no solution. */
final class PlacementChecks {

    private static final int SMALL = 10;
    private static final int LARGEST = 20;
    /** Reaching the limit of steps, or filling the heap, takes some 5 s, on a busy machine up to 10 s. */
    private static final int MOST_SECONDS = 15;
    /** A twentieth of the 199,615 squares from which a search goes back before its first solution for n = 20. */
    private static final long STEPS_TO_THE_FIRST = 10_000;

    static final Call SPEED_OF_COMPLETION = completing(16, 13, 7, 4, 10, 0, 0, 9, 14, 7, 4)
            .within(Allowance.STANDARD.steps(2_000_000_000).advising(Sentence.of("placement.speed")));

    private PlacementChecks() {
    }

    static List<Check> anySolution() {
        return drill("solve", (call, placement) -> invalid(call, placement, new SolutionSearch(call.n()).first()),
                Optional.empty());
    }

    static List<Check> firstSolution() {
        return drill("first", PlacementChecks::notFirst, Optional.of(Search.searched(Call.of("first", LARGEST)
                .within(Allowance.STANDARD.seconds(MOST_SECONDS)), STEPS_TO_THE_FIRST)));
    }

    private static List<Check> drill(String method, BiFunction<Call, int[], Optional<Fault>> fault,
            Optional<Case> searched) {
        IntFunction<Call> call = n -> Call.of(method, n);
        IntFunction<Case> placed = n -> placement(call.apply(n), fault);
        return Checks.of(Checks.each(1, SMALL, placed),
                Checks.robust(call, call.apply(5),
                        Checks.lasting(call.apply(5), call.apply(5), call.apply(6)),
                        Checks.inAnyOrder(IntStream.rangeClosed(1, SMALL).mapToObj(call).toArray(Call[]::new))),
                searched, Checks.each(SMALL + 1, LARGEST, placed));
    }

    /** The checks of completing a board, whose contract is {@link nqueens.CompletedBoard}. */
    static List<Check> completion() {
        Call five = completing(5, 2, 2);
        Call eight = completing(8, 7, 3, 4, 2);
        return Checks.of(
                List.of(completed(1), completed(1, 0, 0), completed(2, 1, 0), completed(3, 1, 1), completed(4),
                        completed(4, 0, 1), completed(4, 0, 0), completed(4, 2, 0, 1, 3), completed(4, 0, 1, 1, 2),
                        completed(4, 2, 0, 2, 3), completed(4, 3, 2, 1, 3, 0, 1, 2, 0), completed(5, 2, 2),
                        completed(5, 4, 4, 0, 0), completed(6, 5, 0), completed(6, 5, 4), completed(6, 3, 2, 0, 2),
                        completed(7, 6, 1, 0, 3, 3, 4), completed(8, 7, 3), completed(8, 4, 2, 1, 4),
                        completed(8, 3, 3, 4, 4), completed(8, 6, 0, 2, 1), completed(9, 8, 8, 0, 1, 4, 4),
                        completed(10, 9, 9, 4, 2), completed(10, 8, 0, 1, 7)),
                Checks.robust(n -> Call.of("complete", n, new int[0][]), five,
                        Checks.repeated(five, eight), Checks.owned(five), Checks.lasting(five, eight),
                        Checks.mixed(List.of(eight), five), Checks.secondInstance(List.of(eight), five),
                        Checks.unchanged(eight, 1),
                        Checks.inAnyOrder(five, eight, completing(4), completing(6, 3, 0), completing(7, 6, 1))),
                Optional.empty(),
                List.of(completed(12, 11, 0, 5, 7), completed(16),
                        placement(SPEED_OF_COMPLETION, PlacementChecks::incomplete), completed(16, 15, 3, 8, 12)));
    }

    /** Lists queens, each as row and column. */
    static Call completing(int n, int... pairs) {
        return Call.of("complete", n, IntStream.range(0, pairs.length / 2)
                .mapToObj(i -> new int[] {pairs[2 * i], pairs[2 * i + 1]}).toArray(int[][]::new));
    }

    private static Case completed(int n, int... pairs) {
        return placement(completing(n, pairs), PlacementChecks::incomplete);
    }

    private static Case placement(Call call, BiFunction<Call, int[], Optional<Fault>> fault) {
        Series alone = new Series(n -> call, (asked, placement) -> fault.apply(asked, (int[]) placement));
        return new Case(call, solver -> alone.dependent(solver, call.n()));
    }

    private static Optional<Fault> notFirst(Call call, int... placement) {
        Optional<int[]> first = new SolutionSearch(call.n()).first();
        return invalid(call, placement, first).or(() -> first
                .filter(solution -> !Arrays.equals(solution, placement))
                .map(solution -> new Fault(Kind.OTHER_SOLUTION,
                        finding(call, placement) + "; " + Answers.shown(solution) + " comes before it",
                        Optional.of(Drawing.of(solution)), "this is the first solution in lexicographic order")));
    }

    private static Optional<Fault> incomplete(Call call, int... placement) {
        int[][] queens = (int[][]) call.arguments().get(1);
        Optional<int[]> right = new SolutionSearch(call.n(), (columns, row) -> Arrays.stream(queens)
                .allMatch(queen -> row != queen[0] || columns[row] == queen[1])).first();
        Optional<Fault> invalid = invalid(call, placement, right);
        return placement == null || placement.length == 0 ? invalid
                : invalid.or(() -> moved(call, placement, queens)).map(fault -> right.isPresent() ? fault
                        : fault.telling(Sentence.of("placement.none" + (fault.kind() == Kind.ATTACK ? "-seen" : ""))));
    }

    /** The fault of a given queen that isn't in the answer. */
    private static Optional<Fault> moved(Call call, int[] placement, int[]... queens) {
        return Arrays.stream(queens).filter(queen -> placement[queen[0]] != queen[1]).findFirst()
                .map(queen -> new Fault(Kind.OTHER_SOLUTION, finding(call, placement),
                        Optional.of(Drawing.of(placement).marking(new Square(queen[0], placement[queen[0]]))),
                        Sentence.of("placement.moved", queen[0], queen[1])));
    }

    /** The answer as text, such as {@code solve(4) gave [1, 3, 0, 2]}. */
    static String finding(Call call, int... placement) {
        return call + " gave " + Answers.shown(placement);
    }

    /** Says why an answer is neither a solution nor rightly empty; {@code right} is a solution, if there is one. */
    static Optional<Fault> invalid(Call call, int[] placement, Optional<int[]> right) {
        if (placement == null && right.isEmpty()) {
            return Optional.of(new Fault(Kind.NULL, finding(call, placement), Sentence.of("placement.null")));
        }
        return placement == null || placement.length > 0
                ? Fault.ofPlacement(finding(call, placement), call.n(), placement)
                : right.map(solution -> new Fault(Kind.MISSING, finding(call, placement),
                        Optional.of(Drawing.of(solution)), "there is a solution, such as this one"));
    }
}
