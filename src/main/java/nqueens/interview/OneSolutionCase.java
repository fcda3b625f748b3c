package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.board.Fault;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * Any solution.
 *
 * @param n the number of queens
 */
record OneSolutionCase(int n) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        PlacementAnswer answer = StageCase.placement(solver, Request.of(Method.ONE_SOLUTION, n, List.of()));
        return answer.invalid(new SolutionSearch(n, (row, column) -> true).first());
    }
}
