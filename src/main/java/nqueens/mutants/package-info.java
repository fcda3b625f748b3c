/**
 * The solvers that learners' tests are tried on: correct ones, which no test may fail on, and faulty ones, each wrong
 * in one way. They run in the worker of the class of tests, which sees nothing of them but {@link
 * nqueens.QueensSolver}, handed in by {@link nqueens.mutants.SolverUnderTest}.
 */
package nqueens.mutants;
