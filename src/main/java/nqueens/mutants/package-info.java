/**
 * Solvers to test tests by: correct ones, which no test may fail on, and faulty ones, each wrong in one way. Where a
 * class of tests is judged they run in its worker; the class sees nothing of them but {@link nqueens.QueensSolver},
 * handed in by {@link nqueens.mutants.SolverUnderTest}.
 */
package nqueens.mutants;
