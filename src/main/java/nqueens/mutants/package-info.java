/**
 * The solvers on which learners' tests run: correct solvers, on which no test may fail, and faulty solvers with one
 * mistake each. The solvers run in the same worker as the tests, which see each solver only as a {@link
 * nqueens.QueensSolver} that {@link nqueens.mutants.SolverUnderTest} passes in.
 */
package nqueens.mutants;
