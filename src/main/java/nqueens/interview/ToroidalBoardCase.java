package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.board.Square;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * How many solutions there are where diagonals wrap around.
 *
 * @param n the number of queens, 1 to 13
 */
record ToroidalBoardCase(int n) implements StageCase {

    /** For n = 1 to 13. Source: OEIS A051906. */
    static final List<Integer> COUNTS = List.of(1, 0, 0, 0, 10, 0, 28, 0, 0, 0, 88, 0, 4524);

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(Method.TOROIDAL_BOARD, n, List.of());
        long count = StageCase.count(solver, request);
        int right = COUNTS.get(n - 1);
        if (count == right) {
            return Optional.empty();
        }
        String finding = request + " gave " + count;
        String rule = "the known count is " + right;
        return new SolutionSearch(n, (row, column) -> true).all().stream()
                .flatMap(solution -> WrappedAttack.firstIn(solution).stream()
                        .map(attack -> new Fault(finding,
                                Optional.of(Drawing.of(solution).marking(
                                        new Square(attack.upper(), solution[attack.upper()]),
                                        new Square(attack.lower(), solution[attack.lower()]))),
                                rule + "; here " + attack.rule(solution))))
                .findFirst().or(() -> Optional.of(new Fault(finding, Optional.empty(), rule)));
    }
}
