package nqueens.interview;

import java.util.List;
import java.util.Optional;

import nqueens.board.Fault;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Request;

/**
 * A call that has to be refused.
 *
 * @param method the method
 * @param n less than 1
 */
record RefusedCase(Request.Method method, int n) implements StageCase {

    @Override
    public Optional<Fault> fault(SolverUnderTest solver) {
        Request request = Request.of(method, n, List.of());
        return solver.unlessRefused(request).map(done -> new Fault(request + " " + done, Optional.empty(),
                "n must be at least 1: throw an IllegalArgumentException"));
    }
}
