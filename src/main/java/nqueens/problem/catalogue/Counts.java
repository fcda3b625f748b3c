package nqueens.problem.catalogue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import nqueens.board.KnownCounts;
import nqueens.board.SolutionSearch;
import nqueens.board.Symmetry;
import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Fault.Kind;
import nqueens.problem.Fault;
import nqueens.problem.PlacementFault;
import nqueens.problem.Search;
import nqueens.problem.Solver;
import nqueens.problem.catalogue.Miscounts.WrongRule;

/** Counts of all solutions, held against the known ones. */
final class Counts {

    private static final int FEW = 4;
    private static final int MANY = 6;
    private static final int SMALL = 10;
    private static final int LARGEST = 12;
    /** Counted steps up to the limit take some 5 s, on a machine that does much else up to 10. */
    private static final int MOST_SECONDS = 15;

    private final Series series;
    private final Miscounts miscounts;

    /** Creates the counts of a method; {@code calls} gives the call for n. */
    Counts(IntFunction<Call> calls) {
        series = new Series(calls, (call, count) -> wrong(call, ((Number) count).longValue()));
        miscounts = new Miscounts(IntStream.rangeClosed(FEW, MANY).mapToObj(calls).toList(),
                call -> SolutionSearch.solutions(call.n()),
                (call, placement) -> PlacementFault.of("", call.n(), placement).orElseThrow(), rules());
    }

    /** What people count who forget a rule of the game, or what images of solutions there are. */
    private static List<WrongRule> rules() {
        return List.of(
                WrongRule.apart("only one kind of diagonal is looked at, such as the one falling to the right",
                        (down, right) -> right == 0 || right == down).orOneLikeIt(),
                WrongRule.apart("no diagonal is looked at", (down, right) -> right == 0),
                WrongRule.apart("no column is looked at", (down, right) -> Math.abs(right) == down),
                WrongRule.apart("diagonals are compared with the row above alone",
                        (down, right) -> right == 0 || down == 1 && Math.abs(right) == 1),
                WrongRule.apart("a queen is compared with the row above alone",
                        (down, right) -> down == 1 && Math.abs(right) <= 1),
                WrongRule.apart("no queen attacks another", (down, right) -> false),
                new WrongRule("a solution and its mirror image are one",
                        call -> SolutionSearch.solutions(call.n()).stream().filter(solution ->
                                Arrays.compare(solution, Symmetry.MIRROR.of(solution)) <= 0).toList()),
                new WrongRule("the first queen stands in the left half of its row alone",
                        call -> SolutionSearch.solutions(call.n()).stream()
                                .filter(solution -> solution[0] < call.n() / 2).toList()));
    }

    /** The checks of the drill whose answer is the number of solutions. */
    static List<Check> checks() {
        IntFunction<Call> call = n -> Call.of("totalNQueens", n).within(Allowance.ofBoard(n).seconds(MOST_SECONDS));
        Counts counts = new Counts(call);
        IntFunction<Case> of = n -> new Case(call.apply(n).toString(), solver -> counts.explained(solver, n));
        return StandardChecks.of(StandardChecks.each(1, SMALL, of),
                StandardChecks.robust(call, call.apply(5),
                        Robust.repeated(call.apply(6)),
                        Robust.mixed(List.of(call.apply(7)), call.apply(6), call.apply(5)),
                        Robust.secondInstance(List.of(call.apply(6)), call.apply(5))),
                Optional.of(Search.searched(call.apply(SMALL), Search.leastSteps(SMALL))),
                StandardChecks.each(SMALL + 1, LARGEST, of));
    }

    /** Asks for n queens, and tells what the counts for other n show of a wrong one; those for smaller n were right. */
    Optional<Fault> explained(Solver solver, int n) {
        return series.explained(solver, n).map(fault ->
                miscounts.named(solver, series.calls().apply(n), fault).orElse(fault));
    }

    /** Compares the count of all solutions with what a call gave, whose first argument is n, 1 to 18. */
    static Optional<Fault> wrong(Call call, long count) {
        long known = KnownCounts.of(call.n());
        if (count == known) {
            return Optional.empty();
        }
        String finding = call + " gave " + count + "; the known count is " + known;
        String type = (byte) known == count ? "byte" : (short) known == count ? "short" : "";
        return Optional.of(type.isEmpty() ? new Fault(Kind.COUNT, finding, "")
                : new Fault(Kind.OVERFLOW, finding, known + " does not fit a " + type + ": count in a long"));
    }
}
