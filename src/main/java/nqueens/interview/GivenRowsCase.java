package nqueens.interview;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import nqueens.board.Attack;
import nqueens.board.Drawing;
import nqueens.board.Fault;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;
import nqueens.judge.worker.Request.Method;

/**
 * How many solutions begin with some queens.
 *
 * @param n the number of queens
 * @param given the columns of the first rows' queens
 */
record GivenRowsCase(int n, List<Integer> given) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(Method.GIVEN_ROWS, n, given);
        List<int[]> right = new SolutionSearch(n, this::isFree).all();
        long count = StageCase.count(solver, request);
        return count == right.size() ? Optional.empty() : Optional.of(fault(request + " gave " + count, right));
    }

    private boolean isFree(int row, int column) {
        return row >= given.size() || given.get(row) == column;
    }

    private Fault fault(String finding, List<int[]> right) {
        if (!right.isEmpty()) {
            return new Fault(finding, Optional.of(Drawing.of(right.get(0))),
                    "the right count is " + right.size() + "; this is the first of them");
        }
        int[] columns = given.stream().mapToInt(Integer::intValue).toArray();
        int[] rows = Arrays.copyOf(columns, n);
        Arrays.fill(rows, columns.length, n, Drawing.NO_QUEEN);
        return Attack.firstIn(columns)
                .map(attack -> new Fault(finding,
                        Optional.of(Drawing.of(rows).marking(attack.upper(), attack.lower())),
                        attack.rule() + ", so that the right count is 0"))
                .orElseGet(() -> new Fault(finding, Optional.of(Drawing.of(rows)),
                        "the right count is 0: no solution begins with these queens"));
    }
}
