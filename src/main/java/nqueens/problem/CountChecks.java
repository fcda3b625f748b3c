package nqueens.problem;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** The checks of the problem whose answer is the number of solutions. */
final class CountChecks {

    private static final int SMALL = 10;
    private static final int LARGEST = 12;

    private CountChecks() {
    }

    /** How many solutions there are. */
    static List<Check> solutions() {
        IntFunction<Call> call = n -> Call.of("totalNQueens", n);
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
