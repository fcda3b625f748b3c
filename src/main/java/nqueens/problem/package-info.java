/**
 * Problems: a contract, checks with cases and points, limits, an approach, hints; and the rules that every
 * answer is held to. Knows the rules of the board, and no problem by its name.
 */
package nqueens.problem;
