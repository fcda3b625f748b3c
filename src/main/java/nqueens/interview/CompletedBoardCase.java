package nqueens.interview;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.Square;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * A solution that has some queens.
 *
 * @param n the number of queens
 * @param queens the squares on which a queen stands already
 */
record CompletedBoardCase(int n, List<Square> queens) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        PlacementAnswer answer = StageCase.placement(solver, Request.of(Method.COMPLETED_BOARD, n,
                queens.stream().flatMap(queen -> Stream.of(queen.row(), queen.column())).toList()));
        Optional<Fault> invalid = answer.invalid(new SolutionSearch(n, this::isFree).first());
        return answer.isNone() ? invalid : invalid.or(() -> moved(answer));
    }

    /** Leaves the column of each queen that stands to its own row: since a solution needs every column, it stays. */
    private boolean isFree(int row, int column) {
        return queens.stream().allMatch(queen -> queen.row() == row || queen.column() != column);
    }

    /** A queen that stood elsewhere. */
    private Optional<Fault> moved(PlacementAnswer answer) {
        return queens.stream().filter(queen -> answer.columns()[queen.row()] != queen.column()).findFirst()
                .map(queen -> new Fault(answer.finding(),
                        Optional.of(Drawing.of(answer.columns())
                                .marking(new Square(queen.row(), answer.columns()[queen.row()]))),
                        "the queen of row " + queen.row() + " stands in column " + queen.column()
                                + " already, and may not be moved"));
    }
}
