/**
 * What a problem is: a contract, checks with cases and points, limits, an approach, hints. {@link
 * nqueens.problem.Catalogue} declares each in one place; nothing of the judge knows a problem by its name, or a method
 * of a contract. Knows the contracts and the rules of the board.
 */
package nqueens.problem;
