package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/**
 * Tests of a solver that you haven't written: they pass on every right solver, and fail on every wrong solver.
 *
 * <p>Idea to implement: test what the contract promises for every answer, and for several calls, rather than a few
 * answers that you know. {@link SolverUnderTest} passes a solver to each test with a parameter of the solver's type;
 * two parameters get two solvers.
 *
 * <p>Limits: use n up to 10; a fault that shows for n = 12 also shows for a smaller n.
 */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    /** Start with the smallest board, and go on. Write any number of tests, with any names. */
    @Test
    void a_board_of_one_square_has_one_solution(QueensSolver solver) {
        throw new NotStartedException("test what solver.solve(1) and solver.count(1) give");
    }
}
