package nqueens.interview;

import java.util.Optional;

import nqueens.board.Fault;
import nqueens.judge.Limits;
import nqueens.judge.SolverUnderTest;
import nqueens.judge.worker.Reply;
import nqueens.judge.worker.Request;

/** One input of a stage, and what is right. */
interface StageCase {

    /**
     * Asks the solver.
     *
     * @throws nqueens.judge.NotAcceptedException if there is no answer
     * @return what is wrong with the answer, or empty if it is right
     */
    Optional<Fault> fault(SolverUnderTest solver);

    /** The count that a call gives. */
    static long count(SolverUnderTest solver, Request request) {
        return ((Reply.Count) solver.answer(request, Limits.CALL_CPU_SECONDS)).value();
    }

    /** The placement that a call gives. */
    static PlacementAnswer placement(SolverUnderTest solver, Request request) {
        Reply reply = solver.answer(request, Limits.CALL_CPU_SECONDS);
        return new PlacementAnswer(request, ((Reply.Placement) reply).columns());
    }
}
