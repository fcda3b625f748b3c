package nqueens.problem.catalogue;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

import nqueens.problem.Allowance;
import nqueens.problem.Call;
import nqueens.problem.Case;
import nqueens.problem.Check;
import nqueens.problem.Search;

/** The checks of the problem whose answer is the number of solutions. */
final class CountChecks {

    private static final int SMALL = 10;
    private static final int LARGEST = 12;
    /** Counted steps up to the limit take some 5 s, on a machine that does much else up to 10. */
    private static final int MOST_SECONDS = 15;

    private CountChecks() {
    }

    static List<Check> all() {
        IntFunction<Call> call = n -> Call.of("totalNQueens", n).within(Allowance.ofBoard(n).seconds(MOST_SECONDS));
        Counts counts = new Counts(call);
        IntFunction<Case> of = n -> new Case(call.apply(n).toString(), solver -> counts.explained(solver, n));
        return DrillChecks.of(IntStream.rangeClosed(1, SMALL).mapToObj(of).toList(),
                DrillChecks.all(DrillChecks.robust(call, call.apply(5)), List.of(
                        Robust.repeated(call.apply(6)),
                        Robust.mixed(List.of(call.apply(7)), call.apply(6), call.apply(5)),
                        Robust.secondInstance(List.of(call.apply(6)), call.apply(5)))),
                Search.searched(call.apply(SMALL), Search.leastSteps(SMALL)),
                IntStream.rangeClosed(SMALL + 1, LARGEST).mapToObj(of).toList());
    }
}
