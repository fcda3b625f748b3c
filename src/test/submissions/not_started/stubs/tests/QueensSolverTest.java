package tests;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import nqueens.NotStartedException;
import nqueens.QueensSolver;
import nqueens.mutants.SolverUnderTest;

/**
 * Tests of a solver that you haven't written: they pass on every right one, and fail on every wrong one.
 *
 * <p>Idea to implement: ask for what the contract promises of every answer, and of several calls, rather than for a few
 * answers that you know. {@link SolverUnderTest} hands the solver to each test that has a parameter of its type; two
 * parameters are two solvers.
 *
 * <p>Limits: ask for n up to 10; what shows for n = 12 shows for a smaller n, too.
 */
@ExtendWith(SolverUnderTest.class)
class QueensSolverTest {

    /** Start with the smallest board, and go on. Write any number of tests, with any names. */
    @Test
    void a_board_of_one_square_has_one_solution(QueensSolver solver) {
        throw new NotStartedException("test what solver.solve(1) and solver.count(1) give");
    }
}
