package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.PlacementFault;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * The lexicographically first solution.
 *
 * @param n the number of queens
 */
record FirstSolutionCase(int n) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        PlacementAnswer answer = StageCase.placement(solver, Request.of(Method.FIRST_SOLUTION, n, List.of()));
        Optional<int[]> first = new SolutionSearch(n, (row, column) -> true).first();
        return answer.invalid(first).or(() -> first.filter(solution -> !Arrays.equals(solution, answer.columns()))
                .map(solution -> new Fault(answer.finding() + "; " + PlacementFault.text(solution) + " comes before it",
                        Optional.of(Drawing.of(solution)), "this is the first solution in lexicographic order")));
    }
}
