/**
 * The solvers on which learners' tests run: correct ones, which no test may fail, and faulty ones with one mistake
 * each. They run in the same worker as the tests, which see them only as a {@link nqueens.QueensSolver} that {@link
 * nqueens.mutants.SolverUnderTest} passes in.
 */
package nqueens.mutants;
