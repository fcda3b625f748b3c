package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.board.Fault;
import nqueens.board.KnownCounts;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * How many solutions there are up to symmetry.
 *
 * @param n the number of queens, 1 to 12
 */
record DistinctSolutionsCase(int n) implements StageCase {

    /** For n = 1 to 12. Source: OEIS A002562. */
    static final List<Integer> COUNTS = List.of(1, 0, 0, 1, 2, 1, 6, 12, 46, 92, 341, 1787);

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(Method.DISTINCT_SOLUTIONS, n, List.of());
        long count = StageCase.count(solver, request);
        int right = COUNTS.get(n - 1);
        return count == right ? Optional.empty() : Optional.of(new Fault(request + " gave " + count,
                Optional.empty(), "the known count is " + right + ": of the " + KnownCounts.of(n)
                        + " solutions those that are turns or mirror images of each other count as one"));
    }
}
