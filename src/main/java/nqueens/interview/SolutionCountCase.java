package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.board.Fault;
import nqueens.board.KnownCounts;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * How many solutions there are.
 *
 * @param n the number of queens
 */
record SolutionCountCase(int n) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(Method.SOLUTION_COUNT, n, List.of());
        long count = StageCase.count(solver, request);
        return count == KnownCounts.of(n) ? Optional.empty() : Optional.of(new Fault(
                request + " gave " + count, Optional.empty(), "the known count is " + KnownCounts.of(n)));
    }
}
