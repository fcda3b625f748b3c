/**
 * Problems: a contract, checks with cases and points, limits, an approach and hints; and the rules for every answer.
 * This package knows the rules of the board, but no individual problem.
 */
package nqueens.problem;
